import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, expect, test, vi } from 'vitest';
import { isBlocking } from '../../content/check/report.ts';
import { sampleFindings } from '../../content/check/samples.ts';
import { readContent } from '../../content/read/read.ts';
import { everyView, views } from '../../content/views.ts';
import { withMadeUpLanguage } from '../fixtures/madeUpLanguage.ts';
import { supplied } from '../fixtures/supplied.ts';
import { copyOfSite } from './copyOfSite.ts';
import { renderedBy, siteServer } from './siteServer.ts';

const WALL = 'What Leaders Say About Us';

const site = copyOfSite();
const server = await siteServer(site.folder, true);
afterAll(() => server.close());

const supply = (text: string) => supplied.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** The plain site with every fact and word of its own, then edited. */
async function documentsOf(edit: () => void) {
  for (const file of readdirSync(`${site.folder}/en`)) site.edit(file, supply);
  edit();
  const { moduleGraph } = server;
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (/^\0@(content|pictures)\//.test(id)) moduleGraph.invalidateModule(module);
  const files = await renderedBy(server);
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

const fact = (file: string, from: RegExp | string, to: string) => () =>
  site.edit(`${file}.yaml`, (text) => text.replace(from, to));

test.each([
  ['an account of zeros', 'donate', /account: .*/, 'account: 0000 0000 0000'],
  ['an example letter', 'leaders', /^ {4}excerpt/m, '    example: true\n$&'],
] as const)('%s keeps every document unpublished', async (_, file, from, to) => {
  const { documents, refused, files } = await documentsOf(fact(file, from, to));
  for (const document of [...documents, files['404.html'], files['letters/index.html']])
    expect(stateOf(document)).toEqual({ hasLine: true, isUnlisted: true });
  expect(refused).toEqual([expect.stringContaining(file)]);
});

test('a site with every fact and word of its own is for search engines', async () => {
  const { documents, refused, home, files } = await documentsOf(() => {});
  for (const document of documents) expect(stateOf(document)).toEqual({ hasLine: false, isUnlisted: false });
  expect([refused, home.includes(WALL), 'letters/index.html' in files]).toEqual([[], true, true]);
});

test('an unconfirmed translation is not linked from a site that is published', async () => {
  const made = withMadeUpLanguage(site.folder, 'node_modules/.cache/fixtures/unconfirmed');
  vi.stubEnv('SITE_WORDS', made.words);
  const addTranslation = (example: string) => () => {
    cpSync(`${made.content}/ta`, `${site.folder}/ta`, { recursive: true });
    // Keys of entries that are facts are repeated.
    for (const file of ['articles.yaml', 'home.yaml']) site.edit(`../ta/${file}`, supply);
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
  const { home, documents, refused, files } = await documentsOf(fact('leaders', /[\s\S]*/, 'leaders: []\n'));
  expect(home.includes(WALL)).toBe(false);
  expect(home.match(/>Ask for prayer</g), 'on top and at the end').toHaveLength(2);
  for (const document of documents)
    expect(document.match(/href="[^"]*\/letters|all the letters/g)).toBe(null);
  expect([refused, 'letters/index.html' in files]).toEqual([[], false]);
});

test('what a ministry does not have is left out, and a second phone number is called', async () => {
  const { documents } = await documentsOf(() => {
    fact('contactDetails', /^(facebook|youtube): .*\n/gm, '')();
    fact('contactDetails', /^instagram: .*\n/m, 'secondPhone: 98400 12345\n')();
    fact('donate', / *swift: .*\n/, '')();
    fact('about', / {2}- name: (?!Ada)[\s\S]*?(?=^sections:)/m, '')();
  });
  for (const words of ['Instagram', 'Follow Us', 'Co-founder', 'Swift'])
    expect(documents.filter((document) => document.includes(words))).toEqual([]);
  expect(documents[0]).toContain('href="tel:+919840012345"');
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
  const { documents } = await documentsOf(
    fact('articles', /^newsletters:[\s\S]*(?=^description)/m, `newsletters:\n${listed.join('')}`),
  );
  const page = new JSDOM(`${documents[everyView.indexOf('articles')]}`).window.document;
  const panel = page.getElementById('newsletters');
  const namesIn = (part?: Element | null) =>
    [...(part?.querySelectorAll(':scope > ul a') ?? [])].map((link) => link.textContent.split(' (')[0]);
  const shown = namesIn(panel).map((name) => name?.replaceAll('\u00a0', ' '));
  expect([...shown.slice(0, 2), ...shown.slice(-2)]).toEqual([
    'April 2026 Newsletter',
    'March 2026 Newsletter',
    'May 2025 Newsletter',
    'Annual letter',
  ]);
  const folds = [...(panel?.querySelectorAll('details') ?? [])];
  expect(folds.map((fold) => [fold.querySelector('summary')?.textContent, namesIn(fold).length])).toEqual([
    ['2025', 4],
    ['2024', 12],
    ['2023', 12],
    ['2021', 1],
  ]);
});

test.each([
  ['2099-12-31', ['home', 'contact'], 0],
  ['2026-11-22', [], 1],
] as const)('a notice until %s is on top of %j', async (until, on, advice) => {
  const words = 'The office moves';
  const notice = `notice:\n  words: ${words}\n  until: ${until}\n`;
  const { documents } = await documentsOf(fact('site', /$/, notice));
  expect(everyView.filter((_, index) => documents[index]?.includes(words))).toEqual(on);
  expect((await site.found()).advice.filter((each) => each.includes('notice'))).toHaveLength(advice);
});
