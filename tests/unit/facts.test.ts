import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ContentModule, contentModules } from '../../scripts/facts/contentModules.ts';
import { factsReport } from '../../scripts/facts/factsReport.ts';
import { hasSample, samplesIn } from '../../scripts/facts/findSamples.ts';
import { sample } from '../../src/content/fact.ts';

/** A content module as an owner finds it half-way: some facts real, some not. */
const source = `// Replace a whole sample({ ... }) by { ... } for a real leader.
import { sample } from './fact.ts';

export const second = {
  motto: 'a sample(of) words',
  rows: [
    { label: 'Account number', value: sample('0000') },
    { label: 'IFSC code', value: 'SBIN0001234' },
  ],
};

/* sample('not this one') */
export const first = {
  founder: sample({ name: 'Name of the founder', city: sample('Chennai') }),
};
`;
const halfWay: ContentModule = {
  file: 'src/content/half-way.ts',
  source,
  // A module's exports come in the order of the alphabet, not of the file.
  exports: {
    first: { founder: sample({ name: 'Name of the founder', city: sample('Chennai') }) },
    second: {
      motto: 'a sample(of) words',
      rows: [
        { label: 'Account number', value: sample('0000') },
        { label: 'IFSC code', value: 'SBIN0001234' },
      ],
    },
  },
};

test('names every sample by its place, file and line, those inside another sample as well', () => {
  expect(samplesIn(halfWay)).toEqual([
    { file: 'src/content/half-way.ts', line: 7, path: 'second.rows[Account number].value', text: '0000' },
    { file: 'src/content/half-way.ts', line: 14, path: 'first.founder', text: 'Name of the founder Chennai' },
    { file: 'src/content/half-way.ts', line: 14, path: 'first.founder.city', text: 'Chennai' },
  ]);
});

test('says no line rather than a wrong one where a sample is used twice', () => {
  const twice = sample('Name of the founder');
  const module: ContentModule = {
    file: 'src/content/twice.ts',
    source: "const name = sample('Name of the founder');\nexport const about = { a: name, b: name };\n",
    exports: { about: { a: twice, b: twice } },
  };
  expect(samplesIn(module).map(({ path, line }) => [path, line])).toEqual([
    ['about.a', undefined],
    ['about.b', undefined],
  ]);
});

test('finds each sample of the site on the line where it is written', async () => {
  const modules = await contentModules();
  const samples = modules.flatMap(samplesIn);
  const written = modules
    .filter(({ file }) => file !== 'src/content/fact.ts')
    .flatMap(({ source }) => source.replaceAll(/^\s*(\/\/|\*).*$/gm, '').match(/\bsample\(/g) ?? []);
  expect(samples).toHaveLength(written.length);
  for (const { file, line } of samples) {
    expect(readFileSync(file, 'utf8').split('\n')[(line ?? 0) - 1]).toContain('sample(');
  }
});

test('lists the samples by file, and shortens what is long', () => {
  const [first] = samplesIn(halfWay);
  const long = {
    file: 'src/content/letters.ts',
    line: 7,
    path: 'letters.samuel',
    text: 'Grace and peace. '.repeat(9),
  };
  const report = factsReport([...(first ? [first] : []), long]);
  expect(report[0]).toBe('2 facts are still samples.');
  expect(report).toContain('src/content/half-way.ts');
  expect(report).toContain('  line   7  second.rows[Account number].value  0000');
  const row = report.at(-1) ?? '';
  expect(row).toMatch(/^ {2}line {3}7 {2}letters\.samuel .* {2}Grace and peace\. Grace/);
  expect(row).toMatch(/…$/);
  expect(row.length).toBeLessThan(100);
});

test('has a kind word when no sample is left', () => {
  expect(factsReport([])).toEqual([expect.stringContaining('Thank you')]);
});

test('tells content that still holds a sample from content that does not', () => {
  expect(hasSample(halfWay.exports)).toBe(true);
  expect(hasSample({ links: [{ network: 'YouTube', url: 'https://www.youtube.com/@us' }] })).toBe(false);
});
