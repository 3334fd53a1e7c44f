import { lazyPart } from '../loading/lazyPart.ts';
import type { View } from '../navigation/routes.ts';

/** Each in a chunk of its own. */
export const views = {
  home: lazyPart(() => import('./Home.tsx').then(({ Home }) => Home)),
  contact: lazyPart(() => import('./Contact.tsx').then(({ Contact }) => Contact)),
  myStory: lazyPart(() => import('./MyStory.tsx').then(({ MyStory }) => MyStory)),
  about: lazyPart(() => import('./About.tsx').then(({ About }) => About)),
  whatWeBelieve: lazyPart(() => import('./WhatWeBelieve.tsx').then(({ WhatWeBelieve }) => WhatWeBelieve)),
  whyRB: lazyPart(() => import('./WhyRB.tsx').then(({ WhyRB }) => WhyRB)),
  articles: lazyPart(() => import('./Articles.tsx').then(({ Articles }) => Articles)),
  donate: lazyPart(() => import('./Donate.tsx').then(({ Donate }) => Donate)),
} satisfies Record<View, object>;

export const letter = lazyPart(() => import('./home/Letter.tsx').then(({ Letter }) => Letter));
