import { expect, test } from 'vitest';
import { marksIn } from '../../build/site/marks.ts';
import { promiseFindings } from '../../scripts/preflight/promises.ts';

const file = 'src/content/half-way.ts';
const lines = (source: string) => marksIn('sample', file, source).map(({ line }) => line);

/** A file as an owner finds it half-way: some facts real, some not. */
const source = `// Replace a whole sample({ ... }) by { ... } for a real leader.
import { sample, unconfirmed } from './fact.ts';

export const donate = {
  rows: [
    { label: 'Account number', value: sample('0000') },
    { label: 'IFSC code', value: 'SBIN0001234' },
  ],
  // May the account receive gifts from abroad?
  // Ask the bank.
  abroadNote: unconfirmed(
    'Please do not use this account.',
  ),
  note: unconfirmed('We answer.'),
};
`;

test('names every sample with its file, its line and what is written there', () => {
  const text = "{ label: 'Account number', value: sample('0000') },";
  expect(marksIn('sample', file, source)).toEqual([{ file, line: 6, text, question: '' }]);
});

test('names every promise as well, with the question that the comment above it asks', () => {
  expect(marksIn('unconfirmed', file, source)).toEqual([
    {
      file,
      line: 11,
      text: "abroadNote: unconfirmed('Please do not use this account.',",
      question: 'May the account receive gifts from abroad? Ask the bank.',
    },
    { file, line: 14, text: "note: unconfirmed('We answer.'),", question: '' },
  ]);
});

test('counts each of several samples in a line, and those that say their type', () => {
  expect(lines("founder: { name: sample('Name'), city: sample('Chennai') },")).toEqual([1, 1]);
  expect(lines('\nbeliefs: sample<readonly Belief[]>([')).toEqual([2]);
});

test('passes over what is commented out, and the words around', () => {
  const words = `/* sample('not this one')
 * sample('nor this')
 */
  // url: sample('an old one')
export function sample<const T>(value: T) {}
motto: 'https://www.example.org/free-samples',`;
  expect(lines(words)).toEqual([]);
});

test('asks before going live for each promise that is not confirmed, in the words of its question', () => {
  const findings = promiseFindings(marksIn('unconfirmed', file, source));
  expect(findings.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'src/content/half-way.ts, line 11: May the account receive gifts from abroad? Ask the bank.',
    "src/content/half-way.ts, line 14: note: unconfirmed('We answer.'),",
  ]);
});
