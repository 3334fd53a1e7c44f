import { site } from '@content/site';
import { unwrap } from '../../content/fact.ts';
import { ministry, words } from '../words.ts';

export type Route = {
  /** Under the site's address. */
  readonly path: string;
  /** Label of its links. */
  readonly name: string;
  /** Label of its group in the menu. */
  readonly group?: string;
};

const { menu } = words;

/** The views, in the order of the menu. README says what else a new one needs. */
export const routes = {
  home: { path: '', name: menu.home },
  contact: { path: 'contact/', name: menu.contact },
  myStory: { path: 'my-story/', name: menu.myStory, group: menu.about },
  about: { path: 'about/', name: menu.aboutRB, group: menu.about },
  whatWeBelieve: { path: 'what-we-believe/', name: menu.whatWeBelieve, group: menu.about },
  whyRB: { path: 'why-rb/', name: menu.whyRB, group: menu.about },
  articles: { path: 'articles/', name: menu.articles },
  donate: { path: 'donate/', name: menu.donate },
} as const satisfies Record<string, Route>;

/** The views of the specification, section 2. `App` holds 'contact' as a flag beside the others. */
export type View = keyof typeof routes;

export const everyView = Object.keys(routes) as View[];

/** Base path: '/', or '/reach-and-build/' on a host that has several sites. */
export const base = new URL(unwrap(site.address)).pathname;

export function hrefOf(view: View): string {
  return base + routes[view].path;
}

/** The document of the leaders' letters, for browsers without the script. */
export const lettersHref = `${base}letters/`;

export function canonicalAddress(view: View): string {
  return new URL(hrefOf(view), unwrap(site.address)).href;
}

export const lettersAddress = new URL(lettersHref, unwrap(site.address)).href;

/** The view of a `location.pathname`, if it is one's. */
export function viewAt(pathname: string): View | undefined {
  const path = pathname.slice(base.length).replace(/(^|\/)(index\.html)?$/, '');
  return everyView.find((view) => routes[view].path === (path && `${path}/`));
}

export function viewOf(pathname: string): View {
  return viewAt(pathname) ?? 'home';
}

export function documentTitle(view: View): string {
  return view === 'home'
    ? `${ministry.name} – ${ministry.tagline}`
    : `${words.titles[view]} – ${ministry.name}`;
}
