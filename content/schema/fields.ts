/** The fields of the owner's words: what each holds, how it is checked, and what the form shows of it. */
import * as z from 'zod';
import { unwrap } from '../fact.ts';

/** Tells the form what to show of a field besides what its schema says: whether it is required, how long, how many. */
export type Note = {
  label: string;
  hint?: string;
  /** Replaces the single line: by a text of several, or a switch. */
  widget?: 'text' | 'boolean';
  /** A picture: its folder in content/images. */
  folder?: string;
  /** The same in every language. Facts, pictures, choices and switches are so by themselves. */
  shared?: true;
  /** Names an entry of a list in every language: a translation repeats it. */
  isKey?: true;
  quotes?: string;
  /** A place in the Bible, and after it, on a line of its own, what it is called in the site's language. */
  isScripture?: true;
};

export type Options = Omit<Note, 'label'> & { max?: number };

/** Adds a finding whose `what` is not the usual sentence. */
export function report(context: z.RefinementCtx, what: string, todo: string, ...path: PropertyKey[]) {
  context.addIssue({ code: 'custom', message: todo, params: { what }, path, continue: false });
}

/** Facts that texts may name in braces: `{founded}`. */
export const placeholders = [
  'founded',
  'years',
  'countries',
  'messagesKeptFor',
  'databaseRegion',
  'safeguardingPhone',
];

/** Soft hyphens and marks of direction, which PDF, Word and WhatsApp leave in what is pasted. */
export const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const REMOVE = 'Please remove it: visitors would see it as it is.';

/** Catches what is typed or pasted into plain words by mistake. */
const unwanted: readonly [pattern: RegExp, what: string, todo: string][] = [
  [/<[/!]?[a-z-][^>]*>|&#?\w+;/i, 'this contains HTML', REMOVE],
  // Also WhatsApp’s *bold* and _italics_.
  [
    /\*\*|(?<=^|[\s("“‘])([*_~])(?![\s*_~]).*?\1(?=[\s.,;:!?)"”’…]|$)|\]\(|^#+ /m,
    'this contains Markdown',
    REMOVE,
  ],
  [/^[-*] /m, 'this contains Markdown', 'Please begin each line of a list with “•”.'],
  [/\ufffd/, 'a character can’t be read', 'Please type it again, and save the file as UTF-8.'],
  // Spares line breaks, and the joiners of Indian scripts.
  [
    /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/u,
    'this contains a hidden character',
    'Please type these words instead of pasting them.',
  ],
  [
    new RegExp(`\\{(?!(${placeholders.join('|')})\\})[^{}\\n]*\\}`),
    'this isn’t a fact the site knows',
    `Please correct it, or remove the braces. You can use ${placeholders.map((name) => `{${name}}`).join(', ')}.`,
  ],
];

let lengthens = 1;

/** Parses a translation: its texts may be twice as long as the English ones. */
export function parseTranslation<Parsed>(parse: () => Parsed): Parsed {
  lengthens = 2;
  try {
    return parse();
  } finally {
    lengthens = 1;
  }
}

export const text = (label: string, { max: maxLength, ...options }: Options = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      const maximum = (maxLength ?? Number.POSITIVE_INFINITY) * lengthens;
      if (value.length > maximum)
        context.addIssue({ code: 'too_big', origin: 'string', maximum, input: value });
      for (const [pattern, what, todo] of unwanted) {
        const found = pattern.exec(value);
        if (!found) continue;
        const [itself] = found;
        // One that can't be seen is quoted with the words beside it.
        const shown = /^[\p{C}\ufffd]$/u.test(itself)
          ? `${value.slice(Math.max(found.index - 15, 0), found.index)}▯${value.slice(found.index + 1, found.index + 16)}`
          : itself;
        report(context, `${label}: ${what}: "${shown.trim()}".`, todo);
      }
    })
    .meta({ label, maxLength, ...options });

export const long = (label: string, options: Options = {}) => text(label, { widget: 'text', ...options });

export const paragraphs = (label: string, options: Options = {}) =>
  long(label, { hint: 'Leave an empty line between paragraphs.', ...options }).transform((words) =>
    words.split(/\n\s*\n/),
  );

export const part = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  z
    .strictObject(shape)
    .superRefine(refineAlt)
    .meta({ label } satisfies Note);

export const list = <Item extends z.ZodType>(label: string, item: Item, options: Options = {}) => {
  const shape = item instanceof z.ZodObject ? item.shape : {};
  const isKey = (field: unknown): boolean =>
    field instanceof z.ZodPipe ? isKey(field.in) : field instanceof z.ZodType && Boolean(field.meta()?.isKey);
  const key = Object.keys(shape).find((name) => isKey(shape[name]));
  return z
    .array(item)
    .superRefine((entries, context) => {
      if (key) distinct(key)(entries as Record<string, unknown>[], context);
    })
    .meta({ label, ...options } satisfies Note);
};

/** A list of parts. Its entries are known by their first field, in the form too. */
export const entries = <Shape extends z.ZodRawShape>(label: string, each: string, shape: Shape) =>
  list(label, part(each, shape)).superRefine(distinct(Object.keys(shape)[0]));

export const yesOrNo = (label: string, options: Options = {}) =>
  z
    .stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'], error: 'Please write true or false.' })
    .meta({ label, widget: 'boolean', ...options } satisfies Note);

/** Words are marked as an example on the site while `example: true` is beside them. */
export const example = yesOrNo('Only an example', {
  hint: 'Turn this off once the words are your own.',
}).optional();

/** Finds a photo that is still described as a drawing. */
function refineAlt({ alt, ...others }: Record<string, unknown>, context: z.RefinementCtx) {
  const hasPhoto = Object.values(others).some((value) => /\.(jpe?g|png|webp)$/i.test(`${value}`));
  if (hasPhoto && /^(illustration|drawn|drawing)\b/i.test(`${alt}`))
    report(
      context,
      `This is a photo, but it is still described as a drawing: "${alt}"`,
      'Please describe the photo.',
      'alt',
    );
}

export const plain = (words: string) =>
  words.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

/** Entries have names of their own. */
function distinct(key = '') {
  return (entries: readonly Record<string, unknown>[], context: z.RefinementCtx) => {
    const names = entries.map((entry) => String(unwrap(entry[key])));
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        report(context, `"${name}" is already used here.`, 'Please change it, or remove it.', index, key);
  };
}
