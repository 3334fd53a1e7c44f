import type { Path } from './file.ts';
import type { Finding } from './finding.ts';
import type { Described } from './schema.ts';

type Problem = 'missing' | 'shared' | 'unknown';

/** Tells what is the same in every language: facts, pictures, choices and switches. */
export const isShared = ({ properties, items, ...field }: Described): boolean =>
  properties
    ? Object.values(properties).every(isShared)
    : items
      ? isShared(items)
      : Boolean(field.shared || field.folder || field.enum || field.widget === 'boolean');

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const keyName = ({ properties = {} }: Described) =>
  Object.keys(properties).find((name) => properties[name]?.isKey);

/** What an entry of a list has in every language: its key, or the numbers of its Bible reference. */
function keyOf(items: Described, entry: unknown): string {
  const key = keyName(items);
  if (key) return `${Object(entry)[key]}`;
  const passage = Object.keys(items.properties ?? {}).find((name) => items.properties?.[name]?.isScripture);
  return `${`${passage ? Object(entry)[passage] : entry}`.match(/\d+/g)}`;
}

/** Leaves out what is shared or empty; an entry of a list keeps its key. */
export function wordsOf({ properties, items }: Described, value: unknown): unknown {
  if (items) {
    const words = listOf(value).flatMap((each) => wordsOf(items, each) ?? []);
    return words.length > 0 ? words : undefined;
  }
  if (!properties) return value || undefined;
  const parts = Object.entries(Object(value)).flatMap(([name, part]) => {
    const field = properties[name];
    const words = field && (field.isKey || !isShared(field)) && wordsOf(field, part);
    return words ? [[name, words] as const] : [];
  });
  return parts.some(([name]) => !properties[name]?.isKey) ? Object.fromEntries(parts) : undefined;
}

/** Says what is wrong with a translation, or lacking in it, which is advice. */
export function translationFinding(
  problem: Problem,
  where: string,
  { label }: Described,
  found?: unknown,
): Finding {
  const [what, todo] = {
    missing: [
      `“${label}” is shown in English${found ? ` here: "${found}"` : '.'}`,
      'Translate it when you can.',
    ],
    shared: [`${label} is the same in every language.`, 'Please remove it here: the English file has it.'],
    unknown: [
      `The English file has no entry with ${found}, or this one is here twice.`,
      'Please write it as in English, or remove this entry.',
    ],
  }[problem] as [string, string];
  return { where, what, todo, isAdvice: problem === 'missing' };
}

/** Puts a translation's words into the English content, entries of lists by their key, in the English order. The rest stays English; what English lacks is left out. */
export function merge(
  field: Described,
  english: unknown,
  own: unknown,
  find: (problem: Problem, path: Path, field: Described, found?: unknown) => void = () => {},
  path: Path = [],
  ownPath: Path = path,
): unknown {
  const { properties, items, isScripture } = field;
  // One sentence is enough for a file.
  if (own === undefined && path.length === 1) {
    find('missing', path, field);
    return english;
  }
  if (properties) {
    const merged = Object.fromEntries(
      Object.entries(Object(english)).map(([key, value]) => [
        key,
        merge(properties[key] ?? field, value, Object(own)[key], find, [...path, key], [...ownPath, key]),
      ]),
    );
    return withQuotes(field, english, own, merged);
  }
  if (items) {
    const name = keyName(items) ?? '';
    const places = listOf(own).map((each) => keyOf(items, each));
    const known = listOf(english).map((each) => keyOf(items, each));
    for (const [index, key] of places.entries())
      if (!known.includes(key) || places.indexOf(key) < index)
        find('unknown', [...ownPath, index], items, `${name || 'numbers'} "${key}"`);
    return listOf(english).map((each, index) => {
      const place = places.indexOf(known[index] ?? '');
      const entry = listOf(own)[place];
      const words = name && entry ? { ...Object(entry), [name]: undefined } : entry;
      return merge(items, each, words, find, [...path, index], [...ownPath, place]);
    });
  }
  if (isShared(field)) {
    if (own !== undefined) find('shared', ownPath, field);
    return english;
  }
  if (own === undefined) {
    find('missing', path, field, english);
    return english;
  }
  // The address of a passage follows from the English.
  return isScripture ? `${english}\n${own}` : own;
}

/** A quotation and the text that it is from are in one language; without a translation an optional one is left out. */
function withQuotes(
  { properties = {}, required = [] }: Described,
  english: unknown,
  own: unknown,
  merged: Record<string, unknown>,
) {
  const has = (name: string) => Object(own)[name] !== undefined;
  for (const [name, { quotes = '' }] of Object.entries(properties)) {
    if (!(quotes in properties && name in merged) || has(name) === has(quotes)) continue;
    if (has(name)) merged[name] = Object(english)[name];
    else if (required.includes(name)) merged[quotes] = Object(english)[quotes];
    else delete merged[name];
  }
  return merged;
}

export function placeIn(field: Described, english: unknown, own: unknown, path: Path): Path {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const { properties, items } = field;
  const part = Object(english)[key];
  const next = items ? listOf(own).findIndex((each) => keyOf(items, each) === keyOf(items, part)) : key;
  return [next, ...placeIn(items ?? properties?.[String(key)] ?? field, part, Object(own)[next], rest)];
}
