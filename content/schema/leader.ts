import * as z from 'zod';
import { example, long, type Note, paragraphs, part, text } from './fields.ts';
import { alt, picture, refineAlt, refineQuote } from './parts.ts';

/** Instead of a leader's portrait. */
export const NO_PORTRAIT = 'portraits/none.svg';

/** A leader's card and letter: a Markdown file, the letter under the card. */
export const leader = part(
  'Leader',
  {
    order: z.coerce
      .number<string>('Please write a number: 1 for the first card.')
      .int('Please write a whole number.')
      .positive('Please write a number from 1.')
      .meta({ label: 'Position', hint: '1 is the first.' } satisfies Note),
    name: text('Name', { max: 80 }),
    role: text('Role', {
      hint: '“Youth leader”. Name a place only with the person’s written consent.',
      max: 60,
    }),
    portrait: picture('Portrait', 'portraits').default(NO_PORTRAIT),
    alt,
    excerpt: long('On the card', { hint: 'One or two sentences, copied exactly from the letter.', max: 200 }),
    example,
    body: paragraphs('The letter', {
      hint: 'From the greeting to the closing words; the name is added below. Leave an empty line between paragraphs.',
    }),
  },
  { summary: '{{name}}' },
)
  .superRefine(refineAlt('portrait'))
  .superRefine(refineQuote('excerpt', 'body'));
