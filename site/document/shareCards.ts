import { about } from '@content/about';
import { home } from '@content/home';
import { myStory } from '@content/myStory';
import { whyRB } from '@content/whyRB';
import { everyView, type View, views } from '../../src/views.ts';
import { ministry } from '../../src/words/words.ts';

/** Of a drawing, in fractions of its width. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number };

type CardPicture = {
  /** In content/images. */
  readonly file: string;
  readonly alt: string;
  readonly crop: Crop;
};

/** The picture of a link preview (`og:image`). Its words are the interface's, with the tagline: none can be a sample. */
export type ShareCard = {
  readonly title: string;
  /** The ministry's, beside the logo, where the title lacks it. */
  readonly name?: string;
  readonly picture?: CardPicture;
};

const place = (shown: { photo: string; alt: string } | undefined, crop: Crop): CardPicture | undefined =>
  shown && { file: shown.photo, alt: shown.alt, crop };
const [, journey] = home.videos.films;

/** Cropped for the drawings that the site came with. None for Donate and the statement of faith, which are deliberately plain. */
const pictures: Readonly<Partial<Record<View, CardPicture | undefined>>> = {
  home: place(home.hero, { left: 0.334, top: 0.085, width: 0.575 }),
  myStory: place(myStory, { left: 0.0969, top: 0, width: 0.607 }),
  about: place(about, { left: 0.085, top: 0, width: 0.7195 }),
  whyRB: place(whyRB.sections.find(({ picture }) => picture)?.picture, {
    left: 0.2795,
    top: 0,
    width: 0.607,
  }),
  articles: place(
    home.outreach.countries.find(({ large }) => large),
    { left: 0.115, top: 0.02, width: 0.787 },
  ),
  contact:
    journey && place({ photo: journey.poster, alt: journey.alt }, { left: 0, top: 0.03, width: 0.574 }),
};

function cardOf(view: View): ShareCard {
  const title = view === 'home' ? ministry.name : views[view].name;
  return {
    title,
    name: title.includes(ministry.name) ? undefined : ministry.name,
    picture: pictures[view],
  };
}

export const shareCards = Object.fromEntries(everyView.map((view) => [view, cardOf(view)])) as Readonly<
  Record<View, ShareCard>
>;

/** `og:image:alt`. */
export function altOf({ title, name, picture }: ShareCard): string {
  const words = [title, name, ministry.tagline, picture?.alt];
  return words.flatMap((part) => part?.replace(/[^.!?]$/, '$&.') ?? []).join(' ');
}
