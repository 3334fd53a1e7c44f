import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languagesOf, original } from '../languages.ts';
import { type Path, readFile } from '../read/file.ts';
import type { Finding } from '../read/finding.ts';
import { type Described, described, fieldAt, partAt } from '../read/schema.ts';
import { placeIn } from '../read/translate.ts';
import { plain } from '../schema/fields.ts';

const COMPARE =
  'Please compare the two. Once the whole page is right, set “Compared with the English on” to today.';

/** Finds each translated text whose English has changed since the day on which its file was compared with it. */
export function outdatedFindings(folder: string): Finding[] {
  const [, ...others] = languagesOf(folder);
  const files = Object.entries(described.properties ?? {});
  return others.flatMap((code) => files.flatMap(([name, field]) => outdatedIn(folder, code, name, field)));
}

function outdatedIn(folder: string, code: string, name: string, field: Described): Finding[] {
  const own = readFile(join(folder, code, `${name}.yaml`));
  if (own.isMissing) return [];
  const found = (at: Path, what: string, todo = COMPARE) => [{ where: own.where(at), what, todo }];
  const { compared, example, ...words } = Object(own.value);
  const end = Date.parse(`${compared}T23:59:59`);
  // Two days: time zones differ.
  if (!(end < Date.now() + 2 * 24 * 60 * 60 * 1000))
    return found(
      ['compared'],
      'This page doesn’t say when it was compared with the English, as a day like 2026-11-27.',
    );
  const git = (...options: string[]) => spawnSync('git', options, { cwd: folder, encoding: 'utf8' }).stdout;
  // Today's comparison is with what is not committed yet, too.
  if (end >= Date.now() && git('status', '--porcelain', `${code}/${name}.yaml`)) return [];
  const commit = git('rev-list', '-1', `--before=${end / 1000}`, 'HEAD')?.trim();
  const source = commit && git('show', `${commit}:./${original}/${name}.yaml`);
  if (!source) {
    const what = `Git has no English words from ${compared} or earlier, so it can’t show what has changed since.`;
    return found(['compared'], what, 'Please run this in a clone with the whole history.');
  }
  const english = [source, undefined].map(
    (text) => readFile(join(folder, original, `${name}.yaml`), text).value,
  );
  return textsIn(words).flatMap((at) => {
    const [was, is] = english.map((whole) => partAt(whole, placeIn(field, own.value, whole, at)));
    if (typeof was !== 'string' || typeof is !== 'string' || plain(was) === plain(is)) return [];
    const { label } = fieldAt(field, at);
    return found(at, `${label}: the English was "${lacking(was, is)}" and is now "${lacking(is, was)}"`);
  });
}

/** The sentences of a text that another lacks, or the whole of it. */
const lacking = (text: string, other: string) =>
  plain(text)
    .split(/(?<=[.!?]["']?) /)
    .filter((sentence) => !plain(other).includes(sentence))
    .join(' ') || text;

export const textsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, part]) =>
        textsIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : [at];
