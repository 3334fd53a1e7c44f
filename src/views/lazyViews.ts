import type { ComponentType } from 'react';
import { lazyPart } from '../components/lazyPart.ts';
import { everyView } from '../navigation/routes.ts';
import type { View } from '../navigation/view.ts';
import type { ArticlesProps } from './Articles.tsx';
import type { TestimonialsProps } from './home/Testimonials.tsx';

/** What a view is given; most are given nothing. */
type Props = Record<Exclude<View, 'home' | 'articles'>, object> & {
  home: TestimonialsProps;
  articles: ArticlesProps;
};

type Views = { readonly [Each in View]: ReturnType<typeof lazyPart<string, Props[Each]>> };

/** The file of each view is called like it: `MyStory.tsx`, and exports it by that name. */
const files = import.meta.glob<Record<string, ComponentType<never>>>(['./*.tsx', './home/Home.tsx']);

export const views = Object.fromEntries(everyView.map((view) => [view, partOf(view)])) as Views;

function partOf(view: View) {
  const name = view.replace(/^./, (initial) => initial.toUpperCase());
  const importModule = files[`./${name}.tsx`] ?? files[`./${view}/${name}.tsx`];
  if (!importModule) throw new Error(`There is no src/views/${name}.tsx.`);
  return lazyPart(importModule, name);
}
