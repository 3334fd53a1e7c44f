import type { routes } from './routes.ts';

/** The views of the specification, section 2. `App` holds 'contact' as a flag beside the others. */
export type View = keyof typeof routes;

export type ArticlesTab = 'articles' | 'newsletters';
