import { afterEach, expect, test, vi } from 'vitest';
import { readSite } from '../../build/site.ts';
import { wordFindings } from '../../scripts/words/findings.ts';
import { type Fact, sample } from '../../src/model/fact.ts';

const site = await readSite('tests/fixtures/plain');
afterEach(() => vi.useRealTimers());

/** What is found where one value of the words is another one. */
function found(path: string, value: unknown) {
  const content = structuredClone(site.content);
  const names = path.split('.');
  const name = names.pop() ?? '';
  const part = names.reduce<Record<string, unknown>>((whole, each) => Object(whole[each]), Object(content));
  expect(part).toHaveProperty(name);
  part[name] = value;
  return wordFindings({ ...site, content });
}

const drive = 'https://drive.google.com/file/d/1aBcD';
const facts: [path: string, right: Fact[], wrong: string[]][] = [
  ['contactDetails.email', ['office@ministry.test'], ['office.ministry.test', 'name@example.org']],
  ['contactDetails.phone', ['+91 44 2345 6789'], ['044 2345 6789', '+91 00000 00000']],
  ['donate.bankDetails.0.value', ['Reach and Build Trust'], ['Sample Account Name', ' ']],
  ['donate.bankDetails.2.value', ['3012 3456 7890', '10000000001'], ['0000 0000 0000', '12345']],
  ['donate.bankDetails.3.value', ['SBIN0001234'], ['SBIN001234', 'SBINO001234', 'XXXX0000000']],
  ['donate.bankDetails.4.value', ['SBININBB455', 'SBININBB'], ['SBININB', 'XXXXXXXX']],
  [
    'articles.tabs.articles.entries.0.url',
    [`${drive}/view?usp=sharing`, 'https://docs.google.com/document/d/1aBcD/edit'],
    [drive.slice(8), `${drive} D`, '', `http${drive.slice(5)}`, 'https://drive.google.com.evil.test/file'],
  ],
  ['socialLinks.0.url', ['https://fb.com/ministry'], ['https://www.instagram.com/ministry']],
  ['socialLinks.1.url', ['https://www.youtube.com/@ministry'], ['https://notyoutube.com/@ministry']],
  ['socialLinks.2.url', ['https://instagram.com/ministry/'], ['https://www.example.org/instagram']],
  [
    'videos.films.0.youtubeId',
    ['dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXc', 'sample-0001', ''],
  ],
  [
    'site.address',
    ['https://www.ministry.test/', 'https://someone.github.io/reach-and-build/'],
    [
      'http://www.ministry.test/',
      'https://www.example.org/',
      'https://127.0.0.1/',
      'https://someone.github.io/reach-and-build',
      'https://www.ministry.test/?from=mail/',
    ],
  ],
];

test.each(facts)('%s is taken where it can be right, and refused where it cannot', (path, right, wrong) => {
  const faults = (value: Fact) => found(path, value).filter(({ isAdvice }) => !isAdvice);
  for (const value of [...right, sample('XXXX 00000')]) expect(faults(value)).toEqual([]);
  for (const value of wrong)
    expect(faults(value), value).toEqual([
      expect.objectContaining({ what: expect.stringContaining(value.trim() || 'Nothing stands') }),
    ]);
});

test.each([
  ['letters.ben', ['Dear friends,', 'thank you.'], 'The letter "ben" has 4 words.'],
  ['letters.ben', ['Grace and peace. '.repeat(90)], 'The letter "ben" has 270 words.'],
  ['myStory.sections', [{ title: 'It', paragraphs: ['Is short.'] }], 'The life story has 2 words.'],
  ['site.description', 'A ministry.', 'The description has 11 characters.'],
  ['about.photoAlt', 'Picture of us', '"Picture of us" tells little of a picture.'],
  ['answers.about.0.answer', '', 'Visitors ask: The third question?'],
])('what may be published is advised upon where it could be better: %s', (path, value, advice) => {
  const findings = found(path, value);
  expect(findings).toContainEqual(expect.objectContaining({ what: advice, isAdvice: true }));
});

test('whom to call in danger is to be looked up again when a year has gone by', () => {
  const asked = (year: number) => {
    vi.setSystemTime(Date.UTC(year, 10, 22));
    return wordFindings(site).flatMap(({ what, isAdvice }) => (isAdvice && /^Does/.test(what) ? what : []));
  };
  expect(asked(2026)).toEqual([]);
  expect(asked(2027)).toContain(
    'Does 000 (The first who answer) still hold? It was looked up on 2026-11-22: https://numbers.example/',
  );
});
