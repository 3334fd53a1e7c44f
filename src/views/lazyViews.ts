import { lazyPart } from '../loading/lazyPart.ts';
import type { View } from '../navigation/routes.ts';
import { testimonials, work } from './home/homeParts.ts';

export const views = {
  home: lazyPart(() => import('./Home.tsx'), 'Home', work, testimonials),
  contact: lazyPart(() => import('./Contact.tsx'), 'Contact'),
  myStory: lazyPart(() => import('./MyStory.tsx'), 'MyStory'),
  about: lazyPart(() => import('./About.tsx'), 'About'),
  whatWeBelieve: lazyPart(() => import('./WhatWeBelieve.tsx'), 'WhatWeBelieve'),
  whyRB: lazyPart(() => import('./WhyRB.tsx'), 'WhyRB'),
  articles: lazyPart(() => import('./Articles.tsx'), 'Articles'),
  donate: lazyPart(() => import('./Donate.tsx'), 'Donate'),
} satisfies Record<View, object>;

export const footer = lazyPart(() => import('../components/Footer.tsx'), 'Footer');
