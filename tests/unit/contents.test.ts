import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { words } from '#words/words.ts';
import { isBlocking } from '../../content/check/report.ts';
import { sampleFindings } from '../../content/check/samples.ts';
import { content } from '../../content/read/plugin.ts';
import { readContent } from '../../content/read/read.ts';
import { everyView, views } from '../../content/views.ts';
import type { Prerender } from '../../site/document/builtFiles.ts';
import { pictures } from '../../site/pictures.ts';
import { withMadeUpLanguage } from '../fixtures/madeUpLanguage.ts';
import { supplied } from '../fixtures/supplied.ts';
import { built } from './built.ts';
import { copyOfSite } from './copyOfSite.ts';

const WALL = 'What Leaders Say About Us';

const site = copyOfSite();
const server = await createServer({
  configFile: false,
  envDir: false,
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [content(site.folder), pictures(site.folder, { cache: true })],
});
afterAll(() => server.close());

const supply = (text: string) => supplied.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** The plain site with every fact and word of its own, then edited. */
async function documentsOf(edit: () => void) {
  for (const file of readdirSync(`${site.folder}/en`)) site.change(basename(file, '.yaml'), supply);
  edit();
  const { moduleGraph } = server;
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (/^\0@(content|pictures)\//.test(id)) moduleGraph.invalidateModule(module);
  const { renderFiles } = (await server.ssrLoadModule('/site/document/prerender.tsx')) as Prerender;
  const files = await renderFiles(built);
  return {
    files,
    home: `${files['index.html']}`,
    documents: everyView.map((view) => `${files[`${views[view].path}index.html`]}`),
    refused: sampleFindings(readContent(site.folder))
      .filter(isBlocking)
      .map(({ where }) => where),
  };
}

/** Booleans: a failure would print the document. */
const stateOf = (document = '') => ({
  hasLine: document.includes('Not published yet.'),
  isUnlisted: document.includes('<meta name="robots" content="noindex"/>'),
});

const dotted = (document = '') => document.match(/class="[^"]*\b(example|border-dotted)\b/g)?.length ?? 0;

test.each([
  ['an example letter', 'leaders', /^ {4}excerpt/m, '    example: true\n$&', false, 6],
  ['an account of zeros', 'donate', /account: .*/, 'account: 0000 0000 0000', true, 0],
  ['an example address', 'contactDetails', /office\S+/, 'name@example.org', false, 0],
] as const)(
  '%s keeps every document unpublished, and gifts from going astray',
  async (_, file, from, to, warns, offers) => {
    const { documents, refused, files } = await documentsOf(() => site.edit(file, from, to));
    for (const document of [...documents, files['404.html'], files['letters/index.html']])
      expect(stateOf(document)).toEqual({ hasLine: true, isUnlisted: true });
    expect(refused).toEqual([expect.stringContaining(file)]);
    const donate = `${files['donate/index.html']}`.replaceAll('\u00a0', ' ');
    const [above = ''] = donate.split('Account name');
    expect([above.includes('transfer any money yet'), donate.split('>Copy').length - 1]).toEqual([
      warns,
      offers,
    ]);
    expect(above.includes('The note for those who give from abroad.'), 'who may not use it').toBe(true);
    expect(above.includes('The warning'), 'what no one of us asks for').toBe(true);
  },
);

test('each stand-in is dotted, and leads where the real one will; each example says so', async () => {
  const { documents, files, home } = await documentsOf(() => {
    site.edit('contactDetails', /office\S+/, 'name@example.org');
    site.edit('contactDetails', /https:\S+facebook\S+/, 'https://www.example.org/facebook');
    site.edit('home', 'plain-film2', 'sample-0002');
    site.edit('myStory', /(?<=name: )Ada/, 'Sample Ada');
    site.edit('about', /(?<=name: )Ada/, 'Sample Ada');
    site.edit('articles', 'https://drive.google.com/file/d/first', 'https://www.example.org/first');
    site.edit('donate', /account: .*/, 'account: 0000 0000 0000');
    site.edit('privacy', /(?<=contactPerson: ).*/, 'Name of the contact person');
    site.edit('leaders', /^ {4}excerpt/m, '    example: true\n$&');
    site.edit('answers', 'answer: The answer to the fifth.', '$&\n    example: true');
  });
  const counts = Object.fromEntries(everyView.map((view, index) => [view, dotted(documents[index])]));
  // Two in the foot, and one for who has no script.
  expect(counts).toMatchObject({
    whyRB: 3,
    about: 4,
    articles: 4,
    contact: 6,
    donate: 5,
    home: 5,
    myStory: 5,
  });
  for (const href of ['mailto:name@example.org', 'https://www.example.org/facebook'])
    expect(home.includes(`href="${href}"`), href).toBe(true);
  const labels = ['letters', 'my-story'].map((path) =>
    files[`${path}/index.html`]?.split(`>${words.example.label}<`),
  );
  // Each letter has one, and a sheet of My Story one on top.
  expect(labels.map((parts) => parts?.length)).toEqual([2, 2]);
});

test('a site with every fact and word of its own is for search engines', async () => {
  const { documents, refused, home, files } = await documentsOf(() => {});
  for (const document of documents)
    expect([stateOf(document), dotted(document)]).toEqual([{ hasLine: false, isUnlisted: false }, 0]);
  expect(Object.values(files).join().includes(`>${words.example.label}<`)).toBe(false);
  expect([refused, home.includes(WALL), 'letters/index.html' in files]).toEqual([[], true, true]);
});

test('an unconfirmed translation is not linked from a site that is published', async () => {
  const made = withMadeUpLanguage(site.folder, 'node_modules/.cache/fixtures/unconfirmed');
  vi.stubEnv('SITE_WORDS', made.words);
  const addTranslation = (example: string) => () => {
    cpSync(`${made.content}/ta`, `${site.folder}/ta`, { recursive: true });
    // Keys of entries that are facts are repeated.
    for (const name of ['ta/articles', 'ta/home']) site.change(name, supply);
    appendFileSync(`${site.folder}/ta/contact.yaml`, example);
    rmSync(`${site.folder}/ta/about.yaml`);
  };
  const unconfirmed = await documentsOf(addTranslation('example: true\n'));
  expect(stateOf(unconfirmed.home)).toEqual({ hasLine: false, isUnlisted: false });
  expect(unconfirmed.home).not.toContain('hrefLang="ta"');
  expect(unconfirmed.refused).toEqual([]);
  expect(readContent(site.folder, 'ta').content.hasExamples).toBe(true);
  const confirmed = await documentsOf(addTranslation(''));
  expect(confirmed.home).toMatch(/rel="alternate" hrefLang="ta".*hrefLang="x-default"/);
  expect(confirmed.files['sitemap.xml']).toContain('/ta/</loc>');
});

test('without letters nothing speaks of them', async () => {
  const { home, documents, refused, files } = await documentsOf(() =>
    site.edit('leaders', /[\s\S]*/, 'leaders: []\n'),
  );
  expect(home.includes(WALL)).toBe(false);
  expect(home.match(/>Ask for prayer</g), 'on top and at the end').toHaveLength(2);
  for (const document of documents)
    expect(document.match(/href="[^"]*\/letters|all the letters/g)).toBe(null);
  expect([refused, 'letters/index.html' in files]).toEqual([[], false]);
});

test('what a ministry does not have is left out, and a second phone number is called', async () => {
  const { documents, home } = await documentsOf(() => {
    site.edit('contactDetails', /^(facebook|youtube): .*\n/gm, '');
    site.edit('contactDetails', /^instagram: .*\n/m, 'secondPhone: 98400 12345\n');
    site.edit('donate', / *swift: .*\n/, '');
    site.edit(
      'leaders',
      /name: Ada Example([\s\S]*?) {4}portrait: .*\n.*alt: .*\n/,
      'name: Mary Ann Smith$1',
    );
    site.edit('about', / {2}- name: (?!Ada)[\s\S]*?(?=^sections:)/m, '');
  });
  for (const words of ['Instagram', 'Follow Us', 'Co-founder', 'Swift'])
    expect(documents.filter((document) => document.includes(words))).toEqual([]);
  expect(home.includes('href="tel:+919840012345"')).toBe(true);
  expect(/>M(<!-- -->)?S</.test(home), 'in place of a portrait').toBe(true);
});

test('newsletters lead by their month, and older ones are folded by year', async () => {
  // In another order than the alphabet's.
  const titles = Array.from({ length: 40 }, (_, index) => {
    const month = new Date(Date.UTC(2023, (index * 7) % 40));
    return `${month.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })} Newsletter`;
  });
  const listed = ['Annual letter', ...titles, 'Christmas 2021'].map(
    (title, index) => `  - title: ${title}\n    url: https://drive.google.com/file/d/1aBcDeFgHi${index}\n`,
  );
  const { documents } = await documentsOf(() =>
    site.edit('articles', /^newsletters:[\s\S]*(?=^description)/m, `newsletters:\n${listed.join('')}`),
  );
  const page = new JSDOM(`${documents[everyView.indexOf('articles')]}`).window.document;
  const panel = page.getElementById('newsletters') as Element;
  const linksIn = (part: Element) => [...part.querySelectorAll(':scope > ul a')];
  const shown = linksIn(panel).map((link) => link.textContent.split(' (')[0]?.replaceAll('\u00a0', ' '));
  expect(shown.join()).toMatch(
    /^April 2026 Newsletter,March 2026 Newsletter,.*,May 2025 Newsletter,Annual letter$/,
  );
  const folds = [...panel.querySelectorAll('details')];
  const years = folds.map((fold) => `${fold.querySelector('summary')?.textContent}: ${linksIn(fold).length}`);
  expect(years).toEqual(['2025: 4', '2024: 12', '2023: 12', '2021: 1']);
});

test.each([
  ['2099-12-31', ['home', 'contact'], 0],
  ['2026-11-22', [], 1],
] as const)('a notice until %s is on top of %j', async (until, on, advice) => {
  const words = 'The office moves';
  const notice = `notice:\n  words: ${words}\n  until: ${until}\n`;
  const { documents } = await documentsOf(() => site.edit('site', /$/, notice));
  expect(everyView.filter((_, index) => documents[index]?.includes(words))).toEqual(on);
  expect((await site.found()).advice.filter((each) => each.includes('notice'))).toHaveLength(advice);
});
