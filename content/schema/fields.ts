/** The fields of the owner's words: what each holds, how it is checked, and what the form shows of it. */
import * as z from 'zod';
import { unwrap } from '../fact.ts';

/** What the form shows of a field. Its schema has what is required, a list, a choice or of a fixed number. */
export type Note = {
  label: string;
  hint?: string;
  /** A text of several lines. */
  lines?: true;
  /** Length in characters; at least one unless given. */
  min?: 0;
  max?: number;
  /** A picture: its folder in content/images. */
  folder?: string;
  /** The name of an entry in a folded list: '{{title}}'. */
  summary?: string;
  /** Shown in the form, and not changed there. */
  fixed?: true;
  /** What could be better. */
  advice?: (value: never) => Advice | false;
};

export type Advice = { what: string; todo: string };

export type Options = Omit<Note, 'label'>;

/** Reports what is wrong with a value, where `todo` alone does not say it. */
export function report(context: z.RefinementCtx, what: string, todo: string, ...path: PropertyKey[]) {
  context.addIssue({ code: 'custom', message: todo, params: { what }, path, continue: false });
}

/** Facts that texts may name in braces: `{founded}`. */
export const placeholders = ['founded', 'years', 'messagesKeptFor', 'databaseRegion', 'safeguardingPhone'];

const REMOVE = 'Please remove it: visitors would see it as it is.';

/** What is typed or pasted into plain words by mistake. */
const unwanted: readonly [pattern: RegExp, what: string, todo: string][] = [
  [
    /<[/!]?[a-z-][^>]*>|&(nbsp|amp|[lg]t|quot|apos|[lr][sd]quo|[mn]dash|hellip|#\w+);/i,
    'this contains HTML',
    REMOVE,
  ],
  [/\*\*|__|\]\(|^(#+|[-*]) /m, 'this contains Markdown', REMOVE],
  // All but line breaks, and the joiners of Indian scripts.
  [
    /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/u,
    'this contains a hidden character',
    'Please type it instead of pasting it.',
  ],
  [
    new RegExp(`\\{(?!(${placeholders.join('|')})\\})[^{}\\n]*\\}`),
    'this isn’t a fact the site knows',
    `Please correct it, or remove the braces. You can use ${placeholders.map((name) => `{${name}}`).join(', ')}.`,
  ],
];

/** One line of words. */
export function text(label: string, options: Options = {}) {
  const { min = 1, max = Number.POSITIVE_INFINITY } = options;
  return z
    .string()
    .trim()
    .min(min)
    .superRefine((value, context) => {
      if (value.length > max)
        report(context, `${label}: this has ${value.length} characters.`, `Please use at most ${max}.`);
      for (const [pattern, what, todo] of unwanted) {
        const [found] = pattern.exec(value) ?? [];
        if (found === undefined) continue;
        const shown = /[^\p{C}\s]/u.test(found) ? `: "${found.trim()}"` : '';
        report(context, `${label}: ${what}${shown}.`, todo);
      }
      if (!options.lines && value.includes('\n'))
        report(context, `${label}: this has several lines.`, 'Please write it on one line.');
    })
    .meta({ label, ...options } satisfies Note);
}

export const long = (label: string, options: Options = {}) => text(label, { lines: true, ...options });

/** Words of several paragraphs, with an empty line between two. */
export const paragraphs = (label: string, options: Options = {}) =>
  long(label, { hint: 'Leave an empty line between paragraphs.', ...options }).transform((words) =>
    words.split(/\n\s*\n/),
  );

export const part = <Shape extends z.ZodRawShape>(label: string, shape: Shape, options: Options = {}) =>
  z.strictObject(shape).meta({ label, ...options } satisfies Note);

export const list = <Item extends z.ZodType>(label: string, item: Item, options: Options = {}) =>
  z.array(item).meta({ label, ...options } satisfies Note);

export const yesOrNo = (label: string, options: Options = {}) =>
  z
    .stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'], error: 'Please write true or false.' })
    .meta({ label, ...options } satisfies Note);

/** Words are marked as an example on the site while `example: true` is beside them. */
export const example = yesOrNo('Only an example', {
  hint: 'Turn this off once the words are your own.',
}).optional();

/** The same words, however they were typed. */
export const plain = (words: string) =>
  words.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

export const wordsIn = (words: string) => words.trim().split(/\s+/).length;

/** Entries have names of their own, different from those `taken`; a heading is an address too. */
export const distinct =
  <Key extends string>(key: Key, addressOf = (name: string) => name, taken: readonly string[] = []) =>
  (entries: readonly Record<Key, unknown>[], context: z.RefinementCtx) => {
    const seen = new Set(taken);
    for (const [index, entry] of entries.entries()) {
      const name = String(unwrap(entry[key]));
      if (seen.has(addressOf(name)))
        report(context, `"${name}" is already used here.`, 'Please change it, or remove it.', index, key);
      seen.add(addressOf(name));
    }
  };
