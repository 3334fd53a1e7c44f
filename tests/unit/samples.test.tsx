import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { sample, unwrap } from '../../content/fact.ts';
import { words } from '../../src/words/words.ts';
import * as content from '../fixtures/content.ts';

const modules = import.meta.glob<Record<string, ComponentType<object>>>([
  '../../src/App.tsx',
  '../../src/{components,views}/**/*.tsx',
]);

/** The same content with every fact supplied: nothing in it is a sample. */
function supplied(value: unknown): unknown {
  const plain = unwrap(value);
  if (Array.isArray(plain)) return plain.map(supplied);
  if (typeof plain !== 'object' || plain === null) return plain === true ? undefined : plain;
  return Object.fromEntries(Object.entries(plain).map(([name, part]) => [name, supplied(part)]));
}

/** The same with one value as a sample, or with one switch on: `donate.uses.0.example`; a star stands for every item. */
function withSample(all: unknown, [key = '', ...rest]: string[]): unknown {
  if (key === '*') return (all as unknown[]).map((item) => withSample(item, rest));
  const copy = (Array.isArray(all) ? [...all] : { ...Object(all) }) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? withSample(copy[key], rest) : key === 'example' || sample(copy[key]);
  return copy;
}

/** How a part of the site says its words where the owner has supplied all but one fact. */
async function render(part: string, fact = '', props = {}) {
  vi.resetModules();
  const [file, ...path] = fact.split('.');
  for (const [name, words] of Object.entries(content)) {
    const all = supplied(words);
    const mocked = name === file ? withSample(all, path) : all;
    vi.doMock(`@content/${name}`, () => ({ [name]: mocked }));
    for (const [part, words] of Object.entries(Object(mocked)))
      vi.doMock(`@content/${name}/${part}`, () => ({ [part]: words }));
  }
  const { [part.replace(/^.*\//, '')]: Part } = (await modules[`../../src/${part}.tsx`]?.()) ?? {};
  if (!Part) throw new Error(`There is no ${part}.`);
  const markup = await new Response((await prerender(createElement(Part, props))).prelude).text();
  return { markup, count: (text: string) => markup.split(text).length - 1 };
}
const { label, notPublished } = words.example;
/** Marked as an example: dotted words, or a dotted border around what has none. */
const dotted = /class="([^"]* )?(example|border-dotted)[ "]/g;

it.each([
  ['views/myStory/MyStory', 'myStory.signature.name'],
  ['views/about/About', 'about.founders.1.name'],
  ['views/donate/Donate', 'donate.bank.account'],
  ['views/articles/Articles', 'articles.articles.0.url', { selected: 'articles' }],
  ['views/home/Videos', 'home.videos.films.0.youtubeId'],
  ['components/Footer', 'contactDetails.email'],
  ['components/Footer', 'contactDetails.facebook'],
  ['views/contact/PrivacyNotice', 'privacy.responsible.legalName'],
])('in %s an example of %s is dotted, and the real one is not', async (part, fact, props?: object) => {
  const count = async (example: string) => (await render(part, example, props)).markup.match(dotted)?.length;
  expect([await count(fact), await count('')]).toEqual([1, undefined]);
});

it('every page says that the site is not published, until nothing on it is an example', async () => {
  for (const [hasExamples, times] of [
    [true, 1],
    [false, 0],
  ] as const) {
    vi.doMock('@content/hasExamples', () => ({ hasExamples }));
    expect((await render('App', '', { initialView: 'donate' })).count(notPublished)).toBe(times);
  }
});

it('a letter says by itself that it is an example', async () => {
  for (const example of [true, undefined]) {
    const leader = { ...content.leaders[0], example };
    expect((await render('views/home/Letter', '', { leader })).count(label)).toBe(example ? 1 : 0);
  }
});

it('a sample leads where the real one will lead', async () => {
  const { markup } = await render('components/Footer', 'contactDetails.facebook');
  for (const scheme of ['mailto:', 'tel:', 'https:']) expect(markup).toContain(`href="${scheme}`);
});

it('nothing is offered to copy or to share that could send a gift astray', async () => {
  vi.doMock('../../src/components/useHydrated.ts', () => ({ useHydrated: () => true }));
  vi.stubGlobal('navigator', { share() {} });
  const offers = ['Copy', 'Copy all', 'Share these details'];
  const warning =
    'Please do not transfer money yet. The details below are examples and belong to no account.';
  const email = 'contactDetails.email';
  for (const fact of [...Object.keys(content.donate.bank).map((name) => `donate.bank.${name}`), email]) {
    const { markup, count } = await render('views/donate/Donate', fact);
    for (const offer of offers) expect(count(offer), `${fact}: ${offer}`).toBe(0);
    const warned = markup.indexOf(warning);
    expect(warned >= 0 && warned < markup.indexOf('<dt'), 'a warning, above the details').toBe(
      fact !== email,
    );
  }
  const { markup, count } = await render('views/donate/Donate');
  for (const offer of offers) expect(count(offer), offer).toBeGreaterThan(0);
  expect(count(warning)).toBe(0);
  expect(markup.indexOf(content.donate.abroadNote), 'who may not use the account').toBeLessThan(
    markup.indexOf('<dt'),
  );
});
