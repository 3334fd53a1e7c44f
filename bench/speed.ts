/**
 * Measures how fast each view opens on a slow phone, beside its document without scripts (the floor): `npm run bench`,
 * or a third of it with `-- --quick`.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { languagesOf } from '../content/languages.ts';
import { readContent } from '../content/read/read.ts';
import { everyView, views } from '../content/views.ts';
import { headersFor } from '../site/host.ts';
import findChromium, { launchOptions } from '../tests/setup/chromium.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean' } } }).values;
/** Many: a first paint shows a part of the document or all of it, and differs by a quarter. */
const rounds = quick ? 4 : 12;

const { base } = readContent('content');

/** The documents of each language, by a name: `donate`, `ta contact`. */
const pages = new Map<string, string>();
for (const code of languagesOf('content')) {
  const { content, base } = readContent('content', code);
  for (const view of everyView)
    pages.set(`${content.path.replace('/', ' ')}${view}`, base + views[view].path);
}

const folder = 'node_modules/.cache/bench';
const options = ['--mode', 'embedded', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options]);
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (/\.(css|html|js|svg|txt|webmanifest)$/.test(file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));

/** Serves the build as a host does: compressed, and with the site's headers and these. */
async function serve(...more: [name: string, value: string][]) {
  const answer = sirv(folder, {
    brotli: true,
    setHeaders(response: ServerResponse, path: string) {
      for (const [name, value] of [...headersFor(path.slice(1)), ...more]) response.appendHeader(name, value);
    },
  });
  let sent = 0;
  const server = createServer((request, response) => {
    request.url = `/${request.url?.slice(base.length)}`;
    response.on('finish', () => {
      sent += Number(response.getHeader('content-length') ?? 0);
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Returns the address of a page, for a visitor without a connection from an earlier visit. */
    expectVisitor(href: string): string {
      sent = 0;
      server.closeAllConnections();
      return `http://localhost:${port}${href}`;
    },
    /** Counts the bytes sent to this visitor and the service worker, without headers. */
    sentKB: () => sent / 1000,
  };
}
const site = await serve();
// The floor: no page that needs a script can be faster.
const floor = await serve(['Content-Security-Policy', "script-src 'none'"]);

await findChromium();
const launch = launchOptions();
const browser = await chromium.launch(launch);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Slow 4G as Lighthouse applies it, in ms and bytes a second. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

type Entry = PerformanceEntry & Record<'value' | 'interactionId', number>;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What is pressed on home. */
const presses = { menu: 'header > div > button', change: '#menu nav > a' };

/** Opens a page on a slow phone, and presses on home, each until what it shows is painted: in ms. */
async function visit(href: string, { expectVisitor }: typeof site): Promise<Record<string, number>> {
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  // Text: in a function, tsx calls a helper of its own that the page does not have.
  await page.addInitScript(`
    entries = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries().map((it) => it.toJSON())));
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event'])
      observer.observe({ type, durationThreshold: 16 });`);
  const takeEntries = () => page.evaluate<Entry[]>('entries.splice(0)');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(expectVisitor(href), { waitUntil: 'networkidle' });
  const entries = await takeEntries();
  const of = (name: string) => entries.filter((it) => it.name === name || it.entryType === name);
  // No number where nothing was painted: every target then fails.
  const fcp = of('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const late = of('longtask').filter(({ startTime }) => startTime > fcp);
  const measured: Record<string, number> = {
    fcp,
    lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    blocked: sum(late.map(({ duration }) => duration - 50)),
    cls: sum(of('layout-shift').map(({ value }) => value)),
  };
  for (const [name, selector] of href === base ? Object.entries(presses) : []) {
    await page.locator(selector).first().tap();
    await page.waitForTimeout(1000);
    const pressed = (await takeEntries()).filter(({ interactionId }) => interactionId);
    measured[name] = pressed.length > 0 ? Math.max(...pressed.map(({ duration }) => duration)) : Number.NaN;
  }
  await page.close();
  return measured;
}

/** The kB of a first visit, with or without what is fetched ahead in idle time and kept for when there is no network. */
async function weigh(href: string, ahead: boolean): Promise<number> {
  // A browser of its own: the other one takes the network for a slow one, and loads pictures from farther below.
  const own = await chromium.launch(launch);
  const page = await own.newPage({ ...phone, serviceWorkers: ahead ? 'allow' : 'block' });
  if (!ahead) await page.addInitScript('window.requestIdleCallback = () => 0');
  await page.goto(site.expectVisitor(href), { waitUntil: 'networkidle' });
  await page.waitForTimeout(3000);
  await own.close();
  return site.sentKB();
}

/** Collects what was measured, round after round: `site donate lcp`. */
const figures: Record<string, number[]> = {};
function keep(of: string, measured: Record<string, number>): void {
  for (const [name, figure] of Object.entries(measured))
    figures[`${of} ${name}`] = [...(figures[`${of} ${name}`] ?? []), figure];
}
const mean = (of: string) => sum(figures[of] ?? []) / (figures[of]?.length ?? 0);

console.log(`Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
const variants = Object.entries({ site, floor });
for (let round = 1; round <= rounds; round++) {
  console.log(`Round ${round} of ${rounds}`);
  for (const [name, href] of pages) {
    // Alternates, also which is first, so that other load on the machine meets both alike.
    for (const [variant, server] of variants.reverse()) keep(`${variant} ${name}`, await visit(href, server));
  }
}
const columns = ['fcp', 'lcp', 'blocked', 'cls'];
const row = (of: string) =>
  Object.fromEntries(columns.map((name) => [name, +mean(`${of} ${name}`).toFixed(3)]));
const names = [...pages.keys()];
console.table(Object.fromEntries(names.map((name) => [name, row(`site ${name}`)])));

const english = names.filter((name) => !name.includes(' '));
const translated = names.filter((name) => name.includes(' '));
const total = (of: 'site' | 'floor', time: string, views: string[]) =>
  sum(views.map((name) => mean(`${of} ${name} ${time}`)));
const toFloor = (time: string, views: string[]) => total('site', time, views) / total('floor', time, views);
const toEnglish = total('site', 'fcp', translated) / total('site', 'fcp', english);
const shifts = translated.map((name) => mean(`site ${name} cls`));
const targets: [target: string, measured: number, atMost: number][] = [
  ['first paint to the floor', toFloor('fcp', english), 1.05],
  ['largest paint to the floor', toFloor('lcp', english), 1.05],
  ['first paint of translations to English', toEnglish, 1.1],
  ['largest paint of translations to the floor', toFloor('lcp', translated), 1.1],
  ['most that a translation moves without a font of it', Math.max(...shifts), 0.1],
  ['press on the menu button to the floor', mean('site home menu') / mean('floor home menu'), 1.15],
  ['change of view from the menu to Donate, ms', mean('site home change'), 110],
  ['home is blocked longer, ms', mean('site home blocked') - mean('floor home blocked'), 30],
  ['first load of home, kB', await weigh(base, false), 170],
  ['first visit to home, kB', await weigh(base, true), 236],
  ['first visit to Donate, kB', await weigh(base + views.donate.path, true), 186],
];
console.table(
  targets.map(([target, measured, atMost]) => ({ target, measured, atMost, holds: measured <= atMost })),
);
await browser.close();
process.exit();
