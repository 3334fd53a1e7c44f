import { fact } from './facts.ts';
import { long, part, text } from './fields.ts';

export const site = part('The whole site', {
  address: fact('Address of the site', {
    right: /^https:\/\/(?!localhost|[\d.]+[:/])[^\s?#/]+\.[^\s?#]+\/$/,
    written: 'the browser shows it, from https:// to the slash at the end',
    tidy: (value) => value.replace(/^(https?:\/\/)?(?=[\w-]+\.)/i, 'https://').replace(/[^/]$/, '$&/'),
  }),
  founded: text('Founded', {
    hint: 'Month and year: June 2007. Other texts can say {founded}, and {years} for the full years since.',
  }).refine(
    (month) => !Number.isNaN(Date.parse(`1 ${month}`)),
    'Please write the English month and the year: June 2007.',
  ),
  // Also in the database: see "How long they are kept" in docs/going-live.md.
  messagesKeptFor: text('Messages are kept for', {
    hint: '“twelve months”. Other texts can say {messagesKeptFor}.',
  }),
});

const searchResult = (label: string) => long(label, { max: 155 });

export const descriptions = part(
  'How search results and shared links describe each page',
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
  { hint: 'What search results and shared links say about each page, in up to 155 characters.' },
);
