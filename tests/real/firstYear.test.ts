import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isMap, isScalar, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { buildSite } from '../browser/served.ts';
import { removeScratch, run, scratch } from './program.ts';

afterAll(removeScratch);

const folder = join(scratch, 'content');

/** Changes a file of the copy as the form does: all else in it stays. */
function edit(name: string, change: (entries: (key: string) => YAMLSeq<YAMLMap>) => void) {
  const file = join(folder, 'en', `${name}.yaml`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  change((key) => document.get(key) as YAMLSeq<YAMLMap>);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

const twoSentences = 'Yes, and gladly. Ask us on any weekday, and one of us will tell you how it is done.';

it('the words of a ministry’s first year pass the check', async () => {
  cpSync('content', folder, { recursive: true });
  edit('answers', (entries) => {
    for (const page of Object.keys(parse(readFileSync('content/en/answers.yaml', 'utf8'))))
      for (const asked of entries(page).items) asked.set('answer', twoSentences);
  });
  edit('myStory', (entries) => {
    for (const section of entries('sections').items)
      section.set('paragraphs', `${section.get('paragraphs')}\n\n${section.get('paragraphs')}`);
  });
  edit('leaders', (entries) => {
    const { items } = entries('leaders');
    for (const letter of items.slice(-5).map((each) => each.clone() as YAMLMap)) {
      for (const name of ['name', 'key']) letter.set(name, `${letter.get(name)}-again`);
      letter.delete('quoted');
      items.push(letter);
    }
    expect(items.length).toBeGreaterThanOrEqual(12);
  });
  edit('articles', (entries) => {
    const { items } = entries('newsletters');
    const [first] = items;
    if (!isMap(first) || !isScalar(first.get('title', true))) throw new Error('There is no newsletter.');
    for (let count = items.length; count < 40; count += 1) {
      const month = new Date(Date.UTC(2015, count)).toLocaleString('en', { month: 'long', year: 'numeric' });
      const letter = first.clone() as YAMLMap;
      letter.set('title', `${month} Newsletter`);
      letter.set('url', `https://www.example.org/newsletters/${count}`);
      items.push(letter);
    }
  });
  const env = { ...process.env, SITE_CONTENT: folder };
  const program = (...args: string[]) =>
    run(process.execPath, args, { env }).catch(({ stdout }) => {
      throw new Error(stdout);
    });
  await program('--import', 'tsx', 'content/checkWords.ts');
  const site = join(scratch, 'site');
  buildSite(site, 'production', folder);
  const validator = resolve('node_modules/html-validate/bin/html-validate.mjs');
  await program(validator, '--preset=standard', `${site}/**/*.html`);
});
