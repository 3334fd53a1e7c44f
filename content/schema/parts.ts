/** Parts that several pages share. */
import * as z from 'zod';
import { pageOf } from './bible.ts';
import { example, list, long, type Note, paragraphs, part, plain, report, text, yesOrNo } from './fields.ts';

/** A place in the Bible, and after it the translation of the Bible, if it is quoted. */
const scripture = (label: string, hint: string, quotes?: string) =>
  text(label, { hint, isScripture: true, quotes })
    .refine(
      pageOf,
      'Please write the English name of the book, the chapter and the verse: 2 Timothy 3:16–17.',
    )
    .refine(
      (place) => new Set(place.split('\n').map((line) => `${line.match(/^\d|\d+(?=:)/g)}`)).size === 1,
      `Its chapter differs from that of the English reference.${quotes ? ' Please change it and its words, or clear one of the two: the English verse is then shown.' : ''}`,
    );

const named = (place: string) => place.split('\n').at(-1) ?? place;

export const passage = (label: string, hint: string) =>
  scripture(label, hint).transform((place) => ({ reference: named(place), page: `${pageOf(place)}` }));

export const verse = part('Verse', {
  text: long('Words', {
    hint: 'Without quotation marks. Use the WEB or KJV, which are free to quote.',
  }),
  reference: scripture('Bible reference', 'With the translation: Matthew 28:19 (WEB).', 'text').transform(
    named,
  ),
});

/** Names a file, so that a photo takes the place of a drawing by being chosen. */
export const picture = (label: string, folder: string, hint: string) =>
  z
    .string()
    .trim()
    .regex(
      new RegExp(`^/?${folder}/[^/?#]+\\.(svg|jpe?g|png|webp)$`, 'i'),
      `Please write the name of a JPEG or PNG file in content/images/${folder}, without ? and #: ${folder}/photo.jpg.`,
    )
    .overwrite((file) => file.replace(/^\//, ''))
    .meta({ label, hint, folder } satisfies Note);

/** Names where a photo's faces are, in thirds from the top left. */
export const facePlaces = [
  'top left',
  'top',
  'top right',
  'left',
  'middle',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;

export type FacePlace = (typeof facePlaces)[number];

const faces = z
  .enum(facePlaces, { error: `Please write one of these, or remove the line: ${facePlaces.join(', ')}.` })
  .meta({
    label: 'Where are the faces?',
    hint: 'Only where the page beside this form cuts one off.',
  } satisfies Note)
  .optional();

const asItIs = yesOrNo('Leave the colours of this photo as they are', {
  hint: 'Otherwise all photos get the same light.',
}).optional();

const alt = long('What the picture shows', {
  hint: 'In one sentence, for people who can’t see it.',
  max: 250,
});

/** The fields of a picture: its file, by this name, and what the form asks about it. */
export const pictured = <Name extends string>(
  name: Name,
  label: string,
  folder: string,
  hint = 'A wide photo, with the people in the middle.',
) => {
  const file = { [name]: picture(label, folder, hint) } as Record<Name, ReturnType<typeof picture>>;
  return { ...file, faces, asItIs, alt };
};

export const scene = part('Picture', pictured('photo', 'Picture', 'scenes')).optional();

/** Requires the words of a field to be in another; a dot leads into a part. */
export const refineQuote =
  (name: string, whole: string) => (words: Record<string, unknown>, context: z.RefinementCtx) => {
    const comparable = (text: unknown) => plain([text ?? ''].flat().join(' ')).toLowerCase();
    const path = name.split('.');
    const quoted = path.reduce<unknown>((part, key) => Object(part)[key], words);
    if (!comparable(words[whole]).includes(comparable(quoted)))
      report(context, `These words aren’t in the text: "${quoted}"`, 'Copy them from it exactly.', ...path);
  };

/** The name of an entry in every language, and its address on the page, such as `#scripture`. */
export const address = (hint: string, label = 'Address') =>
  text(label, { hint, shared: true, isKey: true }).regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Please use only small letters a to z and hyphens.',
  );

/** Names an entry that has no other name in all languages. */
export const shortName = address('For translations: farmer, how-we-pray. It never changes.', 'Short name');

export const sectionsWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list(
    'Sections',
    part('Section', {
      title: text('Heading', { max: 80 }),
      id: address('Used in links: /about/#how-it-started. Translations repeat it.'),
      picture: scene,
      pull: text('Pulled line', {
        hint: 'A sentence copied exactly from the text. It is shown large where it is.',
        max: 160,
        quotes: 'paragraphs',
      }).optional(),
      ...shape,
      paragraphs: paragraphs('Text'),
    })
      .superRefine(refineQuote('pull', 'paragraphs'))
      .superRefine(refineQuote('turn.words', 'paragraphs')),
  ).min(1);

export const sections = sectionsWith({});

export const page = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  part(label, {
    ...shape,
    description: long('Description', { hint: 'Shown in search results and shared links.', max: 155 }),
    example,
  });
