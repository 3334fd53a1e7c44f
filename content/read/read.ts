import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import type * as z from 'zod';
import { isSample, unwrap } from '../fact.ts';
import { placeholders, plain } from '../schema/fields.ts';
import { type Content, files, leader, promises, views } from '../schema/schema.ts';
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
  /** What the ministry has yet to confirm, in the words of the site. */
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
  const sources: Partial<Record<string, ContentFile>> = Object.fromEntries(
    Object.keys(yamlFiles)
      .map((name) => [name, join(language, `${name}.yaml`)] as const)
      .flatMap(([name, path]) => (existsSync(path) ? [[name, readFile(path)]] : [])),
  );
  const { founded } = Object(sources.site?.value);
  const facts = {
    ...Object(sources.site?.value),
    ...Object(sources.privacy?.value),
    years: completedYears(founded),
  };
  const helplines = sources.help && JSON.stringify(sources.help.value);
  const advice: Finding[] = [];
  const checked: CheckedFile[] = [];
  function check<Schema extends z.ZodType>(name: string, schema: Schema, file: ContentFile) {
    findings.push(...file.findings);
    if (file.findings.length > 0) return undefined;
    const value = mapTexts(file.value, (text, path) => {
      const number = CALL.exec(text)?.[1];
      if (number && helplines && !helplines.includes(`"${number}"`))
        advice.push({
          where: file.where(path),
          what: `"${number}" is not one of the numbers in help.yaml.`,
          todo: 'If it is for people in danger, please use a number from help.yaml.',
        });
      return text.replace(PLACEHOLDER, (placeholder, fact) => `${facts[fact] ?? placeholder}`.trim());
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
    else findings.push({ where, what: 'This file is missing.', todo: 'Please put it back.' });
  }
  const people = namesIn(join(language, 'leaders'))
    .filter((name) => leaderFile.test(name))
    .flatMap((name) => {
      const key = parse(name).name;
      const card = check(`leaders.${key}`, leader, readFile(join(language, 'leaders', name)));
      return card ? [{ key, ...card }] : [];
    })
    .sort((one, other) => one.order - other.order);
  if (findings.length > 0) throw new ContentError(findings);

  const { promises: _, ...content } = pages;
  const places = checked.flatMap((each) => [...placesIn(each)]);
  const unconfirmed: ReadContent['promises'] = [];
  for (const [index, promise] of (pages.promises as z.output<typeof promises>).entries()) {
    const found = places.filter(
      ({ file, words }) => file !== sources.promises?.name && plain(words).includes(plain(promise.words)),
    );
    const place = found.find(({ isExample }) => !isExample);
    if (found.length === 0)
      advice.push({
        where: sources.promises?.where([index, 'words']) ?? '',
        what: `The site no longer says "${promise.words}". ${promise.question}`,
        todo: 'Please settle the question again, then write the new words in promises.yaml or remove the promise.',
      });
    else if (place && !promise.confirmed)
      unconfirmed.push({ ...place, text: promise.words, question: promise.question });
  }
  return {
    content: {
      ...content,
      descriptions: Object.fromEntries(
        Object.keys(views).map((view) => [view, Object(content[view]).description]),
      ),
      leaders: people.map(({ body, order, ...card }) => card),
      letters: Object.fromEntries(people.map(({ key, body }) => [key, body])),
      hasExamples: places.some(({ isExample }) => isExample),
    } as unknown as Content,
    samples: places.filter(
      ({ isSample, text }, index) =>
        isSample && !places.slice(0, index).some((place) => place.isSample && place.text === text),
    ),
    slots: places.flatMap(({ slot }) => slot ?? []),
    promises: unconfirmed,
    advice: [...advice, ...places.flatMap(({ advice }) => advice ?? [])],
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
    what: 'No page uses this file.',
    todo: 'Delete it if it is a copy. The name of a leader’s file has only small letters a to z and hyphens, and ends in .md.',
  }));
}

const PLACEHOLDER = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** Since the first of a month such as `June 2007`. */
function completedYears(month: string): number {
  const now = new Date();
  const since = new Date(`1 ${month}`);
  return now.getFullYear() - since.getFullYear() - (now.getMonth() < since.getMonth() ? 1 : 0);
}

/** 'Call 14416 (free)', 'I call Childline, 1098, and wait', but not 'We call 300 pastors'. */
const CALL = /\bcall\b[^.?!]*?(?<![\d+] ?)\b(\d{3,6})(?=$|[.,;:?!)]| \()/i;

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
  const real = unwrap(value);
  if (typeof real === 'string') return real;
  return Object.values(Object(real)).map(textOf).find(Boolean) ?? '';
}

/** Every value of a file, with what its schema notes of it. */
function* placesIn(
  { file, schema, value }: CheckedFile,
  path: Path = [],
  parent: { readonly [name: string]: unknown } = {},
  inherited = noteOf(schema).label,
  isExample = false,
): Generator<
  Place & { words: string; isSample: boolean; isExample: boolean; slot?: Slot; advice?: Finding }
> {
  const note = noteOf(schema);
  const parts = Object(value);
  const title = textOf(parts.title ?? parts.name ?? parts.question) || inherited;
  const where = file.where(path);
  const advised = note.advice?.(value as never);
  const isSwitch = path.at(-1) === 'example';
  const inExample = isExample || parts.example === true;
  yield {
    file: file.name,
    where,
    title: note.label && !isSwitch && isSample(value) ? `${title}, ${note.label}` : title,
    text: isSwitch
      ? textOf(parent.text ?? parent.paragraphs ?? parent.excerpt ?? parent.sections ?? parent)
      : textOf(value),
    // Words about a fact follow from it.
    isSample: isSample(value) || (isSwitch && value === true && !Object.values(parent).some(isSample)),
    words: [value]
      .flat()
      .filter((each) => typeof each === 'string')
      .join(' '),
    isExample: inExample,
    slot:
      note.folder && typeof value === 'string'
        ? { place: note.folder, file: value, alt: String(parent.alt), where }
        : undefined,
    advice: advised ? { where, ...advised } : undefined,
  };
  for (const [key, part] of partsOf(schema, value))
    yield* placesIn(
      { name: '', file, schema: part, value: parts[key] },
      [...path, key],
      parts,
      title,
      inExample,
    );
}
