import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsReport } from '../../scripts/facts/factsReport.ts';
import { contentMarks, marksIn } from '../../scripts/facts/marks.ts';
import { promiseFindings } from '../../scripts/preflight/promises.ts';

/** A file as an owner finds it half-way: some facts real, some not. */
const source = `// Replace a whole sample({ ... }) by { ... } for a real leader.
import { promise, sample } from './fact.ts';

export const details = {
  rows: [
    { label: 'Account number', value: sample('0000') },
    { label: 'IFSC code', value: 'SBIN0001234' },
  ],
  founder: { name: sample('Name'), city: sample('City') },
  // May the account receive gifts from abroad?
  // Ask the bank.
  abroadNote: promise(
    'Please do not use this account.',
  ),
  note: promise('We answer.'),
};
`;
const marks = marksIn('src/content/half-way.ts', source);

test('names every sample and every promise by its line, and none in a comment', () => {
  expect(marks.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
    'sample 6',
    'sample 9',
    'sample 9',
    'promise 12',
    'promise 15',
  ]);
});

test('shows what is written there, and the question that the comment above asks', () => {
  const report = factsReport(marks);
  expect(report[0]).toContain('Samples: 3');
  expect(report).toContain("  line   6  { label: 'Account number', value: sample('0000') },");
  const note = report.findIndex((line) => line.startsWith('  line  12'));
  expect(report[note]).toContain("abroadNote: promise('Please do not use this account.'");
  expect(report[note - 1]).toContain('May the account receive gifts from abroad? Ask the bank.');
});

test('has a kind word when nothing is left', () => {
  expect(factsReport([])).toEqual([expect.stringContaining('Thank you')]);
});

test('finds the marks of the site on the lines where they are written', () => {
  for (const { kind, file, line } of contentMarks()) {
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain(`${kind}(`);
  }
});

test('asks before going live for each promise that is not confirmed, in the words of its question', () => {
  expect(promiseFindings(marks).map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'src/content/half-way.ts, line 12: May the account receive gifts from abroad? Ask the bank.',
    "src/content/half-way.ts, line 15: note: promise('We answer.'),",
  ]);
});
