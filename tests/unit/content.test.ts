import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { checkContent } from '../../content/check/check.ts';
import { isBlocking } from '../../content/check/report.ts';
import { sample } from '../../content/fact.ts';
import { readContent } from '../../content/read/read.ts';
import { files } from '../../content/schema/schema.ts';
import { copyOfSite } from './copyOfSite.ts';

const site = copyOfSite();
const mark = (text: string) => text.replace('intro:', '<<<<<<< HEAD\nintro:');

test.each<[what: string, edit: (text: string) => string | Buffer | undefined, says: RegExp]>([
  ['missing', () => undefined, /^whyRB\.yaml: This file is missing\. Please restore it from Git or /],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le'), /^whyRB\.yaml: This file is saved as UTF-16\./],
  ['merged twice', mark, /^whyRB\.yaml, line \d+: From here on, the file can’t be read/],
  [
    'a stray byte',
    (text) => Buffer.from(text.replace('intro: ', '$&Caf\xe9 '), 'latin1'),
    /Introduction: a character can’t be read: "Caf▯ /,
  ],
])('a file that is damaged is reported with what to do: %s', async (_, edit, says) => {
  const path = site.path('whyRB');
  const bytes = edit(readFileSync(path, 'utf8'));
  if (bytes) writeFileSync(path, bytes);
  else rmSync(path);
  expect((await site.found()).faults).toContainEqual(expect.stringMatching(says));
});

test('marks that no one sees are left out', async () => {
  site.edit('contactDetails', 'Chennai', 'Che\u00adn\u200bn\u200e\u2066a\u2069\ufeffi');
  expect(readContent(site.folder).content.contactDetails.location).toBe('Chennai, India');
});

/** The cells of a table: `|` is between two, ⏎ is a line break. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' |').map((cell) => cell.replace(/^ /, '').replaceAll('⏎', '\n')));

/** Words in a file | what an owner writes instead | the words of the reported line, if not the first of these | the finding. */
const mistakes = rowsOf(`
contactDetails | Chennai, India | Place: Chennai | | From here on, the file can’t be read. Undo
contactDetails | ^phone: | email: a@b.test⏎$& | | This field is here twice. Please
home | The first caption. | {founded} | | Caption is missing, or has the wrong form. Write
home | length: 1:23 | lenght: 1:23 | | There is no field called "lenght" here. Correct
home | alt: A green square.⏎       | | country: Malaysia | What the picture shows is missing, or has the wrong form. Write
home | alt: A green square. | alt: | | What the picture shows is empty. Please
home | The first caption. | ${'It is long. '.repeat(100).trim()} | | Caption: this has 1199 characters. Please use at most 160.
home | The first caption. | '{founded} ${'It is long. '.repeat(13).trim()}' | | Caption: this has 164 characters. Please use at most 160.
home | alt: A green square. | alt: A green square.⏎      faces: centre | faces | Where are the faces?: "centre" can’t be right. Please write one of these, or remove the line: top left,
home | The first caption. | The <b>first</b>. | | Caption: this contains HTML: "<b>". Please remove
home | The first caption. | The fi\u061crst. | | Caption: this contains a hidden character: "The fi▯rst.". Please type
home | The first caption. | In {fuonded}. | | Caption: this isn’t a fact the site knows: "{fuonded}". Please correct it, or remove the braces.
home | outreach/nepal.svg | nepal.jpg | | Picture: "nepal.jpg" can’t be right. Please write the name of a JPEG or PNG file in content/images/outreach, without ? and #: outreach/photo.jpg.
home | outreach/nepal.svg | outreach/nepal#1.svg | | Picture: "outreach/nepal#1.svg" can’t be right. Please write the name of a JPEG or PNG file
home | outreach/nepal.svg | outreach/Nepal.svg | | There is no picture "outreach/Nepal.svg" in content/images. Please
home | outreach/nepal.svg⏎      alt: A blue square. | outreach/nepal.jpg⏎      alt: 'Illustration: a blue square.' | alt: 'Ill | This is a photo, but it is still described as a drawing: "Illustration: a blue square."
site | May 2001 | in May | | Founded: "in May" can’t be right. Please write the English month and the year: June 2007.
articles | https:\\S+first-article | https://www.dropbox.com/s/letter | | Google Drive link: "https://www.dropbox.com/s/letter" can’t be right. Please write it as "Copy link" gives it: it begins with https:// and leads to one page of drive.google.com, where articles
whatWeBelieve | id: second-belief | id: first-belief | | "first-belief" is already used here. Please change
whatWeBelieve | id: second-belief | id: Second belief | | Address: "Second belief" can’t be right. Please use only small letters
whatWeBelieve |   - title: Thirteenth[^]*(?=^example) | | title: First | Beliefs here: 12. There must be 13.
articles | example.org/second-article | example.org/first-article | | "https://www.example.org/first-article" is already used here. Please
leaders | alt: [^⏎]+⏎    (?=excerpt) | | name: Ada | What the picture shows is missing. Please describe it in one sentence.
leaders | excerpt: The excerpt | excerpt: An extract | | These words aren’t in the text: "An extract from the letter of Ada Example." Copy
help | (?<=checked: 000 on 2026-11-22⏎)[^]*(?=^countries) | | phone: "000" | Numbers in India here: 1. There must be at least 2.
help | phone: "000" | phone: "001" | | 001 hasn’t been called yet: “Last checked” says 000 on 2026-11-22. Please correct the number. If
contactDetails | Chennai, India | Plot #12, Anna's Nagar | | This would be left out: "#12, Anna's Nagar". Please remove it, or put the whole text between single
home | The first caption. | "Rice" # not yet | | This would be left out: "# not yet". Please remove it, or put
leaders | Greetings, | - Rice | body: | The letter: this contains Markdown: "-". Please begin each line of a list with “•”.
leaders | Greetings, | **Greetings**, | body: | The letter: this contains Markdown: "**". Please
leaders | Greetings, | It was “*good*”. | body: | The letter: this contains Markdown: "*good*". Please`);

test.each(mistakes)('a mistake in %s is reported at its line (%#)', async (...row) => {
  const [name = '', from = '', to = '', words = '', sentence = ''] = row;
  const file = `${name}.yaml`;
  let line = 0;
  site.upload('outreach/nepal.jpg', Buffer.from(''));
  site.change(name, (text) => {
    const found = new RegExp(from, 'm').exec(text);
    const edited = text.replace(found?.[0] ?? '', to);
    line = edited.slice(0, words ? edited.indexOf(words) : found?.index).split('\n').length;
    return edited;
  });
  const { faults } = await site.found();
  expect(faults.join('\n')).toContain(`${file}, line ${line}: ${sentence}`);
  for (const fault of faults) expect(fault).toMatch(/[.']$/);
});

const drive = 'https://drive.google.com/file/d/1aBcDeFgHiJ';
/** Lists what is taken for a fact, with what the site shows where that differs (typed = shown). */
const facts = rowsOf(`
contactDetails.email | office@ministry.test
contactDetails.phone | +91 44 2345 6789 | +977 1 234 5678 | +91-44-2345 6789 = +91 44 2345 6789 | 044-2345 6789 = +91 44 2345 6789 | 98400 12345 = +91 98400 12345
contactDetails.facebook | https://fb.com/ministry | www.facebook.com/ministry = https://www.facebook.com/ministry
contactDetails.youtube | https://www.youtube.com/@ministry
contactDetails.instagram | https://instagram.com/ministry/
donate.bank.account | 3012 3456 7890 | 10000000001
donate.bank.ifsc | SBIN0001234 | sbin0001234 = SBIN0001234 | SBIN 0001234 = SBIN0001234
donate.bank.swift | SBININBB455 | sbininbb = SBININBB
articles.articles.0.url | ${drive}/view?usp=sharing | ${drive.slice(8)} = ${drive} | https://docs.google.com/document/d/1aBcDeFgHiJ/edit
home.videos.films.0.length | 4:32 | 1:04:32
home.videos.films.0.youtubeId | dQw4w9WgXcQ | https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1 = dQw4w9WgXcQ | https://youtu.be/dQw4w9WgXcQ = dQw4w9WgXcQ
site.notice.until | 2099-12-31
site.address | https://www.ministry.test/ | https://ministry.test = https://ministry.test/ | www.ministry.test = https://www.ministry.test/ | https://someone.github.io/reach-and-build/
home.hero.verse.reference | Psalm 40 | Jude 3 | Song of Songs 2:1 | 2 Timothy 3:16–17 | John 1:1, 14 (KJV)`);
/** What no one can take for real. */
const standIns = rowsOf(`
contactDetails.email | name@example.org
contactDetails.phone | +91 00000 00000
contactDetails.youtube | https://www.example.org/youtube
site.address | https://www.example.org/
donate.bank.accountName | Sample Account Name
donate.bank.account | 0000 0000 0000
donate.bank.ifsc | XXXX0000000
donate.bank.swift | XXXXXXXX
home.videos.films.0.youtubeId | sample-0001
privacy.responsible.contactPerson | Name of the contact person`);
const passages = rowsOf(`
2 Timothy 3:16–17 | 2TI03#16
Genesis 50:1 | GEN50#1
Song of Solomon 8:7 | SNG08#7
Psalms 23:1 | PSA023#1
Revelation 22:21 | REV22#21
John 1:1, 14 | JHN01#1
Psalm 119:105 | PSA119#105
Psalm 40 | PSA040#1
Jude 1 | JUD01#1
Jude 3 | JUD01#3`);
const noFacts = rowsOf(`
contactDetails.email | office.ministry.test | office@ministry | a@ministry.test, b@ministry.test | off\u00adice@ministry.test | office@\u200bministry.test
contactDetails.phone | 2345 6789 | +91 44 2345 678 | +91 44 2345 67890 | +91 00000 00001 x | call us
contactDetails.facebook | https://www.instagram.com/ministry | https://www.facebook.com/
contactDetails.youtube | https://notyoutube.com/@ministry | https://www.youtube.com/
donate.bank.account | 12345 | 3012 3456 789O
donate.bank.ifsc | SBIN001234 | SBINO001234
articles.articles.0.url | https://drive.google.com.evil.test/file/d/1aBcDeFgHiJ | ${drive} D | https://drive.google.com/ | https://drive.google.com/drive/my-drive
home.videos.films.0.youtubeId | dQw4w9WgXc | https://www.youtube.com/@ministry
site.notice.until | 31 December 2099
site.address | https://localhost/ | https://www.ministry.test/?from=mail/
home.hero.verse.reference | Psalm 151 | Psalm 0:1 | The Gospel | Obadiah 2:1 | Mathiw 28:19`);

test('facts are recognised however they are written, and stand-ins', () => {
  const read = (place: string, typed: string) => {
    type Schema = z.ZodType & { shape?: Record<string, Schema>; element?: Schema };
    const schemaAt = (whole: Schema, key: string): Schema =>
      whole instanceof z.ZodDefault || whole instanceof z.ZodOptional
        ? schemaAt(whole.unwrap() as Schema, key)
        : ((whole.shape?.[key] ?? whole.element) as Schema);
    return place.split('.').reduce<Schema>(schemaAt, files).safeParse(typed).data;
  };
  for (const [place = '', ...values] of facts)
    for (const [typed = '', shown = typed] of values.map((value) => value.split(' = ')))
      expect(read(place, typed), typed).toBe(shown);
  for (const [place = '', typed = ''] of standIns) expect(read(place, typed)).toEqual(sample(typed));
  for (const [place = '', ...values] of noFacts)
    for (const typed of values) expect(read(place, typed), typed).toBe(undefined);
});

test('a reference opens its book and chapter at its first verse', () => {
  const { references } = files.shape.whatWeBelieve.shape.beliefs.element.shape;
  for (const [reference = '', page] of passages)
    expect(references.parse([reference])).toEqual([{ reference, page }]);
});

test.each(
  rowsOf(`
contact | The sentence | I call 000 (free) or Childline, 1097. We call 300 pastors each year. The sentence | "1097" is not one of the numbers under “Urgent help”.
contact | What a visitor | All | The site no longer says "What a visitor agrees to". Do you`),
)('advice on %s prevents nothing (%#)', async (file, from = '', to = '', says = '') => {
  site.edit(file, new RegExp(from), to);
  const { faults, advice } = await site.found();
  expect(faults).toEqual([]);
  expect(advice.join('\n')).toContain(says);
  expect(advice.join('\n'), 'whom the ministry calls').not.toContain('"300"');
});

test('helplines must be checked again after a year', async () => {
  const questions =
    /Is 000 \(The first who answer.*?\) still right\? It was last checked on 2026-11-22: https:.*Is 00 00 02 /s;
  for (const [year, isAsked] of Object.entries({ 2026: false, 2027: true })) {
    vi.setSystemTime(Date.UTC(Number(year), 10, 22));
    expect(questions.test((await site.found()).advice.join()), year).toBe(isAsked);
  }
});

test('a text names the countries of home, and counts the full years since May 2001', () => {
  site.edit('contact', 'Somebody prays now.', 'In {countries}, {years}.');
  for (const [day, years] of Object.entries({ '2027-04-30': 25, '2027-05-01': 26 })) {
    vi.setSystemTime(`${day}T12:00`);
    const { sent } = readContent(site.folder).content.contact;
    expect(sent).toBe(`In Malaysia, India and Nepal, ${years}.`);
  }
});

test('promises are asked about until they are confirmed, when their words change, and of words that are no example', async () => {
  const asked = () => readContent(site.folder).promises.map(({ words, question }) => `${words}: ${question}`);
  expect(asked()).toEqual(['What a visitor agrees to: Do you delete them?']);
  site.edit('promises', 'confirmed: false', 'confirmed: true');
  expect(asked()).toEqual([]);
  site.edit('contact', 'What a visitor', 'All');
  const blocking = async () =>
    (await checkContent(site.folder, true)).filter(isBlocking).map(({ what }) => what);
  expect((await blocking()).join(), 'changed words are asked again').toContain(
    'no longer says "What a visitor',
  );
  const words = 'What the first kind of gift does';
  const promise = `words: ${words}\n    question: Is it so?\n    confirmed: false`;
  site.edit('promises', /^[\s\S]*$/, `promises:\n  - ${promise}\n`);
  expect(asked()).toEqual([]);
  site.edit('donate', 'example: true', 'example: false');
  expect(asked()).toEqual([`${words}: Is it so?`]);
});

test('words about a fact are asked for once the fact is there', () => {
  const lines = () => {
    const samples = readContent(site.folder).samples.map(({ where }) => where.replace(/.*\//, ''));
    return samples.filter((where) => /^about.yaml, line [48]$/.test(where));
  };
  expect(lines()).toEqual(['about.yaml, line 4']);
  site.edit('about', 'Sample Ada', 'Ada');
  expect(lines()).toEqual(['about.yaml, line 8']);
});

test('what Windows saves is right at the first try', async () => {
  const edits = {
    'Ada Example': 'தாமரை',
    'The first caption.': "'India''s hills: {founded} and later #1'",
    'outreach/india.svg': '/outreach/India.JPG',
  };
  for (const file of ['home', 'leaders'])
    site.change(file, (text) => {
      const edited = Object.entries(edits).reduce((all, [from, to]) => all.replaceAll(from, to), text);
      return `\ufeff${edited.replaceAll('\n', '\r\n')}`;
    });
  const photo = sharp({ create: { width: 800, height: 500, channels: 3, background: '#a66' } });
  site.upload('outreach/India.JPG', await photo.jpeg().toBuffer());
  expect((await site.found()).faults).toEqual([]);
  const { home, leaders, letters } = readContent(site.folder).content;
  const [malaysia, india] = home.outreach.countries;
  expect(malaysia?.caption).toBe("India's hills: May 2001 and later #1");
  expect([india?.photo, leaders[0]?.name]).toEqual(['outreach/India.JPG', 'தாமரை']);
  expect(JSON.stringify(letters)).not.toContain('\\r');
});
