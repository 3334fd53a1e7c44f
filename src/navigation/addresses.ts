import { words } from '@content/interface.ts';
import { site } from '@content/site.ts';
import type { View } from './view.ts';

/** The address of each view (after '#') and the title that the browser's tab carries. */
export const addresses = {
  home: { fragment: 'home', title: site.tagline },
  myStory: { fragment: 'my-story', title: words.menu.myStory },
  about: { fragment: 'about', title: words.menu.aboutRB },
  whatWeBelieve: { fragment: 'what-we-believe', title: words.menu.whatWeBelieve },
  whyRB: { fragment: 'why-rb', title: words.menu.whyRB },
  donate: { fragment: 'donate', title: words.menu.donate },
  articles: { fragment: 'articles', title: words.menu.articles },
  contact: { fragment: 'contact', title: words.menu.contact },
} as const satisfies Record<View, { fragment: string; title: string }>;

/** The title of the document while a view is shown. */
export function documentTitle(view: View): string {
  const { title } = addresses[view];
  return view === 'home' ? `${site.name} – ${title}` : `${title} – ${site.name}`;
}

const viewByFragment = new Map<string, View>(
  (Object.keys(addresses) as View[]).map((view) => [addresses[view].fragment, view]),
);

/** The link to a view, or to a section of it: `#about`, `#about/how-it-started`. */
export function hrefOf(view: View, section?: string): string {
  return `#${sectionId(view, section)}`;
}

/** The id of a section's element, and its address after '#'. */
export function sectionId(view: View, section?: string): string {
  const { fragment } = addresses[view];
  return section ? `${fragment}/${section}` : fragment;
}

/** The view that a fragment (`location.hash`) names; home when it names none. */
export function viewOf(hash: string): View {
  const [fragment = ''] = hash.replace(/^#/, '').split('/');
  return viewByFragment.get(fragment) ?? 'home';
}

/** The last part of a section's address, made from its heading: 'How It Started' gives 'how-it-started'. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
