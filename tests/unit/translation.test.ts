import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../content/read/read.ts';
import { code, withMadeUpLanguage } from '../fixtures/madeUpLanguage.ts';
import { madeUp } from '../fixtures/madeUpWords.ts';
import { copyOfSite } from './copyOfSite.ts';

const made = withMadeUpLanguage(`${process.env.PLAIN_CONTENT}`, 'node_modules/.cache/fixtures/languages');
const site = copyOfSite(made.content);
const file = (name: string) => join(site.folder, code, `${name}.yaml`);

beforeEach(() => void vi.stubEnv('SITE_WORDS', made.words));

function edit(name: string, from: RegExp, to: string) {
  const text = readFileSync(file(name), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file(name), text.replace(from, to));
}

test('a translation has the facts of the English words', () => {
  site.edit('about.yaml', (text) => text.replace('photo: ', 'faces: top\n$&'));
  const { home, donate } = readContent(site.folder, code).content;
  const english = readContent(site.folder).content;
  expect(donate.bank).toEqual(english.donate.bank);
  expect(home.outreach.countries.map(({ photo }) => photo)).toEqual(
    english.home.outreach.countries.map(({ photo }) => photo),
  );
  expect(home.hero.sentence).not.toBe(english.home.hero.sentence);
});

test('a translated reference opens the same passage', () => {
  const [theirs, english] = [code, undefined].map((each) => {
    const [belief] = readContent(site.folder, each).content.whatWeBelieve.beliefs;
    return belief?.references[0];
  });
  expect(theirs).toEqual({ reference: madeUp(`${english?.reference}`), page: english?.page });
});

test.each<[what: string, edit: () => void, found: string]>([
  [
    'a text that is missing',
    () => edit('donate', /^intro: .*\n( .*\n)*/m, ''),
    'donate.yaml, line 1: Introduction is missing here. In English: "',
  ],
  [
    'a fact',
    () => edit('contactDetails', /^/, 'phone: +91 44 2345 6789\n'),
    'contactDetails.yaml, line 1: Phone number is the same in every language.',
  ],
  [
    'a text that English lacks',
    () => edit('whyRB', /^/, 'motto: Onward\n'),
    'whyRB.yaml, line 1: The English file has no such text.',
  ],
  [
    'an entry that English lacks',
    () => edit('help', /^strip:\n/m, '$&  - Is anyone alone?\n'),
    'The English file has no such text.',
  ],
  [
    'other numbers in a reference',
    () => edit('contact', /(reference: .*?)\d+:\d+/, '$11:1'),
    'Its numbers differ from those of the English reference.',
  ],
])('%s in a translation is reported', async (_, change, found) => {
  change();
  const { faults } = await site.found();
  expect(faults.join('\n')).toContain(found);
});

test('a view without a translation is there in English', () => {
  rmSync(file('about'));
  expect(readContent(site.folder, code).content.untranslated).toEqual(['about']);
});

test('letters without a translation are left out', () => {
  rmSync(file('leaders'));
  expect(readContent(site.folder, code).content.leaders).toEqual([]);
});

test('a privacy notice that stays English is known as such', () => {
  const parts = ['notPrivate', 'sections', 'date'].map((part) => `privacy.${part}`);
  expect(readContent(site.folder, code).content.inEnglish).toEqual(parts);
});

test('a text that has changed in English is advice until its translation changes, if only by a second space', async () => {
  const git = (time: number, ...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...options], {
      cwd: site.folder,
      env: { ...process.env, GIT_COMMITTER_DATE: `@${time} +0000`, GIT_DIR: join(site.folder, '.git') },
    });
  git(1000, 'init', '-q');
  git(1000, 'add', '.');
  git(1000, 'commit', '-qm', 'Both');
  site.edit('whyRB.yaml', (text) => text.replace('rise up', 'get up'));
  git(2000, 'commit', '-qam', 'English');
  vi.stubEnv('GIT_DIR', join(site.folder, '.git'));
  vi.stubEnv('GIT_WORK_TREE', site.folder);
  const changed = async () => (await site.found()).advice.filter((each) => each.includes('changed'));
  expect(await changed()).toEqual([
    expect.stringMatching(/^whyRB\.yaml, line \d+: The English text has changed since it was translated/),
  ]);
  edit('whyRB', /\[riseee\] /, '$& ');
  expect(await changed()).toEqual([]);
});
