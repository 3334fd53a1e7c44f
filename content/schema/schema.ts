/**
 * What the owner's files in content/en hold: their types, their checks, and the labels and hints of the form. Read by the
 * build and the commands; the site imports types of it only, so that none of it reaches a visitor.
 */
import type * as z from 'zod';
import { answers, contactDetails, help, privacy } from './contact.ts';
import { list, long, type Note, part, yesOrNo } from './fields.ts';
import type { film } from './home.ts';
import { leader, NO_PORTRAIT } from './leader.ts';
import { views } from './pages.ts';
import type { section } from './parts.ts';
import { site } from './site.ts';

export type { Note };
export { leader, NO_PORTRAIT, views };

/** What visitors rely on, for the director to confirm. */
export const promises = list(
  'Promises',
  part(
    'Promise',
    {
      words: long('Words on the site', { fixed: true }),
      question: long('Question', { fixed: true }),
      confirmed: yesOrNo('Yes, we keep this promise'),
    },
    { summary: '{{words}}' },
  ),
  { fixed: true },
);

/** The files of content/<language>, by name; the leaders' are a folder, and promises.yaml is a list of its own. */
export const files = {
  site,
  ...views,
  contactDetails,
  help,
  answers,
  privacy,
};

type Files = { readonly [Name in keyof typeof files]: z.output<(typeof files)[Name]> };

type LeaderFile = z.output<typeof leader>;

/** What the site's modules `@content/…` hold. */
export type Content = Files & {
  /** Whether anything that only the ministry knows has not been supplied yet. */
  readonly hasExamples: boolean;
  /** Of the views, for search results and shared links. */
  readonly descriptions: Readonly<Record<keyof typeof views, string>>;
  /** In their order. */
  readonly leaders: readonly Leader[];
  /** By the leader's key. */
  readonly letters: Readonly<Record<string, LeaderFile['body']>>;
};

/** A card of 'What Leaders Say About Us'. */
export type Leader = Omit<LeaderFile, 'body' | 'order'> & {
  /** The name of its file. */
  readonly key: string;
};

export type Section = z.output<typeof section>;

export type Scripture = Files['home']['hero']['verse'];

export type Film = z.output<typeof film>;

export type Answer = Files['answers']['about'][number];
