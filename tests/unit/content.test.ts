import { describe, expect, it } from 'vitest';
import { readSite } from '../../build/site.ts';
import { about } from '../../src/content/about.ts';
import { articles } from '../../src/content/articles.ts';
import { statementOfFaith } from '../../src/content/beliefs.ts';
import { donate } from '../../src/content/donate.ts';
import { hero, outreach, videos } from '../../src/content/home.ts';
import { letters } from '../../src/content/letters.ts';
import { myStory } from '../../src/content/myStory.ts';
import { privacy } from '../../src/content/privacy.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { whyRB } from '../../src/content/whyRB.ts';
import { isSample, unwrap } from '../../src/model/fact.ts';
import type { Testimonial } from '../../src/model/types.ts';
import { slug } from '../../src/navigation/addresses.ts';

/*
 * The shape of the words and facts in src/content: what the site needs to show them. What they say is the owner's, and
 * whether the facts can be right is for "npm run preflight".
 * A message here is for the volunteer who has changed a file: it names the file and what to do.
 */

// A place without a picture, or with two photos, is told here, in a sentence.
const { pictures } = await readSite('src');
const cards: readonly Testimonial[] = testimonials.map(unwrap);
const beliefs = unwrap(statementOfFaith.beliefs);
const files = [...articles.tabs.articles.entries, ...articles.tabs.newsletters.entries];

const twice = (list: readonly string[]) => list.filter((each, index) => list.indexOf(each) !== index);
const blank = (text: string) => text.trim() === '';

describe('src/content/testimonials.ts and letters.ts', () => {
  const keys = cards.map(({ key }) => key);

  it('give every card a key of its own', () => {
    expect(twice(keys), 'two cards have the same key: give one of them another').toEqual([]);
    const odd = keys.filter((key) => !/^[a-z]+$/.test(key));
    expect(odd, 'write these keys in small letters a to z, without spaces').toEqual([]);
  });

  it.each(cards)('quote on the card of $name words that stand in the letter', ({ key, excerpt }) => {
    const letter = unwrap(letters[key]).join(' ');
    expect(letter, `copy the excerpt of "${key}" from the letter, letter by letter`).toContain(excerpt);
  });
});

describe('src/content/beliefs.ts', () => {
  it('has thirteen beliefs, each with an id of its own', () => {
    expect(beliefs.length, 'the statement of faith has thirteen beliefs').toBe(13);
    const ids = beliefs.map(({ id }) => id);
    expect(twice(ids), 'two beliefs have the same id: give one of them another').toEqual([]);
    const odd = ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id));
    expect(odd, 'write these ids in small letters a to z, with hyphens between words').toEqual([]);
  });

  it.each(beliefs)('says something of “$title”, and where it stands in Scripture', (belief) => {
    const { title, text, references } = belief;
    expect(blank(title) || blank(text), `a title or a text is empty: ${belief.id}`).toBe(false);
    expect(references.length, `name at least one place in Scripture for "${title}"`).toBeGreaterThan(0);
    expect(twice(references), `this place is named twice for "${title}"`).toEqual([]);
  });
});

describe.each([
  ['myStory.ts', unwrap(myStory.sections)],
  [
    'about.ts',
    [...unwrap(about.sections), { title: about.whatWeDo.title, paragraphs: [about.whatWeDo.intro] }],
  ],
  ['whyRB.ts', unwrap(whyRB.sections)],
  [
    'privacy.ts',
    privacy.sections.map(({ title, paragraphs }) => ({ title, paragraphs: paragraphs.map(unwrap) })),
  ],
])('src/content/%s', (_, sections) => {
  it('has sections, each with an address of its own, which is made from its heading', () => {
    expect(sections.length, 'there is no section').toBeGreaterThan(0);
    const odd = sections.map(({ title }) => title).filter((title) => slug(title) === '');
    expect(odd, 'these headings need a letter or a figure, for their address').toEqual([]);
    const addresses = sections.map(({ title }) => slug(title));
    expect(twice(addresses), 'two headings make the same address: change one of them').toEqual([]);
  });

  it.each(sections)('has words under “$title”', ({ title, paragraphs }) => {
    expect(paragraphs.length, `there is no paragraph under "${title}"`).toBeGreaterThan(0);
    expect(paragraphs.filter(blank), `a paragraph under "${title}" is empty: take it away`).toEqual([]);
    expect(twice(paragraphs), `this paragraph stands twice under "${title}"`).toEqual([]);
  });
});

describe('the places in Scripture', () => {
  /** The books of the Bible with the number of their chapters. */
  const books = new Map(
    `Genesis 50, Exodus 40, Leviticus 27, Numbers 36, Deuteronomy 34, Joshua 24, Judges 21, Ruth 4, 1 Samuel 31,
    2 Samuel 24, 1 Kings 22, 2 Kings 25, 1 Chronicles 29, 2 Chronicles 36, Ezra 10, Nehemiah 13, Esther 10, Job 42,
    Psalm 150, Proverbs 31, Ecclesiastes 12, Song of Solomon 8, Isaiah 66, Jeremiah 52, Lamentations 5,
    Ezekiel 48, Daniel 12, Hosea 14, Joel 3, Amos 9, Obadiah 1, Jonah 4, Micah 7, Nahum 3, Habakkuk 3, Zephaniah 3,
    Haggai 2, Zechariah 14, Malachi 4, Matthew 28, Mark 16, Luke 24, John 21, Acts 28, Romans 16, 1 Corinthians 16,
    2 Corinthians 13, Galatians 6, Ephesians 6, Philippians 4, Colossians 4, 1 Thessalonians 5, 2 Thessalonians 3,
    1 Timothy 6, 2 Timothy 4, Titus 3, Philemon 1, Hebrews 13, James 5, 1 Peter 5, 2 Peter 3, 1 John 5, 2 John 1,
    3 John 1, Jude 1, Revelation 22`
      .split(/,\s+/)
      .map((entry) => [entry.replace(/ \d+$/, ''), Number(entry.match(/\d+$/)?.[0])]),
  );
  const places = [...beliefs.flatMap(({ references }) => references)];
  const quoted = [hero.verse, myStory.verse, whyRB.quote].map(({ reference }) => reference);

  it('exist: a book of the Bible, one of its chapters, and a verse', () => {
    const wrong = [...places, ...quoted].filter((place) => {
      const [, book = '', chapter] = /^(.+?) (\d+):\d/.exec(place) ?? [];
      return !(Number(chapter) >= 1 && Number(chapter) <= (books.get(book) ?? 0));
    });
    expect(wrong, 'write these as "2 Timothy 3:16–17", with the English name of the book').toEqual([]);
  });
});

describe('src/content/home.ts', () => {
  it('has the three countries and the two films', () => {
    const countries = outreach.cards.map(({ photo }) => photo);
    expect(countries.toSorted(), 'there is a card for each country, once').toEqual([
      'india',
      'malaysia',
      'nepal',
    ]);
    const posters = videos.films.map(({ poster }) => poster);
    expect(posters.toSorted(), 'there are two films, each with its poster').toEqual(['leaders', 'villages']);
  });

  it.each(videos.films)('says how long “$title” is', ({ length }) => {
    expect(unwrap(length), 'write the length as minutes and seconds: 4:32').toMatch(/^\d+:\d{2}$/);
  });
});

describe('the pictures', () => {
  it.each(pictures)('$name has words for those who cannot see it', ({ name, alt, words }) => {
    expect(blank(alt), `say in its "alt" in ${words} what ${name} shows`).toBe(false);
  });
});

describe('what leads out of the site', () => {
  it('is listed once: articles and newsletters have titles and addresses of their own', () => {
    for (const { entries } of Object.values(articles.tabs))
      expect(twice(entries.map(({ title }) => title)), 'articles.ts: this title stands there twice').toEqual(
        [],
      );
    const urls = files.map(({ url }) => unwrap(url));
    expect(twice(urls), 'articles.ts: two entries lead to the same file').toEqual([]);
  });
});

describe('src/content/donate.ts', () => {
  it('has no sample that could be taken for an account', () => {
    const real = donate.bankDetails
      .filter(({ value }) => isSample(value) && !/^Sample\b|^[0X ]+$/.test(unwrap(value)))
      .map(({ label }) => label);
    expect(real, 'are these real? Then take sample( and ) away; if not, write them as they were').toEqual([]);
  });
});
