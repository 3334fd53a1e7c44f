import { about } from '@content/about.ts';
import { contactDetails } from '@content/contactDetails.ts';
import { outreach, videos } from '@content/home.ts';
import { site } from '@content/site.ts';
import { everyView, routes } from '../navigation/routes.ts';
import type { View } from '../navigation/view.ts';

/** Of a drawing, in fractions of its width. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number };

type CardPicture = {
  /** Path in src/images, without the ending. */
  readonly slot: string;
  readonly alt: string;
  readonly crop: Crop;
};

/** The picture of a link preview (`og:image`): none of its words can be a sample. */
export type ShareCard = {
  readonly title: string;
  readonly lines: readonly string[];
  /** The logo stands in for it. */
  readonly picture?: CardPicture;
};

const place = (name: string, crop: Crop): CardPicture => ({
  slot: `outreach/${name}`,
  alt: outreach.cards.find(({ photo }) => photo === name)?.alt ?? '',
  crop,
});
const film = (name: string, crop: Crop): CardPicture => ({
  slot: `films/${name}`,
  alt: videos.films.find(({ poster }) => poster === name)?.alt ?? '',
  crop,
});

/** None for Donate, which is deliberately plain. */
const pictures: Readonly<Partial<Record<View, CardPicture>>> = {
  home: place('india', { left: 0.115, top: 0.02, width: 0.787 }),
  myStory: film('villages', { left: 0, top: 0.03, width: 0.574 }),
  about: { slot: 'founders', alt: about.photoAlt, crop: { left: 0.12, top: 0.04, width: 0.62 } },
  whatWeBelieve: film('leaders', { left: 0.36, top: 0.062, width: 0.25 }),
  whyRB: { slot: 'founders', alt: about.photoAlt, crop: { left: 0.075, top: 0, width: 0.66 } },
  articles: place('india', { left: 0.115, top: 0.02, width: 0.787 }),
  contact: film('villages', { left: 0, top: 0.03, width: 0.574 }),
};

function cardOf(view: View): ShareCard {
  const title = view === 'home' ? site.name : routes[view].name;
  return {
    title,
    lines: title.includes(site.name) ? [site.tagline] : [site.name, contactDetails.location],
    picture: pictures[view],
  };
}

export const shareCards = Object.fromEntries(everyView.map((view) => [view, cardOf(view)])) as Readonly<
  Record<View, ShareCard>
>;

/** `og:image:alt`. */
export function altOf({ title, lines, picture }: ShareCard): string {
  const words = [title, ...lines, ...(picture ? [picture.alt] : [])];
  return words.map((part) => part.replace(/[^.!?]$/, '$&.')).join(' ');
}
