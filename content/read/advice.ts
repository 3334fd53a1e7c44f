import { isOver } from '../notice.ts';
import type { Files } from '../schema/schema.ts';
import type { Path } from './file.ts';
import type { Finding } from './finding.ts';
import type { Place } from './places.ts';
import { partAt } from './schema.ts';

type Words = {
  data: Files;
  places: readonly Place[];
  isOriginal: boolean;
  /** The English words. */
  filled: object;
  findings: readonly Finding[];
  where: (path: Path) => string;
};

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** 'Call 14416 (free)', 'I call Childline, 1098, and wait', but not 'We call 300 pastors'. */
const CALL = /(?<=\bcall\b[^.?!]*)(?<![\d+] ?)\b\d{3,6}(?=$|[.,;:?!)]| \(| or )/gi;

/** Finds what may be wrong, but keeps nothing from being published. */
export function adviceOn(given: Words): Finding[] {
  const { data, places, isOriginal, filled, where } = given;
  const findings = [...given.findings];
  const find = (path: Path, what: string, todo: string) =>
    void findings.push({ where: where(path), what, todo });
  if (!isOriginal) {
    for (const { path, words } of places)
      for (const number of words.match(/\d{3,}/g) ?? [])
        if (!`${partAt(filled, path)}`.includes(number))
          find(path, `"${number}" is not in the English text.`, 'Please compare the two.');
    return findings;
  }
  const { notice } = data.site;
  if (notice && isOver(notice.until))
    find(
      ['site', 'notice'],
      `The notice is no longer shown: its last day was ${notice.until}.`,
      'Please write a later day, or remove the notice.',
    );
  const { numbers, countries } = data.help;
  const helplines = [...numbers, ...countries.flatMap((country) => country.numbers)];
  for (const { path, words } of places)
    for (const number of words.match(CALL) ?? [])
      if (!helplines.some(({ phone }) => phone === number))
        find(
          path,
          `"${number}" is not one of the numbers under “Urgent help”.`,
          'If it is for people in danger, please use one of those.',
        );
  for (const { phone, whom, source, checked } of helplines)
    if (Date.now() - Date.parse(checked.slice(-10)) >= YEAR_MS)
      find(
        ['help', 'numbers'],
        `Is ${phone} (${whom}) still right? It was last checked on ${checked.slice(-10)}: ${source}`,
        'Look up each number again, call it, and enter the new date.',
      );
  return findings;
}
