import type { Site } from '../../build/site.ts';
import { isSample, unwrap } from '../../src/model/fact.ts';
import { chapters } from './books.ts';
import { nearest } from './nearest.ts';

/** A value in the words, and where it stands: `articles.tabs.newsletters.entries.0.url`. */
export type Place = {
  path: string;
  value: unknown;
  /** By which its line is found: the value, or the heading of what is no text. */
  text: unknown;
  isSample: boolean;
  /** What it is a part of. */
  parent: Readonly<Record<string, unknown>>;
};

/** Every value, lists and parts too. A row is called by its kind or network: `bankDetails.ifsc.value`. */
export function placesIn(fact: unknown, path: string, parent: Place['parent'] = {}): Place[] {
  // No file of words is a sample as a whole; one has a part that is called so.
  const value = path.includes('.') ? unwrap(fact) : fact;
  const text = typeof value === 'string' && value !== '' ? value : (parent.title ?? parent.question);
  const place = { path, value, text, isSample: isSample(fact), parent };
  if (typeof value !== 'object' || value === null) return [place];
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const { kind, network } = Object(unwrap(part));
    return placesIn(part, `${path}.${kind ?? network ?? name}`, value as Place['parent']);
  });
  return [place, ...parts];
}

export type Rule = {
  at: RegExp;
  /** What is wrong with the value there, as a sentence. */
  fault: (place: Place) => string | false;
  todo: string;
  isAdvice?: true;
};

function rule<Value = string>(
  at: RegExp,
  fault: (value: Value, parent: Place['parent']) => string | false,
  todo: string,
): Rule {
  return { at, fault: ({ value, parent }) => fault(value as Value, parent), todo };
}

const advice: typeof rule = (...given) => ({ ...rule(...given), isAdvice: true });

/** Left from a sample whose brackets were taken away and whose value was not. */
const leftOver = /example\.(org|com|net)|XXXX|00000 00000|^[0 ]+$|^sample\b/i;

/** A value that is held to a form. A fact is, once it has been supplied: a wrong one sends gifts or visitors astray. */
const form = (at: RegExp, right: RegExp, written: string): Rule => ({
  at,
  fault: ({ path, value, isSample, parent }) => {
    const text = value as string;
    const isRight = isSample || text.trim() === '' || (right.test(text) && !leftOver.test(text));
    return !isRight && `The ${parent.label ?? path.split('.').at(-1)} "${text}" cannot be right.`;
  },
  todo: `Write it as ${written}, and check it twice.`,
});

const linkTo = (name: string, ...hosts: string[]) =>
  form(
    new RegExp(`${name}\\.url$`),
    new RegExp(`^https://([\\w-]+\\.)*(${hosts.join('|').replaceAll('.', '\\.')})(/\\S*)?$`, 'i'),
    `the address bar or "Copy link" has it: it begins with https:// and leads to ${hosts[0]}`,
  );

const wordsIn = (texts: readonly string[]) => texts.join(' ').trim().split(/\s+/).length;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What each value in the words is held to. */
export function rulesOf({ content, slug, pictures }: Pick<Site, 'content' | 'slug' | 'pictures'>): Rule[] {
  return [
    form(
      /^contactDetails\.email$/,
      /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
      'one address, such as office@ and the name of your domain',
    ),
    form(
      /^contactDetails\.phone$/,
      /^\+\d[\d ]{8,18}$/,
      'a plus sign, the country code and the number: +91 and ten digits in India',
    ),
    form(/\.words\.value$/, /./, 'the bank writes it'),
    form(/\.account\.value$/, /^(\d[ -]?){9,18}$/, '9 to 18 digits'),
    form(/\.ifsc\.value$/, /^[A-Z]{4}0[A-Z0-9]{6}$/, 'four letters, a zero, then six letters or digits'),
    form(/\.swift\.value$/, /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'eight or eleven letters and digits'),
    form(
      /^site\.address$/,
      /^https:\/\/(?!localhost|[\d.]+[:/])[^\s?#]+\/$/,
      'the browser shows it once the site is published, from https:// to the slash at the end',
    ),
    linkTo('entries\\.\\d+', 'drive.google.com', 'docs.google.com'),
    linkTo('Facebook', 'facebook.com', 'fb.com'),
    linkTo('YouTube', 'youtube.com', 'youtu.be'),
    linkTo('Instagram', 'instagram.com'),
    form(
      /\.youtubeId$/,
      /^[\w-]{11}$/,
      'the eleven characters after "v=" in the video\'s address, without the rest',
    ),
    form(/films\.\d+\.length$/, /^\d+:\d{2}$/, 'minutes and seconds: 4:32'),
    form(/^testimonials\.\d+\.key$/, /^[a-z]+$/, 'small letters a to z: it is the name of a picture too'),
    form(
      /beliefs\.\d+\.id$/,
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'small letters a to z and hyphens: it is an address too',
    ),
    {
      at: /bankDetails\..*\.value$/,
      fault: ({ value, isSample, parent }) =>
        isSample &&
        !/^Sample\b|^[0X ]+$/.test(value as string) &&
        `The ${parent.label} looks real, and is marked as a sample.`,
      todo: 'If it is real, take sample( and its bracket away; if not, write it as it was.',
    },
    rule(
      /^testimonials\.\d+\.excerpt$/,
      (excerpt, { key }) =>
        !unwrap(content.letters[key as keyof typeof content.letters])
          .join(' ')
          .includes(excerpt) && `What stands on the card of "${key}" is not in the letter: "${excerpt}"`,
      'Copy a sentence from the letter, letter by letter.',
    ),
    rule(
      /references\.\d+$|\.reference$/,
      unknownPlace,
      'Write the English name of the book, the chapter and the verse: 2 Timothy 3:16–17.',
    ),
    rule(
      /^site\.founded$/,
      (month) => Number.isNaN(Date.parse(`1 ${month}`)) && `"${month}" is no month.`,
      'Write the English month and the year: June 2007.',
    ),
    rule(
      /(sections\.\d+|whatWeDo)\.title$/,
      (title) => slug(title) === '' && `The heading "${title}" has no letter.`,
      'Its address is made from its letters: write some.',
    ),
    rule<readonly string[]>(
      /\.(sections|paragraphs|references)$/,
      (list, { title }) => list.length === 0 && `Nothing stands here${title ? ` under "${title}"` : ''}.`,
      'Write what belongs there, or take the heading away.',
    ),
    ...Object.entries({ beliefs: 13, cards: 3, films: 2 }).map(([name, count]) =>
      rule<readonly unknown[]>(
        new RegExp(`\\.${name}$`),
        ({ length }) => length !== count && `There are ${length} ${name} here.`,
        `The specification has ${count}.`,
      ),
    ),
    rule(
      /\.(alt|photoAlt)$/,
      (alt) =>
        /^(illustration|drawn|drawing)\b/i.test(alt) &&
        pictures.some((picture) => picture.isPhoto && picture.alt === alt) &&
        `A photo stands there, and is still described as a drawing: "${alt}"`,
      'Say what the photo shows; those who cannot see it hear these words.',
    ),
    rule<unknown>(
      /(?<!\.answer)$/,
      (text) =>
        typeof text === 'string' && text.trim() === '' && 'Nothing stands between the quotation marks here.',
      'Write the words between them.',
    ),

    {
      at: /^letters\.\w+$/,
      fault: ({ path, value }) => {
        const length = wordsIn(value as string[]);
        return (length < 120 || length > 250) && `The letter "${path.slice(8)}" has ${length} words.`;
      },
      todo: 'A letter of 120 to 250 words is read to its end.',
      isAdvice: true,
    },
    advice<readonly { paragraphs: readonly string[] }[]>(
      /^myStory\.sections$/,
      (sections) => {
        const length = wordsIn(sections.flatMap(({ paragraphs }) => paragraphs));
        return length < 900 && `The life story has ${length} words.`;
      },
      'With 900 it can be told.',
    ),
    advice(
      /^site\.description$/,
      ({ length }) => (length < 50 || length > 155) && `The description has ${length} characters.`,
      'Search results show 50 to 155 of them.',
    ),
    advice(
      /\.(alt|photoAlt)$/,
      (alt) =>
        (wordsIn([alt]) < 5 || /\b(image|picture|photo) of\b/i.test(alt)) &&
        `"${alt}" tells little of a picture.`,
      'Say in a sentence what is to be seen on it.',
    ),
    advice(
      /\.answer$/,
      (answer, { question }) => !answer && `Visitors ask: ${question}`,
      'Write the answer between the quotation marks, and it is shown.',
    ),
    advice(
      /^help\.numbers\.\d+\.checked$/,
      (checked, { phone, whom, source }) =>
        Date.now() - Date.parse(checked) >= YEAR_MS &&
        `Does ${phone} (${whom}) still hold? It was looked up on ${checked}: ${source}`,
      'Look each number up again and call it, then write the new day beside it.',
    ),
  ];
}

function unknownPlace(place: string): string | false {
  const [, book = '', chapter] = /^(.+?) (\d+):\d/.exec(place) ?? [];
  if (Number(chapter) >= 1 && Number(chapter) <= (chapters.get(book) ?? 0)) return false;
  const meant = nearest(book, [...chapters.keys()]);
  return `"${place}" is no place in the Bible.${meant && meant !== book ? ` Perhaps "${meant}" is meant.` : ''}`;
}
