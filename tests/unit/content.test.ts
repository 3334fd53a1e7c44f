import { basename } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../content/read/read.ts';
import { copyOfSite } from './copyOfSite.ts';

let site: ReturnType<typeof copyOfSite>;
beforeEach(() => {
  site = copyOfSite();
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
});

/** Words in a file | what an owner writes instead | the words of the reported line, if not the first of these | the finding. ⏎ is a line break. */
const mistakes = `
contactDetails | Chennai, India | Place: Chennai | | This is not valid YAML: Nested mappings are not allowed in compact mappings. Undo
contactDetails | Chennai, India | Chennai #5 | | Everything after "#" is left out: "5". Undo
contactDetails | location: | email: a@b.in⏎location: | email: a | This is not valid YAML: Map keys must be unique. Undo
contactDetails | location: | <<<<<<< HEAD⏎location: Here⏎=======⏎location: | <<< | Git has left two versions of this text here. Keep one
home | The first caption. | 'Ada's caption' | | This is not valid YAML: Unexpected scalar at node end. Undo
home | The first caption. | {founded} | | Caption: this has the wrong form. Write
home | films:⏎ | films: []⏎  others:⏎ | films: [] | Videos: there are 0 here. There must be 2.
home | length: 1:23 | lenght: 1:23 | | There is no field called "lenght" here. Correct
home | alt: A green square.⏎       | | country: Malaysia | "alt" (What the picture shows) is missing. Add
home | alt: A green square. | alt: | | What the picture shows is empty. Please
home | videos:⏎  films | videos: None⏎other:⏎  films | | Watch Our Ministry: this has the wrong form. Write
home | The first caption. | ${'It is long. '.repeat(100).trim()} | | Caption: this has 1199 characters. Please use at most 160.
home | The first caption. | The <b>first</b>. | | Caption: this contains HTML: "<b>". Please remove
home | The first caption. | First <!-- old --> | | Caption: this contains HTML: "<!-- old -->". Please
home | The first caption. | The **first**. | | Caption: this contains Markdown: "**". Please
home | The first caption. | The fi\u00adrst. | | Caption: this contains a hidden character. Please type
home | The first caption. | In {fuonded}. | | Caption: this isn’t a fact the site knows: "{fuonded}". Please correct it, or remove the braces.
home | 1:23 | 1.23 | | Length: "1.23" can’t be right. Please write minutes and seconds: 4:32.
home | Matthew 28:19 | Mathiw 28:19 | | "Mathiw 28:19 (WEB)" isn’t a Bible reference. Please write the English name
home | outreach/nepal.svg | nepal.jpg | | Picture: "nepal.jpg" can’t be right. Please write the name of a JPEG or PNG file in content/images/outreach: outreach/photo.jpg.
home | outreach/nepal.svg | outreach/Nepal.svg | | There is no picture "outreach/Nepal.svg" in content/images. Please
home | outreach/nepal.svg⏎      alt: A blue square. | outreach/nepal.jpg⏎      alt: 'Illustration: a blue square.' | alt: 'Ill | This is a photo, but it is still described as a drawing: "Illustration: a blue square."
home | publishExamples: false | publishExamples: maybe | | Publish the example letters: "maybe" can’t be right. Please write true or false
site | May 2001 | in May | | Founded: "in May" can’t be right. Please write the English month and the year: June 2007.
whatWeBelieve | id: second-belief | id: first-belief | | "first-belief" is already used here. Please change
whatWeBelieve | id: second-belief | id: Second belief | | Address: "Second belief" can’t be right. Please use only small letters
whatWeBelieve | title: Second belief | title: First belief | | "First belief" is already used here.
whyRB | title: Mission Substance | title: – | | Heading: "–" can’t be right. Please use letters
about | title: How It Started | title: What we do | | "What we do" is already used here. Please
about | Paragraph 2 of ‘How | >>>>>>> theirs⏎      Paragraph 2 of ‘How | | Git has left two versions of this text here.
articles | example.org/second-article | example.org/first-article | | "https://www.example.org/first-article" is used twice. Please
leaders/ben | excerpt: The excerpt | excerpt: An extract | | These words aren’t in the text: "An extract from the letter of Ben Example." Copy
leaders/ben | order: 2 | order: two | | Position: "two" can’t be right. Please write a number
leaders/ben | Greetings, | # Greetings | | The letter: this contains Markdown: "#". Please
leaders/ben | Greetings, | =======⏎⏎Greetings, | | Git has left two versions of this text here.
leaders/ben | ---⏎order | order | order | The fields above the text are missing. Put them between two lines of three hyphens
`
  .trim()
  .split('\n')
  .map((row) => row.split(' |').map((cell) => cell.replace(/^ /, '').replaceAll('⏎', '\n')));

test.each(mistakes)('a mistake in %s is reported at its line: %s as %s', async (...row) => {
  const [name = '', from = '', to = '', words = '', sentence = ''] = row;
  const file = `${name}.${name.startsWith('leaders') ? 'md' : 'yaml'}`;
  let line = 0;
  site.upload('outreach/nepal.jpg', Buffer.from(''));
  site.edit(file, (text) => {
    expect(text).toContain(from);
    const edited = text.replace(from, to);
    line = edited.slice(0, words ? edited.indexOf(words) : text.indexOf(from)).split('\n').length;
    return edited;
  });
  const { faults } = await site.found();
  expect(faults.join('\n')).toContain(`${basename(file)}, line ${line}: ${sentence}`);
  for (const fault of faults) expect(fault).toMatch(/\.$|: ---$/);
});

test('a missing belief is reported, as are missing references', async () => {
  site.edit('whatWeBelieve.yaml', (text) =>
    text
      .replace(/ {2}- id: twelfth[\s\S]*(?= {2}- id: thirteenth)/, '')
      .replace(/(references:)[\s\S]*?(?= {2}- id)/, '$1 []\n'),
  );
  expect((await site.found()).faults).toEqual([
    expect.stringMatching(/line 6: Bible references is empty\. Please/),
    expect.stringMatching(/line 2: Beliefs: there are 12 here\. There must be 13\./),
  ]);
});

test('a file that is not in UTF-8 is reported', async () => {
  site.write(
    'leaders/ben.md',
    Buffer.from(site.read('leaders/ben.md').replace('Example', 'Exampl\u00e9'), 'latin1'),
  );
  const fault =
    'ben.md, line 1: This file is not saved as UTF-8. Save it as UTF-8 (“Save as”, then “Encoding”).';
  expect((await site.found()).faults).toEqual([fault]);
});

test('a missing file and files that no page uses are all that is reported', async () => {
  const strays = ['donate (1).yaml', 'donate - Copy.yaml', 'plans.yml', 'leaders/ben - Copy.md'];
  for (const name of [...strays, '.DS_Store']) site.write(name, site.read('donate.yaml'));
  site.take('en/help.yaml');
  expect((await site.found()).faults).toEqual([
    ...strays.map((name) => expect.stringContaining(`${basename(name)}: No page uses this file.`)),
    expect.stringContaining('help.yaml: This file is missing.'),
  ]);
});

const drive = 'https://drive.google.com/file/d/1aBcDeFgHiJ';
/** What is taken for a fact, with what the site shows where that differs (typed = shown), and what is refused. */
const facts = `
contactDetails email | office@ministry.test | mailto:office@ministry.test = office@ministry.test
contactDetails email refused | office.ministry.test | office@ministry | a@ministry.test, b@ministry.test
contactDetails email refused | off\u00adice@ministry.test | office@\u200bministry.test
contactDetails phone | +91 44 2345 6789 | +977 1 234 5678 | 044-2345 6789 = +91 44 2345 6789
contactDetails phone | +91-44-2345 6789 = +91 44 2345 6789 | +91 (0)44 2345 6789 = +91 44 2345 6789
contactDetails phone | 9876543210 = +91 98765 43210 | 0091 44 2345 6789 = +91 44 2345 6789
contactDetails phone refused | 2345 6789 | +91 44 2345 678 | +91 44 2345 67890 | +91 00000 00001 x | call us
donate account | 3012 3456 7890 | 10000000001
donate account refused | 12345 | 3012 3456 789O
donate ifsc | SBIN0001234 | sbin0001234 = SBIN0001234 | SBIN 0001234 = SBIN0001234
donate ifsc refused | SBIN001234 | SBINO001234
donate swift | SBININBB455 | sbininbb = SBININBB
articles url | ${drive}/view?usp=sharing | ${drive.slice(8)} = ${drive}
articles url | https://docs.google.com/document/d/1aBcDeFgHiJ/edit
articles url refused | https://drive.google.com.evil.test/file/d/1aBcDeFgHiJ | ${drive} D | https://drive.google.com/ | https://drive.google.com/drive/my-drive
contactDetails facebook | https://fb.com/ministry | www.facebook.com/ministry = https://www.facebook.com/ministry
contactDetails facebook refused | https://www.instagram.com/ministry | https://www.facebook.com/
contactDetails youtube | https://www.youtube.com/@ministry
contactDetails youtube refused | https://notyoutube.com/@ministry | https://www.youtube.com/watch?v=dQw4w9WgXcQ
contactDetails instagram | https://instagram.com/ministry/
home youtubeId | dQw4w9WgXcQ | https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1 = dQw4w9WgXcQ
home youtubeId | https://youtu.be/dQw4w9WgXcQ = dQw4w9WgXcQ
home youtubeId refused | dQw4w9WgXc | https://www.youtube.com/@ministry
site address | https://www.ministry.test/ | www.ministry.test = https://www.ministry.test/
site address | http://someone.github.io/reach-and-build = https://someone.github.io/reach-and-build/
site address refused | https://127.0.0.1/ | localhost | https://www.ministry.test/?from=mail/
home reference | Psalm 40 | Jude 3 | Song of Songs 2:1 | 2 Timothy 3:16–17 | John 1:1, 14 (KJV)
home reference refused | Psalm 151 | The Gospel | Obadiah 2:1
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

test.each(facts)('%s: “%s” is recognised', (fact, ...values) => {
  const [file = '', name = '', isRefused] = fact.split(' ');
  const before = site.read(`${file}.yaml`);
  for (const value of values) {
    const [typed = '', shown = typed] = value.split(' = ');
    site.write(`${file}.yaml`, before.replace(new RegExp(`^( *${name}:).*`, 'm'), `$1 '${typed}'`));
    const read = () => JSON.stringify(readContent(site.folder).content[file as 'home']);
    if (isRefused) expect(read, typed).toThrow(/can’t be right|isn’t a Bible reference|hidden/);
    else expect(read()).toContain(`"${name}":"${shown}"`);
  }
});

test.each([
  ['about.yaml', /alt: .*/, 'alt: Picture of us', '"Picture of us" says little about the picture.'],
  ['answers.yaml', 'answers', '', 'Visitors ask: The third question?'],
  [
    'contact.yaml',
    'The sentence',
    'I call Childline, 1097. The sentence',
    '"1097" is not one of the numbers',
  ],
  ['contact.yaml', 'What a visitor', 'All', 'The site no longer says "What a visitor agrees to". Do you'],
])('what could be better does not prevent publication: %s', async (file, from, to, what) => {
  site.edit(file, (text) => text.replace(from, to));
  const { faults, advice } = await site.found();
  expect(faults).toEqual([]);
  expect(advice.join()).toContain(what);
});

test('helplines must be checked again after a year', async () => {
  const asked = async (year: number) => {
    vi.setSystemTime(Date.UTC(year, 10, 22));
    return (await site.found()).advice.filter((each) => each.includes('still right?'));
  };
  expect(await asked(2026)).toEqual([]);
  expect(await asked(2027)).toContainEqual(
    expect.stringContaining(
      'Is 000 (The first who answer) still right? It was last checked on 2026-11-22: https://numbers.example/',
    ),
  );
});

test.each([
  ['2027-04-30', 25],
  ['2027-05-01', 26],
])('on %s a text with {years} says %s, since May 2001', (day, years) => {
  vi.setSystemTime(`${day}T12:00`);
  site.edit('home.yaml', (text) => text.replace('The first caption.', 'For over {years} years.'));
  expect(readContent(site.folder).content.home.outreach.countries[0]?.caption).toBe(
    `For over ${years} years.`,
  );
});

test('a number of people to call is no helpline', async () => {
  const before = (await site.found()).advice.length;
  site.edit('contact.yaml', (text) =>
    text.replace('The sentence', 'We call 300 pastors each year. The sentence'),
  );
  expect((await site.found()).faults).toEqual([]);
  expect((await site.found()).advice).toHaveLength(before);
});

test('promises are asked about until they are confirmed, but never in words that are only an example', () => {
  const asked = () => readContent(site.folder).promises.map(({ text, question }) => `${text}: ${question}`);
  expect(asked()).toEqual(['What a visitor agrees to: Do you delete them?']);
  site.edit('promises.yaml', (text) => text.replace('confirmed: false', 'confirmed: true'));
  expect(asked()).toEqual([]);
  const words = 'What the first kind of gift does';
  site.write('promises.yaml', `- words: ${words}\n  question: Is it so?\n  confirmed: false\n`);
  expect(asked()).toEqual([]);
  site.edit('donate.yaml', (text) => text.replace('example: true', 'example: false'));
  expect(asked()).toEqual([`${words}: Is it so?`]);
});

test('a fact that follows from another is not asked for', () => {
  const samples = () => readContent(site.folder).samples.map(({ where }) => where.replace(/.*\//, ''));
  const ofStory = () => samples().filter((each) => each.startsWith('myStory'));
  site.edit('myStory.yaml', (text) => text.replace(/(signature:\n {2}name:).*/, '$1 Sample Ada'));
  const [name, words] = ['about.yaml, line 4', 'about.yaml, line 7'];
  expect([samples().includes(name), samples().includes(words), ofStory().length]).toEqual([true, false, 1]);
  site.edit('about.yaml', (text) => text.replace('Sample Ada', 'Ada'));
  expect([samples().includes(name), samples().includes(words), ofStory().length]).toEqual([false, true, 2]);
});
