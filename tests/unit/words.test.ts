import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { checkWords } from '../../scripts/words/check.ts';
import { specified } from '../../scripts/words/specified.ts';
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

/** What an owner writes in a file in place of what; where that is told, if not in the line of it; and what is told. ⏎ is a line's end. */
const mistakes = `
site.ts | 'Reach & Build', | 'Reach & Build' | | This line ends without a comma. Put
home.ts | 'A brown rectangle.' | 'Ada's rectangle.' | | The text ends at the apostrophe before "s". Write
contactDetails.ts | 'Chennai, India' | ‘Chennai, India’ | | A text begins or ends with the curved mark ‘. Begin
contactDetails.ts | 'Chennai, India' | “Chennai, India” | | A text begins or ends with the curved mark “. Begin
contactDetails.ts | 'Chennai, India' | 'Chennai, India | | The text that begins here has no mark at its end. Put ' after
home.ts | sample('4:56') | sample('4:56' | | The bracket ( that opens here is not closed before } in line
home.ts | sample('4:56') | '4:56') | | The bracket ) closes nothing. Take it away, or put
home.ts | 'A blue square.' },⏎  ], | 'A blue square.' }, | cards: [ | The bracket [ that opens here is not closed before } in line
site.ts | ⏎}; | | site: Site = { | The bracket { that opens here is never closed. Put
home.ts | length: sample('4:56'), | length:⏎'4:56',⏎,,, | ,,, | This comma is one too many. Take it away
home.ts | 'leaders' | 'leeders' | | "leeders" cannot stand here; what can is: leaders, villages. Perhaps "leaders" is meant. Write
home.ts | length: '1:23' | lenght: '1:23' | | There is nothing that is called "lenght" here. Perhaps "length" is meant. Spell
home.ts | length: '1:23' | colour: 'red', length: '1:23' | | There is nothing that is called "colour" here. Spell
contactDetails.ts | 'Chennai, India' | Chennai | | Nothing is called "Chennai" here. Spell
contactDetails.ts | location: 'Chennai, India', | | contactDetails: Con | Something is missing in the part that begins here: "location". Put
home.ts | length: '1:23',⏎      youtubeId: 'plain-film1', | | {⏎      poster: 'lea | Something is missing in the part that begins here: length, youtubeId. Put
contactDetails.ts | 'Chennai, India' | 600040 | | number cannot stand here; what can is: string. Write
publish.ts | = [] | = ['leters'] | | "leters" cannot stand here; what can is: about, letters, testimonials, whyRB. Perhaps "letters" is meant.
publish.ts | = [] | = ['donate'] | | "donate" cannot stand here; what can is: about, letters, testimonials, whyRB. Write
site.ts | sample('https://plain.example/') | 'www.plain.in' | - | "www.plain.in" is no address. Write
donate.ts | 'TEST0000001' | 'TEST00001' | | The IFSC code "TEST00001" cannot be right. Write it as four letters
donate.ts | '0123 4567 8901' | sample('0123 4567 8901') | | The Account number looks real, and is marked as a sample. If
donate.ts | 'The account' | ' ' | | Nothing stands between the quotation marks here. Write
home.ts | '1:23' | '1.23' | | The length "1.23" cannot be right. Write it as minutes and seconds: 4:32
home.ts | photo: 'nepal' | photo: 'india' | | "india" stands here twice. Change
home.ts | Matthew 28:19 | Mathiw 28:19 | | "Mathiw 28:19 (WEB)" is no place in the Bible. Perhaps "Matthew" is meant. Write
home.ts | Matthew 28:19 | Matthew 29:1 | | "Matthew 29:1 (WEB)" is no place in the Bible. Write
beliefs.ts | 'Twelfth', | | title: 'S | There are 12 beliefs here. The specification has 13.
beliefs.ts | 'Twelfth', | 'First', | - | "first-belief" stands here twice. Change
testimonials.ts | cardOf('cara' | cardOf('ben' | | "ben" stands here twice. Change
testimonials.ts | cardOf('cara' | cardOf('C A' | | The key "C A" cannot be right. Write it as small letters
letters.ts | {excerpt} | {name} | testimonials.ts | What stands on the card of "ada" is not in the letter: "The excerpt
whyRB.ts | 'Mission Substance', p | 'Vision – Relevance', p | | "Vision – Relevance" stands here twice. Change
whyRB.ts | 'Mission Substance', p | '–', p | | The heading "–" has no letter. Its address
whyRB.ts | prose('Mission Substance', 180) | [] | | Nothing stands here under "Mission Substance". Write
articles.ts | 'Second' | 'First' | - | "First article" stands here twice. Change
site.ts | 'May 2001' | 'in May' | | "in May" is no month. Write
myStory.ts | Life Story – From | My story: from | | "My story: from the Streets to the Nations" stands where the site's specification has "Life Story – From the Streets to the Nations". Write
`
  .trim()
  .split('\n')
  .map((row) => row.split(' |').map((cell) => cell.trim().replaceAll('⏎', '\n')));

test.each(mistakes)(
  'a mistake in %s is told with its line and what to do: %s written as %s',
  async (...row) => {
    const [file = '', from = '', to = '', toldAt = '', sentence = ''] = row;
    let line = 0;
    site.edit(file, (text) => {
      expect(text).toContain(from);
      const edited = text.replace(from, to);
      line = edited.slice(0, toldAt ? edited.indexOf(toldAt) : text.indexOf(from)).split('\n').length;
      return edited;
    });
    const where = toldAt === '-' ? file : toldAt.endsWith('.ts') ? toldAt : `${file}, line ${line}`;
    const told = `${where}: ${sentence}`;
    const { faults } = await found();
    expect(faults.map((fault) => fault.slice(0, told.length))).toContain(told);
    for (const fault of faults) expect(fault).toMatch(/\.$/);
  },
);

test('nothing is wrong with words in order; the ministry chooses its location, and the kind of its apostrophes', async () => {
  site.edit('contactDetails.ts', (text) => text.replace('Chennai, India', 'Anna Nagar East, Chennai'));
  site.edit('contact.ts', (text) => text.replace(`"We'd love`, '"We’d love'));
  expect((await found()).faults).toEqual([]);
});

test('the guide names every word that the specification fixes', () => {
  const guide = readFileSync('docs/editing-on-github.md', 'utf8').replaceAll(/\s+/g, ' ');
  for (const words of Object.values(specified)) expect(guide).toContain(`“${words}”`);
});

const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a66' } }).jpeg();

test('a picture that no page shows, is damaged, upright in a wide place or described as a drawing is told', async () => {
  const photo = await photoOf(30, 20).toBuffer();
  for (const file of ['GITA.JPG', 'outreach/inda.jpg', 'outreach/party.jpg', 'founders.jpg'])
    site.upload(file, photo);
  site.upload('outreach/NEPAL.JPG', Buffer.from('no picture'));
  site.upload('outreach/India.Jpeg', await photoOf(20, 30).toBuffer());
  site.edit('about.ts', (text) => text.replace('A picture of the founders.', 'Illustration: two people.'));
  const { faults, advice } = await found();
  expect(faults).toEqual([
    'about.ts, line 7: A photo stands there, and is still described as a drawing: "Illustration: two people." Say what the photo shows; those who cannot see it hear these words.',
    expect.stringMatching(/^NEPAL\.JPG: This file is damaged, or no picture\. Open/),
    'GITA.JPG: No page shows this file. Perhaps "portraits/gita" is meant. Put it at src/images/portraits/gita.jpg, or take it away.',
    'inda.jpg: No page shows this file. Perhaps "outreach/india" is meant. Put it at src/images/outreach/india.jpg, or take it away.',
  ]);
  expect(advice.join()).toContain('party.jpg: No page shows this file.');
  expect(advice.join()).toContain('India.Jpeg: This photo is upright');
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that tells where it was taken is found', async (format) => {
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } };
  const camera = { IFD0: { Model: 'A phone' } };
  for (const [file, exif] of [
    ['founders', taken],
    ['films/leaders', camera],
  ] as const)
    site.upload(`${file}.${format}`, await photoOf(30, 20).withExif(exif).toFormat(format).toBuffer());
  expect((await found()).faults).toEqual([
    expect.stringMatching(/^founders\.\w+: This photo tells where it was taken/),
  ]);
});

test.each([
  [['HEIC'], 'Browsers do not show this kind of file. Save the photo as JPEG, and take this file away.'],
  [
    ['heif', 'tiff'],
    'Browsers do not show this kind of file. Save the photo as JPEG, and take this file away.',
  ],
  [['jpg', 'png'], 'These photos are for one place. Keep one of them.'],
])('a picture that cannot be shown is refused in a sentence: %s', async (endings, sentence) => {
  for (const ending of endings) site.upload(`outreach/india.${ending}`, Buffer.from(''));
  const { faults } = await found();
  expect(faults).toContainEqual(expect.stringContaining(`india.${endings.at(-1)}`));
  expect(faults.join()).toContain(sentence);
});

test('a place without a picture is told', async () => {
  rmSync(join(site.folder, 'images/founders.svg'));
  expect((await found()).faults).toEqual([
    'founders: This picture is missing. Put a photo of this name there: founders.jpg.',
  ]);
});

test('photos of any of their endings stand in the place of drawings; to have them is only advice, and a leader who has sent none has a neutral portrait', async () => {
  rmSync(join(site.folder, 'images/portraits/gita.svg'));
  const photo = await photoOf(30, 20).toBuffer();
  const endings = { india: 'jpg', nepal: 'JPEG', malaysia: 'WebP' };
  for (const [name, ending] of Object.entries(endings)) site.upload(`outreach/${name}.${ending}`, photo);
  site.upload('films/leaders.PNG', photo);
  site.upload('.DS_Store', Buffer.from(''));
  const { faults, advice } = await found();
  expect(faults).toEqual([]);
  expect(advice.filter((each) => each.includes('illustration')).map((each) => each.split(':')[0])).toEqual([
    'founders.svg',
    'villages.svg',
  ]);
  expect(advice.join()).toContain('gita: This leader has no portrait: a neutral one is shown.');
  expect(advice.join()).not.toContain('DS_Store');
});
