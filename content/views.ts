export type ViewEntry = {
  /** Under the site's address. */
  readonly path: string;
  /** Label of its links. */
  readonly name: string;
  /** Label of its group in the menu. */
  readonly group?: string;
  /** In the browser's tab and in search results; the ministry's name follows. */
  readonly title: string;
  /** Links at its end: views and labels, the primary action first. */
  readonly next: readonly (readonly [view: string, label: string])[];
};

const about = 'About';
const pray = ['contact', 'Ask for prayer'] as const;
const write = ['contact', 'Write to us'] as const;

/**
 * The views of the specification, section 2, in the order of the menu. Addresses, menus, documents, the sitemap and the
 * tests follow from this list. A new one also needs its component (a folder in src/views, and its place in App.tsx) and
 * its words (en/); if they are more than sections to read, a schema too (schema/pages.ts).
 */
export const views = {
  /** The next step is shown at the end of a letter. */
  home: { path: '', name: 'Home', title: '', next: [pray] },
  contact: {
    path: 'contact/',
    name: 'Contact',
    title: 'Contact and prayer requests',
    next: [
      ['myStory', 'Read My Story'],
      ['articles', 'Articles'],
    ],
  },
  myStory: {
    path: 'my-story/',
    name: 'My Story',
    group: about,
    title: 'My Story: from the streets to the nations',
    next: [pray, ['about', 'About Reach & Build']],
  },
  about: {
    path: 'about/',
    name: 'About Reach & Build',
    group: about,
    title: 'About us',
    next: [write, ['whyRB', 'Why Reach & Build']],
  },
  whatWeBelieve: {
    path: 'what-we-believe/',
    name: 'What we believe',
    group: about,
    title: 'What we believe',
    next: [pray],
  },
  whyRB: {
    path: 'why-rb/',
    name: 'Why R&B',
    group: about,
    title: 'Why R&B',
    next: [['donate', 'Support Our Mission']],
  },
  articles: { path: 'articles/', name: 'Articles', title: 'Articles and newsletters', next: [write] },
  donate: { path: 'donate/', name: 'Donate', title: 'Donate by bank transfer', next: [] },
} as const satisfies Record<string, ViewEntry>;

/** `App` holds 'contact' as a flag beside the others. */
export type View = keyof typeof views;

export const everyView = Object.keys(views) as View[];
