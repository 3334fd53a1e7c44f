import { fact } from './facts.ts';
import { long, part, text } from './fields.ts';

export const site = part('The site as a whole', {
  address: fact('Address of the site', {
    right: /^https:\/\/(?!localhost|[\d.]+[:/])[^\s?#/]+\.[^\s?#]+\/$/,
    written: 'the browser shows it once the site is published, from https:// to the slash at the end',
    tidy: (value) => value.replace(/^(https?:\/\/)?(?=[\w-]+\.)/i, 'https://').replace(/[^/]$/, '$&/'),
  }),
  founded: text('Founded', {
    hint: 'Month and year: June 2007. Other texts can say {founded}, and {years} for the full years since.',
  }).refine(
    (month) => !Number.isNaN(Date.parse(`1 ${month}`)),
    'Write the English month and the year: June 2007.',
  ),
  // The database has it too: see "How long they are kept" in docs/going-live.md.
  messagesKeptFor: text('Messages are kept for', {
    hint: 'twelve months. Other texts can say {messagesKeptFor}.',
  }),
});

const searchResult = (label: string) =>
  long(label, {
    max: 155,
    advice: ({ length }: string) =>
      length < 50 && {
        what: `${label}: this has ${length} characters.`,
        todo: 'Search results show 50 to 155 of them.',
      },
  });

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
  { hint: 'At most 155 characters each.' },
);
