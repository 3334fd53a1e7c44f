import { expect, test } from 'vitest';
import { syntaxMistakes } from '../../build/site/syntax.ts';

const file = 'src/content/half-way.ts';

/** A file of the owner, as the guides say that it may be written. */
const right = `// Check every digit twice.
import { sample } from '../model/fact.ts';
import type { ContactDetails, Section, Video } from '../model/types.ts';

export const film: Video = {
  poster: 'leaders',
  alt: "It's a circle of people.",
  title: sample('Teaching leaders to teach'),
  text: 'A training day, from the first song to the last question, in a sentence that is as long as somebody at a desk likes it to be.',
  length: sample('4:32'),
  youtubeId: 'abcdefghijk',
};
export const sections: readonly Section[] = [
  {
    title: 'First',
    paragraphs: ['‘One’ and “two”.', 'Three.'],
  },
];
export const details: ContactDetails = {
  email: 'office@ministry.example',
  phone: '+91 44 0000 0000',
  location: 'Anna Nagar East',
};
`;

const said = async (text: string) =>
  (await syntaxMistakes({ [file]: text })).map(({ where, what, todo }) => `${where}: ${what} ${todo}`);

test('passes over marks, long lines and imports that nothing needs any more', async () => {
  expect(await said(right)).toEqual([]);
  expect(
    await said(
      right.replace("sample('Teaching leaders to teach')", "'Real'").replace("sample('4:32')", "'4:32'"),
    ),
  ).toEqual([]);
});

test.each([
  ['a comma', "poster: 'leaders',", "poster: 'leaders'", 'line 6: This line ends without a comma.'],
  ['a comma after a text of several lines', "'Three.'],", "'Three.']", undefined],
  [
    'a comma between two parts',
    "email: 'office@ministry.example',",
    "email: 'office@ministry.example'",
    'line 20: This line ends without a comma.',
  ],
  [
    'an apostrophe',
    `"It's a circle of people."`,
    `'It's a circle of people.'`,
    'line 7: The text ends at the apostrophe before "s".',
  ],
  [
    'curved marks around a text',
    "'Anna Nagar East'",
    '‘Anna Nagar East’',
    'line 22: A text begins or ends with the curved mark ‘.',
  ],
  [
    'curved double marks',
    "'Anna Nagar East'",
    '“Anna Nagar East”',
    'line 22: A text begins or ends with the curved mark “.',
  ],
  [
    'a closing mark',
    "'Anna Nagar East'",
    "'Anna Nagar East",
    'line 22: The text that begins here has no mark at its end.',
  ],
  [
    'the bracket of sample',
    "sample('4:32')",
    "sample('4:32'",
    'line 10: The bracket ( that opens here is not closed before } in line 12.',
  ],
  [
    'the word sample, but not its bracket',
    "sample('4:32')",
    "'4:32')",
    'line 10: The bracket ) closes nothing.',
  ],
  [
    'a square bracket',
    "'Three.'],",
    "'Three.',",
    'line 16: The bracket [ that opens here is not closed before } in line 17.',
  ],
  [
    'the last bracket',
    "'Anna Nagar East',\n};",
    "'Anna Nagar East',\n",
    'line 19: The bracket { that opens here is never closed.',
  ],
  [
    'a comma that is left of sample( and its bracket',
    "length: sample('4:32'),",
    "length:\n    '4:32',\n  ,",
    'line 12: This comma is one too many.',
  ],
  [
    'the name of a picture',
    "'leaders'",
    "'leeders'",
    'line 6: "leeders" cannot stand here; what can is: leaders, villages. Perhaps "leaders" is meant.',
  ],
  [
    'the name of a field',
    'length:',
    'lenght:',
    'line 10: There is nothing that is called "lenght" here. Perhaps "length" is meant.',
  ],
  [
    'a field that is nowhere',
    "title: 'First',",
    "title: 'First',\n    colour: 'red',",
    'line 16: There is nothing that is called "colour" here.',
  ],
  [
    'a field that is gone',
    "  length: sample('4:32'),\n",
    '',
    'line 5: Something is missing in the part that begins here: "length".',
  ],
  [
    'fields that are gone',
    "  email: 'office@ministry.example',\n  phone: '+91 44 0000 0000',\n",
    '',
    'line 19: Something is missing in the part that begins here: email, phone.',
  ],
  [
    'a number without marks',
    "'Anna Nagar East'",
    '600040',
    'line 22: number cannot stand here; what can is: string.',
  ],
])('names the line of %s, and what to do', async (_, from, to, expected) => {
  expect(right).toContain(from);
  const findings = await said(right.replace(from, to));
  if (expected === undefined) return expect(findings).toEqual([]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(`${file}, ${expected}`);
  // What to do follows in a sentence.
  expect(findings[0]?.split(expected)[1]).toMatch(/\w{3}.*\.$/);
});
