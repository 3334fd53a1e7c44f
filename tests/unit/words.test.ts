import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSite } from '../../build/site.ts';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { checkWords } from '../../scripts/words/check.ts';
import { specifiedWords } from '../../scripts/words/specified.ts';
import { copyOfSite } from './copyOfSite.ts';

let site: ReturnType<typeof copyOfSite>;
beforeEach(() => {
  site = copyOfSite('tests/fixtures/plain');
});
afterEach(() => site.remove());

async function found() {
  const findings: Finding[] = (await checkWords(site.folder)).flatMap((section) => section.findings);
  const say = ({ where, what, todo }: Finding) => `${basename(where)}: ${what} ${todo}`;
  return {
    faults: findings.filter(({ isAdvice }) => !isAdvice).map(say),
    advice: findings.filter(({ isAdvice }) => isAdvice).map(say),
  };
}

test('nothing is wrong with words and pictures that are in order', async () => {
  expect((await found()).faults).toEqual([]);
});

test.each([
  ['site.ts', "'Reach & Build',", "'Reach & Build'", 'site.ts, line 5: This line ends without a comma.'],
  ['site.ts', "sample('https://plain.example/')", "'www.plain.in'", 'site.ts: "www.plain.in" is no address.'],
  ['donate.ts', "'TEST0000001'", "'TEST00001'", 'donate.ts, line 17: The IFSC code "TEST00001" cannot be'],
  [
    'donate.ts',
    "'0123 4567 8901'",
    "sample('0123 4567 8901')",
    'donate.ts, line 16: The Account number looks',
  ],
  [
    'donate.ts',
    "'The account'",
    "' '",
    'donate.ts, line 11: Nothing stands between the quotation marks of "b',
  ],
  ['home.ts', "'1:23'", "'1.23'", 'home.ts, line 43: "1.23" is no length. Write minutes and seconds: 4:32.'],
  ['home.ts', "photo: 'nepal'", "photo: 'india'", 'home.ts, line 30: "india" stands here twice.'],
  [
    'home.ts',
    'Matthew 28:19',
    'Mathew 28:19',
    'home.ts, line 8: "Mathew 28:19 (WEB)" is no place in the Bible. P',
  ],
  [
    'home.ts',
    'Matthew 28:19',
    'Matthew 29:1',
    'home.ts, line 8: "Matthew 29:1 (WEB)" is no place in the Bible. W',
  ],
  ['beliefs.ts', "'Twelfth',", '', 'beliefs.ts: There are 12 beliefs here. The specification has thirteen.'],
  ['beliefs.ts', "'Twelfth',", "'First',", 'beliefs.ts: "first-belief" stands here twice.'],
  ['testimonials.ts', "cardOf('cara'", "cardOf('ben'", 'testimonials.ts, line 7: "ben" stands here twice.'],
  [
    'testimonials.ts',
    "cardOf('cara'",
    "cardOf('C A'",
    `testimonials.ts, line 7: The key "C A" can't name a picture.`,
  ],
  [
    'letters.ts',
    '{excerpt}',
    '{name}',
    'testimonials.ts: What stands on the card of "ada" is not in the letter',
  ],
  [
    'whyRB.ts',
    "'Mission Substance', p",
    "'Vision – Relevance', p",
    'whyRB.ts, line 10: The heading "Vision – Releva',
  ],
  ['whyRB.ts', "'Mission Substance', p", "'–', p", 'whyRB.ts, line 10: The heading "–" has no letter.'],
  [
    'whyRB.ts',
    "prose('Mission Substance', 180)",
    '[]',
    'whyRB.ts, line 10: Nothing stands under "Mission Subs',
  ],
  ['articles.ts', "'Second'", "'First'", 'articles.ts: "First article" stands here twice.'],
  [
    'publish.ts',
    '= []',
    "= ['leters']",
    'publish.ts, line 1: There are no samples that are called "leters". Perhaps "letters" is meant.',
  ],
  ['publish.ts', '= []', "= ['donate']", 'publish.ts, line 1: The samples of "donate" are never published'],
  [
    'myStory.ts',
    'Life Story – From',
    'My story: from',
    `myStory.ts, line 6: "My story: from the Streets to the Nations" stands where the site's specification has "Life Story – From the Streets to the Nations".`,
  ],
])('a mistake in %s is told with its line: %s written as %s', async (file, from, to, sentence) => {
  site.edit(file, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  expect((await found()).faults.map((fault) => fault.slice(0, sentence.length))).toContain(sentence);
});

test('the ministry chooses its own location, and the kind of its apostrophes', async () => {
  site.edit('contactDetails.ts', (text) => text.replace('Chennai, India', 'Anna Nagar East, Chennai'));
  site.edit('contact.ts', (text) => text.replace(`"We'd love`, '"We’d love'));
  expect((await found()).faults).toEqual([]);
});

test('pictures that no page shows are told with the place that was probably meant', async () => {
  const photo = await photoOf(30, 20);
  site.upload('GITA.JPG', photo);
  site.upload('outreach/inda.jpg', photo);
  site.upload('outreach/party.jpg', photo);
  const { faults, advice } = await found();
  expect(faults).toEqual([
    'GITA.JPG: No page shows this file. Perhaps "portraits/gita" is meant. Put it at src/images/portraits/gita.jpg, or take it away.',
    'inda.jpg: No page shows this file. Perhaps "outreach/india" is meant. Put it at src/images/outreach/india.jpg, or take it away.',
  ]);
  expect(advice.join()).toContain('party.jpg: No page shows this file.');
});

test('a photo may be named in capitals, and is told to be damaged, or to be upright in a wide place', async () => {
  site.upload('outreach/NEPAL.JPG', Buffer.from('no picture'));
  site.upload('outreach/India.Jpeg', await photoOf(20, 30));
  const { faults, advice } = await found();
  expect(faults).toEqual([expect.stringMatching(/^NEPAL\.JPG: This file is damaged/)]);
  expect(advice.join()).toContain('India.Jpeg: This photo is upright');
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that tells where it was taken is found', async (format) => {
  const latitude = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } };
  const camera = { IFD0: { Model: 'A phone' } };
  site.upload(
    `founders.${format}`,
    await sharp(await photoOf(30, 20))
      .withExif(latitude)
      .toFormat(format)
      .toBuffer(),
  );
  site.upload(
    `films/leaders.${format}`,
    await sharp(await photoOf(30, 20))
      .withExif(camera)
      .toFormat(format)
      .toBuffer(),
  );
  expect((await found()).faults).toEqual([
    expect.stringMatching(/^founders\.\w+: This photo tells where it was taken/),
  ]);
});

test('a leader who has sent no picture has a neutral portrait, and it is only advice to ask for one', async () => {
  rmSync(join(site.folder, 'images/portraits/gita.svg'));
  const { faults, advice } = await found();
  expect(faults).toEqual([]);
  expect(advice.join()).toContain('gita: This leader has no portrait: a neutral one is shown.');
});

function photoOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a66' } })
    .jpeg()
    .toBuffer();
}

test('the guide names every word that the specification fixes', async () => {
  const guide = readFileSync('docs/editing-on-github.md', 'utf8').replaceAll(/\s+/g, ' ');
  const { content } = await readSite(site.folder);
  for (const [, , words] of specifiedWords(content)) expect(guide).toContain(`“${words}”`);
});
