import {
  type ContactFields,
  type ContactSubmission,
  entryOf,
  type FieldName,
  fieldNames,
  type Problem,
} from '../../content/contactFields.ts';

export type Problems = Partial<Record<FieldName, Problem>>;

// The same rules as in supabase/migrations, where a new migration changes them.

/** Matches only white space, fillers, joiners, direction marks, variation selectors and tags. */
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}]*$/u;

/** Control characters and lone surrogates: Postgres stores no NUL, and UTF-8 has no surrogates. */
const unreadableInLine = /[\p{Cc}\p{Cs}]/u;
const unreadableInText = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** Requires one "@", and a domain of at least two parts, of any script. */
const emailShape = /^[^@]+@[^@.]+(\.[^@.]+)+$/u;
/** Spaces, invisible characters, and the syntax of address lists and quotations. */
const neverInEmail = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f"(),:;<>[\]\\]/u;

/** Line breaks of pasted text: Word's soft break, form feed, NEL, Unicode's separators. */
const softBreak = /[\v\f\u0085\u2028\u2029]/g;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Normalizes line breaks, trims, and empties a field of invisible characters. Nothing else that was typed is ever altered. */
function tidied(name: FieldName, value: string): string {
  const { kind } = entryOf(name);
  const text = kind === 'textarea' ? value.replace(lineBreak, '\n') : value.replace(softBreak, ' ');
  return onlyInvisible.test(text) ? '' : text.trim();
}

export function toSubmission(fields: ContactFields): Omit<ContactSubmission, 'id'> {
  const cells = fieldNames.map((name) => [entryOf(name).column, tidied(name, fields[name]) || null]);
  return Object.fromEntries(cells);
}

/** Validates: the first problem of each field that has one. */
export function problemsOf(fields: ContactFields): Problems {
  const found = fieldNames.map((name) => [name, problemOf(name, tidied(name, fields[name]))]);
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

function problemOf(name: FieldName, value: string): Problem | undefined {
  const { kind, required, longest = Number.POSITIVE_INFINITY } = entryOf(name);
  if (value === '') return required ? 'missing' : undefined;
  if ((kind === 'textarea' ? unreadableInText : unreadableInLine).test(value)) return 'unreadable';
  if ([...value].length > longest) return 'tooLong';
  if (kind === 'email' && (neverInEmail.test(value) || !emailShape.test(value))) return 'invalid';
  return undefined;
}
