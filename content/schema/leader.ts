import * as z from 'zod';
import { example, long, type Note, paragraphs, part, text, wordsIn } from './fields.ts';
import { alt, picture, refineAlt, refineQuote } from './parts.ts';

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
  { summary: '{{name}}' },
)
  .superRefine(refineAlt('portrait'))
  .superRefine(refineQuote('excerpt', 'body'));
