/**
 * What the owner's files in src/content hold: their types, their checks, and the labels and hints of the form. Read by the
 * build and the commands; the site imports types of it only, so that none of it reaches a visitor.
 */
import { bcv_parser as BibleParser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import * as z from 'zod';
import { slug } from '../navigation/slug.ts';
import { sample, unwrap } from './fact.ts';

/** What the form says of a field. What is required, a list, a choice or of fixed number, the field's own schema says. */
export type Note = {
  label: string;
  hint?: string;
  /** A text of several lines. */
  lines?: true;
  /** At most so many characters. */
  max?: number;
  /** A picture: its folder in src/images. */
  folder?: string;
  /** The name of an entry in a folded list: '{{title}}'. */
  summary?: string;
  /** Shown in the form, and not changed there. */
  fixed?: true;
  /** What is not wrong, and could be better. */
  advice?: (value: never) => Advice | false;
};

export type Advice = { what: string; todo: string };

type Options = Omit<Note, 'label'>;

/** Adds what is wrong with a value, where `todo` alone does not say it. */
function tell(context: z.RefinementCtx, what: string, todo: string, ...path: PropertyKey[]) {
  context.addIssue({ code: 'custom', message: todo, params: { what }, path, continue: false });
}

/** What an editor of plain words types or pastes, and a visitor should not read. */
const strangers: readonly [form: RegExp, what: string, todo: string][] = [
  [
    /<\/?[a-z][^>]*>/i,
    'This has a mark of HTML in it',
    'Take it away: visitors would read it as it stands here.',
  ],
  [/&(\w+|#\d+);/, 'This has a mark of HTML in it', 'Write the character itself.'],
  [
    /\*\*|__|\]\(|^(#+|[-*]) /m,
    'This has a mark of bold type, a link, a heading or a list in it',
    'Take it away: visitors would read it as it stands here.',
  ],
  // All but line breaks, and the joiners of Indian scripts.
  [
    /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/u,
    'This has an invisible character in it',
    'Type it anew instead of pasting it.',
  ],
];

/** One line of words. */
function text(label: string, options: Options = {}) {
  const { max = Number.POSITIVE_INFINITY } = options;
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      if (value.length > max)
        tell(context, `${label}: this has ${value.length} characters.`, `Write at most ${max}.`);
      for (const [form, what, todo] of strangers) {
        const found = form.exec(value);
        if (found)
          tell(
            context,
            `${label}: ${what}${/[^\p{C}\s]/u.test(found[0]) ? `: "${found[0].trim()}"` : ''}.`,
            todo,
          );
      }
      if (!options.lines && value.includes('\n'))
        tell(context, `${label}: this has several lines.`, 'Write it in one.');
    })
    .meta({ label, ...options } satisfies Note);
}

const long = (label: string, options: Options = {}) => text(label, { lines: true, ...options });

/** Words of several paragraphs, with an empty line between two. */
const paragraphs = (label: string, options: Options = {}) =>
  long(label, { hint: 'Leave an empty line between two paragraphs.', ...options })
    .transform((words) => words.split(/\n\s*\n/))
    .meta({ label, hint: 'Leave an empty line between two paragraphs.', lines: true, ...options });

const part = <Shape extends z.ZodRawShape>(label: string, shape: Shape, options: Options = {}) =>
  z.strictObject(shape).meta({ label, ...options } satisfies Note);

const list = <Item extends z.ZodType>(label: string, item: Item, options: Options = {}) =>
  z.array(item).meta({ label, ...options } satisfies Note);

/** Of a number that the specification fixes. */
const several = <Item extends z.ZodType>(label: string, count: number, item: Item, options: Options = {}) =>
  z
    .array(item)
    .length(count)
    .meta({ label, ...options } satisfies Note);

const yesOrNo = (label: string, options: Options = {}) =>
  z
    .stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'], error: 'Write true or false here.' })
    .meta({ label, ...options } satisfies Note);

/** Words stay an example, marked as such on the site, as long as `example: true` stands beside them. */
const example = yesOrNo('Only an example', {
  hint: 'Switch this off once the words are the ministry’s own.',
}).optional();

/** A value that cannot be taken for a real one: it tells of itself that it is a sample. */
const standIn = /[/.@]example\.(org|com|net)\b|^[X0]*[X0 ]*$|^\+91[ 0]+$|^(sample|name of)\b/i;

type Form = {
  right: RegExp;
  /** The end of 'Write it as …'. */
  written: string;
  /** Puts right what can be understood. */
  tidy?: (value: string) => string;
};

/** What only the ministry knows. A value that cannot be real is a sample; the real one has its form. */
function fact(label: string, { right, written, tidy = (value) => value }: Form, options: Options = {}) {
  const form = new RegExp(`${standIn.source}|${right.source}`, 'i');
  const todo = `Write it as ${written}, and check it twice.`;
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      if (/[\p{Cc}\p{Cf}]/u.test(value))
        tell(
          context,
          `${label}: this has an invisible character in it.`,
          'Type it anew instead of pasting it.',
        );
    })
    .overwrite((value) => (standIn.test(value) ? value : tidy(value)))
    .regex(form, todo)
    .transform((value) => (standIn.test(value) ? sample(value) : value))
    .meta({ label, hint: `As ${written}.`, ...options } satisfies Note);
}

/** As the bank writes it, or an office. */
const asWritten = (label: string, hint: string) =>
  fact(label, { right: /\S/, written: 'it is in the papers' }, { hint });

/** An address of one of these hosts, where `path` leads to more than their front page. */
const link = (label: string, hosts: string, path: string, options?: Options) =>
  fact(
    label,
    {
      right: new RegExp(`^https://([\\w-]+\\.)*(${hosts.replaceAll('.', '\\.')})/${path}`),
      written: `"Copy link" gives it: it begins with https:// and leads to one page of ${hosts.split('|')[0]}`,
      tidy: (value) => value.replace(/^(https?:\/\/)?(?=[\w-]+\.)/i, 'https://'),
    },
    options,
  );

/** `+91 44 2345 6789`, however it was typed. */
function tidyPhone(typed: string): string {
  const groups = typed.replace(/[-.()/\s\u00a0]+/g, ' ').trim();
  const number = groups
    .replace(/^00/, '+')
    .replace(/^(\+ ?91 ?)?0 ?(?=[1-9])/, '+91 ')
    .replace(/^(?=[1-9](?: ?\d){9}$)/, '+91 ');
  return number.replace(/^\+ ?91 ?/, '+91 ').replace(/^(\+91 \d{5})(\d{5})$/, '$1 $2');
}

const bible = new BibleParser(english);

/** A place in the Bible, and after it the translation, if it is quoted. */
const scripture = (label: string, hint: string) => {
  const todo = 'Write the English name of the book, the chapter and the verse: 2 Timothy 3:16–17.';
  return text(label, { hint }).superRefine((place, context) => {
    const [found] = bible.parse(place).osis_and_indices();
    if (found?.indices[0] !== 0) tell(context, `"${place}" is no place in the Bible.`, todo);
  });
};

const verse = (label = 'Verse') =>
  part(label, {
    text: long('Words', {
      hint: 'Without quotation marks, from a translation in the public domain: WEB or KJV.',
    }),
    reference: scripture('Reference', 'With the translation: Matthew 28:19 (WEB).'),
  });

/** Names a file, so that a photo takes the place of a drawing by being chosen. */
function picture(label: string, folder: string) {
  const todo = `Write the name of a JPEG or PNG file in src/images/${folder}: ${folder}/photo.jpg.`;
  const form = new RegExp(`^/?${folder}/[^/]+\\.(svg|jpe?g|png|webp)$`, 'i');
  return z
    .string()
    .trim()
    .regex(form, todo)
    .overwrite((file) => file.replace(/^\//, ''))
    .meta({ label, hint: 'A photo as JPEG or PNG.', folder } satisfies Note);
}

const wordsIn = (words: string) => words.trim().split(/\s+/).length;

const alt = text('What the picture shows', {
  hint: 'In a sentence, for those who cannot see it.',
  max: 250,
  advice: (words: string) =>
    (wordsIn(words) < 5 || /\b(image|picture|photo) of\b/i.test(words)) && {
      what: `"${words}" tells little of a picture.`,
      todo: 'Say in a sentence what is to be seen on it.',
    },
});

/** A photo that is still described as a drawing. */
const refineAlt = (name: string) => (words: Record<string, unknown>, context: z.RefinementCtx) => {
  if (/^(illustration|drawn|drawing)\b/i.test(`${words.alt}`) && !/\.svg$/i.test(`${words[name] ?? '.svg'}`))
    tell(
      context,
      `A photo stands there, and is still described as a drawing: "${words.alt}"`,
      'Say what the photo shows; those who cannot see it hear these words.',
      'alt',
    );
};

/** Entries differ in what they are called; a heading is an address too. */
const distinct =
  <Key extends string>(key: Key, addressOf: (name: string) => string = (name) => name) =>
  (entries: readonly Record<Key, unknown>[], context: z.RefinementCtx) => {
    const met = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const name = String(unwrap(entry[key]));
      const address = addressOf(name);
      if (address === '')
        tell(
          context,
          `"${name}" has no letter.`,
          'Its address is made from its letters: write some.',
          index,
          key,
        );
      else if (met.has(address))
        tell(context, `"${name}" stands here twice.`, 'Change one of the two, or take it away.', index, key);
      met.add(address);
    }
  };

const section = part(
  'Section',
  {
    title: text('Heading', { max: 80 }),
    picture: part('Picture', { photo: picture('Picture', 'scenes'), alt })
      .superRefine(refineAlt('photo'))
      .optional(),
    paragraphs: paragraphs('Text'),
  },
  { summary: '{{title}}' },
);
const sections = list('Sections', section).min(1).superRefine(distinct('title', slug));

const titled = (title: string, words = 'Text') =>
  part(title, { title: text('Title', { max: 80 }), text: long(words) }, { summary: '{{title}}' });

const searchResult = (label: string) =>
  long(label, {
    max: 155,
    advice: ({ length }: string) =>
      length < 50 && {
        what: `${label}: this has ${length} characters.`,
        todo: 'Search results show 50 to 155 of them.',
      },
  });

const site = part('The site as a whole', {
  address: fact('Address of the site', {
    right: /^https:\/\/(?!localhost|[\d.]+[:/])[^\s?#/]+\.[^\s?#]+\/$/,
    written: 'the browser shows it once the site is published, from https:// to the slash at the end',
    tidy: (value) => value.replace(/^(https?:\/\/)?(?=[\w-]+\.)/i, 'https://').replace(/[^/]$/, '$&/'),
  }),
  founded: text('Founded', { hint: 'Month and year: June 2007. Elsewhere {founded} stands for it.' }).refine(
    (month) => !Number.isNaN(Date.parse(`1 ${month}`)),
    'Write the English month and the year: June 2007.',
  ),
  // The database has it too: see "How long they are kept" in docs/going-live.md.
  messagesKeptFor: text('Messages are kept for', {
    hint: 'twelve months. Elsewhere {messagesKeptFor} stands for it.',
  }),
});

const descriptions = part(
  'What search results and shared links say of each page',
  {
    home: searchResult('Home'),
    myStory: searchResult('My Story'),
    about: searchResult('About'),
    whatWeBelieve: searchResult('What we believe'),
    whyRB: searchResult('Why R&B'),
    donate: searchResult('Donate'),
    articles: searchResult('Articles'),
    contact: searchResult('Contact'),
  },
  { hint: 'At most 155 characters each.' },
);

const country = (name: string) =>
  part(name, {
    photo: picture('Picture', 'outreach'),
    alt,
    caption: long('Caption', { hint: 'One line: what the ministry does there.', max: 160 }),
  }).superRefine(refineAlt('photo'));

const film = part(
  'Video',
  {
    poster: picture('Picture', 'films'),
    alt,
    title: text('Title', { max: 80 }),
    text: long('What the video shows', { max: 200 }),
    length: text('Length', { hint: '4:32' }).regex(/^\d+:\d{2}$/, 'Write minutes and seconds: 4:32.'),
    youtubeId: fact('Video on YouTube', {
      right: /^[\w-]{11}$/,
      written: 'the eleven characters after "v=" in the address of the video',
      tidy: (value) =>
        /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})/.exec(value)?.[1] ?? value,
    }),
    example,
  },
  { summary: '{{title}}' },
).superRefine(refineAlt('poster'));

const home = part('Home', {
  hero: part('First screen', {
    photo: picture('Picture', 'hero'),
    alt,
    sentence: long('Who you are, where, and what you do', { hint: 'At most 100 characters.', max: 100 }),
    verse: verse(),
  }).superRefine(refineAlt('photo')),
  mission: part('About Our Mission', {
    intro: long('Introduction'),
    missionWork: long('Mission Work'),
    leadershipDevelopment: long('Leadership Development'),
    communityBuilding: long('Community Building'),
  }),
  outreach: part('Global Ministry Outreach', {
    intro: long('Introduction'),
    malaysia: country('Malaysia'),
    india: country('India'),
    nepal: country('Nepal'),
  }),
  videos: part('Watch Our Ministry', {
    films: several('Videos', 2, film).superRefine(distinct('youtubeId')),
  }),
  testimonials: part('What Leaders Say About Us', {
    intro: long('Introduction', { hint: 'The cards and letters are under “Leaders”.' }),
    publishExamples: yesOrNo('Publish the example letters', {
      hint: 'They are marked as examples. While this is off, the site is not published with one.',
    }),
  }),
  prayer: titled('At the end of the page'),
});

/** In place of a leader's portrait. */
export const NO_PORTRAIT = 'portraits/none.svg';

/** A leader's card and letter: a Markdown file, the letter under the card. */
export const leader = part(
  'Leader',
  {
    order: z.coerce
      .number<string>('Write a number: 1 for the first card.')
      .int('Write a whole number.')
      .positive('Write a number from 1.')
      .meta({ label: 'Place among the cards', hint: '1 is the first.' } satisfies Note),
    name: text('Name', { max: 80 }),
    role: text('Role', {
      hint: '“Youth leader”. Without a place, unless the person has agreed to it in writing: see docs/going-live.md.',
      max: 60,
    }),
    portrait: picture('Portrait', 'portraits').default(NO_PORTRAIT),
    alt,
    excerpt: long('On the card', { hint: 'One or two sentences of the letter, letter by letter.', max: 200 }),
    example,
    body: paragraphs('The letter', {
      hint: 'From the greeting to the closing words; the name comes after it by itself. Leave an empty line between two paragraphs.',
      advice: (letter: readonly string[]) => {
        const length = wordsIn(letter.join(' '));
        return (
          (length < 120 || length > 250) && {
            what: `This letter has ${length} words.`,
            todo: 'A letter of 120 to 250 words is read to its end.',
          }
        );
      },
    }),
  },
  { summary: '{{order}}. {{name}}' },
)
  .superRefine(refineAlt('portrait'))
  .superRefine(({ excerpt, body }, context) => {
    const plain = (words: string) => words.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
    if (!plain(body.join(' ')).includes(plain(excerpt)))
      tell(
        context,
        `What stands on the card is not in the letter: "${excerpt}"`,
        'Copy a sentence from the letter, letter by letter.',
        'excerpt',
      );
  });

const about = part('About', {
  photo: picture('Photo of the founders', 'founders'),
  alt,
  founders: several(
    'Founders',
    2,
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
  ),
  sections,
  example,
  verse: verse(),
  whatWeDo: part('What We Do', {
    encouraging: long('Encouraging'),
    equipping: long('Equipping'),
    enlarging: long('Enlarging'),
  }),
})
  .superRefine(refineAlt('photo'))
  .superRefine(({ sections }, context) => {
    for (const [index, { title }] of sections.entries())
      if (slug(title) === 'what-we-do')
        tell(
          context,
          `"${title}" stands on this page already.`,
          'Give this section another heading.',
          'sections',
          index,
          'title',
        );
  });

const myStory = part('My Story', {
  pullLine: long('Beside the title', { hint: 'A line or two of the story, broken as it is here.', max: 120 }),
  intro: long('Introduction'),
  sections: sections.meta({
    label: 'Sections',
    advice: (sections: readonly { paragraphs: readonly string[] }[]) => {
      const length = wordsIn(sections.flatMap(({ paragraphs }) => paragraphs).join(' '));
      return (
        length < 900 && { what: `The life story has ${length} words.`, todo: 'With 900 it can be told.' }
      );
    },
  } satisfies Note),
  example,
  verse: verse(),
  signature: part('Signature', {
    name: fact('Name', { right: /\S/, written: 'visitors are to read it' }),
    role: text('Role', { max: 60 }),
  }),
});

const whatWeBelieve = part('What we believe', {
  intro: long('Introduction'),
  beliefs: several(
    'Beliefs',
    13,
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
    .superRefine(distinct('id'))
    .superRefine(distinct('title')),
  example,
  closing: titled('At the end'),
});

const whyRB = part('Why R&B', {
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

const articles = part('Articles', {
  articles: published('Articles', 'In the order in which they stand here.'),
  newsletters: published('Newsletters', 'In the order in which they stand here.'),
}).superRefine((lists, context) => {
  const met = new Set<unknown>();
  for (const name of ['articles', 'newsletters'] as const)
    for (const [index, { url }] of lists[name].entries()) {
      const address = unwrap(url);
      if (met.has(address))
        tell(
          context,
          `"${address}" is linked twice.`,
          'Copy the link of each file anew.',
          name,
          index,
          'url',
        );
      met.add(address);
    }
});

const donate = part('Donate', {
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

const contactDetails = part('Contact details', {
  email: fact('Email address', {
    right: /^[^\s@<>(),;:]+@[^\s@.<>(),;:]+(\.[^\s@.<>(),;:]+)+$/,
    written: 'one address, such as office@ and the name of your domain',
    tidy: (value) => value.replace(/^mailto:/i, ''),
  }),
  phone: fact('Phone number', {
    right: /^(\+91( ?\d){10}|\+(?!91)\d( ?\d){7,14})$/,
    written: 'a plus sign, the country code and the number: +91 and ten digits in India',
    tidy: tidyPhone,
  }),
  location: text('Place', { max: 60 }),
  facebook: link('Facebook', 'facebook.com|fb.com', '(?!home\\.php|login|watch\\b)[^/?#\\s]\\S*$', {
    hint: 'The address of your page.',
  }),
  youtube: link('YouTube', 'youtube.com', '(?!watch\\b|shorts\\b|feed\\b)[^/?#\\s]\\S*$', {
    hint: 'The address of your channel.',
  }),
  instagram: link('Instagram', 'instagram.com', '(?!accounts/|p/|reel/)[^/?#\\s]\\S*$', {
    hint: 'The address of your profile.',
  }),
});

const contact = part('Contact', {
  prayer: long('That somebody prays', { hint: 'Above the form.', max: 120 }),
  beforeYouWrite: long('When you must tell others what you have read', {
    hint: 'The privacy notice and docs/reading-messages.md say the same.',
  }),
  under18: long('What those under 18 do'),
  hints: part('Hints under the labels of the form', {
    name: text('Full Name'),
    email: text('Email Address'),
    phone: text('Phone Number'),
    prayerRequests: text('Prayer Requests'),
  }),
  privacyNote: long('Who reads a message'),
  keptNote: long('How long it is stored', { hint: 'The link to the privacy notice follows.' }),
  consent: long('What a visitor agrees to', { hint: 'Beside the button.' }),
  elsewhere: long('Other ways to reach you', { hint: 'Above the email address and the phone number.' }),
});

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const helpNumber = part(
  'Number',
  {
    phone: text('Phone number', { hint: 'Call it before you change it: it saves lives.' }).regex(
      /^\+?\d[\d ]*$/,
      'Write the digits of one number.',
    ),
    whom: text('Who answers'),
    source: text('Where it was looked up', { hint: 'The addresses of the pages.' }),
    checked: text('When it was looked up', { hint: '2026-11-22' }).regex(
      /^20\d\d-\d\d-\d\d$/,
      'Write year, month and day: 2026-11-22.',
    ),
  },
  {
    summary: '{{phone}}: {{whom}}',
    advice: ({ phone, whom, source, checked }: Record<string, string>) =>
      Date.now() - Date.parse(checked ?? '') >= YEAR_MS && {
        what: `Does ${phone} (${whom}) still hold? It was looked up on ${checked}: ${source}`,
        todo: 'Look each number up again and call it, then write the new day beside it.',
      },
  },
);

const help = part('Help in danger', {
  question: text('Who is meant', { hint: 'Before the first two numbers, on phones.', max: 60 }),
  title: text('Heading'),
  text: long('Under the numbers'),
  numbers: list('Numbers in India', helpNumber),
  countries: list(
    'Numbers in other countries',
    part(
      'Country',
      { country: text('Country'), numbers: list('Numbers', helpNumber) },
      { summary: '{{country}}' },
    ),
  ),
  abroad: long('Whom to call elsewhere'),
  hide: long('How to hide the visit and the call'),
  afterSending: long('Above the numbers, after sending'),
});

const asked = (label: string) =>
  list(
    label,
    part(
      'Question',
      {
        question: text('Question'),
        answer: long('Answer', { hint: 'While there is none, the question is not shown.' }).optional(),
      },
      {
        summary: '{{question}}',
        advice: ({ question, answer }: Record<string, string>) =>
          !answer && { what: `Visitors ask: ${question}`, todo: 'Write the answer, and it is shown.' },
      },
    ),
  );

/** What visitors ask and the site does not say yet. */
const answers = part('Questions that people ask', {
  contact: asked('On the Contact page'),
  about: asked('On the About page'),
  donate: asked('On the Donate page'),
  myStory: asked('After My Story'),
});

/**
 * What is stored: the columns of public.contact_submissions, and all that the schema `private` keeps of a sender
 * (supabase/migrations). Whoever changes the tables changes the notice.
 */
const privacy = part('Privacy notice', {
  summary: long('In short'),
  sections: sections.meta({ label: 'Sections' } satisfies Note),
  databaseRegion: asWritten(
    'Region of the database',
    'As Supabase names it. In the text {databaseRegion} stands for it.',
  ),
  responsible: part('Who answers for what is stored', {
    legalName: asWritten('Name under which the ministry is registered', 'As it stands in the deed.'),
    address: asWritten('Address', 'As it stands on a letter.'),
    contactPerson: asWritten('Whom to ask', 'The name of a person.'),
  }),
  date: text('Last changed', { hint: 'Change it whenever what is stored changes: 22 November 2026.' }),
});

/** What the director has to confirm: words that the ministry must keep. */
export const questions = list(
  'Questions to the ministry',
  part(
    'Question',
    {
      words: text('Which words', {
        hint: 'Their file and their names in it: home.hero.sentence.',
        fixed: true,
      }),
      question: long('Question', { fixed: true }),
      confirmed: yesOrNo('Yes, and we keep it'),
    },
    { summary: '{{question}}' },
  ),
  { fixed: true },
);

/** The files of src/content/<language>, by name; the leaders' are a folder, and questions.yaml is a list of its own. */
export const files = {
  site,
  descriptions,
  home,
  about,
  myStory,
  whatWeBelieve,
  whyRB,
  donate,
  articles,
  contact,
  contactDetails,
  help,
  answers,
  privacy,
};

type Files = { readonly [Name in keyof typeof files]: z.output<(typeof files)[Name]> };
type LeaderFile = z.output<typeof leader>;

/** What the site's modules `@content/…` hold. */
export type Words = Files & {
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
export type PublishedFile = Files['articles']['articles'][number];
export type Belief = Files['whatWeBelieve']['beliefs'][number];
export type Answer = Files['answers']['about'][number];
