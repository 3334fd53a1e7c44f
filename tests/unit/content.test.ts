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

/**
 * What stands in a file, what an owner writes in its place, the words of the line in which that is told, if not the
 * first of these, and what is told. ⏎ is a line's end, ⇥ a tab.
 */
const mistakes = `
contactDetails | Chennai, India | Place: Chennai | | There is a colon in this text, which means something else here. Put the whole text
contactDetails | Chennai, India | Chennai #5 | | What stands after " #" is not shown. Put the whole text
contactDetails | location: | # Where?⏎location: | # Where | This is a comment, and every editor deletes them. Take the line away
contactDetails | location: | ⇥location: | | This line begins with a tab. Put spaces
contactDetails | location: Chennai, India | location:Chennai, India | | The space after the colon is missing. Put
contactDetails | location: | ⏎  location: | location | This line does not stand where it belongs, or it has no name. Begin it
contactDetails | Chennai, India | Chennai⏎India | India | This line does not stand where it belongs, or it has no name. Begin it
contactDetails | location: | email: a@b.in⏎location: | email: a | This name stands here twice. Take one
home | The first caption. | [Malaysia] first | | This text begins with [, which means something else here. Put
home | The first caption. | {founded} | | This text begins with {, which
home | The first caption. | 'First' and last | | A mark ' or " is missing or too many here
home | The first caption. | 'Ada's caption' | | A mark ' or " is
home | films:⏎ | films: []⏎  others:⏎ | films: [] | Videos: there are 0 here. There have to be 2.
about | founders:⏎ | founders: []⏎others:⏎ | founders: [] | Founders: there are 0 here. There have to be 2.
home | length: 1:23 | lenght: 1:23 | | Nothing is called "lenght" here. Perhaps "length" is meant. Spell
home | length: 1:23 | colour: red⏎      length: 1:23 | colour | Nothing is called "colour" here. Spell
home | alt: A green square.⏎       | | country: Malaysia | Something is missing here: "alt" (What the picture shows). Put
home | alt: A green square. | alt: | | What the picture shows: nothing stands here. Write
home | A purple rectangle. | ⏎      - A rectangle | alt: | A text belongs here (What the picture shows). Write
home | videos:⏎  films | videos: None⏎other:⏎  films | | A part with names belongs here (Watch Our Ministry). Write
home | The first caption. | ${'It is long. '.repeat(100).trim()} | | Caption: this has 1199 characters. Write at most 160.
home | One sentence that | ${'It is long, and '.repeat(6)} | | Who you are, where, and what you do: this has
home | The first caption. | The <b>first</b>. | | Caption: This has a mark of HTML in it: "<b>". Take
home | The first caption. | First <!-- old --> | | Caption: This has a mark of HTML in it: "<!-- old -->". Take
home | The first caption. | The **first**. | | Caption: This has a mark of bold type, a link, a heading or a list in it: "**". Take
home | The first caption. | The fi\u00adrst. | | Caption: This has an invisible character in it. Type it anew
home | The first caption. | I call Childline, 1097, and wait. | | "1097" is no number of those to call in danger. Write the one that help.yaml has. Is
home | The first caption. | Please call 000 (Nepal 101). | | "101" is no number of those
home | The first caption. | In {fuonded}. | | Nothing is called {fuonded}. Write one of these: {founded},
home | 1:23 | 1.23 | | Length: "1.23" cannot be right. Write minutes and seconds: 4:32.
home | Matthew 28:19 | Mathiw 28:19 | | "Mathiw 28:19 (WEB)" is no place in the Bible. Write the English name
home | outreach/nepal.svg | nepal.jpg | | Picture: "nepal.jpg" cannot be right. Write the name of a JPEG or PNG file in content/images/outreach: outreach/photo.jpg.
home | outreach/nepal.svg | outreach/Nepal.svg | | There is no picture "outreach/Nepal.svg" in content/images. Perhaps "outreach/nepal.svg" is meant.
home | outreach/nepal.svg⏎      alt: A blue square. | outreach/nepal.jpg⏎      alt: 'Illustration: a blue square.' | alt: 'Ill | A photo stands there, and is still described as a drawing: "Illustration: a blue square." Say
home | publishExamples: false | publishExamples: maybe | | Publish the example letters: "maybe" cannot be right. Write true or false
site | May 2001 | in May | | Founded: "in May" cannot be right. Write the English month and the year: June 2007.
whatWeBelieve | id: second-belief | id: first-belief | | "first-belief" stands here already. Change
whatWeBelieve | id: second-belief | id: Second belief | | Address: "Second belief" cannot be right. Write small letters
whatWeBelieve | title: Second belief | title: First belief | | "First belief" stands here already.
whyRB | title: Mission Substance | title: – | | Heading: "–" cannot be right. Write it with letters: its address
about | title: How It Started | title: What we do | | "What we do" stands here already. Change
articles | example.org/second-article | example.org/first-article | | "https://www.example.org/first-article" is linked twice. Copy
promises | contact.consent | contact.kept | | "contact.kept" leads to no words. Write the name of the file
leaders/ben | excerpt: The excerpt | excerpt: An extract | | The text does not have these words: "An extract from the letter of Ben Example." Copy
leaders/ben | order: 2 | order: two | | Place among the cards: "two" cannot be right. Write a number
leaders/ben | Greetings, | # Greetings | | The letter: This has a mark of bold type, a link, a heading or a list in it: "#". Take
leaders/ben | ---⏎order | order | order | The names above the text are missing. Put them between two lines of three hyphens
`
  .trim()
  .split('\n')
  .map((row) =>
    row.split(' |').map((cell) => cell.replace(/^ /, '').replaceAll('⏎', '\n').replaceAll('⇥', '\t')),
  );

test.each(mistakes)('a mistake in %s is told at its line: %s as %s', async (...row) => {
  const [name = '', from = '', to = '', toldAt = '', sentence = ''] = row;
  const file = `${name}.${name.startsWith('leaders') ? 'md' : 'yaml'}`;
  let line = 0;
  site.upload('outreach/nepal.jpg', Buffer.from(''));
  site.edit(file, (text) => {
    expect(text).toContain(from);
    const edited = text.replace(from, to);
    line = edited.slice(0, toldAt ? edited.indexOf(toldAt) : text.indexOf(from)).split('\n').length;
    return edited;
  });
  const told = `${basename(file)}, line ${line}: ${sentence}`;
  const { faults } = await site.found();
  expect(faults.join('\n')).toContain(told);
  for (const fault of faults) expect(fault).toMatch(/\.$|: ---$/);
});

test('a belief that is missing is told, as are its places in the Bible', async () => {
  site.edit('whatWeBelieve.yaml', (text) =>
    text
      .replace(/ {2}- id: twelfth[\s\S]*(?= {2}- id: thirteenth)/, '')
      .replace(/(references:)[\s\S]*?(?= {2}- id)/, '$1 []\n'),
  );
  expect((await site.found()).faults).toEqual([
    expect.stringMatching(/line 6: Places in the Bible: nothing stands here\. Write/),
    expect.stringMatching(/line 2: Beliefs: there are 12 here\. There have to be 13\./),
  ]);
});

test.each([
  ['Windows-1252', (text: string) => Buffer.from(text.replace('Example', 'Exampl\u00e9'), 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('a file in %s is to be saved as UTF-8', async (_, encoded) => {
  site.write('leaders/ben.md', encoded(site.read('leaders/ben.md')));
  expect((await site.found()).faults).toEqual([
    expect.stringMatching(/^ben\.md, line 1: This file is not written in UTF-8.* Save it as UTF-8/),
  ]);
});

test('a file that is missing or that no page reads is named', async () => {
  const strays = ['donate (1).yaml', 'donate - Copy.yaml', 'plans.yml', 'leaders/ben - Copy.md'];
  for (const name of [...strays, '.DS_Store']) site.write(name, site.read('donate.yaml'));
  site.take('en/help.yaml');
  expect((await site.found()).faults).toEqual([
    ...strays.map((name) => expect.stringContaining(`${basename(name)}: No page reads a file of this name.`)),
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

test.each(facts)('%s: “%s” is seen for what it is', (fact, ...values) => {
  const [file = '', name = '', isRefused] = fact.split(' ');
  const before = site.read(`${file}.yaml`);
  for (const value of values) {
    const [typed = '', shown = typed] = value.split(' = ');
    site.write(`${file}.yaml`, before.replace(new RegExp(`^( *${name}:).*`, 'm'), `$1 '${typed}'`));
    const read = () => JSON.stringify(readContent(site.folder).content[file as 'home']);
    if (isRefused) expect(read, typed).toThrow(/cannot be right|no place in the Bible|invisible/);
    else expect(read()).toContain(`"${name}":"${shown}"`);
  }
});

const letter = 'The excerpt from the letter of Ben Example.';
const story = /(?:pull: .*\s+)?(paragraphs: \|-)[\s\S]*?\n(?= {2}- |example)/g;
test.each([
  ['leaders/ben.md', /Greetings,[\s\S]*/, letter, 'This letter has 8 words.'],
  ['leaders/ben.md', 'Farewell,', 'Grace and peace. '.repeat(90), 'This letter has'],
  ['myStory.yaml', story, 'paragraphs: Short.\n', 'The life story has 4 words.'],
  ['descriptions.yaml', /home: .*/, 'home: A ministry.', 'Home: this has 11 characters.'],
  ['about.yaml', /alt: .*/, 'alt: Picture of us', '"Picture of us" tells little of a picture.'],
  ['answers.yaml', 'answers', '', 'Visitors ask: The third question?'],
])('what may be published is advised upon where it could be better: %s', async (file, from, to, what) => {
  site.edit(file, (text) => text.replace(from, to));
  const { faults, advice } = await site.found();
  expect(faults).toEqual([]);
  expect(advice.join()).toContain(what);
});

test('whom to call in danger is to be looked up again when a year has gone by', async () => {
  const asked = async (year: number) => {
    vi.setSystemTime(Date.UTC(year, 10, 22));
    return (await site.found()).advice.filter((each) => each.includes(': Does '));
  };
  expect(await asked(2026)).toEqual([]);
  expect(await asked(2027)).toContainEqual(
    expect.stringContaining(
      'Does 000 (The first who answer) still hold? It was looked up on 2026-11-22: https://numbers.example/',
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
