import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkContent } from '../../content/check/check.ts';
import { isBlocking } from '../../content/check/report.ts';
import { buildSite } from '../browser/served.ts';
import { removeScratch, run, scratch } from './program.ts';

afterAll(removeScratch);

const folder = join(scratch, 'content');

type Entry = Record<string, string>;

function edit(name: string, change: (lists: Record<string, Entry[]>) => void) {
  const file = join(folder, 'en', `${name}.yaml`);
  const lists = parse(readFileSync(file, 'utf8'), { schema: 'failsafe' });
  change(lists);
  writeFileSync(file, stringify(lists, { schema: 'failsafe' }));
}

const twoSentences = 'Yes, and gladly. Ask us on any weekday, and one of us will tell you how it is done.';

it('the words of a ministry’s first year pass the check', async () => {
  cpSync('content', folder, { recursive: true });
  edit('answers', (pages) => {
    for (const asked of Object.values(pages).flat()) asked.answer = twoSentences;
  });
  edit('myStory', ({ sections = [] }) => {
    for (const section of sections) section.paragraphs += `\n\n${section.paragraphs}`;
  });
  edit('leaders', ({ leaders = [] }) => {
    for (const { quoted, ...letter } of leaders.slice(-5))
      leaders.push({ ...letter, name: `${letter.name}-again`, key: `${letter.key}-again` });
    expect(leaders.length).toBeGreaterThanOrEqual(12);
  });
  edit('articles', ({ newsletters = [] }) => {
    for (let count = newsletters.length; count < 40; count += 1) {
      const month = new Date(Date.UTC(2015, count)).toLocaleString('en', { month: 'long', year: 'numeric' });
      const url = `https://www.example.org/newsletters/${count}`;
      newsletters.push({ ...newsletters[0], title: `${month} Newsletter`, url });
    }
    expect(newsletters).toHaveLength(40);
  });
  expect((await checkContent(folder)).filter(isBlocking)).toEqual([]);
  const site = join(scratch, 'site');
  buildSite(site, 'production', folder);
  const validator = resolve('node_modules/html-validate/bin/html-validate.mjs');
  await run(process.execPath, [validator, '--preset=standard', `${site}/**/*.html`]).catch(({ stdout }) => {
    throw new Error(stdout);
  });
});
