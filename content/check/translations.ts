import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageOf, languagesOf, original } from '../languages.ts';
import { type Path, readFile } from '../read/file.ts';
import type { Finding } from '../read/finding.ts';
import { described } from '../read/schema.ts';
import { placeIn } from '../read/translate.ts';

/** Finds each text that has changed in English since it was translated, as far as Git knows. */
export function outdatedFindings(folder: string): Finding[] {
  const [, ...others] = languagesOf(folder);
  return others.flatMap((code) =>
    readdirSync(join(folder, code)).flatMap((file) => {
      const english = historyOf(join(folder, original, file));
      const own = historyOf(join(folder, code, file));
      const field = described.properties?.[basename(file, '.yaml')] ?? described;
      return textsIn(own.value)
        .filter((at) => {
          const theirs = placeIn(field, own.value, english.value, at);
          return english.changedAt(theirs) > own.changedAt(at);
        })
        .map((at) => ({
          where: own.where(at),
          what: `The English text has changed since it was translated into ${languageOf(code).name}.`,
          todo: 'Please compare the two. If it is still right, write a second space between two of its words, or take one away again: visitors see no difference.',
        }));
    }),
  );
}

/** The paths of the texts in a value. */
const textsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, part]) =>
        textsIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : [at];

/** A file, and when its lines were last changed. */
function historyOf(path: string) {
  const file = readFile(path);
  const { stdout } = spawnSync('git', ['blame', '--line-porcelain', '--', path], { encoding: 'utf8' });
  const times = [...`${stdout ?? ''}`.matchAll(/^committer-time (\d+)$/gm)].map(([, time]) => Number(time));
  /** In seconds; a file that Git does not know is the newest. */
  const changedAt = (at: Path) => {
    const [first = 1, last = 0] = file.linesAt(at) ?? [];
    return times.length > 0 ? Math.max(0, ...times.slice(first - 1, last)) : Number.POSITIVE_INFINITY;
  };
  return { ...file, changedAt };
}
