import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sample, unwrap } from '../../src/model/fact.ts';
import { contactDetails, donate, testimonials, words } from '../fixtures/content.ts';
import { supplied } from '../fixtures/supplied.ts';

const content = import.meta.glob<object>(['../fixtures/plain/content/*.ts', '!**/words.ts'], { eager: true });
const modules = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../src/{components,views}/**/*.tsx',
);

/** The same with a sample in the place of one value: `donate.uses.0.text`. */
function withSample(all: object, path: string): object {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(all) ? [...all] : { ...all }) as Record<string, unknown>;
  copy[key] =
    rest.length > 0 ? withSample(copy[key] as object, rest.join('.')) : sample(copy[key] ?? 'A sample');
  return copy;
}

/** How a part of the site says its words where the owner has supplied all but one fact, `donate/donate.uses.0.text`. */
async function render(part: string, fact = '', props = {}) {
  vi.resetModules();
  const [file, path = ''] = fact.split('/');
  for (const [address, module] of Object.entries(content)) {
    const name = address.replace(/^.*\/|\.ts$/g, '');
    const all = supplied({ ...module });
    vi.doMock(`@content/${name}.ts`, () => (name === file ? withSample(all, path) : all));
  }
  const { [part.replace(/^.*\//, '')]: Part } = (await modules[`../../src/${part}.tsx`]?.()) ?? {};
  if (!Part) throw new Error(`There is no ${part}.`);
  const markup = renderToStaticMarkup(createElement(Part, props));
  return { markup, count: (text: string) => markup.split(text).length - 1 };
}
const { stamp, mark } = words.sample;
const [card] = testimonials.map(unwrap);

it.each([
  [stamp, 'views/home/Home', ['testimonials/testimonials.0']],
  [stamp, 'views/MyStory', ['myStory/myStory.sections', 'myStory/myStory.signature.name']],
  [stamp, 'views/About', ['about/about.founders.0.role', 'about/about.sections']],
  [stamp, 'views/WhatWeBelieve', ['beliefs/statementOfFaith.beliefs']],
  [stamp, 'views/WhyRB', ['whyRB/whyRB.sections']],
  [stamp, 'views/Donate', ['donate/donate.uses.0.text', 'donate/donate.receiptNote']],
  [stamp, 'views/Articles', ['articles/articles.tabs.articles.entries.0.url'], { selected: 'articles' }],
  // What is also read alone.
  [mark, 'views/home/Videos', ['home/videos.films.0.title']],
  [mark, 'views/home/Testimonials', ['testimonials/testimonials.0']],
  [
    mark,
    'components/PrivacyNotice',
    ['privacy/privacy.responsible.legalName', 'privacy/privacy.sections.0.paragraphs.0'],
  ],
  [mark, 'views/home/Letter', [`letters/letters.${card?.key}`], { testimonial: card }],
])(
  '“%s” stands once in %s while any fact in it is an example',
  async (label, part, facts, props?: object) => {
    for (const fact of facts) expect((await render(part, fact, props)).count(label), fact).toBe(1);
    const { count } = await render(part, '', props);
    expect([count(stamp), count(mark)]).toEqual([0, 0]);
  },
);

it('a letter whose card is an example is one', async () => {
  const { count } = await render('views/home/Letter', '', { testimonial: sample(card) });
  expect(count(mark)).toBe(1);
});

it.each(['email', 'phone'] as const)('leads nowhere while it is an example: the %s', async (fact) => {
  for (const [part, places] of [
    ['views/Contact', 1],
    ['components/Footer', 2],
  ] as const) {
    const { markup, count } = await render(part, `contactDetails/contactDetails.${fact}`);
    expect(count(words.toFollow[fact]), part).toBe(places);
    expect(markup).not.toContain(String(contactDetails[fact]));
    expect(count(stamp)).toBe(0);
  }
});

it('nothing is offered to copy or to share that could send a gift astray', async () => {
  vi.doMock('../../src/components/useHydrated.ts', () => ({ useHydrated: () => true }));
  vi.stubGlobal('navigator', { share() {} });
  const offers = [donate.copy.one, donate.copy.all, donate.share];
  const email = 'contactDetails/contactDetails.email';
  for (const fact of [
    ...donate.bankDetails.map((_, index) => `donate/donate.bankDetails.${index}.value`),
    email,
  ]) {
    const { markup, count } = await render('views/Donate', fact);
    for (const offer of offers) expect(count(offer), `${fact}: ${offer}`).toBe(0);
    const warned = markup.indexOf(donate.sampleNotice);
    expect(warned >= 0 && warned < markup.indexOf('<dt'), 'a warning, above the details').toBe(
      fact !== email,
    );
  }
  const { markup, count } = await render('views/Donate');
  for (const offer of offers) expect(count(offer), offer).toBeGreaterThan(0);
  expect(count(donate.sampleNotice)).toBe(0);
  expect(markup.indexOf(donate.abroadNote), 'who may not use the account').toBeLessThan(
    markup.indexOf('<dt'),
  );
});
