import { about } from '@content/about';
import { contact } from '@content/contact';
import { home } from '@content/home';
import { myStory } from '@content/myStory';
import { logo } from '@content/site/logo';
import { whatWeBelieve } from '@content/whatWeBelieve';
import { whyRB } from '@content/whyRB';
import { ministry } from '#words/words.ts';
import { everyView, type View, views } from '../../content/views.ts';

/** The picture of a link preview (`og:image`). Its words are the interface's, with the tagline: none can be a sample. */
export type ShareCard = {
  readonly file: string;
  readonly title: string;
  readonly tagline: string;
  /** The ministry's, beside the logo, where the title lacks it. */
  readonly name?: string;
  readonly picture?: CardPicture;
};

type CardPicture = Readonly<Record<'photo' | 'alt', string>>;

const withPicture = whyRB.sections.flatMap(({ picture }) => picture ?? []);

const pictures: Partial<Record<View, CardPicture>> = {
  home: home.hero,
  myStory: { photo: myStory.cover, alt: myStory.alt },
  about: { photo: about.photo, alt: about.alt },
  whyRB: withPicture[0],
  whatWeBelieve: whatWeBelieve.picture,
  donate: withPicture.at(-1),
  articles: home.outreach.countries.find(({ large }) => large),
  contact: contact.prayer,
};

function cardOf(view: View): ShareCard {
  const title = view === 'home' ? ministry.name : views[view].name;
  return {
    file: `share/${views[view].path.slice(0, -1) || view}.jpg`,
    title,
    tagline: ministry.tagline,
    name: title.includes(ministry.name) || logo?.hasName ? undefined : ministry.name,
    picture: pictures[view],
  };
}

export const shareCards = Object.fromEntries(everyView.map((view) => [view, cardOf(view)])) as Readonly<
  Record<View, ShareCard>
>;

export function altOf({ title, tagline, name, picture }: ShareCard): string {
  const words = [title, name, tagline, picture?.alt];
  return words.flatMap((part) => part?.replace(/[^.!?]$/, '$&.') ?? []).join(' ');
}
