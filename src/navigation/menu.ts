import { footer } from '@content/home.ts';
import { words } from '@content/interface.ts';
import type { Place } from './view.ts';

export type MenuItem = { readonly place: Place; readonly label: string };

/** The items of the About dropdown and of the drawer's About section. */
export const aboutMenu: readonly MenuItem[] = [
  { place: 'myStory', label: words.menu.myStory },
  { place: 'about', label: words.menu.aboutRB },
  { place: 'whatWeBelieve', label: words.menu.whatWeBelieve },
  { place: 'whyRB', label: words.menu.whyRB },
];

/** The footer's Quick Links. */
export const quickLinks: readonly MenuItem[] = [
  { place: 'about', label: footer.quickLinks.about },
  { place: 'articles', label: footer.quickLinks.articles },
  { place: 'donate', label: footer.quickLinks.donate },
  { place: 'contact', label: footer.quickLinks.contact },
];
