import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, preflightReport } from '../../scripts/preflight/finding.ts';
import { tsx } from '../setup/tsx.ts';

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
    {
      title: 'Words',
      findings: [{ where: 'src/content/letters.ts', what: 'Long.', todo: 'Cut.', isAdvice: true }],
    },
    { title: 'Links', findings: [] },
    { title: 'The table', findings: [], unchecked: 'it needs settings' },
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

Advice, which holds nothing back
   - src/content/letters.ts: Long.
     → Cut.

Not checked yet: the table (it needs settings).
All fine: words, links.
Ask npm as well whether a part that is published has a known fault: npm audit --omit=dev`);
});

test('says that the site may go live when nothing is left to do', () => {
  const advice = { where: 'src/content/letters.ts', what: 'Long.', todo: 'Cut.', isAdvice: true };
  const sections = [{ title: 'Facts', findings: [advice] }];
  expect(preflightReport(sections)[0]).toContain('may go live');
  expect(faultsOf(sections)).toEqual([]);
});

test('says first and loudly that the form does not work today, and lets an urgent correction go out', () => {
  const outage = {
    where: 'https://it.supabase.co',
    what: 'It is paused.',
    todo: 'Resume it.',
    isOutage: true,
  };
  const sections = [{ title: 'The table', findings: [outage] }];
  expect(faultsOf(sections)).toEqual([]);
  expect(preflightReport(sections).join('\n')).toMatch(
    /^THE CONTACT FORM DOES NOT WORK NOW\..*\n {3}! https:\/\/it\.supabase\.co: It is paused\.\n {5}→ Resume it\.\n\nEverything/,
  );
});

test('holds back the publication of what is unfinished, and not the preview of a change', () => {
  const preflight = (more: Record<string, string>) => {
    const args = [...tsx, 'scripts/preflight.ts'];
    const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...more };
    return spawnSync(process.execPath, args, { encoding: 'utf8', env });
  };
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts['build:live']).toMatch(
    / && npm run preflight$/,
  );
  const { status, stdout } = preflight({ SITE_PREVIEW: '' });
  expect(stdout).toContain('The contact form has no server');
  expect(status).toBe(1);
  expect(preflight({ SITE_PREVIEW: 'true' })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The contact form has no server'),
  });
}, 120_000);
