import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import type * as z from 'zod';
import { isSample, unwrap } from '../fact.ts';
import { type Content, files, leader, promises } from '../schema/schema.ts';
import { type ContentFile, isHidden, type Path, readFile, shownPath } from './file.ts';
import { ContentError, type Finding } from './finding.ts';
import { findingsOf, noteOf, partsOf } from './schema.ts';

/**
 * The folder with `en/` and `images/`: `content`, or what SITE_CONTENT names. The tests run on a content of their own, so
 * that the owner's work never turns them red.
 */
export const siteContent = resolve(process.env.SITE_CONTENT || 'content');

/** A place in the owner's content. */
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
  /** Its folder in content/images. */
  place: string;
  /** In content/images; none for a leader without a portrait. */
  file: string;
  alt: string;
  where: string;
};

export type ReadContent = {
  content: Content;
  /** What only the ministry knows, and has not yet supplied. */
  samples: Place[];
  /** What the ministry has yet to confirm. */
  promises: (Place & { question: string })[];
  slots: Slot[];
  advice: Finding[];
};

/**
 * Reads and checks the owner's content: words, facts and the names of pictures.
 *
 * @throws ContentError with all that is wrong in them
 */
export function readContent(folder: string): ReadContent {
  const language = join(folder, 'en');
  const findings = strayFiles(language);
  const sources: Sources = Object.fromEntries(
    Object.keys(yamlFiles)
      .map((name) => [name, join(language, `${name}.yaml`)] as const)
      .flatMap(([name, path]) => (existsSync(path) ? [[name, readFile(path)]] : [])),
  );
  const facts = factsIn(sources);
  const phones = phonesIn(sources);
  const checked: CheckedFile[] = [];
  function check<Schema extends z.ZodType>(name: string, schema: Schema, file: ContentFile) {
    findings.push(...file.findings);
    if (file.findings.length > 0) return undefined;
    const value = mapTexts(file.value, (text, path) => {
      const tell: Tell = (what, todo) => findings.push({ where: file.where(path), what, todo });
      tellStrayPhones(text, phones, tell);
      return filled(text, facts, tell);
    });
    const { data, error } = schema.safeParse(value);
    if (error) findings.push(...findingsOf(error, schema, file));
    else checked.push({ name, file, schema, value: data });
    return data;
  }

  const pages: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(yamlFiles)) {
    const where = shownPath(join(language, `${name}.yaml`));
    if (sources[name]) pages[name] = check(name, schema, sources[name]);
    else findings.push({ where, what: 'This file is missing.', todo: 'Put it back, as it was.' });
  }
  const people = namesIn(join(language, 'leaders'))
    .filter((name) => leaderFile.test(name))
    .flatMap((name) => {
      const key = parse(name).name;
      const card = check(`leaders.${key}`, leader, readFile(join(language, 'leaders', name)));
      return card ? [{ key, ...card }] : [];
    })
    .sort((one, other) => one.order - other.order);
  const { promises: _, ...content } = pages;
  const unconfirmed = findings.length === 0 ? promisesIn(checked, findings) : [];
  if (findings.length > 0) throw new ContentError(findings);

  const places = checked.flatMap((each) => [...placesIn(each)]);
  return {
    content: {
      ...content,
      leaders: people.map(({ body, order, ...card }) => card),
      letters: Object.fromEntries(people.map(({ key, body }) => [key, body])),
      hasExamples: places.some(({ isExample }) => isExample),
    } as unknown as Content,
    samples: places.filter(({ isExample }) => isExample),
    promises: unconfirmed,
    slots: places.flatMap(({ slot }) => slot ?? []),
    advice: places.flatMap(({ advice }) => advice ?? []),
  };
}

const yamlFiles = { ...files, promises };

const leaderFile = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;

const namesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !isHidden(name)) : [];

/** Finds copies, and files of a wrong name. */
function strayFiles(language: string): Finding[] {
  const known = ['leaders', ...Object.keys(yamlFiles).map((name) => `${name}.yaml`)];
  const ofPages = namesIn(language).filter((name) => !known.includes(name));
  const ofLeaders = namesIn(join(language, 'leaders')).filter((name) => !leaderFile.test(name));
  return [...ofPages, ...ofLeaders.map((name) => `leaders/${name}`)].map((name) => ({
    where: shownPath(join(language, name)),
    what: 'No page reads a file of this name. Perhaps it is a copy.',
    todo: 'A new leader’s file: name it in small letters a to z and hyphens, with .md at its end. A copy: put what is right in it into the file that it was made of, and take it away.',
  }));
}

type Sources = Partial<Record<string, ContentFile>>;

/** The values of placeholders such as `{founded}`. */
function factsIn({ site, privacy }: Sources): Record<string, unknown> {
  const { founded, messagesKeptFor } = Object(site?.value);
  const years = `${completedYears(founded)}`;
  return { founded, years, messagesKeptFor, databaseRegion: Object(privacy?.value).databaseRegion };
}

/** Since the first of a month such as `June 2007`. */
function completedYears(month: string): number {
  const now = new Date();
  const since = new Date(`1 ${month}`);
  return now.getFullYear() - since.getFullYear() - (now.getMonth() < since.getMonth() ? 1 : 0);
}

/** The numbers to call in danger. */
function phonesIn({ help }: Sources): string[] {
  const { numbers, countries } = Object(help?.value);
  return [numbers, ...[countries].flat().map((country) => country?.numbers)]
    .flat()
    .map((number) => number?.phone);
}

/** 'Call 14416 (Nepal 1166)', 'I call Childline, 1098'. */
const CALLS = /\bcall\b[^.?!]*/gi;
/** As short as such a number is, and no year. */
const SHORT_NUMBER = /(?<![\d+] ?)(?!(?:19|20)\d\d\b)\d{3,6}(?! ?\d)/g;

type Tell = (what: string, todo: string) => void;

/** Tells the numbers that a text says to call in danger, and that have changed since. */
function tellStrayPhones(text: string, phones: readonly string[], tell: Tell): void {
  for (const [call] of text.matchAll(CALLS))
    for (const number of call.match(SHORT_NUMBER) ?? [])
      if (!phones.includes(number))
        tell(
          `"${number}" is no number of those to call in danger.`,
          'Write the one that help.yaml has. Is it none? Then say it without “call”.',
        );
}

/** Fills in the placeholders. */
const filled = (text: string, facts: Record<string, unknown>, tell: Tell) =>
  text.replace(/\{([^{}\n]*)\}/g, (placeholder, name: string) => {
    if (typeof facts[name] === 'string') return facts[name].trim();
    const known = Object.keys(facts).map((fact) => `{${fact}}`);
    tell(
      `Nothing is called ${placeholder}.`,
      `Write one of these: ${known.join(', ')}; or take the brackets away.`,
    );
    return placeholder;
  });

/** A value with every text in it changed. */
function mapTexts(value: unknown, change: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, path);
  const mapped = (part: unknown, key: PropertyKey) => mapTexts(part, change, [...path, key]);
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part, key)]));
}

/** A file without findings. */
type CheckedFile = { name: string; file: ContentFile; schema: z.core.$ZodType; value: unknown };

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

function promisesIn(checked: readonly CheckedFile[], findings: Finding[]): ReadContent['promises'] {
  const asked = checked.find(({ name }) => name === 'promises');
  if (!asked) return [];
  return (asked.value as z.output<typeof promises>).flatMap(
    ({ path: dotted, question, confirmed }, index) => {
      const source = checked.find(({ name }) => `${dotted}.`.startsWith(`${name}.`));
      const path = dotted
        .slice((source?.name.length ?? 0) + 1)
        .split('.')
        .filter(Boolean)
        .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const value = path.reduce<unknown>((whole, key) => Object(unwrap(whole))[key], source?.value);
      if (!source || value === undefined) {
        findings.push({
          where: asked.file.where([index, 'path']),
          what: `"${dotted}" leads to no words.`,
          todo: 'Write the name of the file and the names in it, with points between them: home.hero.sentence.',
        });
        return [];
      }
      if (confirmed) return [];
      const { name, where } = source.file;
      return [
        { file: name, where: where(path), title: noteOf(source.schema).label, text: textOf(value), question },
      ];
    },
  );
}
