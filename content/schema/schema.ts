/** Describes the owner's files in content/en, their checks, and the form. The site imports types only: none of it reaches a visitor. */
import type * as z from 'zod';
import type { View } from '../views.ts';
import { answers, contactDetails, help, privacy } from './contact.ts';
import { fact, withHttps } from './facts.ts';
import { list, long, part, text, yesOrNo } from './fields.ts';
import { leaders } from './home.ts';
import { pages } from './pages.ts';
import { picture } from './parts.ts';

const site = part('The whole site', {
  address: fact(
    'Address of the site',
    {
      right: /^https:\/\/[^\s?#/]+\.[^\s?#]+\/$/,
      written: 'the browser shows it, from https:// to the slash at the end',
      tidy: (value) => withHttps(value).replace(/[^/]$/, '$&/'),
    },
    { hint: 'As the browser shows it: from https:// to the slash at the end.' },
  ),
  founded: text('Founded', {
    shared: true,
    hint: 'Month and year: June 2007. Other texts can say {founded}, and {years} for the full years since.',
  }).refine(
    (month) => !Number.isNaN(Date.parse(`1 ${month}`)),
    'Please write the English month and the year: June 2007.',
  ),
  messagesKeptFor: text('Messages are kept for', {
    hint: 'Only words: the database deletes by its own period, which a developer changes. Other texts can say {messagesKeptFor}.',
  }),
  logo: part('Logo', {
    picture: picture(
      'Picture',
      'logo',
      'An SVG drawing, or a PNG at least 512 pixels wide. Share cards and the icons of browsers and phones follow from it.',
    ),
    hasName: yesOrNo('Your name is in the picture').optional(),
  }).optional(),
  notice: part('Notice', {
    words: text('Words', {
      hint: 'One line at the top of home and Contact: “Our office is closed until Monday.”',
      max: 100,
    }),
    link: text('Link', { hint: 'To more about it, from https://.', shared: true })
      .regex(/^https:\/\/[^\s/]+\.\S+$/, 'Please write the whole address, from https://.')
      .optional(),
    until: text('Until', { hint: 'The last day on which it is shown: 2026-12-26.', shared: true }).regex(
      /^20\d\d-[01]\d-[0-3]\d$/,
      'Please write year, month and day: 2026-12-26.',
    ),
  }).optional(),
});

/** Lists what visitors rely on, for the director to confirm. */
const promises = part('To confirm', {
  promises: list(
    'Promises',
    part('Promise', {
      words: long('Words on the site', { hint: 'Copied exactly from the page.' }),
      question: long('Question'),
      confirmed: yesOrNo('Yes, we keep this promise'),
    }),
  ),
});

/** The files of content/<language>, by name. */
export const files = part('', { site, ...pages, leaders, contactDetails, help, answers, privacy, promises });

export type Files = z.output<typeof files>;

type LeaderFile = Files['leaders']['leaders'][number];

/** Facts of a language: `language.json` beside its interface words. */
export type Language = {
  readonly code: string;
  readonly name: string;
  readonly tag: string;
  readonly dir?: 'rtl';
  readonly openGraph: string;
  readonly format: string;
  /** `unit`: without a word for “and”. */
  readonly lists?: 'unit';
  /** The script of another language's words, which are marked with its code. Without one, none are. */
  readonly foreign?: { readonly script: string; readonly code: string };
};

export type Edition = {
  readonly code: string;
  readonly path: string;
  readonly name: string;
  readonly views: readonly View[];
};

/** The values that the modules `@content/…` export. */
export type Content = Omit<Files, 'leaders' | 'promises'> & {
  /** The one rule for the line 'Not published yet', for `noindex`, and for what preflight refuses. */
  readonly hasExamples: boolean;
  readonly path: string;
  readonly language: Language;
  /** The views that are in English throughout, as they have no translation. */
  readonly inEnglish: readonly View[];
  readonly editions: readonly Edition[];
  readonly descriptions: Readonly<Record<View, string>>;
  readonly leaders: readonly Leader[];
  readonly urgent: readonly { readonly phone: string; readonly short: string }[];
  /** The leader whom Donate quotes. */
  readonly voice: Leader | undefined;
  readonly letters: Readonly<Record<string, LeaderFile['body']>>;
};

export type Leader = Omit<LeaderFile, 'body'>;

type AboutSection = Files['about']['sections'][number];
export type Wall = NonNullable<AboutSection['wall']>;
export type Courses = NonNullable<AboutSection['courses']>;
export type Section = Files['whyRB']['sections'][number];
export type Chapter = Files['myStory']['sections'][number];
export type Scripture = Files['home']['hero']['verse'];
export type Film = Files['home']['videos']['films'][number];
export type Answer = Files['answers']['about'][number];
