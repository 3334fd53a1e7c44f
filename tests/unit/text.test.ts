import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ministry } from '#words/words.ts';
import { type Fact, sample } from '../../content/fact.ts';
import { FactText } from '../../src/components/Example.tsx';
import { Text } from '../../src/components/Text.tsx';
import { firstSentence, PulledText } from '../../src/components/TextSection.tsx';

it.each([
  [
    'no line breaks inside a reference',
    'It is written in 1 Thessalonians 5:11 and elsewhere.',
    'It is written in 1\u00a0Thessalonians\u00a05:11 and elsewhere.',
  ],
  ['no line breaks inside the name', `We are ${ministry.name}.`, 'We are Reach\u00a0&amp;\u00a0Build.'],
  ['no short word is alone in the last line', 'He prayed with him.', 'He prayed with\u00a0him.'],
  ['an apostrophe is found as it is typed', "God's Mysterious Move", 'God&#x27;s Mysterious Move'],
  [
    'a voice reads Tamil as Tamil',
    'We thank சகோதரி கிரேஸ் for everything.',
    'We thank <span lang="ta">சகோதரி கிரேஸ்</span> for everything.',
  ],
])('%s', (_, text, shown) => {
  expect(renderToStaticMarkup(createElement(Text, { text }))).toBe(shown);
});

const reachable =
  'Write to https://wa.me/919840012345, or call +91 98400 12345. சகோதரி கிரேஸ் https://a.example/?b=1';
it.each([
  ['an answer', () => createElement(Text, { as: 'dd', text: reachable })],
  ['a chapter', () => createElement(PulledText, { text: reachable, pull: undefined })],
  ['a chapter with a pulled line', () => createElement(PulledText, { text: reachable, pull: 'or call' })],
])('addresses and phone numbers in %s are links', (_, made) => {
  const { body } = new JSDOM(renderToStaticMarkup(made())).window.document;
  expect([...body.querySelectorAll('a')].map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://wa.me/919840012345', '_blank', 'noopener noreferrer'],
    ['tel:+919840012345', '', ''],
    ['https://a.example/?b=1', '_blank', 'noopener noreferrer'],
  ]);
  for (const hint of body.querySelectorAll('.sr-only')) hint.remove();
  expect(body.textContent.replaceAll('\u00a0', ' ')).toBe(reachable);
  expect(body.querySelector('[lang=ta]')?.textContent).toBe('சகோதரி கிரேஸ்');
});

it.each([
  ['அருள் செல்வன்', '<span lang="ta">அருள் செல்வன்</span>'],
  ['1234 5678 9012', '1234 5678 9012'],
])('the fact %s is read in its language and copied as it is typed', (fact, shown) => {
  const made = (given: Fact) => renderToStaticMarkup(createElement(FactText, { fact: given }));
  expect([made(fact), made(sample(fact))]).toEqual([shown, `<span class="example">${shown}</span>`]);
});

it('a pulled sentence is read once, where it is', () => {
  const pull = 'I had never seen a father run.';
  const [before, after] = ['I asked her again.', 'She smiled.'];
  const text = `${before} ${pull} ${after}`;
  const markup = renderToStaticMarkup(createElement(PulledText, { text, pull }));
  expect(markup.replaceAll('\u00a0', ' ')).toBe(
    `${before} <span class="pulled">${pull}</span> <span>${after}</span>`,
  );
});

it.each([
  ['He asked, “Who can teach me?”', ' So we went. We stayed.'],
  ['“யார் கற்றுக்கொடுப்பார்கள்?” என்று கேட்டார்.', ' நாங்கள் போனோம்.'],
  ['Rev. S. Arul and Dr. Mary came.', ' We sang.'],
  ['திரு. எஸ். அருள் வந்தார்.', ' நாங்கள் பாடினோம்.'],
  ['We met Bro. Daniel.', ''],
])('a section opens with a whole sentence: %s', (sentence, after) => {
  expect(firstSentence(sentence + after)).toBe(sentence);
});
