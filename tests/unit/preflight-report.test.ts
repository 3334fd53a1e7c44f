import { expect, test } from 'vitest';
import { preflightReport } from '../../scripts/preflight/finding.ts';

const todo = 'Put the real value there.';

test('says what has to be done, by file, and what to do once for all that ask for the same', () => {
  const report = preflightReport([
    {
      title: 'Facts',
      findings: [
        { where: 'src/content/site.ts', what: '1 fact is still a sample.', todo },
        { where: 'src/content/home.ts', what: '6 facts are still samples.', todo },
      ],
    },
    { title: 'Sizes', findings: [] },
    { title: 'Links', findings: [], unchecked: 'some are still samples' },
    { title: 'The built site', findings: [{ where: 'dist/', what: 'It is not built.', todo: 'Build it.' }] },
  ]);
  expect(report.join('\n')).toBe(`3 things have to be done before the site goes live.

Facts
  1. src/content/site.ts: 1 fact is still a sample.
  2. src/content/home.ts: 6 facts are still samples.
     → Put the real value there.

The built site
  3. dist/: It is not built.
     → Build it.

Not checked yet: links (some are still samples).
In order: sizes.
Ask npm as well whether a part that is published has a known fault: npm audit --omit=dev`);
});

test('says that the site may go live when nothing is left to do', () => {
  const [first] = preflightReport([{ title: 'Facts', findings: [] }]);
  expect(first).toContain('may go live');
});
