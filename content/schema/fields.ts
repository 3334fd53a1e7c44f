/** The fields of the owner's words: what each holds, how it is checked, and what the form says of it. */
import * as z from 'zod';
import { unwrap } from '../fact.ts';

/** What the form says of a field. What is required, a list, a choice or of fixed number, the field's own schema says. */
export type Note = {
  label: string;
  hint?: string;
  /** A text of several lines. */
  lines?: true;
  /** So many characters; at least one, where it is not said. */
  min?: 0;
  max?: number;
  /** A picture: its folder in content/images. */
  folder?: string;
  /** The name of an entry in a folded list: '{{title}}'. */
  summary?: string;
  /** Shown in the form, and not changed there. */
  fixed?: true;
  /** What is not wrong, and could be better. */
  advice?: (value: never) => Advice | false;
};

export type Advice = { what: string; todo: string };

export type Options = Omit<Note, 'label'>;

/** Adds what is wrong with a value, where `todo` alone does not say it. */
export function tell(context: z.RefinementCtx, what: string, todo: string, ...path: PropertyKey[]) {
  context.addIssue({ code: 'custom', message: todo, params: { what }, path, continue: false });
}

/** Mark-up and invisible characters that are typed or pasted into plain words. */
const unwanted: readonly [pattern: RegExp, what: string, todo: string][] = [
  [
    /<[/!]?[a-z-][^>]*>/i,
    'This has a mark of HTML in it',
    'Take it away: visitors would read it as it stands here.',
  ],
  [
    /&(nbsp|amp|lt|gt|quot|apos|[lr][sd]quo|[mn]dash|hellip|#x?[\da-f]+);/i,
    'This has a mark of HTML in it',
    'Write the character itself.',
  ],
  [
    /\*\*|__|\]\(|^(#+|[-*]) /m,
    'This has a mark of bold type, a link, a heading or a list in it',
    'Take it away: visitors would read it as it stands here.',
  ],
  // All but line breaks, and the joiners of Indian scripts.
  [
    /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/u,
    'This has an invisible character in it',
    'Type it anew instead of pasting it.',
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
        tell(context, `${label}: this has ${value.length} characters.`, `Write at most ${max}.`);
      for (const [pattern, what, todo] of unwanted) {
        const found = pattern.exec(value);
        if (found)
          tell(
            context,
            `${label}: ${what}${/[^\p{C}\s]/u.test(found[0]) ? `: "${found[0].trim()}"` : ''}.`,
            todo,
          );
      }
      if (!options.lines && value.includes('\n'))
        tell(context, `${label}: this has several lines.`, 'Write it in one.');
    })
    .meta({ label, ...options } satisfies Note);
}

export const long = (label: string, options: Options = {}) => text(label, { lines: true, ...options });

/** Words of several paragraphs, with an empty line between two. */
export const paragraphs = (label: string, options: Options = {}) =>
  long(label, { hint: 'Leave an empty line between two paragraphs.', ...options }).transform((words) =>
    words.split(/\n\s*\n/),
  );

export const part = <Shape extends z.ZodRawShape>(label: string, shape: Shape, options: Options = {}) =>
  z.strictObject(shape).meta({ label, ...options } satisfies Note);

export const list = <Item extends z.ZodType>(label: string, item: Item, options: Options = {}) =>
  z.array(item).meta({ label, ...options } satisfies Note);

export const yesOrNo = (label: string, options: Options = {}) =>
  z
    .stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'], error: 'Write true or false here.' })
    .meta({ label, ...options } satisfies Note);

/** Words stay an example, marked as such on the site, as long as `example: true` stands beside them. */
export const example = yesOrNo('Only an example', {
  hint: 'Switch this off once the words are the ministry’s own.',
}).optional();

export const wordsIn = (words: string) => words.trim().split(/\s+/).length;

/** Entries differ in what they are called, also from what is `taken`; a heading is an address too. */
export const distinct =
  <Key extends string>(key: Key, addressOf = (name: string) => name, taken: readonly string[] = []) =>
  (entries: readonly Record<Key, unknown>[], context: z.RefinementCtx) => {
    const seen = new Set(taken);
    for (const [index, entry] of entries.entries()) {
      const name = String(unwrap(entry[key]));
      if (seen.has(addressOf(name)))
        tell(context, `"${name}" stands here already.`, 'Change it, or take it away.', index, key);
      seen.add(addressOf(name));
    }
  };
