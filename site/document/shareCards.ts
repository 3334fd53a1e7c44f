import { about } from '@content/about';
import { home } from '@content/home';
import { myStory } from '@content/myStory';
import { whyRB } from '@content/whyRB';
import type { Section } from '../../content/schema/schema.ts';
import { everyView, type View, views } from '../../src/views.ts';
import { ministry } from '../../src/words.ts';

export type CardPicture = {
  /** In content/images. */
  readonly file: string;
  readonly alt: string;
  /** Where a drawing is cropped, as in CSS `object-position`; others, and photos, where they draw attention. */
  readonly position?: number;
};

/** The picture of a link preview (`og:image`). Its words are the interface's, with the tagline: none can be a sample. */
export type ShareCard = {
  /** `share/my-story.jpg` */
  readonly file: string;
  readonly title: string;
  /** The ministry's, beside the logo, where the title lacks it. */
  readonly name?: string;
  readonly picture?: CardPicture;
};

const shown = ({ photo, alt }: { photo: string; alt: string }): CardPicture => ({ file: photo, alt });
/** The first picture in a text. */
const sceneOf = ({ sections }: { sections: readonly Section[] }) => {
  const picture = sections.find((section) => section.picture)?.picture;
  return picture && shown(picture);
};
const [, journey] = home.videos.films;
const story = sceneOf(myStory);

/** Views without one have a plain card. */
const pictures: Readonly<Partial<Record<View, CardPicture>>> = {
  home: shown(home.hero),
  myStory: story && { ...story, position: 0 },
  about: { ...shown(about), position: 0.3 },
  whyRB: sceneOf(whyRB),
  articles: shown(home.outreach.india),
  contact: journey && { file: journey.poster, alt: journey.alt, position: 0 },
};

function cardOf(view: View): ShareCard {
  const title = view === 'home' ? ministry.name : views[view].name;
  return {
    file: `share/${views[view].path.slice(0, -1) || view}.jpg`,
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
