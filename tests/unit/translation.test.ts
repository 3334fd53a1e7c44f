import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { readContent } from '../../content/read/read.ts';
import { everyView } from '../../content/views.ts';
import { code, withMadeUpLanguage } from '../fixtures/madeUpLanguage.ts';
import { madeUp } from '../fixtures/madeUpWords.ts';
import { copyOfSite } from './copyOfSite.ts';

const made = withMadeUpLanguage(`${process.env.PLAIN_CONTENT}`, 'node_modules/.cache/fixtures/languages');
const site = copyOfSite(made.content);
const file = (name: string) => site.path(`${code}/${name}`);

beforeEach(() => void vi.stubEnv('SITE_WORDS', made.words));

const edit = (name: string, from: RegExp, to: string) => site.edit(`${code}/${name}`, from, to);

test('a translated reference opens the same passage', () => {
  const of = (language?: string) => readContent(site.folder, language).content.whatWeBelieve.beliefs[0];
  const [theirs, english] = [of(code), of()].map((belief) => belief?.references[0]);
  expect(theirs).toEqual({ reference: madeUp(`${english?.reference}`), page: english?.page });
});

test.each<[what: string, name: string, from: RegExp, to: string, found: string, isAdvice?: true]>([
  ['a missing text', 'donate', /^intro: .*\n( .*\n)*/m, '', '“Introduction” is shown in English', true],
  ['a fact', 'contactDetails', /^/, 'phone: +91 4\n', 'line 1: Phone number is the same in every language.'],
  ['a long text', 'whyRB', /title: .*/, `title: ${'x'.repeat(161)}`, 'Heading: this has 161 characters.'],
  ['an entry of its own', 'help', /phone: "?000"?\n/, 'phone: "009"\n', 'no entry with phone "009"'],
  ['a reference', 'contact', /(reference: .*?)\d+:\d+/, '$11:1', 'Its chapter differs from that of the Eng'],
  ['another number', 'help', /^abroad: /m, '$&118. ', '"118" is not in the English text.', true],
])('%s in the translation of %s is reported', async (_, name, from, to, found, isAdvice) => {
  edit(name, from, to);
  const { faults, advice } = await site.found();
  expect((isAdvice ? advice : faults).join('\n')).toContain(found);
  if (isAdvice) expect(faults).toEqual([]);
});

/** The content, with the entries of every list in one order. */
const inOneOrder = () =>
  JSON.parse(JSON.stringify(readContent(site.folder, code).content), (_, part) =>
    Array.isArray(part) ? part.map((each) => JSON.stringify(each)).sort() : part,
  );

type Change = (items: unknown[]) => unknown[];
const reversed: Change = (items) => items.toReversed();
const rotated: Change = ([first, ...rest]) => [...rest, first];

/** Changes the order of every list in a file of YAML. */
function reorder(path: string, change: Change) {
  const document = parseDocument(readFileSync(path, 'utf8'));
  visit(document, {
    Seq(_, list) {
      list.items = change(list.items);
    },
  });
  writeFileSync(path, String(document));
}

const lists = 'about articles donate help home leaders myStory privacy whatWeBelieve whyRB'.split(' ');

test.each<[what: string, pathOf: typeof file, change: Change]>([
  ['reversed in English', site.path, reversed],
  ['reversed in the translation', file, reversed],
  ['rotated in English', site.path, rotated],
])('each word stays with what it is about in lists %s', (_, pathOf, change) => {
  const before = inOneOrder();
  for (const name of lists) reorder(pathOf(name), change);
  expect(inOneOrder()).toEqual(before);
});

test('helplines added on top, or taken away in a translation, have English words; others keep theirs', async () => {
  const [first] = readContent(site.folder).content.help.numbers;
  const [, second] = readContent(site.folder, code).content.help.numbers;
  reorder(file('help'), ([, ...rest]) => rest);
  const fire = { phone: '009', short: 'Fire?', whom: 'Those who put out fires' };
  const checked = { source: 'https://numbers.example/', checked: '009 on 2026-11-22' };
  site.edit('help', /(?<=^numbers:\n {2}- )/m, `${JSON.stringify({ ...fire, ...checked })}\n  - `);
  const { numbers } = readContent(site.folder, code).content.help;
  expect(numbers[0]).toMatchObject(fire);
  expect(numbers.slice(1, 3)).toEqual([first, second]);
  expect((await site.found()).faults).toEqual([]);
});

test('a language can begin with one page: every view is there, in English', async () => {
  edit('about', /^.*$/s, 'example: true\n');
  for (const name of readdirSync(join(site.folder, code)))
    if (!/^(about|contact)/.test(name)) rmSync(join(site.folder, code, name));
  const { content } = readContent(site.folder, code);
  expect(content.inEnglish).toEqual(everyView.filter((view) => view !== 'contact'));
  expect(content.home.hero).toEqual(readContent(site.folder).content.home.hero);
  const { faults, advice } = await site.found();
  expect([faults, advice.join()]).toEqual([[], expect.stringContaining('“About” is shown in English.')]);
});

test.each(['text', 'reference'])(
  'a verse without its translated %s is shown in English, whole',
  (lacking) => {
    const of = (language?: string) => readContent(site.folder, language).content.home.hero.verse;
    edit('home', new RegExp(`^ +${lacking}: .*\\n( {6}.*\\n)*`, 'm'), '');
    expect(of(code)).toEqual(of());
  },
);

test('English words name facts in English, and translated ones in their language', () => {
  site.edit('about', /^description: .*(\n .*)*/m, 'description: Since {founded}');
  rmSync(file('about'));
  const { about, home } = readContent(site.folder, code).content;
  expect(about.description).toMatch(/^Since \w+ \d{4}$/);
  expect(JSON.stringify(home)).not.toMatch(/\{\w+\}/);
});

/** Commits the content as it is, at noon of a day; returns what is said about its translations. */
async function committed(day: string) {
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...options], {
      cwd: site.folder,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00` },
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', day, '--allow-empty');
  const { faults, advice } = await site.found();
  expect(faults).toEqual([]);
  return advice.filter((each) => /English/.test(each));
}

test('a text that has changed in English is advice until its page is compared again', async () => {
  expect(await committed('2026-01-02')).toEqual([]);
  site.edit('whyRB', 'rise up', 'get up');
  expect(await committed('2026-01-03')).toEqual([
    expect.stringMatching(
      /^whyRB\.yaml, line \d+: Words: the English was ".*rise up.*" and is now ".*get up.*" Please/,
    ),
  ]);
  edit('whyRB', /(compared:) .*/, '$1 2026-01-03');
  expect(await committed('2026-01-04')).toEqual([]);
  site.edit('whyRB', 'get up', 'stand up');
  edit('whyRB', /(compared:) .*/, `$1 ${new Date().toLocaleDateString('sv')}`);
  expect((await site.found()).advice.join(), 'before it is committed').not.toContain('stand up');
});

test('the order of lists, and how the English is written in YAML, may change without advice', async () => {
  await committed('2026-01-02');
  for (const name of lists) {
    reorder(site.path(name), rotated);
    reorder(file(name), reversed);
  }
  site.edit('whyRB', /^description: '(.*)'$/m, 'description: >\n  $1');
  expect(await committed('2026-01-03')).toEqual([]);
});

test('without a day, or the English of that day, it is said that no one can tell', async () => {
  expect(await committed('2026-01-03')).toContainEqual(
    expect.stringContaining('it can’t show what has changed since'),
  );
  edit('whyRB', /compared: .*/, 'compared: soon');
  expect((await site.found()).advice).toContainEqual(expect.stringMatching(/^whyRB.*doesn’t say when/));
});
