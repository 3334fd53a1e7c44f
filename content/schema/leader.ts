import { distinct, example, list, long, paragraphs, part, text } from './fields.ts';
import { address, alt, picture, refineQuote } from './parts.ts';

const leader = part('Leader', {
  name: text('Name', { max: 80 }),
  key: address('The first name. Used in links: /letters/#daniel.'),
  role: text('Role', {
    hint: '“Youth leader”. Name a place only with the person’s written consent.',
    max: 60,
  }),
  portrait: picture('Portrait', 'portraits').default('portraits/none.svg'),
  alt,
  excerpt: long('On the card', { hint: 'One or two sentences, copied exactly from the letter.', max: 200 }),
  example,
  body: paragraphs('The letter', {
    hint: 'From the greeting to the closing words; the name is added below. Leave an empty line between paragraphs.',
  }),
}).superRefine(refineQuote('excerpt', 'body'));

/** The cards of 'What Leaders Say About Us', and their letters. */
export const leaders = part('Leaders', { leaders: list('Leaders', leader).superRefine(distinct('key')) });
