import { expect, test } from 'vitest';
import { samplesIn } from '../../scripts/samples.ts';

const file = 'src/content/half-way.ts';
const lines = (source: string) => samplesIn(file, source).map(({ line }) => line);

test('names every sample with its file, its line and what is written there', () => {
  const source = `// Replace a whole sample({ ... }) by { ... } for a real leader.
import { sample } from './fact.ts';

export const donate = {
  rows: [
    { label: 'Account number', value: sample('0000') },
    { label: 'IFSC code', value: 'SBIN0001234' },
  ],
};
`;
  expect(samplesIn(file, source)).toEqual([
    { file, line: 6, text: "{ label: 'Account number', value: sample('0000') }," },
  ]);
});

test('counts each of several samples in a line, and those that say their type', () => {
  expect(lines("founder: { name: sample('Name'), city: sample('Chennai') },")).toEqual([1, 1]);
  expect(lines('\nbeliefs: sample<readonly Belief[]>([')).toEqual([2]);
});

test('passes over what is commented out, and the words around', () => {
  const source = `/* sample('not this one')
 * sample('nor this')
 */
  // url: sample('an old one')
export function sample<const T>(value: T) {}
motto: 'https://www.example.org/free-samples',`;
  expect(lines(source)).toEqual([]);
});
