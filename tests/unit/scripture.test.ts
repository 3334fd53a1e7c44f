import { describe, expect, it } from 'vitest';
import { about } from '../../src/content/about.ts';
import { statementOfFaith } from '../../src/content/beliefs.ts';
import { unwrap } from '../../src/content/fact.ts';
import { hero } from '../../src/content/home.ts';
import { myStory } from '../../src/content/myStory.ts';
import { whyRB } from '../../src/content/whyRB.ts';

/** The books of the Bible with the number of their chapters. */
const books = new Map(
  `Genesis 50, Exodus 40, Leviticus 27, Numbers 36, Deuteronomy 34, Joshua 24, Judges 21, Ruth 4, 1 Samuel 31,
  2 Samuel 24, 1 Kings 22, 2 Kings 25, 1 Chronicles 29, 2 Chronicles 36, Ezra 10, Nehemiah 13, Esther 10, Job 42,
  Psalm 150, Proverbs 31, Ecclesiastes 12, Song of Solomon 8, Isaiah 66, Jeremiah 52, Lamentations 5, Ezekiel 48,
  Daniel 12, Hosea 14, Joel 3, Amos 9, Obadiah 1, Jonah 4, Micah 7, Nahum 3, Habakkuk 3, Zephaniah 3, Haggai 2,
  Zechariah 14, Malachi 4, Matthew 28, Mark 16, Luke 24, John 21, Acts 28, Romans 16, 1 Corinthians 16,
  2 Corinthians 13, Galatians 6, Ephesians 6, Philippians 4, Colossians 4, 1 Thessalonians 5, 2 Thessalonians 3,
  1 Timothy 6, 2 Timothy 4, Titus 3, Philemon 1, Hebrews 13, James 5, 1 Peter 5, 2 Peter 3, 1 John 5, 2 John 1,
  3 John 1, Jude 1, Revelation 22`
    .split(/,\s+/)
    .map((entry) => [entry.replace(/ \d+$/, ''), Number(entry.match(/\d+$/)?.[0])]),
);

/** '2 Timothy 3:16–17', 'John 1:1, 14': book, chapter, verses; a range has a dash, not a hyphen. */
const placeInScripture = /^(?<book>.+) (?<chapter>\d+):(?<verses>\d+(–\d+)?(, \d+(–\d+)?)*)$/;

function expectPlace(place: string) {
  const { book = '', chapter, verses = '' } = placeInScripture.exec(place)?.groups ?? {};
  expect([...books.keys()], place).toContain(book);
  expect(Number(chapter), place).toBeGreaterThanOrEqual(1);
  expect(Number(chapter), place).toBeLessThanOrEqual(books.get(book) ?? 0);
  const numbers = verses.split(/–|, /).map(Number);
  expect(numbers, place).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

describe('Scripture', () => {
  it.each(unwrap(statementOfFaith.beliefs))('for “$title” is named by book, chapter and verse', (belief) => {
    expect(belief.references.length).toBeGreaterThanOrEqual(2);
    expect(new Set(belief.references).size).toBe(belief.references.length);
    for (const reference of belief.references) expectPlace(reference);
  });

  it.each([
    ['the hero', hero.verse],
    ['My Story', myStory.verse],
    ['About', about.verse],
    ['Why R&B', whyRB.quote],
  ])('quoted in %s names its place and a translation in the public domain', (_, { text, reference }) => {
    const [, place = '', translation] = /^(.*) \((\w+)\)$/.exec(reference) ?? [];
    expectPlace(place);
    expect(['WEB', 'KJV']).toContain(translation);
    expect(text).not.toMatch(/^[“"']|[”"']$/);
  });

  it('in the hero is of Matthew 28', () => {
    expect(hero.verse.reference).toMatch(/^Matthew 28:\d+/);
  });
});
