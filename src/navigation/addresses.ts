import { site } from '@content/site.ts';
import { words } from '@content/words.ts';
import { unwrap } from '../model/fact.ts';
import type { View } from './view.ts';

/** The path of each view under the site's address, and the title that the browser's tab carries. */
export const addresses = {
  home: { path: '', title: site.tagline },
  myStory: { path: 'my-story/', title: words.menu.myStory },
  about: { path: 'about/', title: words.menu.aboutRB },
  whatWeBelieve: { path: 'what-we-believe/', title: words.menu.whatWeBelieve },
  whyRB: { path: 'why-rb/', title: words.menu.whyRB },
  donate: { path: 'donate/', title: words.menu.donate },
  articles: { path: 'articles/', title: words.menu.articles },
  contact: { path: 'contact/', title: words.menu.contact },
} as const satisfies Record<View, { path: string; title: string }>;

export const everyView = Object.keys(addresses) as View[];

/** Where the site lies on its host: '/', or '/reach-and-build/' on a host that holds several. */
export const base = new URL(unwrap(site.address)).pathname;

/** The link to a view. */
export function hrefOf(view: View): string {
  return base + addresses[view].path;
}

/** The whole address of a view, as others link to it. */
export function canonicalAddress(view: View): string {
  return new URL(hrefOf(view), unwrap(site.address)).href;
}

/** What links to a view call it. */
export function nameOf(view: View): string {
  return view === 'home' ? words.menu.home : addresses[view].title;
}

/** The view that a path (`location.pathname`) names; home when it names none. */
export function viewOf(pathname: string): View {
  const path = pathname.slice(base.length).replace(/(^|\/)(index\.html)?$/, '');
  return everyView.find((view) => addresses[view].path === (path && `${path}/`)) ?? 'home';
}

/** The title of the document while a view is shown. */
export function documentTitle(view: View): string {
  const { title } = addresses[view];
  return view === 'home' ? `${site.name} – ${title}` : `${title} – ${site.name}`;
}

/** The id of a section, made from its heading: 'How It Started' gives 'how-it-started'. In every script. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
