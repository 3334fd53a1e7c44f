import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockingFindings, report } from '../../content/check/report.ts';
import { readContent } from '../../content/read/read.ts';
import { sampleFindings } from '../../site/preflight/samples.ts';
import { projectOf, settingsFindings } from '../../site/preflight/settings.ts';
import { tsx } from '../setup/tsx.ts';

const url = 'https://abcdefghijklmnopqrst.supabase.co';
const key = `sb_publishable_${'a1'.repeat(16)}`;
const secret = `sb_secret_${'b2'.repeat(16)}`;

const URL = 'VITE_SUPABASE_URL';
const KEY = 'VITE_SUPABASE_ANON_KEY';
const settings = { [URL]: url, [KEY]: key };

test.each([
  [URL, '', 'no project is set'],
  [URL, 'abcdefghijklmnopqrst.supabase.co', 'does not begin with https://'],
  [URL, 'http://abcdefghijklmnopqrst.supabase.co', 'does not begin with https://'],
  [URL, 'http://localhost:54321', 'your own computer'],
  [URL, 'https://127.0.0.1:54321', 'your own computer'],
  [URL, 'https://supabase.com/dashboard/project/abcdefghijklmnopqrst', 'not the project itself'],
  [URL, `${url}/rest/v1/`, 'not the project itself'],
  [KEY, '', 'has no key'],
  [KEY, `${KEY}=${key}`, 'not the publishable key'],
  [KEY, 'sb_publishable_...', 'not the publishable key'],
  [KEY, 'eyJhbGciOiJIUzI1NiJ9.e30.x', 'a key in the old format'],
  [KEY, secret, 'secret key'],
  ['VITE_OTHER', `key=${secret}`, 'secret key'],
])('the setting %s cannot be %s', (name, value, says) => {
  const given = { ...settings, [name]: value };
  const findings = settingsFindings(given);
  expect(findings).toEqual([expect.objectContaining({ where: name, what: expect.stringContaining(says) })]);
  expect(projectOf(given)).toBeUndefined();
  // The list may be shown to others.
  if (says === 'secret key') expect(JSON.stringify(findings)).not.toContain(value);
});

test('a project with its public key can be built with', () => {
  const more = { VITE_OTHER: 'Reach & Build', SUPABASE_SECRET_KEY: secret };
  expect(projectOf({ ...settings, ...more })).toEqual({ url, key });
  expect(projectOf({ ...settings, [URL]: `${url}/` })).toBeDefined();
  expect(settingsFindings({})).toHaveLength(2);
});

test('each sample is listed with its place, and is advice in letters that are published as examples', () => {
  const site = readContent('tests/fixtures/plain');
  const listed = (publishExamples: boolean) => {
    site.content.home.testimonials.publishExamples = publishExamples;
    const findings = sampleFindings(site);
    expect(findings).toHaveLength(site.samples.length + site.promises.length);
    return findings.filter(({ isAdvice }) => isAdvice).map(({ where }) => where);
  };
  expect(listed(true)).toEqual([expect.stringMatching(/leaders\/.*, line \d+$/)]);
  expect(listed(false)).toEqual([]);
  const [{ where, question } = { where: '', question: '' }] = site.promises;
  expect(sampleFindings(site)).toContainEqual(
    expect.objectContaining({ where, what: expect.stringContaining(question) }),
  );
});

test('the report says once what to do for all that ask for the same', () => {
  const todo = 'Put the real value there.';
  const sections = [
    {
      title: 'Facts',
      findings: [
        { where: 'site.yaml', what: 'A sample.', todo },
        { where: 'home.yaml', what: 'Six samples.', todo },
      ],
    },
    { title: 'Words', findings: [{ where: 'letters.ts', what: 'Long.', todo: 'Cut.', isAdvice: true }] },
    { title: 'Settings', findings: [{ where: 'URL', what: 'It is none.', todo: 'Copy it.' }] },
  ];
  expect(report(sections, 'Ready.')).toBe(`Please correct 3 things before publishing.

Facts
  - site.yaml: A sample.
  - home.yaml: Six samples.
    → Put the real value there.

Settings
  - URL: It is none.
    → Copy it.

Advice (doesn’t hold anything back)
  - letters.ts: Long.
    → Cut.

All fine: words.`);
});

test('the report says first that the form does not work today', () => {
  const outage = {
    where: 'https://it.supabase.co',
    what: 'It is paused.',
    todo: 'Resume it.',
    isOutage: true,
  };
  const sections = [{ title: 'The table', findings: [outage] }];
  expect(blockingFindings(sections)).toEqual([]);
  expect(report(sections, 'Ready.')).toMatch(
    /^THE CONTACT FORM IS NOT WORKING\..*\n {2}- https:\/\/it\.supabase\.co: It is paused\.\n {4}→ Resume it\.\n\nReady\./,
  );
});

test.each([
  ['', 1],
  ['true', 0],
])('what is unfinished is not published, but for the preview of a change (%j)', (SITE_PREVIEW, status) => {
  const env = { ...process.env, [URL]: '', [KEY]: '', SITE_PREVIEW };
  const told = spawnSync(process.execPath, [...tsx, 'site/preflight.ts'], { encoding: 'utf8', env });
  expect(told.stdout).toContain('The contact form has no server');
  expect(told.status).toBe(status);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts['build:live']).toMatch(/ && npm run preflight$/);
});
