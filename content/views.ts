import { groupWords, viewWords } from '#words/viewWords.ts';

export type ViewEntry = {
  readonly path: '' | `${string}/`;
  readonly name: string;
  readonly group?: string;
  /** Shown in the browser's tab and in search results; the ministry's name follows. */
  readonly title: string;
  /** Links at its end: views and labels, the primary action first. */
  readonly next: readonly (readonly [view: string, label: string])[];
};

const { home, contact, myStory, about, whatWeBelieve, whyRB, articles, donate } = viewWords;
const group = groupWords.about;
const pray = ['contact', contact.pray] as const;
const write = ['contact', contact.write] as const;

/** The views of the specification, section 2, in the order of the menu. docs/changing.md has what a new one needs. */
export const views = {
  /** The next step is shown at the end of a letter. */
  home: { ...home, path: '', next: [pray] },
  contact: {
    ...contact,
    path: 'contact/',
    next: [
      ['myStory', myStory.read],
      ['articles', articles.name],
    ],
  },
  myStory: { ...myStory, path: 'my-story/', group, next: [pray, ['about', about.name]] },
  about: { ...about, path: 'about/', group, next: [write, ['whyRB', whyRB.longName]] },
  whatWeBelieve: {
    ...whatWeBelieve,
    path: 'what-we-believe/',
    group,
    next: [pray, ['myStory', myStory.read]],
  },
  whyRB: { ...whyRB, path: 'why-rb/', group, next: [pray, ['donate', donate.heading]] },
  articles: { ...articles, path: 'articles/', next: [write, ['myStory', myStory.read]] },
  donate: { ...donate, path: 'donate/', next: [write] },
} as const satisfies Record<string, ViewEntry>;

/** `App` holds 'contact' as a flag beside the others. */
export type View = keyof typeof views;

export const everyView = Object.keys(views) as View[];
