import { about } from '@content/about.ts';
import { contactDetails } from '@content/contactDetails.ts';
import { outreach, videos } from '@content/home.ts';
import { site } from '@content/site.ts';
import { addresses } from '../navigation/addresses.ts';
import type { View } from '../navigation/view.ts';

type CardPicture = {
  /** Its place in src/images. */
  readonly slot: 'outreach/india' | 'founders' | 'films/leaders';
  /** What it shows. */
  readonly alt: string;
};

/** What stands on the card that messengers and social networks show beside a link: no word of it is a sample. */
export type ShareCard = {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where there is none, the mark stands in its place. */
  readonly picture?: CardPicture;
};

const indiaCard = outreach.cards.find(({ photo }) => photo === 'india');
const leadersFilm = videos.films.find(({ poster }) => poster === 'leaders');
const india = indiaCard && ({ slot: 'outreach/india', alt: indiaCard.alt } as const);
const founders = { slot: 'founders', alt: about.photoAlt } as const;
const leaders = leadersFilm && ({ slot: 'films/leaders', alt: leadersFilm.alt } as const);

function cardOf(view: View, picture?: CardPicture): ShareCard {
  const title = view === 'home' ? site.name : addresses[view].name;
  return {
    title,
    lines: title.includes(site.name) ? [site.tagline] : [site.name, contactDetails.location],
    picture,
  };
}

/** The cards of the views that have one of their own. */
export const shareCards = {
  home: cardOf('home', india),
  myStory: cardOf('myStory'),
  about: cardOf('about', founders),
  whatWeBelieve: cardOf('whatWeBelieve', leaders),
  articles: cardOf('articles', leaders),
  donate: cardOf('donate'),
} as const satisfies Partial<Record<View, ShareCard>>;

export type CardName = keyof typeof shareCards;

/** The card with which a view is shared. */
export function cardNameOf(view: View): CardName {
  return view in shareCards ? (view as CardName) : 'home';
}

/** What a card shows, in words. */
export function altOf({ title, lines, picture }: ShareCard): string {
  const words = [title, ...lines, ...(picture ? [picture.alt] : [])];
  return words.map((part) => part.replace(/[^.!?]$/, '$&.')).join(' ');
}
