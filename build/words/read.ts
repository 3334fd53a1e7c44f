import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { closestMatch } from 'leven';
import type * as z from 'zod';
import { isSample, unwrap } from '../../src/model/fact.ts';
import { files, leader, promises, type Words } from '../../src/model/schema.ts';
import { isHidden, type Path, readFile, shownPath, type WordsFile } from './file.ts';
import { ContentError, type Finding } from './finding.ts';
import { findingsOf, noteOf, partsOf } from './schema.ts';

/** The words in a language: a folder of src/content. */
const contentOf = (folder: string) => join(folder, 'content/en');

/** A place in the owner's words. */
export type Place = {
  file: string;
  /** With its line. */
  where: string;
  /** What it belongs to, as a visitor knows it: 'Cross Roads'. */
  title: string;
  /** Its text, or the first one under it. */
  text: string;
};

/** A place of the site that shows a picture. */
export type Slot = {
  /** Its folder in src/images. */
  place: string;
  /** In src/images; none for a leader without a portrait. */
  file: string;
  alt: string;
  where: string;
};

export type ReadWords = {
  words: Words;
  /** What only the ministry knows, and has not yet supplied. */
  samples: Place[];
  /** What the ministry has yet to confirm. */
  promises: (Place & { question: string })[];
  slots: Slot[];
  advice: Finding[];
};

/**
 * Reads and checks the owner's words.
 *
 * @throws ContentError with all that is wrong in them
 */
export function readWords(folder: string): ReadWords {
  const content = contentOf(folder);
  const findings = strayFiles(content);
  const read = (path: string) =>
    existsSync(join(content, path)) ? readFile(join(content, path)) : undefined;

  const sources = Object.fromEntries(Object.keys(files).map((name) => [name, read(`${name}.yaml`)]));
  const facts = factsIn(sources);
  const phones = phonesIn(sources);
  const checked: CheckedFile[] = [];
  function check<Schema extends z.ZodType>(name: string, schema: Schema, file: WordsFile) {
    findings.push(...file.findings);
    if (file.findings.length > 0) return undefined;
    const value = filled(file, facts, findings);
    findings.push(...strayPhones(file, phones));
    const { data, error } = schema.safeParse(value);
    if (error) findings.push(...findingsOf(error, schema, file));
    else checked.push({ name, file, schema, value: data });
    return data;
  }

  const pages: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(files)) {
    const where = shownPath(join(content, `${name}.yaml`));
    if (sources[name]) pages[name] = check(name, schema, sources[name]);
    else findings.push({ where, what: 'This file is missing.', todo: 'Put it back, as it was.' });
  }
  const people = namesIn(join(content, 'leaders'))
    .filter((name) => leaderFile.test(name))
    .flatMap((name) => {
      const key = parse(name).name;
      const words = check(`leaders.${key}`, leader, readFile(join(content, 'leaders', name)));
      return words ? [{ key, ...words }] : [];
    })
    .sort((one, other) => one.order - other.order);
  const asked = read('promises.yaml');
  const promises = asked && findings.length === 0 ? promisesIn(asked, checked, findings) : [];
  if (findings.length > 0) throw new ContentError(findings);

  const places = checked.flatMap((each) => [...placesIn(each)]);
  return {
    words: {
      ...pages,
      leaders: people.map(({ body, order, ...card }) => card),
      letters: Object.fromEntries(people.map(({ key, body }) => [key, body])),
    } as unknown as Words,
    samples: places.filter(({ isExample }) => isExample),
    promises,
    slots: places.flatMap(({ slot }) => slot ?? []),
    advice: places.flatMap(({ advice }) => advice ?? []),
  };
}

const leaderFile = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;

const namesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !isHidden(name)) : [];

/** Finds copies, and files of a wrong name. */
function strayFiles(content: string): Finding[] {
  const known = [...Object.keys(files), 'promises'].map((name) => `${name}.yaml`);
  const pages = namesIn(content)
    .filter((name) => name !== 'leaders' && !known.includes(name))
    .map((name) => {
      const original = name.replace(/( - copy| ?\(\d+\)|_\d+)?\..*$/i, '.yaml');
      const meant = closestMatch(original, known, { maxDistance: 3 });
      return {
        where: shownPath(join(content, name)),
        what: `No page reads this file.${meant ? ` Perhaps it is a copy of ${meant}.` : ''}`,
        todo: meant ? `Put what is right in it into ${meant}, and take it away.` : 'Take it away.',
      };
    });
  const leaders = namesIn(join(content, 'leaders'))
    .filter((name) => !leaderFile.test(name))
    .map((name) => ({
      where: shownPath(join(content, 'leaders', name)),
      what: 'The name of this file is no name of a leader. Perhaps it is a copy.',
      todo: 'Name it in small letters a to z and hyphens, with .md at its end, as the files beside it; or take it away.',
    }));
  return [...pages, ...leaders];
}

/** The values of placeholders such as `{founded}`. */
function factsIn({ site, privacy }: Record<string, WordsFile | undefined>): Record<string, unknown> {
  const { founded, messagesKeptFor } = Object(site?.value);
  return { founded, messagesKeptFor, databaseRegion: Object(privacy?.value).databaseRegion };
}

/** The numbers to call in danger. */
function phonesIn({ help }: Record<string, WordsFile | undefined>): string[] {
  const { numbers, countries } = Object(help?.value);
  return [numbers, ...[countries].flat().map((country) => country?.numbers)]
    .flat()
    .map((number) => number?.phone);
}

/** 'Call 14416 (Nepal 1166)', 'I call Childline, 1098'. */
const CALLS = /\bcall\b[^.?!]*/gi;
/** As short as such a number is, and no year. */
const SHORT_NUMBER = /(?<![\d+] ?)(?!(?:19|20)\d\d\b)\d{3,6}(?! ?\d)/g;

/** Numbers that a text says to call in danger, and that have changed since. */
function strayPhones(
  file: WordsFile,
  phones: readonly string[],
  value = file.value,
  path: Path = [],
): Finding[] {
  if (typeof value !== 'string')
    return Object.entries(Object(value)).flatMap(([key, part]) =>
      strayPhones(file, phones, part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  return [...value.matchAll(CALLS)]
    .flatMap(([call]) => call.match(SHORT_NUMBER) ?? [])
    .filter((number) => !phones.includes(number))
    .map((number) => ({
      where: file.where(path),
      what: `"${number}" is no number of those to call in danger.`,
      todo: 'Write the one that help.yaml has. Is it none? Then say it without “call”.',
    }));
}

/** Fills in the placeholders. */
function filled(
  file: WordsFile,
  facts: Record<string, unknown>,
  findings: Finding[],
  value = file.value,
  path: Path = [],
): unknown {
  if (typeof value === 'string')
    return value.replace(/\{([^{}\n]*)\}/g, (placeholder, name: string) => {
      if (typeof facts[name] === 'string') return facts[name].trim();
      const known = Object.keys(facts).map((fact) => `{${fact}}`);
      const todo = `Write one of these: ${known.join(', ')}; or take the brackets away.`;
      findings.push({ where: file.where(path), what: `Nothing is called ${placeholder}.`, todo });
      return placeholder;
    });
  if (Array.isArray(value))
    return value.map((item, at) => filled(file, facts, findings, item, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, filled(file, facts, findings, part, [...path, key])]),
  );
}

/** A file without findings. */
type CheckedFile = { name: string; file: WordsFile; schema: z.core.$ZodType; value: unknown };

/** The first text in a value. */
function textOf(value: unknown): string {
  const plain = unwrap(value);
  if (typeof plain === 'string') return plain;
  return Object.values(Object(plain)).map(textOf).find(Boolean) ?? '';
}

/** Every value of a file, with what its schema notes of it. */
function* placesIn(
  { file, schema, value }: CheckedFile,
  path: Path = [],
  parent: { readonly [name: string]: unknown } = {},
  inherited = noteOf(schema).label,
): Generator<Place & { isExample: boolean; slot?: Slot; advice?: Finding }> {
  const note = noteOf(schema);
  const plain = Object(value);
  const title = textOf(plain.title ?? plain.name ?? plain.question) || inherited;
  const where = file.where(path);
  const advised = note.advice?.(value as never);
  const isSwitch = path.at(-1) === 'example';
  yield {
    file: file.name,
    where,
    title: note.label && !isSwitch && isSample(value) ? `${title}, ${note.label}` : title,
    text: isSwitch
      ? textOf(parent.text ?? parent.paragraphs ?? parent.excerpt ?? parent.sections ?? parent)
      : textOf(value),
    isExample: isSample(value) || (isSwitch && value === true),
    slot:
      note.folder && typeof value === 'string'
        ? { place: note.folder, file: value, alt: String(parent.alt), where }
        : undefined,
    advice: advised ? { where, ...advised } : undefined,
  };
  for (const [key, part] of partsOf(schema, value))
    yield* placesIn({ name: '', file, schema: part, value: plain[key] }, [...path, key], plain, title);
}

function promisesIn(
  asked: WordsFile,
  checked: readonly CheckedFile[],
  findings: Finding[],
): ReadWords['promises'] {
  const { data, error } = promises.safeParse(asked.value);
  findings.push(...asked.findings, ...(error ? findingsOf(error, promises, asked) : []));
  return (data ?? []).flatMap(({ path: dotted, question, confirmed }, index) => {
    const source = checked.find(({ name }) => `${dotted}.`.startsWith(`${name}.`));
    const path = dotted
      .slice((source?.name.length ?? 0) + 1)
      .split('.')
      .filter(Boolean)
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const value = path.reduce<unknown>((whole, key) => Object(unwrap(whole))[key], source?.value);
    if (!source || value === undefined) {
      const todo =
        'Write the name of the file and the names in it, with points between them: home.hero.sentence.';
      findings.push({ where: asked.where([index, 'path']), what: `"${dotted}" leads to no words.`, todo });
      return [];
    }
    if (confirmed) return [];
    const { name, where } = source.file;
    return [
      { file: name, where: where(path), title: noteOf(source.schema).label, text: textOf(value), question },
    ];
  });
}
