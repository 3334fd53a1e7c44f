import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Text } from '../../src/components/Text.tsx';
import { ministry } from '../../src/words/words.ts';

it.each([
  [
    'no line breaks inside a reference',
    'It is written (1 Thessalonians 5:11, WEB).',
    'It is written (1\u00a0Thessalonians\u00a05:11, WEB).',
  ],
  ['no line breaks inside the name', `We are ${ministry.name}.`, 'We are Reach\u00a0&amp;\u00a0Build.'],
  ['an apostrophe is found as it is typed', "God's Mysterious Move", 'God&#x27;s Mysterious Move'],
  [
    'a voice reads Tamil as Tamil',
    'We thank சகோதரி கிரேஸ் for all that she has done.',
    'We thank <span lang="ta">சகோதரி கிரேஸ்</span> for all that she has done.',
  ],
])('%s', (_, text, shown) => {
  expect(renderToStaticMarkup(createElement(Text, { text }))).toBe(shown);
});
