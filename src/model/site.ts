import { callToAction, menu } from '../navigation/menu.ts';
import { base, everyView, hrefOf, routes, slug } from '../navigation/routes.ts';
import { unwrap } from './fact.ts';
import { shareCards } from './shareCards.ts';

export { base, callToAction, everyView, hrefOf, menu, routes, shareCards, slug };

/** Those that are used by name. */
type Content = typeof import('@content/about.ts') &
  typeof import('@content/home.ts') &
  typeof import('@content/letters.ts') &
  typeof import('@content/publish.ts') &
  typeof import('@content/testimonials.ts') &
  typeof import('@content/words.ts');

const exported = Object.values(import.meta.glob<object>('@content/*.ts', { eager: true })).flatMap((file) =>
  Object.entries(file),
);
/** All that the files of src/content export. */
export const content = Object.fromEntries(exported) as Content;
if (Object.keys(content).length < exported.length)
  throw new Error('Two files of src/content export the same name.');

const { about, outreach, testimonials, videos } = content;

/** A place of the site that shows a picture. */
export type Slot = {
  /** Path in src/images, without the ending: `outreach/india`. */
  readonly name: string;
  readonly alt: string;
};

export const slots: readonly Slot[] = [
  { name: 'founders', alt: about.photoAlt },
  ...outreach.cards.map(({ photo, alt }) => ({ name: `outreach/${photo}`, alt })),
  ...videos.films.map(({ poster, alt }) => ({ name: `films/${poster}`, alt })),
  ...testimonials.map(unwrap).map(({ key, alt }) => ({ name: `portraits/${key}`, alt })),
];
