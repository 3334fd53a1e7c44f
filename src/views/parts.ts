import type { ComponentType } from 'react';
import { everyView } from '../navigation/addresses.ts';
import type { View } from '../navigation/view.ts';
import type { ArticlesProps } from './Articles.tsx';
import type { HomeProps } from './home/Home.tsx';
import { lazyPart } from './lazyPart.ts';

/** What a view is given; most are given nothing. */
type Props = Record<Exclude<View, 'home' | 'articles'>, object> & {
  home: HomeProps;
  articles: ArticlesProps;
};

type Views = { readonly [Each in View]: ReturnType<typeof lazyPart<Props[Each]>> };

/** The file of each view is called like it: `MyStory.tsx`, and exports it by that name. */
const files = import.meta.glob<Record<string, ComponentType<never>>>(['./*.tsx', './home/Home.tsx']);

/** The views. */
export const views = Object.fromEntries(
  everyView.map((view) => [view, lazyPart(() => importView(view), openDocument)]),
) as Views;

async function importView(view: View): Promise<ComponentType<never>> {
  const name = view.replace(/^./, (initial) => initial.toUpperCase());
  const module = await (files[`./${name}.tsx`] ?? files[`./${view}/${name}.tsx`])?.();
  const View = module?.[name];
  if (!View) throw new Error(`There is no ${name} in src/views/${name}.tsx.`);
  return View;
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
