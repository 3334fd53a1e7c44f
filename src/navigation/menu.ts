import { footer } from '@content/home.ts';
import { words } from '@content/words.ts';
import type { View } from './view.ts';

export type MenuItem = { readonly view: View; readonly label: string };

/** The items of the About dropdown and of the drawer's About section. */
export const aboutMenu: readonly MenuItem[] = [
  { view: 'myStory', label: words.menu.myStory },
  { view: 'about', label: words.menu.aboutRB },
  { view: 'whatWeBelieve', label: words.menu.whatWeBelieve },
  { view: 'whyRB', label: words.menu.whyRB },
];

/** The footer's Quick Links. */
export const quickLinks: readonly MenuItem[] = [
  { view: 'about', label: footer.quickLinks.about },
  { view: 'articles', label: footer.quickLinks.articles },
  { view: 'donate', label: footer.quickLinks.donate },
  { view: 'contact', label: footer.quickLinks.contact },
];
