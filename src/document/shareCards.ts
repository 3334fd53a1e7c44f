import { about } from '@content/about';
import { contactDetails } from '@content/contactDetails';
import { home } from '@content/home';
import { myStory } from '@content/myStory';
import { whyRB } from '@content/whyRB';
import type { Film, Section } from '../model/schema.ts';
import { everyView, routes, type View } from '../navigation/routes.ts';
import { ministry } from '../words.ts';

/** Of a drawing, in fractions of its width. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number };

type CardPicture = {
  /** In src/images. */
  readonly file: string;
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

const { india } = home.outreach;
const place = ({ photo, alt }: typeof india, crop: Crop): CardPicture => ({ file: photo, alt, crop });
/** The first picture in a text. */
const sceneOf = ({ sections }: { sections: readonly Section[] }, crop: Crop) => {
  const picture = sections.find((section) => section.picture)?.picture;
  return picture && { file: picture.photo, alt: picture.alt, crop };
};
const [training, journey] = home.videos.films;
const film = (of: Film | undefined, crop: Crop) => of && { file: of.poster, alt: of.alt, crop };

/** None for Donate, which is deliberately plain. */
const pictures: Readonly<Partial<Record<View, CardPicture>>> = {
  home: { file: home.hero.photo, alt: home.hero.alt, crop: { left: 0.3125, top: 0.069, width: 0.594 } },
  myStory: sceneOf(myStory, { left: 0.025, top: 0, width: 0.607 }),
  about: { file: about.photo, alt: about.alt, crop: { left: 0.085, top: 0, width: 0.7195 } },
  whatWeBelieve: film(training, { left: 0.36, top: 0.058, width: 0.25 }),
  whyRB: sceneOf(whyRB, { left: 0.268, top: 0, width: 0.607 }),
  articles: place(india, { left: 0.115, top: 0.02, width: 0.787 }),
  contact: film(journey, { left: 0, top: 0.03, width: 0.574 }),
};

function cardOf(view: View): ShareCard {
  const title = view === 'home' ? ministry.name : routes[view].name;
  return {
    title,
    lines: title.includes(ministry.name) ? [ministry.tagline] : [ministry.name, contactDetails.location],
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
