import { asWritten, fact, link, tidyPhone } from './facts.ts';
import { list, long, part, text } from './fields.ts';
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
  location: text('Location', { max: 60 }),
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
  prayer: long('Invitation', { hint: 'Above the form.', max: 120 }),
  beforeYouWrite: long('What you can’t keep private', {
    hint: 'The privacy notice must agree.',
  }),
  under18: long('Under 18', {
    hint: 'The privacy notice and “Help in danger” must agree.',
  }),
  hints: part('Hints below the labels', {
    name: text('Full Name'),
    email: text('Email Address'),
    phone: text('Phone Number'),
    prayerRequests: text('Prayer Requests'),
  }),
  privacyNote: long('Who reads a message'),
  keptNote: long('How long messages are kept', { hint: 'Followed by the link to the privacy notice.' }),
  consent: long('Consent', { hint: 'What visitors agree to, beside the button.' }),
  elsewhere: long('Other ways to reach you', { hint: 'Above your email address and phone number.' }),
});

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const helpNumber = part(
  'Number',
  {
    phone: text('Phone number', {
      hint: 'Please call a number before you change it: lives depend on it.',
    }).regex(/^\+?\d[\d ]*$/, 'Please write the digits of one number.'),
    whom: text('Who answers'),
    source: text('Source', { hint: 'The web address where you found it.' }),
    checked: text('Last checked', { hint: '2026-11-22' }).regex(
      /^20\d\d-\d\d-\d\d$/,
      'Please write year, month and day: 2026-11-22.',
    ),
  },
  {
    summary: '{{phone}}: {{whom}}',
    advice: ({ phone, whom, source, checked }: Record<string, string>) =>
      Date.now() - Date.parse(checked ?? '') >= YEAR_MS && {
        what: `Is ${phone} (${whom}) still right? It was last checked on ${checked}: ${source}`,
        todo: 'Look up each number again, call it, and enter the new date.',
      },
  },
);

export const help = part('Help in danger', {
  question: text('Question', { hint: 'Before the first two numbers.', max: 25 }),
  title: text('Heading'),
  text: long('Below the numbers'),
  numbers: list('Numbers in India', helpNumber),
  countries: list(
    'Numbers in other countries',
    part(
      'Country',
      { country: text('Country'), numbers: list('Numbers', helpNumber) },
      { summary: '{{country}}' },
    ),
  ),
  abroad: long('Anywhere else'),
  hideQuestion: text('Hiding a visit: question', { hint: 'A press shows the answer.' }),
  hide: long('Hiding a visit: answer'),
  afterSending: long('After sending', { hint: 'Above the numbers.' }),
});

const asked = (label: string) =>
  list(
    label,
    part(
      'Question',
      {
        question: text('Question'),
        answer: long('Answer', {
          hint: 'The question is shown once it has an answer.',
          min: 0,
        }).optional(),
      },
      {
        summary: '{{question}}',
        advice: ({ question, answer }: Record<string, string>) =>
          !answer && { what: `Visitors ask: ${question}`, todo: 'Write an answer, and it will be shown.' },
      },
    ),
  );

/** What visitors ask and the site doesn't answer elsewhere. */
export const answers = part('Common questions', {
  contact: asked('On the Contact page'),
  about: asked('On the About page'),
  donate: asked('On the Donate page'),
  myStory: asked('Below My Story'),
});

/**
 * Must match the columns of public.contact_submissions and what the schema `private` keeps of a sender
 * (supabase/migrations).
 */
export const privacy = part('Privacy notice', {
  summary: long('Summary'),
  sections,
  databaseRegion: asWritten(
    'Region of the database',
    'As Supabase names it. Other texts can use it as {databaseRegion}.',
  ),
  responsible: part('Who is responsible', {
    legalName: asWritten('Registered name', 'As in the deed.'),
    address: asWritten('Address', 'As on a letter.'),
    contactPerson: asWritten('Contact person', 'A person’s name.'),
  }),
  date: text('Last changed', { hint: 'Update it when you change what is stored: 22 November 2026.' }),
});
