import { everyView, type View, views } from '../views.ts';
import { contact } from './contact.ts';
import { asWritten, fact, link } from './facts.ts';
import { entries, example, list, long, type Note, part, text } from './fields.ts';
import { home } from './home.ts';
import { address, page, passage, pictured, scene, sectionsWith, shortName, verse } from './parts.ts';

const about = page('About', {
  ...pictured('photo', 'Photo of the founders', 'founders'),
  intro: long('Introduction').optional(),
  founders: entries('Founders', 'Founder', {
    name: asWritten('Name', 'As visitors know this person.'),
    id: shortName,
    role: text('Role', { max: 60 }),
    text: long('About this person'),
    example,
  })
    .min(1)
    .max(4),
  sections: sectionsWith({
    courses: part('Verse in courses', {
      lines: long('Words', { hint: 'Three short lines, laid across the window.', max: 48 })
        .regex(/^[^\n]+\n[^\n]+\n[^\n]+$/, 'Please write three short lines.')
        .transform((words) => words.split('\n')),
      reference: verse.shape.reference,
      read: text('Where it was read', { max: 70 }),
    }).optional(),
    wall: part('The years as a wall', {
      title: text('Heading', { max: 40 }),
      text: text('Under the heading', { max: 80 }),
      courses: list(
        'Courses',
        part('Course', {
          when: text('When', { max: 20 }).optional(),
          words: text('What happened', { max: 70 }),
          id: shortName,
        }),
        { hint: 'The oldest first: it is the lowest course.' },
      )
        .min(3)
        .max(8),
    }).optional(),
  }),
  example,
  verse,
  whatWeDo: part('What We Do', {
    encouraging: long('Encouraging'),
    equipping: long('Equipping'),
    enlarging: long('Enlarging'),
  }),
});

const myStory = page('My Story', {
  // The form finds a picture's folder by its field's path in any file, and About has a `photo`.
  ...pictured('cover', 'Picture, also on home', 'story'),
  pullLine: long('Under the title', { hint: 'A line or two of the story. Line breaks are kept.', max: 120 }),
  intro: long('Introduction'),
  sections: sectionsWith({
    turn: part('Turning point', {
      words: text('Words', {
        hint: 'A sentence copied exactly from the text, shown across the window. The chapters before the first one are dark.',
        max: 60,
      }),
      huge: text('Huge word', {
        hint: 'One short word of it, as it is written there. It is shown where there is no picture.',
        max: 8,
      }).optional(),
      picture: scene,
    })
      .meta({ label: 'Turning point', quotes: 'paragraphs' } satisfies Note)
      .optional(),
  }),
  example,
  verse,
  signature: part('Signature', {
    name: asWritten('Name', 'As visitors know this person.'),
    role: text('Role', { max: 60 }),
  }),
});

const whatWeBelieve = page('What we believe', {
  picture: scene,
  intro: long('Introduction'),
  beliefs: entries('Beliefs', 'Belief', {
    title: text('Title', { max: 80 }),
    id: address('Used in links: /what-we-believe/#scripture.'),
    text: long('Text'),
    references: list('Bible references', passage('Reference', '2 Timothy 3:16–17')).min(1),
  }).length(13),
  pauses: list('Verses between the beliefs', verse, { hint: 'After every third belief.' }).max(4).optional(),
  example,
  closing: part('Closing note', { title: text('Title', { max: 80 }), text: long('Text'), verse }),
});

const readingPage = (label: string) =>
  page(label, {
    intro: long('Introduction'),
    sections: sectionsWith({
      leader: text('A leader quoted here', { hint: 'As under “Leaders”: ruth.', shared: true }).optional(),
    }),
    example,
    verse: verse.optional(),
  });

const published = (label: string, each: string, hint?: string) =>
  entries(label, each, {
    title: text('Title', { max: 100, hint }),
    url: link(
      'Google Drive link',
      'drive.google.com|docs.google.com',
      { isKey: true },
      '\\S*(/d/|/folders/|[?&]id=)[\\w-]{10,}\\S*$',
      ', where articles and newsletters are read',
    ),
    text: long('Description', { hint: 'One sentence.', max: 200 }).optional(),
    opening: long('First lines', { hint: 'How it begins: a sentence or two.', max: 160 }).optional(),
    example,
  }).default([]);

const articles = page('Articles', {
  intro: long('Introduction'),
  picture: scene,
  articles: published('Articles', 'Article'),
  newsletters: published(
    'Newsletters',
    'Newsletter',
    'With its month and year, October 2025: the newest comes first by itself.',
  ),
  verse: verse.optional(),
});

const code = (label: string, right: RegExp, written: string) =>
  fact(label, { right, written, tidy: (value) => value.replaceAll(' ', '').toUpperCase() });

const donate = page('Donate', {
  intro: long('Introduction'),
  uses: entries('What gifts do', 'Use', {
    title: text('Title', { max: 80 }),
    id: shortName,
    picture: scene,
    text: long('Text'),
    example,
  }).default([]),
  abroadNote: long('Gifts from abroad', {
    hint: 'Shown with the bank details, and wherever they are copied, shared or printed.',
  }),
  warning: long('Warning', { hint: 'Shown beside the bank details.' }),
  bank: part('Bank details', {
    accountName: asWritten('Account name', 'Exactly as the bank writes it.'),
    branch: asWritten('Bank and branch', 'Exactly as the bank writes it.'),
    account: fact('Account number', { right: /^(\d[ -]?){8,17}\d$/, written: '9 to 18 digits' }),
    ifsc: code('IFSC code', /^[A-Z]{4}0[A-Z0-9]{6}$/, 'four letters, a zero, then six letters or digits'),
    swift: code(
      'Swift code',
      /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      'eight or eleven letters and digits',
    ).optional(),
  }),
  care: long('Above the bank details'),
  afterNote: long('After giving'),
  receiptNote: long('Receipts', {
    hint: 'How to ask for one, and whether it counts for income tax (section 133, formerly 80G).',
  }),
});

const own = { home, about, myStory, whatWeBelieve, donate, articles, contact };

type Own = typeof own;

/** The words of each view, by its name: those without a schema of their own are reading pages. */
export const pages = {
  ...own,
  ...Object.fromEntries(
    everyView.filter((view) => !(view in own)).map((view) => [view, readingPage(views[view].name)]),
  ),
} as Own & Record<Exclude<View, keyof Own>, ReturnType<typeof readingPage>>;
