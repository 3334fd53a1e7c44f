import { unwrap } from '../fact.ts';
import { slug } from '../slug.ts';
import { contact } from './contact.ts';
import { asWritten, fact, link } from './facts.ts';
import { distinct, example, list, long, part, report, text } from './fields.ts';
import { home } from './home.ts';
import { alt, page, picture, refineAlt, scripture, sections, titled, verse } from './parts.ts';

const about = page('About', {
  photo: picture('Photo of the founders', 'founders'),
  alt,
  founders: list(
    'Founders',
    part(
      'Founder',
      {
        name: fact('Name', { right: /\S/, written: 'visitors should read it' }),
        role: text('Role', { max: 60 }),
        text: long('About this person'),
        example,
      },
      { summary: '{{name}}' },
    ),
  ).length(2),
  sections: sections.superRefine(distinct('title', slug, [slug('What We Do')])),
  example,
  verse: verse(),
  whatWeDo: part('What We Do', {
    encouraging: long('Encouraging'),
    equipping: long('Equipping'),
    enlarging: long('Enlarging'),
  }),
}).superRefine(refineAlt('photo'));

const myStory = page('My Story', {
  // Not `photo`: the form finds a picture's folder by its path, whatever the file, and About has that one.
  cover: picture('Picture', 'scenes', 'A wide photo (JPEG or PNG). The title covers its left fifth.'),
  alt,
  pullLine: long('Under the title', { hint: 'A line or two of the story. Line breaks are kept.', max: 120 }),
  intro: long('Introduction'),
  sections,
  example,
  verse: verse(),
  signature: part('Signature', {
    name: fact('Name', { right: /\S/, written: 'visitors should read it' }),
    role: text('Role', { max: 60 }),
  }),
}).superRefine(refineAlt('cover'));

const whatWeBelieve = page('What we believe', {
  intro: long('Introduction'),
  beliefs: list(
    'Beliefs',
    part(
      'Belief',
      {
        id: text('Address', {
          hint: 'Used in links: /what-we-believe/#scripture.',
        }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use only small letters a to z and hyphens.'),
        title: text('Title', { max: 80 }),
        text: long('Text'),
        references: list('Bible references', scripture('Reference', '2 Timothy 3:16–17')).min(1),
      },
      { summary: '{{title}}' },
    ),
  )
    .length(13)
    .superRefine(distinct('id'))
    .superRefine(distinct('title')),
  example,
  closing: titled('Closing note'),
});

const whyRB = page('Why R&B', {
  intro: long('Introduction'),
  sections,
  example,
  quote: verse('Closing quote'),
});

const published = (label: string) =>
  list(
    label,
    part(
      'File',
      {
        title: text('Title', { max: 100 }),
        url: link(
          'Google Drive link',
          'drive.google.com|docs.google.com',
          '(\\S*/d/[\\w-]{10,}\\S*|\\S*/folders/[\\w-]{10,}\\S*|(open|uc)\\?\\S*id=\\S+)$',
        ),
        text: long('Description', { hint: 'One sentence.', max: 200 }),
        example,
      },
      { summary: '{{title}}' },
    ),
  ).superRefine(distinct('title'));

const articles = page('Articles', {
  articles: published('Articles'),
  newsletters: published('Newsletters'),
}).superRefine((lists, context) => {
  const seen = new Set<unknown>();
  for (const name of ['articles', 'newsletters'] as const)
    for (const [index, { url }] of lists[name].entries()) {
      const address = unwrap(url);
      if (seen.has(address))
        report(context, `"${address}" is used twice.`, 'Please copy each link again.', name, index, 'url');
      seen.add(address);
    }
});

const donate = page('Donate', {
  intro: long('Introduction'),
  uses: list(
    'What gifts do',
    part('Use', { title: text('Title', { max: 80 }), text: long('Text'), example }, { summary: '{{title}}' }),
  ).superRefine(distinct('title')),
  abroadNote: long('Gifts from abroad', {
    hint: 'Shown above the bank details, and wherever they are copied, shared or printed.',
  }),
  bank: part('Bank details', {
    accountName: asWritten('Account name', 'Exactly as the bank writes it.'),
    branch: asWritten('Bank and branch', 'Exactly as the bank writes it.'),
    account: fact('Account number', { right: /^(\d[ -]?){8,17}\d$/, written: '9 to 18 digits' }),
    ifsc: fact('IFSC code', {
      right: /^[A-Z]{4}0[A-Z0-9]{6}$/,
      written: 'four letters, a zero, then six letters or digits',
      tidy: (value) => value.replaceAll(' ', '').toUpperCase(),
    }),
    swift: fact('Swift code', {
      right: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      written: 'eight or eleven letters and digits',
      tidy: (value) => value.replaceAll(' ', '').toUpperCase(),
    }),
  }),
  afterNote: long('After giving'),
  receiptNote: long('Receipts', {
    hint: 'How to ask for one, and whether it counts for income tax (section 133, formerly 80G).',
  }),
});

/** The words of each view, by its name. */
export const views = { home, about, myStory, whatWeBelieve, whyRB, donate, articles, contact };
