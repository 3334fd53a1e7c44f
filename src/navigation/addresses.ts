import { site } from '@content/site.ts';
import { words } from '@content/words.ts';
import { unwrap } from '../model/fact.ts';
import type { View } from './view.ts';

type Address = {
  /** Under the site's address. */
  readonly path: string;
  /** What the menu, and every other link that says no more, calls it. */
  readonly name: string;
  /** The word of the menu under which it stands together with others. */
  readonly group?: string;
};

const { menu } = words;

/** The views, in the order of the menu. README says what else a new one needs. */
export const addresses = {
  home: { path: '', name: menu.home },
  contact: { path: 'contact/', name: menu.contact },
  myStory: { path: 'my-story/', name: menu.myStory, group: menu.about },
  about: { path: 'about/', name: menu.aboutRB, group: menu.about },
  whatWeBelieve: { path: 'what-we-believe/', name: menu.whatWeBelieve, group: menu.about },
  whyRB: { path: 'why-rb/', name: menu.whyRB, group: menu.about },
  articles: { path: 'articles/', name: menu.articles },
  donate: { path: 'donate/', name: menu.donate },
} as const satisfies Record<string, Address>;

export const everyView = Object.keys(addresses) as View[];

/** Where the site lies on its host: '/', or '/reach-and-build/' on a host that holds several. */
export const base = new URL(unwrap(site.address)).pathname;

/** The link to a view. */
export function hrefOf(view: View): string {
  return base + addresses[view].path;
}

/** The link to the document of the leaders' letters, for where no script opens them over home. */
export const lettersHref = `${base}letters/`;

/** The whole address of a view, as others link to it. */
export function canonicalAddress(view: View): string {
  return new URL(hrefOf(view), unwrap(site.address)).href;
}

/** The view that a path (`location.pathname`) names, if it names one. */
export function viewAt(pathname: string): View | undefined {
  const path = pathname.slice(base.length).replace(/(^|\/)(index\.html)?$/, '');
  return everyView.find((view) => addresses[view].path === (path && `${path}/`));
}

/** The same; home when it names none. */
export function viewOf(pathname: string): View {
  return viewAt(pathname) ?? 'home';
}

/** The title of the document while a view is shown, as search results have it too. */
export function documentTitle(view: View): string {
  return view === 'home' ? `${site.name} – ${site.tagline}` : `${words.titles[view]} – ${site.name}`;
}

/** The id of a section, made from its heading: 'How It Started' gives 'how-it-started'. In every script. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
