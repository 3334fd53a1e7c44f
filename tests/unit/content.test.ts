import { describe, expect, it } from 'vitest';
import { about } from '../../src/content/about.ts';
import { articles } from '../../src/content/articles.ts';
import { statementOfFaith } from '../../src/content/beliefs.ts';
import { unwrap } from '../../src/content/fact.ts';
import { outreach, videos } from '../../src/content/home.ts';
import { letters } from '../../src/content/letters.ts';
import { myStory } from '../../src/content/myStory.ts';
import { site } from '../../src/content/site.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import type { Section } from '../../src/content/types.ts';
import { whyRB } from '../../src/content/whyRB.ts';
import { slug } from '../../src/navigation/addresses.ts';

const cards = testimonials.map(unwrap);
const beliefs = unwrap(statementOfFaith.beliefs);
const story = unwrap(myStory.sections);

const wordsIn = (paragraphs: readonly string[]) => paragraphs.join(' ').trim().split(/\s+/).length;
const wordsInSections = (sections: readonly Section[]) =>
  wordsIn(sections.flatMap(({ paragraphs }) => paragraphs));

describe('the statement of faith', () => {
  it('has the thirteen beliefs of the specification, in their order', () => {
    expect(beliefs.map(({ id }) => id)).toEqual([
      'scripture',
      'triune-god',
      'human-sinfulness',
      'jesus-christ',
      'salvation-by-faith',
      'holy-spirit',
      'heaven-and-hell',
      'satan',
      'discipleship',
      'universal-church',
      'baptism-and-the-lords-supper',
      'mission-of-the-church',
      'final-judgment',
    ]);
  });

  it.each(beliefs)('says what is believed of “$title” in full sentences', ({ text }) => {
    expect(wordsIn([text])).toBeGreaterThan(30);
    expect(text).toMatch(/[.”]$/);
  });

  it('ends with a note on the mission’s foundation', () => {
    expect(statementOfFaith.closing.title).toMatch(/foundation/);
    expect(wordsIn([statementOfFaith.closing.text])).toBeGreaterThan(20);
  });
});

describe('the testimonials', () => {
  it('are seven, each of a person of its own, each with five stars', () => {
    expect(cards).toHaveLength(7);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(7);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(7);
    for (const { key, stars } of cards) {
      expect(key).toMatch(/^[a-z]+$/);
      expect(stars).toBe(5);
    }
  });

  it('have a letter each, and no letter stands without its card', () => {
    expect(Object.keys(letters).sort()).toEqual(cards.map(({ key }) => key).sort());
  });

  it.each(cards)('quote on the card of $name what stands in the letter', ({ key, excerpt }) => {
    expect(unwrap(letters[key] ?? []).join(' ')).toContain(excerpt);
  });

  it.each(cards)('give $name a letter of 120 to 250 words', ({ key }) => {
    const length = wordsIn(unwrap(letters[key] ?? []));
    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(250);
  });
});

describe('the long texts', () => {
  it('tell a life story of 900 words or more', () => {
    expect(wordsInSections(story)).toBeGreaterThanOrEqual(900);
  });

  it.each([...unwrap(about.sections), ...unwrap(whyRB.sections)])(
    'have several paragraphs under “$title”',
    ({ paragraphs }) => {
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    ['My Story', story],
    ['About', [...unwrap(about.sections), { title: about.whatWeDo.title, paragraphs: [] }]],
    ['Why R&B', unwrap(whyRB.sections)],
  ])('give every section of %s an address of its own', (_, sections) => {
    const slugs = sections.map(({ title }) => slug(title));
    for (const each of slugs) expect(each).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('what cannot be seen', () => {
  it.each([
    ...outreach.cards.map(({ photo, alt }) => [photo, alt] as const),
    ...videos.films.map(({ poster, alt }) => [poster, alt] as const),
    ...cards.map(({ key, alt }) => [key, alt] as const),
    ['founders', about.photoAlt] as const,
  ])('is told of the picture %s in a sentence', (_, alt) => {
    expect(wordsIn([alt])).toBeGreaterThanOrEqual(5);
    expect(alt).toMatch(/\.$/);
    expect(alt).not.toMatch(/\b(image|picture|photo) of\b/i);
  });
});

describe('lists', () => {
  it('hold two films with a length and a poster each', () => {
    expect(videos.films).toHaveLength(2);
    for (const film of videos.films) expect(unwrap(film.length)).toMatch(/^\d+:\d{2}$/);
    for (const film of videos.films) expect(unwrap(film.youtubeId)).toMatch(/^[\w-]{11}$/);
  });

  it('lead every article and newsletter to an address of its own', () => {
    const entries = [...articles.tabs.articles.entries, ...articles.tabs.newsletters.entries];
    const urls = entries.map(({ url }) => unwrap(url));
    for (const url of urls) expect(new URL(url).protocol).toBe('https:');
    expect(new Set(urls).size).toBe(10);
  });

  it('describe the site to a search engine in at most 155 characters', () => {
    expect(site.description.length).toBeLessThanOrEqual(155);
    expect(site.description.length).toBeGreaterThan(50);
  });
});
