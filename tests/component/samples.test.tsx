import { render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { words } from '#words/words.ts';
import { sample, unwrap } from '../../content/fact.ts';
import * as content from '../fixtures/content.ts';

const modules = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../src/{components,views}/**/*.tsx',
);
/** Holds the content with every fact supplied. */
const supplied = JSON.stringify(content, (_, value) => (value === true ? undefined : unwrap(value)));

/** Renders a component with all facts supplied but these: `donate.bank.swift`. */
async function show(part: string, samples: readonly string[], props = {}) {
  vi.resetModules();
  const all = JSON.parse(supplied);
  for (const path of samples) {
    const [name = '', ...parents] = path.split('.').reverse();
    const parent = parents.reduceRight((parts, key) => parts[key], all);
    parent[name] = sample(parent[name]);
  }
  for (const [name, words] of Object.entries({ ...all, hasExamples: false })) {
    vi.doMock(`@content/${name}`, () => ({ [name]: words }));
    for (const [part, each] of Object.entries(Object(words)))
      vi.doMock(`@content/${name}/${part}`, () => ({ [part]: each }));
  }
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${part}.tsx`)) ?? [];
  const { [part]: Part } = (await load?.()) ?? {};
  if (!Part) throw new Error(`There is no ${part}.`);
  const { container, unmount } = render(createElement(Part, props));
  return { container, unmount };
}

it.each([
  ['MyStory', ['myStory.signature.name']],
  ['About', ['about.founders.1.name']],
  ['Donate', ['donate.bank.account']],
  ['Articles', ['articles.articles.0.url'], { selected: 'articles' }],
  ['Videos', ['home.videos.films.0.youtubeId']],
  ['Footer', ['contactDetails.email', 'contactDetails.facebook']],
  ['PrivacyNotice', ['privacy.responsible.legalName']],
])('in %s each example is dotted and the real one is not', async (part, facts, props?: object) => {
  for (const samples of [facts, []]) {
    const { container, unmount } = await show(part, samples, props);
    expect(container.querySelectorAll('.example, .border-dotted')).toHaveLength(samples.length);
    for (const href of part === 'Footer' ? ['mailto:office', 'https://www.example.org'] : [])
      expect(container.querySelector(`[href^="${href}"]`), 'leads where the real one will').toBeTruthy();
    unmount();
  }
});

it.each([
  ['Letter', (example?: true) => ({ leader: { ...content.leaders[0], example } })],
  ['FrequentQuestions', (example?: true) => ({ questions: [{ ...content.answers.myStory[0], example }] })],
])('in %s an example says so until it is none', async (part, props) => {
  for (const example of [true, undefined] as const) {
    const { unmount } = await show(part, [], props(example));
    expect(screen.queryAllByText(words.example.label)).toHaveLength(example ? 1 : 0);
    unmount();
  }
});

it('the initials of the first and the last name stand for a portrait', async () => {
  const leader = { ...content.leaders[0], name: 'Mary Ann Smith', portrait: undefined };
  expect((await show('Portrait', [], { leader })).container.textContent).toBe('MS');
});

it('nothing is offered to copy or to share that could send a gift astray', async () => {
  Object.assign(navigator, { share() {} });
  const warning = 'Please don’t transfer any money yet. The details below are examples, not a real account.';
  for (const [samples, isWarned, isOffered] of [
    [['donate.bank.swift'], true, false],
    [['contactDetails.email'], false, false],
    [[], false, true],
  ] as const) {
    const { container, unmount } = await show('Donate', samples);
    for (const name of ['Copy Swift code', 'Copy all', 'Share these details'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(isOffered ? 1 : 0);
    const [above = ''] = container.textContent.replaceAll('\u00a0', ' ').split('Account name');
    expect(above.includes(warning), 'a warning, above the details').toBe(isWarned);
    expect(above, 'who may not use the account').toContain(content.donate.abroadNote);
    unmount();
  }
  Reflect.deleteProperty(navigator, 'share');
});
