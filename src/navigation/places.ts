import { words } from '@content/interface.ts';
import { site } from '@content/site.ts';
import type { Place } from './view.ts';

/** The address of each place (after '#') and the title that the browser's tab carries. */
export const places = {
  home: { fragment: 'home', title: site.tagline },
  myStory: { fragment: 'my-story', title: words.menu.myStory },
  about: { fragment: 'about', title: words.menu.aboutRB },
  whatWeBelieve: { fragment: 'what-we-believe', title: words.menu.whatWeBelieve },
  whyRB: { fragment: 'why-rb', title: words.menu.whyRB },
  donate: { fragment: 'donate', title: words.menu.donate },
  articles: { fragment: 'articles', title: words.menu.articles },
  contact: { fragment: 'contact', title: words.menu.contact },
} as const satisfies Record<Place, { fragment: string; title: string }>;

/** The title of the document while a place is shown. */
export function documentTitle(place: Place): string {
  const { title } = places[place];
  return place === 'home' ? `${site.name} – ${title}` : `${title} – ${site.name}`;
}

const placeByFragment = new Map<string, Place>(
  (Object.keys(places) as Place[]).map((place) => [places[place].fragment, place]),
);

/** The link to a place, or to a section of it: `#about`, `#about/how-it-started`. */
export function hrefOf(place: Place, section?: string): string {
  return `#${sectionId(place, section)}`;
}

/** The id of a section's element, and its address after '#'. */
export function sectionId(place: Place, section?: string): string {
  const { fragment } = places[place];
  return section ? `${fragment}/${section}` : fragment;
}

/** The place that a fragment (`location.hash`) names; home when it names none. */
export function placeOf(hash: string): Place {
  const [fragment = ''] = hash.replace(/^#/, '').split('/');
  return placeByFragment.get(fragment) ?? 'home';
}

/** The last part of a section's address, made from its heading: 'How It Started' gives 'how-it-started'. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
