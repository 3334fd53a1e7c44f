import { fact } from './facts.ts';
import { part, text } from './fields.ts';

export const site = part('The whole site', {
  address: fact('Address of the site', {
    right: /^https:\/\/[^\s?#/]+\.[^\s?#]+\/$/,
    written: 'the browser shows it, from https:// to the slash at the end',
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
