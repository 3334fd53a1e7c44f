import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unwrap } from '../fact.ts';
import { languageOf, original, pathOf } from '../languages.ts';
import { isOver } from '../notice.ts';
import { parseTranslation } from '../schema/fields.ts';
import { type Content, type Files, files } from '../schema/schema.ts';
import { everyView } from '../views.ts';
import { adviceOn } from './advice.ts';
import { factsOf, withFacts } from './facts.ts';
import { type Path, readFile } from './file.ts';
import { ContentError } from './finding.ts';
import { picturesIn, placesIn, promisesIn } from './places.ts';
import { described, findingsOf, partAt } from './schema.ts';
import { merge, placeIn, translationFinding } from './translate.ts';

/** The tests have a content of their own, in SITE_CONTENT: the owner's work never turns them red. */
export const siteContent = resolve(process.env.SITE_CONTENT || 'content');

export type ReadContent = ReturnType<typeof readContent>;

/** Reads and checks the owner's words in a language, or throws a ContentError with all that is wrong in them. */
export const readContent = (folder: string, code = original) =>
  collect(check(fill(translate(read(folder, code)))));

/** The English words, and those of the language, as they are written in its files. */
function read(folder: string, code: string) {
  const filesOf = (code: string) =>
    new Map(Object.keys(files.shape).map((name) => [name, readFile(join(folder, code, `${name}.yaml`))]));
  const sources = filesOf(original);
  const unreadable = [...sources.values()].flatMap(({ finding }) => finding ?? []);
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const english: Record<string, unknown> = Object.fromEntries(
    [...sources].map(([name, { value }]) => [name, value]),
  );

  const isOriginal = code === original;
  const own = isOriginal ? sources : filesOf(code);
  const there = [...own].filter(([name, { isMissing }]) => !isOriginal && !isMissing && name !== 'promises');
  // A file without words is no translation.
  const values = there
    .map(([name, { value }]) => [name, Object(value)] as const)
    .filter(([, { example, compared, ...words }]) => Object.keys(words).length > 0);
  const texts = Object.fromEntries(values.map(([name, { example, compared, ...words }]) => [name, words]));
  function where(path: Path) {
    const [name, ...at] = isOriginal ? path : placeIn(described, english, texts, path);
    const file = own.get(String(name));
    return file?.has(at) ? file.where(at) : (sources.get(String(path[0]))?.where(path.slice(1)) ?? '');
  }
  return {
    folder,
    language: languageOf(code),
    isOriginal,
    english,
    own,
    texts,
    unconfirmed: values.flatMap(([name, { example }]) => (example === 'true' ? [name as keyof Files] : [])),
    findings: there.flatMap(([, { finding }]) => finding ?? []),
    where,
  };
}

const translate = (words: ReturnType<typeof read>) => ({
  ...words,
  written: Object(merge(described, words.english, words.texts)),
});

/** Fills in the facts that words name in braces, in each language as it writes them. */
function fill(words: ReturnType<typeof translate>) {
  const { english, texts, written, own, isOriginal } = words;
  const filled = withFacts(english, factsOf(english, languageOf(original)));
  const translated = withFacts(texts, factsOf(written, words.language));
  const findings = [...words.findings];
  const typed = merge(described, filled, translated, (problem, path, field, wrong) => {
    const where = own.get(String(path[0]))?.where(path.slice(1)) ?? '';
    if (!isOriginal && path[0] !== 'promises')
      findings.push(translationFinding(problem, where, field, wrong));
  });
  const wrong = findings.filter(({ isAdvice }) => !isAdvice);
  if (wrong.length > 0) throw new ContentError(wrong);
  return { ...words, filled, typed: Object(typed), findings };
}

/** Checks all against the schema, and that there is a file for each picture. */
function check(words: ReturnType<typeof fill>) {
  const { folder, isOriginal, typed, where, unconfirmed } = words;
  const parse = () => files.safeParse(typed);
  const { data, error } = isOriginal ? parse() : parseTranslation(parse);
  if (error) throw new ContentError(findingsOf(error, described, typed, where));
  // Counts as an example, and is labelled on printouts.
  for (const name of unconfirmed) Object.assign(data[name], { example: true });
  const places = [...placesIn(described, data, where)];
  const images = join(folder, 'images');
  const pictures = picturesIn(places, data.myStory, images);
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
  return { ...words, data, places, pictures };
}

function collect({ data, places, pictures, ...words }: ReturnType<typeof check>) {
  const { language, isOriginal, english, texts, unconfirmed, where } = words;
  const samples = places.filter((place) => place.isSample);
  const { leaders, promises, ...pages } = data;
  const { notice } = pages.site;
  const cards = leaders.leaders.map(({ body, ...card }) => card);
  const content: Omit<Content, 'editions'> = {
    ...pages,
    site: { ...pages.site, notice: notice && !isOver(notice.until) ? notice : undefined },
    articles: { ...pages.articles, newsletters: newestFirst(pages.articles.newsletters, english) },
    descriptions: Object.fromEntries(
      everyView.map((view) => [view, pages[view].description]),
    ) as Content['descriptions'],
    leaders: cards,
    urgent: pages.help.numbers.flatMap(({ phone, short }) => (short ? [{ phone, short }] : [])),
    voice: cards.find(({ quoted }) => quoted),
    letters: Object.fromEntries(leaders.leaders.map(({ key, body }) => [key, body])),
    hasExamples: samples.length > 0,
    path: pathOf(language.code),
    language,
    inEnglish: everyView.filter((view) => !isOriginal && !texts[view]),
  };
  return {
    content,
    base: new URL(content.path, unwrap(data.site.address)).pathname,
    /** Examples of facts that only the ministry knows, and of words that are its own. */
    samples,
    unconfirmed: unconfirmed.map((name) => where([name, 'example'])),
    pictures,
    // They quote the English words.
    ...promisesIn(isOriginal ? promises.promises : [], places, where),
    unanswered: Object.entries(isOriginal ? data.answers : {}).flatMap(([page, asked]) =>
      asked.flatMap(({ question, answer }, index) =>
        answer ? [] : [{ where: where(['answers', page, index]), question }],
      ),
    ),
    advice: adviceOn({ ...words, data, places }),
  };
}

/** By the month and year of their English titles. Those without a year come last. */
function newestFirst<Entry>(newsletters: Entry[], english: Record<string, unknown>): Entry[] {
  const published = newsletters.map((newsletter, index) => {
    const title = `${partAt(english, ['articles', 'newsletters', index, 'title'])}`;
    const [, month, year] = /(?:(\p{L}+)\W+)?(\d{4})/u.exec(title) ?? [];
    return { newsletter, date: Date.parse(`1 ${month} ${year}`) || Date.parse(`1 Dec ${year}`) || 0 };
  });
  return published.sort((one, other) => other.date - one.date).map(({ newsletter }) => newsletter);
}
