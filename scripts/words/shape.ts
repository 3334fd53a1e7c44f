import type { Site } from '../../build/site.ts';
import { isSample, unwrap } from '../../src/model/fact.ts';
import type { Section } from '../../src/model/types.ts';
import { neverPublished } from '../preflight/facts.ts';
import type { Finding } from '../preflight/finding.ts';
import { chapters } from './books.ts';
import { nearest } from './nearest.ts';

/** What stands in a list more than once. */
const twice = (list: readonly string[]) => [
  ...new Set(list.filter((each, index) => list.indexOf(each) !== index)),
];

/** What the site needs to show the words: names that differ, places that exist, lists that are complete. */
export function shapeFindings({ content, slug }: Pick<Site, 'content' | 'slug'>): Finding[] {
  const { about, articles, donate, hero, letters, myStory, outreach, privacy, videos, whyRB } = content;
  const cards = content.testimonials.map(unwrap);
  const beliefs = unwrap(content.statementOfFaith.beliefs);
  const entries = Object.values(articles.tabs).map((tab) => tab.entries);
  const findings: Finding[] = [];
  function tell(file: string, at: string, what: string, todo: string) {
    findings.push({ where: `src/content/${file}`, at, what, todo });
  }
  function tellTwice(file: string, list: readonly string[], todo: string) {
    for (const at of twice(list)) tell(file, at, `"${at}" stands here twice.`, todo);
  }

  tellTwice(
    'testimonials.ts',
    cards.map(({ key }) => key),
    'Give one of the cards another key.',
  );
  for (const { key, excerpt } of cards) {
    const todo = 'Write the key in small letters a to z, without spaces.';
    if (!/^[a-z]+$/.test(key)) tell('testimonials.ts', key, `The key "${key}" can't name a picture.`, todo);
    if (!unwrap(letters[key]).join(' ').includes(excerpt))
      tell(
        'testimonials.ts',
        excerpt,
        `What stands on the card of "${key}" is not in the letter: "${excerpt}"`,
        'Copy a sentence from the letter, letter by letter.',
      );
  }

  if (beliefs.length !== 13)
    tell('beliefs.ts', '', `There are ${beliefs.length} beliefs here.`, 'The specification has thirteen.');
  tellTwice(
    'beliefs.ts',
    beliefs.map(({ id }) => id),
    'Give one of the beliefs another id.',
  );
  for (const { id, title, references } of beliefs) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      tell(
        'beliefs.ts',
        id,
        `The id "${id}" can't be an address.`,
        'Write small letters a to z and hyphens.',
      );
    if (references.length === 0)
      tell(
        'beliefs.ts',
        title,
        `"${title}" names no place in Scripture.`,
        "Write one: references: ['John 3:16'].",
      );
    for (const place of twice(references))
      tell('beliefs.ts', place, `"${place}" stands twice under "${title}".`, 'Take one of them away.');
  }
  const quoted = {
    'home.ts': hero.verse,
    'myStory.ts': myStory.verse,
    'about.ts': about.verse,
    'whyRB.ts': whyRB.quote,
  };
  for (const [file, place] of [
    ...beliefs.flatMap(({ references }) => references.map((place) => ['beliefs.ts', place] as const)),
    ...Object.entries(quoted).map(([file, { reference }]) => [file, reference] as const),
  ]) {
    const [, book = '', chapter] = /^(.+?) (\d+):\d/.exec(place) ?? [];
    const meant = nearest(book, [...chapters.keys()]);
    if (!(Number(chapter) >= 1 && Number(chapter) <= (chapters.get(book) ?? 0)))
      tell(
        file,
        place,
        `"${place}" is no place in the Bible.${meant && meant !== book ? ` Perhaps "${meant}" is meant.` : ''}`,
        'Write the English name of the book, the chapter and the verse: 2 Timothy 3:16–17.',
      );
  }

  const pages: Record<string, readonly Section[]> = {
    'myStory.ts': unwrap(myStory.sections),
    'about.ts': [...unwrap(about.sections), { ...about.whatWeDo, paragraphs: [about.whatWeDo.intro] }],
    'whyRB.ts': unwrap(whyRB.sections),
    'privacy.ts': privacy.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(unwrap),
    })),
  };
  for (const [file, sections] of Object.entries(pages)) {
    if (sections.length === 0) tell(file, '', 'There is no section here.', 'Put at least one back.');
    for (const { title, paragraphs } of sections) {
      if (paragraphs.length === 0)
        tell(file, title, `Nothing stands under "${title}".`, 'Write a paragraph, or take the heading away.');
      if (slug(title) === '')
        tell(
          file,
          title,
          `The heading "${title}" has no letter.`,
          'Its address is made from its letters: write some.',
        );
      tellTwice(file, paragraphs, 'Take one of the two paragraphs away.');
    }
    const repeated = twice(sections.map(({ title }) => slug(title)));
    for (const { title } of sections.filter((section) => repeated.includes(slug(section.title))).slice(1))
      tell(
        file,
        title,
        `The heading "${title}" stands here twice.`,
        'Change one: each has an address of its own.',
      );
  }

  for (const [what, list, all] of [
    ['country', outreach.cards.map(({ photo }) => photo as string), ['malaysia', 'india', 'nepal']],
    ['video', videos.films.map(({ poster }) => poster as string), ['leaders', 'villages']],
  ] as const) {
    tellTwice('home.ts', list, `Each ${what} has one card.`);
    for (const name of all.filter((name) => !list.includes(name)))
      tell('home.ts', '', `The ${what} "${name}" has no card.`, 'Put it back: the specification has it.');
  }
  for (const { length } of videos.films)
    if (!/^\d+:\d{2}$/.test(unwrap(length)))
      tell(
        'home.ts',
        unwrap(length),
        `"${unwrap(length)}" is no length.`,
        'Write minutes and seconds: 4:32.',
      );

  const { founded } = content.site;
  if (Number.isNaN(Date.parse(`1 ${founded}`)))
    tell('site.ts', founded, `"${founded}" is no month.`, 'Write the English month and the year: June 2007.');

  for (const list of entries)
    tellTwice(
      'articles.ts',
      list.map(({ title }) => title),
      'Give one of the two entries its own title.',
    );
  tellTwice(
    'articles.ts',
    entries.flat().map(({ url }) => unwrap(url)),
    'Two entries lead to one file: copy the address of each anew.',
  );

  for (const { label, value } of donate.bankDetails)
    if (isSample(value) && !/^Sample\b|^[0X ]+$/.test(value.sample))
      tell(
        'donate.ts',
        value.sample,
        `The ${label} looks real, and is marked as a sample.`,
        'If it is real, take sample( and its bracket away; if not, write it as it was.',
      );

  const publishable = ['about', 'letters', 'testimonials', 'whyRB'];
  for (const name of content.publishedSamples) {
    const meant = nearest(name, publishable);
    if (neverPublished.includes(name))
      tell(
        'publish.ts',
        name,
        `The samples of "${name}" are never published: they would lead visitors astray, or speak for the ministry.`,
        'Take the name out of the list, and put in the real facts.',
      );
    else if (!publishable.includes(name))
      tell(
        'publish.ts',
        name,
        `There are no samples that are called "${name}".${meant ? ` Perhaps "${meant}" is meant.` : ''}`,
        `Write the name of a file, without its ending: ${publishable.join(', ')}.`,
      );
  }
  return findings;
}
