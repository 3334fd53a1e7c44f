import type * as z from 'zod';
import { entryOf, type FieldName, fieldNames } from '../contactFields.ts';
import { asWritten, fact, link, phone } from './facts.ts';
import { entries, example, list, long, paragraphs, part, report, text } from './fields.ts';
import { page, pictured, sections, shortName, verse } from './parts.ts';

export const contactDetails = part('Contact details', {
  email: fact('Email address', {
    right: /^[^\s@<>(),;:]+@[^\s@.<>(),;:]+(\.[^\s@.<>(),;:]+)+$/,
    written: 'one address, such as office@ followed by your domain',
  }),
  phone: phone('Phone number'),
  secondPhone: phone('Second phone number', { hint: 'Of the office, or a mobile.' }).optional(),
  location: text('Location', { max: 60 }),
  facebook: link('Facebook', 'facebook.com|fb.com', { hint: 'The address of your page.' }).optional(),
  youtube: link('YouTube', 'youtube.com', { hint: 'The address of your channel.' }).optional(),
  instagram: link('Instagram', 'instagram.com', { hint: 'The address of your profile.' }).optional(),
});

/** A field for longer words needs a hint; at another it may be left out. */
const hints = Object.fromEntries(
  fieldNames.map((name) => {
    const { label, kind } = entryOf(name);
    const hint = text(label, { max: 40 });
    return [name, kind === 'textarea' ? hint : hint.optional()];
  }),
) as Record<FieldName, z.ZodOptional<z.ZodString>>;

export const contact = page('Contact', {
  // Not `photo`, as About has one: see My Story.
  ...pictured('top', 'Picture at the top', 'prayer'),
  prayer: part('Invitation, above the form and at the end of home', {
    title: text('Question', { max: 36 }),
    text: text('What you do', { max: 60 }),
    ...pictured('photo', 'Picture, also shown after sending', 'prayer'),
  }),
  hints: part('Hints below the labels', hints),
  oneOfUs: text('Link to what to do if it is about one of you', { max: 60 }),
  consent: text('Consent', {
    hint: 'What visitors agree to, above the button. Followed by the link to the privacy notice.',
    max: 200,
  }),
  sent: text('After sending', { hint: 'Shown large once someone has asked for prayer.', max: 40 }),
  sentNote: text('When you answer', {
    hint: 'Below it. Followed by the address that you’ll write to.',
    max: 100,
  }),
  verse,
  handIn: long('On a printed form', { hint: 'Where to hand it in, how you use it, and whom to call.' }),
  elsewhere: long('Other ways to reach you', { hint: 'Above your email address and phone number.' }),
});

const helpNumber = part('Number', {
  phone: text('Phone number', {
    hint: 'Please call a number before you change it: lives depend on it.',
    shared: true,
    isKey: true,
  }).regex(/^\+?\d[\d ]*$/, 'Please write the digits of one number.'),
  short: text('For whom, in a word or two', {
    hint: 'Then the number is also above the form on phones, and in the menu.',
    max: 20,
  }).optional(),
  whom: text('For whom it is'),
  source: text('Source', { hint: 'The web address where you found it.', shared: true }),
  checked: text('Last checked', {
    hint: 'The number again, and the day on which you called it: 181 on 2026-11-22.',
    shared: true,
  }).regex(/ on 20\d\d-\d\d-\d\d$/, 'Please write the number and the day: 181 on 2026-11-22.'),
}).superRefine(({ phone, checked }, context) => {
  // Typed twice: a slip in one of them is found.
  if (checked.slice(0, -14) !== phone)
    report(
      context,
      `${phone} hasn’t been called yet: “Last checked” says ${checked}.`,
      `Please correct the number. If it is right, call it, then write there: ${phone} on ${new Date().toLocaleDateString('sv')}.`,
      'phone',
    );
});

export const help = part('Urgent help', {
  title: text('Heading'),
  numbers: list('Numbers in India', helpNumber).min(2),
  countries: entries('Numbers in other countries', 'Country', {
    country: text('Country'),
    id: shortName,
    numbers: list('Numbers', helpNumber),
  }),
  abroad: long('Anywhere else'),
  advice: entries('Below the numbers', 'Situation', {
    title: text('Situation', { hint: 'Visitors press it to see the advice; the first is open.', max: 80 }),
    id: shortName,
    text: long('Advice'),
  }),
  hideQuestion: text('Hiding a visit: question', { hint: 'Visitors press it to see the answer.' }),
  hide: paragraphs('Hiding a visit: answer'),
  afterSending: long('After sending', { hint: 'Followed by a link to the numbers.' }),
  example,
});

const asked = (label: string) =>
  entries(label, 'Question', {
    question: text('Question'),
    id: shortName,
    answer: long('Answer', { hint: 'The question is shown once it has an answer.' }).optional(),
    example,
  }).default([]);

export const answers = part('Common questions', {
  contact: asked('On the Contact page'),
  about: asked('On the About and Donate pages'),
  donate: asked('On the Donate page'),
  myStory: asked('Below My Story'),
});

/** Must match the columns of public.contact_submissions and what the schema `private` keeps of a sender. */
export const privacy = part('Privacy notice', {
  summary: long('Summary'),
  oneOfUs: part('If it is about one of you', {
    title: text('Heading', { max: 80 }),
    text: long('Above the numbers'),
    lead: text('Beside the number of the safeguarding lead'),
    after: long('Below the numbers'),
  }),
  notPrivate: part('What you can’t keep private', {
    title: text('Heading', { max: 80 }),
    paragraphs: paragraphs('Text'),
  }),
  sections,
  databaseRegion: asWritten(
    'Region of the database',
    'As Supabase names it. Other texts can use it as {databaseRegion}.',
  ),
  safeguardingPhone: phone('Phone number of the safeguarding lead', {
    hint: 'Their own number, for complaints about one of you. Other texts can use it as {safeguardingPhone}.',
  }),
  responsible: part('Who is responsible', {
    legalName: asWritten('Registered name', 'As in the deed.'),
    address: asWritten('Address', 'As on a letter.'),
    contactPerson: asWritten('Contact person', 'A person’s name.'),
  }),
  date: text('Last changed', { hint: 'Update it when you change what is stored: 22 November 2026.' }),
  example,
});
