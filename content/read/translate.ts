import type { Path } from './file.ts';
import type { Finding } from './finding.ts';
import type { Described } from './schema.ts';

type Problem = 'missing' | 'shared' | 'surplus';

/** Tells what is the same in every language: facts, pictures, choices and switches. */
export const isShared = ({ properties, items, ...field }: Described): boolean =>
  properties
    ? Object.values(properties).every(isShared)
    : items
      ? isShared(items)
      : Boolean(field.shared || field.folder || field.enum || field.widget === 'boolean');

/** Leaves out what is shared or empty. */
export function wordsOf({ properties, items }: Described, value: unknown): unknown {
  if (items) {
    const words = Array.isArray(value) ? value.map((each) => wordsOf(items, each)) : [];
    // The others keep their places.
    return words.some(Boolean) ? words.map((each) => each ?? (items.properties && {})) : undefined;
  }
  if (!properties) return value || undefined;
  const parts = Object.entries(Object(value)).flatMap(([name, part]) => {
    const field = properties[name];
    const words = field && !isShared(field) && wordsOf(field, part);
    return words ? [[name, words]] : [];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** Says what is wrong with a translation. */
export function translationFinding(
  problem: Problem,
  where: string,
  { label }: Described,
  english?: unknown,
): Finding {
  const [what, todo] = {
    missing: [`${label} is missing here. In English: "${english}"`, 'Please translate it.'],
    shared: [`${label} is the same in every language.`, 'Please remove it here: the English file has it.'],
    surplus: ['The English file has no such text.', 'Please remove it, or add it in English first.'],
  }[problem] as [string, string];
  return { where, what, todo };
}

/**
 * Puts a translation's words into the English content: what is shared exists once, in English.
 *
 * @param report hears of texts that are missing, of what is shared and yet here, and of what English lacks
 * @param keep hears of parts that stay English, where they may
 */
export function translate(
  field: Described,
  english: unknown,
  own: unknown,
  report: (problem: Problem, path: Path, field: Described, english?: unknown) => void,
  keep: (path: Path) => void,
  path: Path = [],
): unknown {
  const { properties, items, mayStayEnglish, isScripture } = field;
  const next = (key: string | number, child: Described) =>
    translate(child, Object(english)[key], Object(own)[key], report, keep, [...path, key]);
  if (english === undefined) {
    if (own !== undefined) report('surplus', path, field);
    return undefined;
  }
  if (mayStayEnglish && own === undefined) {
    keep(path);
    return english;
  }
  if (properties) {
    for (const key of Object.keys(Object(own)))
      if (!(key in Object(english))) report('surplus', [...path, key], field);
    return Object.fromEntries(
      Object.keys(Object(english)).map((key) => [key, next(key, properties[key] ?? field)]),
    );
  }
  if (items) {
    const list = Array.isArray(english) ? english : [];
    if (Array.isArray(own) && own.length > list.length) report('surplus', [...path, list.length], field);
    return list.map((_, index) => next(index, items));
  }
  if (isShared(field)) {
    if (own !== undefined) report('shared', path, field);
    return english;
  }
  if (own === undefined) report('missing', path, field, english);
  // The address of a passage follows from the English.
  return isScripture ? `${english}\n${own}` : own;
}
