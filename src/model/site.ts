import { addresses, base, everyView, hrefOf, slug } from '../navigation/addresses.ts';
import { menu, menuAction } from '../navigation/menu.ts';
import * as content from './content.ts';
import { unwrap } from './fact.ts';
import { shareCards } from './shareCards.ts';

export { addresses, base, content, everyView, hrefOf, menu, menuAction, shareCards, slug };

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
