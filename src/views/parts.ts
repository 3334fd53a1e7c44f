import type { ComponentType } from 'react';
import type { View } from '../navigation/view.ts';
import { lazyPart } from './lazyPart.ts';

/** The eight views. */
export const views = {
  home: view(() => import('./home/Home.tsx').then(({ Home }) => Home)),
  myStory: view(() => import('./MyStory.tsx').then(({ MyStory }) => MyStory)),
  about: view(() => import('./About.tsx').then(({ About }) => About)),
  whatWeBelieve: view(() => import('./WhatWeBelieve.tsx').then(({ WhatWeBelieve }) => WhatWeBelieve)),
  whyRB: view(() => import('./WhyRB.tsx').then(({ WhyRB }) => WhyRB)),
  donate: view(() => import('./Donate.tsx').then(({ Donate }) => Donate)),
  articles: view(() => import('./Articles.tsx').then(({ Articles }) => Articles)),
  contact: view(() => import('./Contact.tsx').then(({ Contact }) => Contact)),
} as const satisfies Record<View, unknown>;

function view<Props>(importView: () => Promise<ComponentType<Props>>) {
  return lazyPart(importView, openDocument);
}

/**
 * Opens the view whose part could not be loaded as a document, once that can be reached: the usual cause is a new
 * deployment behind an open tab. Until then the view says what has happened (`ErrorBoundary`).
 */
function openDocument(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}

/** Fetches a view ahead. That it cannot be fetched shows when it is opened. */
export function prefetch(next: View): void {
  views[next].fetch().catch(() => undefined);
}
