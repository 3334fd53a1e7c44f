import type { Files } from '../schema/schema.ts';
import type { Path } from './file.ts';
import type { Finding } from './finding.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** 'Call 14416 (free)', 'I call Childline, 1098, and wait', but not 'We call 300 pastors'. */
const CALL = /(?<=\bcall\b[^.?!]*)(?<![\d+] ?)\b\d{3,6}(?=$|[.,;:?!)]| \(| or )/gi;

/** Numbers to call in danger that may be wrong: old ones, and those in other texts. */
export function helplineAdvice(
  { numbers, countries }: Files['help'],
  places: readonly { path: Path; words: string }[],
  where: (path: Path) => string,
): Finding[] {
  const all = [...numbers, ...countries.flatMap((country) => country.numbers)];
  const old = all.filter(({ checked }) => Date.now() - Date.parse(checked.slice(-10)) >= YEAR_MS);
  const elsewhere = places.flatMap(({ path, words }) =>
    (words.match(CALL) ?? []).flatMap((number) => {
      if (all.some(({ phone }) => phone === number)) return [];
      const todo = 'If it is for people in danger, please use a number from help.yaml.';
      return [{ where: where(path), what: `"${number}" is not one of the numbers in help.yaml.`, todo }];
    }),
  );
  return [
    ...elsewhere,
    ...old.map(({ phone, whom, source, checked }) => ({
      where: where(['help', 'numbers']),
      what: `Is ${phone} (${whom}) still right? It was last checked on ${checked.slice(-10)}: ${source}`,
      todo: 'Look up each number again, call it, and enter the new date.',
    })),
  ];
}

/** Numbers in a translation that its English text lacks. */
export const strayNumbers = (
  places: readonly { path: Path; where: string; words: string }[],
  english: (path: Path) => unknown,
): Finding[] =>
  places.flatMap(({ path, where, words }) =>
    (words.match(/\d{3,}/g) ?? [])
      .filter((number) => !`${english(path)}`.includes(number))
      .map((number) => ({
        where,
        what: `"${number}" is not in the English text.`,
        todo: 'Please compare the two.',
      })),
  );
