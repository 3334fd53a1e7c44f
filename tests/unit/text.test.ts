import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Text } from '../../src/components/Text.tsx';
import { ministry } from '../../src/words/words.ts';

const shown = (text: string) => renderToStaticMarkup(createElement(Text, { text }));

it('no line breaks inside what belongs together', () => {
  expect(shown('It is written (1 Thessalonians 5:11, WEB).')).toBe(
    'It is written (1\u00a0Thessalonians\u00a05:11, WEB).',
  );
  expect(shown(`We are ${ministry.name}.`), 'one text, which no late font shifts').toBe(
    'We are Reach\u00a0&amp;\u00a0Build.',
  );
});

it('a last line has more than one short word', () => {
  expect(shown('That is still what we do.')).toBe('That is still what\u00a0we\u00a0do.');
});

it('a visitor who searches for words with an apostrophe finds them as they were typed', () => {
  expect(shown("God's Mysterious Move")).toBe('God&#x27;s Mysterious Move');
});

it('a voice reads Tamil as Tamil, and the English about it as English', () => {
  expect(shown('We thank சகோதரி கிரேஸ் for all that she has done.')).toMatch(
    /^We thank <span lang="ta">சகோதரி கிரேஸ்<\/span> for/,
  );
});
