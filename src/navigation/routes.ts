import { inEnglish } from '@content/inEnglish';
import { path } from '@content/path';
import { address } from '@content/site/address';
import { ministry } from '#words/words.ts';
import { unwrap } from '../../content/fact.ts';
import { everyView, type View, views } from '../../content/views.ts';

/** Path of the site, in all its languages: '/', or '/reach-and-build/' on a host that has several. */
export const root = new URL(unwrap(address)).pathname;

/** Base path: that of the site in this language, such as '/ta/'. */
export const base = root + path;

export const hrefOf = (view: View) => base + views[view].path;

export const lettersHref = `${base}letters/`;

/** A view that is in English throughout counts as its English document. */
export const canonicalAddress = (view: View) =>
  new URL((inEnglish.includes(view) ? root : base) + views[view].path, unwrap(address)).href;

export const lettersAddress = new URL(lettersHref, unwrap(address)).href;

export function viewAt(pathname: string): View | undefined {
  const path = pathname.slice(base.length).replace(/(^|\/)(index\.html)?$/, '');
  return everyView.find((view) => views[view].path === (path && `${path}/`));
}

export const viewOf = (pathname: string): View => viewAt(pathname) ?? 'home';

export const documentTitle = (view: View) =>
  view === 'home' ? `${ministry.name} – ${ministry.tagline}` : `${views[view].title} – ${ministry.name}`;
