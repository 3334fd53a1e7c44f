import type { Path } from './file.ts';
import type { Described } from './schema.ts';

type Problem = 'missing' | 'shared' | 'surplus';

/**
 * Puts a translation's words into the English content: what is the same in every language (facts, pictures, switches)
 * exists once, in English.
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
  if (field.shared || field.folder || field.enum || field.widget === 'boolean') {
    if (own !== undefined) report('shared', path, field);
    return english;
  }
  if (own === undefined) report('missing', path, field, english);
  // The address of a passage follows from the English.
  return isScripture ? `${english}\n${own}` : own;
}
