import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isSample, unwrap } from '../fact.ts';
import { languageOf, original, pathOf } from '../languages.ts';
import { isOver } from '../notice.ts';
import { parseTranslation, placeholders, plain } from '../schema/fields.ts';
import type { FacePlace } from '../schema/parts.ts';
import { type Content, type Files, files, type Language } from '../schema/schema.ts';
import type { Light } from '../shapes.ts';
import { everyView } from '../views.ts';
import { type Path, readFile } from './file.ts';
import { ContentError, type Finding } from './finding.ts';
import { helplineAdvice, strayNumbers } from './helplines.ts';
import { type Described, described, findingsOf, partAt } from './schema.ts';
import { placeIn, translate, translationFinding } from './translate.ts';

/**
 * The folder with `en/` and `images/`: `content`, or what SITE_CONTENT names. The tests run on a content of their own, so
 * that the owner's work never turns them red.
 */
export const siteContent = resolve(process.env.SITE_CONTENT || 'content');

export type ReadContent = ReturnType<typeof readContent>;

/** A place of the site that shows a picture. */
export type SitePicture = ReadContent['pictures'][number];

/**
 * Reads and checks the owner's words and facts, and that the pictures which they name are there.
 *
 * @param code of a language: its words in place of the English ones
 * @throws ContentError with all that is wrong in them
 */
export function readContent(folder: string, code = original) {
  const sources = sourcesIn(folder, original);
  const own = code === original ? sources : sourcesIn(folder, code);
  const language = languageOf(code);
  const english = valuesOf(sources);
  const { notice, ...site } = Object(english.site);
  // Days pass: the form refuses such a notice, and a build leaves it out.
  const isPast = notice && isOver(notice.until);
  if (isPast) english.site = site;
  const filled = withFacts(english, factsOf(english, languageOf(original)));
  const translation = own === sources ? undefined : translationOf(english, filled, own, language);
  const { written, words: typed } = translation ?? { written: english, words: filled };
  function where(path: Path) {
    const [name, ...at] = translation ? placeIn(described, english, translation.texts, path) : path;
    const file = own.get(String(name));
    return file?.has(at) ? file.where(at) : (sources.get(String(path[0]))?.where(path.slice(1)) ?? '');
  }
  const { data, error } = translation
    ? parseTranslation(() => files.safeParse(typed))
    : files.safeParse(typed);
  if (error) throw new ContentError(findingsOf(error, described, typed, where, written));
  const unconfirmed = translation?.unconfirmed ?? [];
  // Counts as an example, and is labelled on printouts.
  for (const name of unconfirmed) Object.assign(data[name], { example: true });

  const images = join(folder, 'images');
  const places = [...placesIn(described, data, where)];
  const turn = data.myStory.sections.findIndex((section) => section.turn);
  const isNight = ([page, name, index]: Path) =>
    page === 'myStory' && turn >= 0 && (name === 'cover' || Number(index) <= turn);
  const pictures = places.flatMap(({ folder, words: file, alt, faces, asItIs, where }) => {
    if (!folder) return [];
    const isPhoto = !/\.svg$/i.test(file);
    const uses = places.filter((place) => place.folder && place.words === file);
    const light: Light =
      asItIs || !isPhoto ? 'own' : uses.every((place) => isNight(place.path)) ? 'night' : 'day';
    return [{ place: folder, file, path: join(images, file), isPhoto, alt, faces, light, where }];
  });
  // Hosts are case-sensitive, even where this computer is not.
  const there = readdirSync(images, { recursive: true, encoding: 'utf8' }).map((file) => join(images, file));
  const missing = pictures.filter(({ path }) => !there.includes(path));
  if (missing.length > 0)
    throw new ContentError(
      missing.map(({ file, where }) => ({
        where,
        what: `There is no picture "${file}" in content/images.`,
        todo: 'Please write its exact name, capital letters included.',
      })),
    );
  const owned = places.filter((place) => place.isOwned);
  const samples = owned.filter((place) => place.isSample);
  const { leaders, promises, ...pages } = data;
  const cards = leaders.leaders.map(({ body, ...card }) => card);
  const content: Omit<Content, 'editions'> = {
    ...pages,
    articles: { ...pages.articles, newsletters: newestFirst(pages.articles.newsletters, english) },
    descriptions: Object.fromEntries(
      everyView.map((view) => [view, pages[view].description]),
    ) as Content['descriptions'],
    leaders: cards,
    urgent: pages.help.numbers.flatMap(({ phone, short }) => (short ? [{ phone, short }] : [])),
    voice: cards.find(({ quoted }) => quoted),
    letters: Object.fromEntries(leaders.leaders.map(({ key, body }) => [key, body])),
    hasExamples: samples.length > 0,
    path: pathOf(code),
    language,
    inEnglish: everyView.filter((view) => own.get(view)?.isMissing),
  };
  // They quote the English words.
  const promised = (translation ? [] : promises.promises).map((promise, index) => {
    const says = ({ path, words }: Place) =>
      path[0] !== 'promises' && plain(words).includes(plain(promise.words));
    const found = places.filter(says);
    return { ...promise, at: where(['promises', 'promises', index]), found };
  });
  return {
    content,
    /** The base path of the site in this language: '/', or '/reach-and-build/ta/'. */
    base: new URL(content.path, unwrap(data.site.address)).pathname,
    /** The facts that only the ministry knows, and words that are its own or an example. */
    owned,
    /** Those that it has not yet supplied. */
    samples,
    /** The translations that no native reader has confirmed yet. */
    unconfirmed: unconfirmed.map((name) => ({ where: where([name, 'example']), language: language.name })),
    pictures,
    /** The promises that the ministry has yet to confirm, in the words of the site. */
    promises: promised.flatMap(({ words, question, confirmed, found, at }) => {
      const place = found.find(({ isExample }) => !isExample);
      return place && !confirmed ? [{ where: place.where, at, words, question }] : [];
    }),
    /** Common questions that visitors don’t see yet. */
    unanswered: Object.entries(translation ? {} : data.answers).flatMap(([page, asked]) =>
      asked.flatMap(({ question, answer }, index) =>
        answer ? [] : [{ where: where(['answers', page, index]), question }],
      ),
    ),
    advice: [
      ...(isPast && !translation
        ? [
            {
              where: where(['site', 'notice']),
              what: `The notice is no longer shown: its last day was ${notice.until}.`,
              todo: 'Please write a later day, or remove the notice.',
            },
          ]
        : []),
      ...(translation?.advice ?? []),
      ...(translation
        ? strayNumbers(places, (path) => partAt(filled, path))
        : [...helplineAdvice(data.help, places, where), ...nameAdvice(data, where)]),
      ...places
        .filter(({ words, path }) => /docs\.google\.com\/\S*\/edit\b/.test(words) && path.at(-1) === 'url')
        .map(({ where, words }) => ({
          where,
          what: `This link opens the document for editing: ${words}`,
          todo: 'Check that only you may edit it, or write /preview instead of /edit and all that follows it.',
        })),
    ],
    /** Promises that the site no longer makes in these words. */
    unsaid: promised
      .filter(({ found }) => found.length === 0)
      .map(({ words, question, confirmed, at }) => ({
        where: at,
        what: `The site no longer says "${words}". ${question}`,
        todo: 'Once that is settled, copy the new words into “Words on the site” under “To confirm”, or remove the promise there.',
        isAdvice: confirmed,
      })),
  };
}

/** My Story is signed by one of the founders. */
function nameAdvice({ about, myStory }: Files, where: (path: Path) => string): Finding[] {
  const { name } = myStory.signature;
  const names = about.founders.map((founder) => founder.name);
  if ([name, ...names].some(isSample) || names.includes(name)) return [];
  const what = `My Story is signed by ${name}, but About names ${names.join(' and ')}.`;
  return [
    { where: where(['myStory', 'signature', 'name']), what, todo: 'Please write the name in the same way.' },
  ];
}

type Sources = ReturnType<typeof sourcesIn>;

const sourcesIn = (folder: string, code: string) =>
  new Map(Object.keys(files.shape).map((name) => [name, readFile(join(folder, code, `${name}.yaml`))]));

/** @throws ContentError where a file is missing or not YAML */
function valuesOf(sources: Sources): Record<string, unknown> {
  const unreadable = [...sources.values()].flatMap(({ finding }) => finding ?? []);
  if (unreadable.length > 0) throw new ContentError(unreadable);
  return Object.fromEntries([...sources].map(([name, { value }]) => [name, value]));
}

/**
 * The content in another language: the words of each of its files in the English ones, whose facts and pictures it has.
 *
 * @throws ContentError with what is no translation
 */
function translationOf(
  english: Record<string, unknown>,
  filled: Record<string, unknown>,
  own: Sources,
  language: Language,
) {
  const there = [...own].filter(([name, { isMissing }]) => !isMissing && name !== 'promises');
  const findings = there.flatMap(([, { finding }]) => finding ?? []);
  const values = there.map(([name, { value }]) => [name, Object(value)] as const);
  const texts = Object.fromEntries(values.map(([name, { example, compared, ...words }]) => [name, words]));
  const written = Object(translate(described, english, texts, () => {}));
  const words = translate(
    described,
    filled,
    withFacts(texts, factsOf(written, language)),
    (problem, path, field, found) => {
      const where = own.get(String(path[0]))?.where(path.slice(1)) ?? '';
      if (path[0] !== 'promises') findings.push(translationFinding(problem, where, field, found));
    },
  );
  const wrong = findings.filter(({ isAdvice }) => !isAdvice);
  if (wrong.length > 0) throw new ContentError(wrong);
  const unconfirmed = values.flatMap(([name, { example }]) =>
    example === 'true' ? [name as keyof Files] : [],
  );
  return { words: Object(words), written, texts, unconfirmed, advice: findings };
}

const PLACEHOLDER = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** The facts that words can name in braces, as a language writes them. */
function factsOf(words: object, { format, lists }: Language): Record<string, unknown> {
  const { site, privacy, home } = words as Partial<Files>;
  const countries = [home?.outreach?.countries ?? []].flat().map((each) => `${each.country}`);
  const founded = new Date(`1 ${site?.founded}`);
  return {
    ...site,
    ...privacy,
    founded: Number.isNaN(founded.getTime())
      ? site?.founded
      : new Intl.DateTimeFormat(format, { month: 'long', year: 'numeric' }).format(founded),
    years: completedYears(founded),
    countries: new Intl.ListFormat(format, { type: lists }).format(countries),
  };
}

const withFacts = <Words extends object>(words: Words, facts: Record<string, unknown>): Words =>
  JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? value.replace(PLACEHOLDER, (_, fact) => `${facts[fact]}`.trim()) : value,
  );

/** By the month and year of their English titles. Those without a year come last. */
function newestFirst<Entry>(newsletters: Entry[], english: Record<string, unknown>): Entry[] {
  const published = newsletters.map((newsletter, index) => {
    const title = `${partAt(english, ['articles', 'newsletters', index, 'title'])}`;
    const [, month, year] = /(?:(\p{L}+)\W+)?(\d{4})/u.exec(title) ?? [];
    return { newsletter, date: Date.parse(`1 ${month} ${year}`) || Date.parse(`1 Dec ${year}`) || 0 };
  });
  return published.sort((one, other) => other.date - one.date).map(({ newsletter }) => newsletter);
}

function completedYears(since: Date): number {
  const now = new Date();
  return now.getFullYear() - since.getFullYear() - (now.getMonth() < since.getMonth() ? 1 : 0);
}

type Place = {
  path: Path;
  where: string;
  /** The name that a visitor or the form knows it by: 'Cross Roads', 'Phone number'. */
  title: unknown;
  words: string;
  isOwned: boolean;
  isSample: boolean;
  isExample: boolean;
  folder?: string;
  alt: string;
  faces?: FacePlace;
  asItIs: boolean;
};

/** Every value under a field. */
function* placesIn(
  field: Described,
  value: unknown,
  where: (path: Path) => string,
  path: Path = [],
  parent: Record<string, unknown> = {},
  inExample = false,
): Generator<Place> {
  const parts = Object(value);
  const isExample = inExample || parts.example === true;
  // Words about a fact follow from it.
  const isOwn = 'example' in Object(field.properties) && !Object.values(parts).some(isSample);
  const isProse = isOwn && parts.example === true;
  yield {
    path,
    where: where(isProse ? [...path, 'example'] : path),
    title: unwrap(parts.title ?? parts.name ?? parts.country ?? field.label),
    words: [unwrap(value)]
      .flat()
      .filter((each) => typeof each === 'string')
      .join(' '),
    isOwned: isOwn || field.isFact === true,
    isSample: isSample(value) || isProse,
    isExample,
    folder: field.folder,
    alt: `${parent.alt}`,
    faces: parent.faces as FacePlace | undefined,
    asItIs: parent.asItIs === true,
  };
  for (const [name, child] of Object.entries(field.properties ?? {}))
    if (name in parts) yield* placesIn(child, parts[name], where, [...path, name], parts, isExample);
  for (const [index, each] of field.items ? parts.entries() : [])
    yield* placesIn(field.items as Described, each, where, [...path, index], parts, isExample);
}
