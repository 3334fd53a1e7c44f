import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../../scripts/preflight/finding.ts';
import { checkWords } from '../../scripts/words/check.ts';
import { copyOfSite } from './copyOfSite.ts';

/** The guides' edits, all of them, in the owner's own files. */
let site: ReturnType<typeof copyOfSite>;

beforeAll(async () => {
  site = copyOfSite('src');
  const files = readdirSync(join(site.folder, 'content'));
  for (const file of files) site.edit(file, (text) => withFacts(withoutMarks(text)));
  site.edit('articles.ts', (text) =>
    text.replace(
      /newsletters: \{[\s\S]*?entries: \[/,
      `$&{ title: "The founder's letter", url: 'https://drive.google.com/file/d/added/view', text: 'News.' },`,
    ),
  );
  site.edit('contactDetails.ts', (text) => text.replace(/location: '.*'/, "location: 'Anna Nagar East'"));
  site.edit('publish.ts', (text) => text.replace('= []', "= ['letters']"));
  site.edit('donate.ts', (text) =>
    text.replace(/intro:\s+'.*',/, `intro: "${'God loves a cheerful giver. '.repeat(9)}",`),
  );
  site.edit('home.ts', (text) =>
    text.replace(/(photo: 'india'[^}]*alt:)[^}]*}/, "$1 'Fishermen mend a net on the beach.',\n}"),
  );
  site.edit('testimonials.ts', (text) =>
    text.replace(
      '] as const',
      "{ key: 'thamarai', name: 'தாமரை', role: 'போதகர்', stars: 5, excerpt: 'கர்த்தர் நல்லவர்.', alt: 'A woman in a green sari.' },\n] as const",
    ),
  );
  site.edit('letters.ts', (text) =>
    text.replace(/\n};\s*$/, "\n  thamarai: ['அன்பானவர்களே,', 'கர்த்தர் நல்லவர்.', 'நன்றி,'],\n};\n"),
  );
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a66' } })
    .jpeg()
    .toBuffer();
  site.upload('outreach/India.JPG', photo);
}, 60_000);
afterAll(() => site.remove());

test('what the guides ask for is in order at the first try', async () => {
  expect(faultsOf(await checkWords(site.folder))).toEqual([]);
  expect(readFileSync(join(site.folder, 'content/articles.ts'), 'utf8')).toContain("The founder's letter");
});

test('the code takes whatever the guides ask for', () => {
  for (const part of readdirSync('src'))
    if (!['content', 'images', 'model'].includes(part))
      symlinkSync(resolve('src', part), join(site.folder, part));
  const config = {
    extends: resolve('tsconfig.browser.json'),
    compilerOptions: {
      incremental: false,
      composite: false,
      tsBuildInfoFile: null,
      paths: { '@content/*': [join(site.folder, 'content/*')] },
      typeRoots: [resolve('node_modules')],
    },
    include: [resolve('src')],
    exclude: [resolve('src/service-worker.ts'), resolve('src/content')],
    references: [],
  };
  writeFileSync(join(site.root, 'tsconfig.json'), JSON.stringify(config));
  expect(run('tsc', '--noEmit', '-p', site.root)).toBe('');
});

test('no rule of style holds the words back, and mending by itself takes no comment away', () => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(site.root, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  const before = readFileSync(join(site.folder, 'content/donate.ts'), 'utf8');
  expect(before).toMatch(/^\/\/ .*Check every digit twice/);
  const options = ['--write', '--unsafe', '--error-on-warnings', '--config-path', site.root];
  run('biome', 'check', ...options, join(site.folder, 'content'));
  expect(readFileSync(join(site.folder, 'content/donate.ts'), 'utf8')).toBe(before);
});

/** @returns what it prints; throws with that where it fails */
function run(command: string, ...args: string[]): string {
  return execFileSync(resolve('node_modules/.bin', command), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** As "take away sample( and its bracket" asks, and its comma where that is left alone. */
function withoutMarks(text: string): string {
  const tokens =
    text.match(/'(\\.|[^'\\])*'|"[^"]*"|\/\/.*|\/\*[\s\S]*?\*\/|\b(sample|unconfirmed)\(|[\s\S]/g) ?? [];
  /** Of each bracket that is open, whether it is a mark's. */
  const open: boolean[] = [];
  const kept = tokens.filter((token) => {
    const isMark = /^(sample|unconfirmed)\($/.test(token);
    if (isMark || token === '(') open.push(isMark);
    return !isMark && !(token === ')' && open.pop());
  });
  return kept.join('').replaceAll(/,\s*,/g, ',');
}

/** Real values in place of those that can't be right. */
function withFacts(text: string): string {
  return text
    .replaceAll('name@example.org', 'office@ministry.in')
    .replaceAll('+91 00000 00000', '+91 44 2345 6789')
    .replaceAll(/https:\/\/www\.example\.org\/(facebook|youtube|instagram)/g, 'https://www.$1.com/ministry')
    .replaceAll(
      /https:\/\/www\.example\.org\/\w[\w/-]*/g,
      (_, at) => `https://drive.google.com/file/d/${at}/view`,
    )
    .replaceAll('https://www.example.org/', 'https://www.ministry.in/site/')
    .replaceAll('Sample Account Name', 'Ministry Trust')
    .replaceAll('Sample Bank, Sample Branch', 'State Bank, Anna Nagar')
    .replaceAll('0000 0000 0000', '3012 3456 7890')
    .replaceAll('XXXX0000000', 'SBIN0001234')
    .replaceAll('XXXXXXXX', 'SBININBB455')
    .replaceAll(/'sample-(\d{4})'/g, "'dQw4w9W$1'");
}
