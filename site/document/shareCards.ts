import { about } from '@content/about';
import { contactDetails } from '@content/contactDetails';
import { home } from '@content/home';
import { myStory } from '@content/myStory';
import { whyRB } from '@content/whyRB';
import type { Section } from '../../content/schema/schema.ts';
import { everyView, routes, type View } from '../../src/navigation/routes.ts';
import { ministry } from '../../src/words.ts';

/** Of a drawing, in fractions of its width. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number };

type CardPicture = {
  /** In content/images. */
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

const place = ({ photo, alt }: { photo: string; alt: string }, crop: Crop): CardPicture => ({
  file: photo,
  alt,
  crop,
});
/** The first picture in a text. */
const sceneOf = ({ sections }: { sections: readonly Section[] }, crop: Crop) => {
  const picture = sections.find((section) => section.picture)?.picture;
  return picture && place(picture, crop);
};
const [, journey] = home.videos.films;

/** Chosen for the drawings that the site came with: each ends between people. */
export const crops = {
  home: { left: 0.334, top: 0.085, width: 0.575 },
  myStory: { left: 0.0969, top: 0, width: 0.607 },
  about: { left: 0.085, top: 0, width: 0.7195 },
  whyRB: { left: 0.2795, top: 0, width: 0.607 },
  articles: { left: 0.115, top: 0.02, width: 0.787 },
  contact: { left: 0, top: 0.03, width: 0.574 },
} as const;

/** None for Donate and the statement of faith, which are deliberately plain. */
const pictures: Readonly<Partial<Record<View, CardPicture>>> = {
  home: place(home.hero, crops.home),
  myStory: sceneOf(myStory, crops.myStory),
  about: place(about, crops.about),
  whyRB: sceneOf(whyRB, crops.whyRB),
  articles: place(home.outreach.india, crops.articles),
  contact: journey && place({ photo: journey.poster, alt: journey.alt }, crops.contact),
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
