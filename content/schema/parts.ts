/** What several pages have. */
import { bcv_parser as BibleParser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import * as z from 'zod';
import { slug } from '../slug.ts';
import { distinct, list, long, type Note, paragraphs, part, tell, text, wordsIn } from './fields.ts';

const bible = new BibleParser(english);

/** A place in the Bible, and after it the translation, if it is quoted. */
export const scripture = (label: string, hint: string) => {
  const todo = 'Write the English name of the book, the chapter and the verse: 2 Timothy 3:16–17.';
  return text(label, { hint }).superRefine((place, context) => {
    const [found] = bible.parse(place).osis_and_indices();
    if (found?.indices[0] !== 0) tell(context, `"${place}" is no place in the Bible.`, todo);
  });
};

export const verse = (label = 'Verse') =>
  part(label, {
    text: long('Words', {
      hint: 'Without quotation marks, from a translation in the public domain: WEB or KJV.',
    }),
    reference: scripture('Reference', 'With the translation: Matthew 28:19 (WEB).'),
  });

/** Names a file, so that a photo takes the place of a drawing by being chosen. */
export function picture(label: string, folder: string, hint = 'A photo as JPEG or PNG.') {
  const todo = `Write the name of a JPEG or PNG file in content/images/${folder}: ${folder}/photo.jpg.`;
  const format = new RegExp(`^/?${folder}/[^/]+\\.(svg|jpe?g|png|webp)$`, 'i');
  return z
    .string()
    .trim()
    .regex(format, todo)
    .overwrite((file) => file.replace(/^\//, ''))
    .meta({ label, hint, folder } satisfies Note);
}

export const alt = text('What the picture shows', {
  hint: 'In a sentence, for those who cannot see it.',
  max: 250,
  advice: (words: string) =>
    (wordsIn(words) < 5 || /\b(image|picture|photo) of\b/i.test(words)) && {
      what: `"${words}" tells little of a picture.`,
      todo: 'Say in a sentence what is to be seen on it.',
    },
});

/** A photo that is still described as a drawing. */
export const refineAlt = (name: string) => (words: Record<string, unknown>, context: z.RefinementCtx) => {
  if (/^(illustration|drawn|drawing)\b/i.test(`${words.alt}`) && !/\.svg$/i.test(`${words[name] ?? '.svg'}`))
    tell(
      context,
      `A photo stands there, and is still described as a drawing: "${words.alt}"`,
      'Say what the photo shows; those who cannot see it hear these words.',
      'alt',
    );
};

/** Words that are shown apart from the text that they are part of. */
export const refineQuote =
  (name: string, whole: string) => (words: Record<string, unknown>, context: z.RefinementCtx) => {
    const plain = (text: unknown) =>
      `${text ?? ''}`.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
    if (!plain([words[whole]].flat().join(' ')).includes(plain(words[name])))
      tell(
        context,
        `The text does not have these words: "${words[name]}"`,
        'Copy them from it, letter by letter.',
        name,
      );
  };

export const section = part(
  'Section',
  {
    title: text('Heading', { max: 80 }).refine(slug, 'Write it with letters: its address is made from them.'),
    picture: part('Picture', { photo: picture('Picture', 'scenes'), alt })
      .superRefine(refineAlt('photo'))
      .optional(),
    pull: text('Pulled line', {
      hint: 'A few words of the text, letter by letter, shown large.',
      max: 120,
    }).optional(),
    paragraphs: paragraphs('Text'),
  },
  { summary: '{{title}}' },
).superRefine(refineQuote('pull', 'paragraphs'));

export const sections = list('Sections', section).min(1).superRefine(distinct('title', slug));

export const titled = (label: string) =>
  part(label, { title: text('Title', { max: 80 }), text: long('Text') }, { summary: '{{title}}' });
