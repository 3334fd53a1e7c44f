import {
  type ContactFields,
  type ContactSubmission,
  entryOf,
  type FieldName,
  fieldNames,
  type Problem,
} from './fields.ts';

export type Problems = Partial<Record<FieldName, Problem>>;

// The rules below are those of supabase/migrations; a new migration changes them there.

/** Nothing visible: white space, fillers, joiners, direction marks, variation selectors, tags. */
const onlyInvisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code points are meant, combining ones as well.
  /^[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufffb\u{16fe4}\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]*$/u;

/** Control characters and lone surrogates: Postgres stores no NUL, and UTF-8 has no surrogates. */
const unreadableInLine = /[\p{Cc}\p{Cs}]/u;
/** The same, but line feeds and tabs. */
const unreadableInText = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** One "@", and a domain of at least two parts: an address that can be answered, of any script. */
const emailShape = /^[^@]+@[^@.]+(\.[^@.]+)+$/u;
/** Spaces, unseen characters, and what a mail program reads as a list or a quotation. */
const neverInEmail = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f"(),:;<>[\]\\]/u;

/** What is pasted from elsewhere breaks lines in several ways: Word's soft break, form feed, NEL, Unicode's separators. */
const softBreak = /[\v\f\u0085\u2028\u2029]/g;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Tidies a field. Line breaks of every kind become one, or a space where there is one line only; then white space is
 * cut from both ends (`String.prototype.trim`), and a field in which nothing can be seen is empty. Nothing else of
 * what was typed is ever altered. The table stores what comes from here as it is.
 */
function tidied(name: FieldName, value: string): string {
  const { kind } = entryOf(name);
  const lines = kind === 'text' ? value.replace(lineBreak, '\n') : value;
  const text = kind === 'email' ? lines : lines.replace(softBreak, ' ');
  return onlyInvisible.test(text) ? '' : text.trim();
}

/** Only for fields in which `problemsOf` finds nothing. */
export function toSubmission(fields: ContactFields): Omit<ContactSubmission, 'id'> {
  const cells = fieldNames.map((name) => {
    const { column, kind } = entryOf(name);
    const value = tidied(name, fields[name]);
    return [column, kind === 'yes' ? value !== '' : value || null];
  });
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
  if ((kind === 'text' ? unreadableInText : unreadableInLine).test(value)) return 'unreadable';
  if ([...value].length > longest) return 'tooLong';
  if (kind === 'email' && (neverInEmail.test(value) || !emailShape.test(value))) return 'invalid';
  return undefined;
}
