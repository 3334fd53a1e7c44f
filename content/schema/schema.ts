/**
 * What the owner's files in content/en hold: their types, their checks, and the labels and hints of the form. Read by the
 * build and the commands; the site imports types of it only, so that none of it reaches a visitor.
 */
import type * as z from 'zod';
import type { View } from '../../src/views.ts';
import { answers, contactDetails, help, privacy } from './contact.ts';
import { list, long, part, text, yesOrNo } from './fields.ts';
import { leaders } from './leader.ts';
import { pages } from './pages.ts';
import { site } from './site.ts';

/** What visitors rely on, for the director to confirm. */
const promises = part('To confirm', {
  promises: list(
    'Promises',
    part('Promise', {
      words: text('Words on the site', { fixed: true }),
      question: long('Question', { fixed: true }),
      confirmed: yesOrNo('Yes, we keep this promise'),
    }),
    { fixed: true },
  ),
});

/** The files of content/<language>, by name. */
export const files = part('', { site, ...pages, leaders, contactDetails, help, answers, privacy, promises });

export type Files = z.output<typeof files>;

type LeaderFile = Files['leaders']['leaders'][number];

/** What the site's modules `@content/…` hold. */
export type Content = Omit<Files, 'leaders' | 'promises'> & {
  /** Whether anything that only the ministry knows has not been supplied yet. */
  readonly hasExamples: boolean;
  /** Of the views, for search results and shared links. */
  readonly descriptions: Readonly<Record<View, string>>;
  readonly leaders: readonly Leader[];
  /** By the leader's key. */
  readonly letters: Readonly<Record<string, LeaderFile['body']>>;
};

/** A card of 'What Leaders Say About Us'. */
export type Leader = Omit<LeaderFile, 'body'>;

export type Section = Files['about']['sections'][number];

export type Scripture = Files['home']['hero']['verse'];

export type Film = Files['home']['videos']['films'][number];

export type Answer = Files['answers']['about'][number];
