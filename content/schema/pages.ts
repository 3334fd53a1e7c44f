import { unwrap } from '../fact.ts';
import { slug } from '../slug.ts';
import { asWritten, fact, link } from './facts.ts';
import { distinct, example, list, long, type Note, part, tell, text, wordsIn } from './fields.ts';
import { alt, picture, refineAlt, scripture, sections, titled, verse } from './parts.ts';

export const about = part('About', {
  photo: picture('Photo of the founders', 'founders'),
  alt,
  founders: list(
    'Founders',
    part(
      'Founder',
      {
        name: fact('Name', { right: /\S/, written: 'visitors are to read it' }),
        role: text('Role', { max: 60 }),
        text: long('A few sentences'),
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

export const myStory = part('My Story', {
  photo: picture('Picture', 'scenes', 'Wide; the title is over its left fifth. A photo as JPEG or PNG.'),
  alt,
  pullLine: long('Under the title', { hint: 'A line or two of the story, broken as it is here.', max: 120 }),
  intro: long('Introduction'),
  sections: sections.meta({
    advice: (sections: readonly { paragraphs: readonly string[] }[]) => {
      const length = wordsIn(sections.flatMap(({ paragraphs }) => paragraphs).join(' '));
      return (
        length < 900 && { what: `The life story has ${length} words.`, todo: 'With 900 it can be told.' }
      );
    },
  } satisfies Partial<Note>),
  example,
  verse: verse(),
  signature: part('Signature', {
    name: fact('Name', { right: /\S/, written: 'visitors are to read it' }),
    role: text('Role', { max: 60 }),
  }),
}).superRefine(refineAlt('photo'));

export const whatWeBelieve = part('What we believe', {
  intro: long('Introduction'),
  beliefs: list(
    'Beliefs',
    part(
      'Belief',
      {
        id: text('Address', {
          hint: 'Its name in links, /what-we-believe/#scripture: small letters and hyphens.',
        }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write small letters a to z and hyphens: it is an address too.'),
        title: text('Title', { max: 80 }),
        text: long('Text'),
        references: list('Places in the Bible', scripture('Place', '2 Timothy 3:16–17')).min(1),
      },
      { summary: '{{title}}' },
    ),
  )
    .length(13)
    .superRefine(distinct('id'))
    .superRefine(distinct('title')),
  example,
  closing: titled('At the end'),
});

export const whyRB = part('Why R&B', {
  intro: long('Introduction'),
  sections,
  example,
  quote: verse('Closing quote'),
});

const published = (label: string, hint: string) =>
  list(
    label,
    part(
      'File',
      {
        title: text('Title', { max: 100 }),
        url: link(
          'Address in Google Drive',
          'drive.google.com|docs.google.com',
          '(\\S*/d/[\\w-]{10,}\\S*|\\S*/folders/[\\w-]{10,}\\S*|(open|uc)\\?\\S*id=\\S+)$',
        ),
        text: long('One sentence about it', { max: 200 }),
        example,
      },
      { summary: '{{title}}' },
    ),
    { hint },
  ).superRefine(distinct('title'));

export const articles = part('Articles', {
  articles: published('Articles', 'In the order in which they stand here.'),
  newsletters: published('Newsletters', 'In the order in which they stand here.'),
}).superRefine((lists, context) => {
  const seen = new Set<unknown>();
  for (const name of ['articles', 'newsletters'] as const)
    for (const [index, { url }] of lists[name].entries()) {
      const address = unwrap(url);
      if (seen.has(address))
        tell(context, `"${address}" is linked twice.`, 'Copy each link anew.', name, index, 'url');
      seen.add(address);
    }
});

export const donate = part('Donate', {
  intro: long('Introduction'),
  uses: list(
    'What gifts do',
    part('Use', { title: text('Title', { max: 80 }), text: long('Text'), example }, { summary: '{{title}}' }),
  ).superRefine(distinct('title')),
  abroadNote: long('Who may not use the account', {
    hint: 'Above the bank details, and in all that is copied, shared and printed: for gifts that Indian law calls foreign.',
  }),
  bank: part('Bank details', {
    accountName: asWritten('Account name', 'As the bank writes it.'),
    branch: asWritten('Bank and branch', 'As the bank writes it.'),
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
  afterNote: long('What to do after giving'),
  receiptNote: long('How to ask for a receipt', {
    hint: 'And whether it counts for income tax (section 133, earlier 80G).',
  }),
});
