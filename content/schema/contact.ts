import { asWritten, fact, link, tidyPhone } from './facts.ts';
import { list, long, paragraphs, part, text } from './fields.ts';
import { sections } from './parts.ts';

export const contactDetails = part('Contact details', {
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

export const contact = part('Contact', {
  prayer: text('Above the form', { max: 70 }),
  hints: part('Hints under the labels of the form', {
    name: text('Full Name', { max: 40 }),
    email: text('Email Address', { max: 40 }),
    phone: text('Phone Number', { max: 40 }),
    prayerRequests: text('Prayer Requests', {
      hint: 'Who reads a message, and what you can’t keep private.',
      max: 120,
    }),
  }),
  notPrivate: text('Link to what you can’t keep private', { max: 30 }),
  consent: text('What a visitor agrees to', {
    hint: 'Before the button. The link to the privacy notice follows.',
    max: 200,
  }),
  sent: text('After “Sent at 14:05.”', { max: 80 }),
  handIn: text('Where to hand in the printed form'),
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

export const help = part('Help in danger', {
  strip: text('Above the form', { hint: 'The first two numbers follow, on phones and tablets.', max: 50 }),
  title: text('Heading'),
  tamil: text('Above the numbers, in Tamil'),
  numbers: list('Numbers in India', helpNumber).min(2),
  countries: list(
    'Numbers in other countries',
    part(
      'Country',
      { country: text('Country'), numbers: list('Numbers', helpNumber) },
      { summary: '{{country}}' },
    ),
  ),
  abroad: long('Whom to call anywhere else'),
  paragraphs: paragraphs('Under the numbers'),
  hideQuestion: text('If someone checks the phone', { hint: 'Pressing it shows what to do.' }),
  hide: long('How to hide the visit and the call'),
  afterSending: long('After sending', { hint: 'A link to the numbers follows.' }),
});

const asked = (label: string) =>
  list(
    label,
    part(
      'Question',
      {
        question: text('Question'),
        answer: long('Answer', {
          hint: 'While there is none, the question is not shown.',
          min: 0,
        }).optional(),
      },
      {
        summary: '{{question}}',
        advice: ({ question, answer }: Record<string, string>) =>
          !answer && { what: `Visitors ask: ${question}`, todo: 'Write the answer, and it is shown.' },
      },
    ),
  );

/** What visitors ask and the site does not say yet. */
export const answers = part('Questions that people ask', {
  contact: asked('On the Contact page'),
  about: asked('On the About page'),
  donate: asked('On the Donate page'),
  myStory: asked('After My Story'),
});

/**
 * What is stored: the columns of public.contact_submissions, and all that the schema `private` keeps of a sender
 * (supabase/migrations). Whoever changes the tables changes the notice.
 */
export const privacy = part('Privacy notice', {
  summary: long('In short'),
  notPrivate: part('What you can’t keep private', {
    title: text('Heading', { max: 80 }),
    paragraphs: paragraphs('Text'),
  }),
  sections,
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
