import { about } from '@content/about.ts';
import { answers } from '@content/answers.ts';
import { articles } from '@content/articles.ts';
import { statementOfFaith } from '@content/beliefs.ts';
import { contact } from '@content/contact.ts';
import { contactDetails, socialLinks } from '@content/contactDetails.ts';
import { donate } from '@content/donate.ts';
import { footer } from '@content/footer.ts';
import { help } from '@content/help.ts';
import { hero, mission, outreach, testimonialsSection, videos } from '@content/home.ts';
import { letters } from '@content/letters.ts';
import { myStory } from '@content/myStory.ts';
import { privacy } from '@content/privacy.ts';
import { publishedSamples } from '@content/publish.ts';
import { site } from '@content/site.ts';
import { testimonials } from '@content/testimonials.ts';
import { whyRB } from '@content/whyRB.ts';
import { descriptions, words } from '@content/words.ts';
import { addresses, base, everyView, hrefOf, slug } from '../navigation/addresses.ts';
import { menu, menuAction } from '../navigation/menu.ts';
import { unwrap } from './fact.ts';
import { shareCards } from './shareCards.ts';

/** For the build, the commands and the tests (build/site.ts). The app imports single files, so that no visitor loads all. */
export const content = {
  about,
  answers,
  articles,
  contact,
  contactDetails,
  descriptions,
  donate,
  footer,
  help,
  hero,
  letters,
  mission,
  myStory,
  outreach,
  privacy,
  publishedSamples,
  site,
  socialLinks,
  statementOfFaith,
  testimonials,
  testimonialsSection,
  videos,
  whyRB,
  words,
};

export { addresses, base, everyView, hrefOf, menu, menuAction, shareCards, slug };

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
