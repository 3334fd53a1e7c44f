/**
 * Measures how fast each view opens on a slow phone, beside its document without scripts (the floor): `npm run bench`,
 * or one round with `-- --quick`.
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
import lighthouse from 'lighthouse';
import sirv from 'sirv';
import { languagesOf } from '../content/languages.ts';
import { readContent } from '../content/read/read.ts';
import { everyView, views } from '../content/views.ts';
import { headersFor } from '../site/host.ts';
import findChromium, { launchOptions } from '../tests/setup/chromium.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean' } } }).values;
const rounds = quick ? 1 : 3;
/** The debugging port of Chromium, for Lighthouse. */
const PORT = 9333;

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
    close: () => server.close().closeAllConnections(),
  };
}
const site = await serve();
// The floor: no page that needs a script can be faster.
const floor = await serve(['Content-Security-Policy', "script-src 'none'"]);

await findChromium();
const launch = launchOptions();
const args = [...(launch.args ?? []), `--remote-debugging-port=${PORT}`];
const browser = await chromium.launch({ ...launch, args });
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse once on its slow 4G and a CPU slowed four times, both really applied: ms, and points out of 100. */
async function load(address: string): Promise<Record<string, number>> {
  const flags = { port: PORT, logLevel: 'error', onlyCategories: categories, throttlingMethod: 'devtools' };
  const { lhr } = (await lighthouse(address, { ...flags, disableFullPageScreenshot: true })) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}.`);
  const measured = Object.entries(metrics).map(([name, id]) => [name, lhr.audits[id]?.numericValue]);
  const points = categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)]);
  return Object.fromEntries([...measured, ...points]);
}

/** The kB of a first visit, with or without what is fetched ahead in idle time and kept for when there is no network. */
async function weigh(href: string, ahead: boolean): Promise<number> {
  // A browser of its own: Lighthouse's one takes the network for a slow one, and loads pictures from farther below.
  const own = await chromium.launch(launch);
  const page = await own.newPage({ ...phone, serviceWorkers: ahead ? 'allow' : 'block' });
  // Text: in a function, tsx calls a helper of its own that the page does not have.
  if (!ahead) await page.addInitScript('window.requestIdleCallback = () => 0');
  await page.goto(site.expectVisitor(href), { waitUntil: 'networkidle' });
  await page.waitForTimeout(3000);
  await own.close();
  return site.sentKB();
}

/** Measures a press on the menu button, then on Donate in it, until what it shows is painted (Event Timing), in ms. */
async function useMenu(address: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) window.name = String(Math.max(Number(window.name), duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  const press = async (selector: string) => {
    await page.locator(selector).first().tap();
    await page.waitForTimeout(1000);
    // Returns no number where nothing was painted: every target then fails.
    return page.evaluate(() => {
      const time = Number(window.name || 'none');
      window.name = '';
      return time;
    });
  };
  const measured = { menu: await press('header > div > button'), change: await press('#menu nav > a') };
  await page.close();
  return measured;
}

/** Collects what was measured, round after round: `site donate lcp`. */
const figures: Record<string, number[]> = {};
function keep(of: string, measured: Record<string, number>): void {
  for (const [name, figure] of Object.entries(measured))
    figures[`${of} ${name}`] = [...(figures[`${of} ${name}`] ?? []), figure];
}
function median(of: string): number {
  const sorted = (figures[of] ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

console.log(`Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
const variants = Object.entries({ site, floor });
// Alternates between both, so that other load on the machine meets them alike.
for (let round = 1; round <= rounds; round++) {
  for (const [name, href] of pages) {
    console.log(`Round ${round} of ${rounds}: ${name}`);
    for (const [variant, { expectVisitor }] of variants)
      keep(`${variant} ${name}`, await load(expectVisitor(href)));
  }
  for (const [variant, { expectVisitor }] of variants) keep(variant, await useMenu(expectVisitor(base)));
}
const names = [...Object.keys(metrics), ...categories];
const row = (of: string) =>
  Object.fromEntries(names.map((name) => [name, +median(`${of} ${name}`).toFixed(3)]));
console.table(Object.fromEntries([...pages.keys()].map((name) => [name, row(`site ${name}`)])));

/** Joins the views of a language: a document with and without scripts differs by a third from run to run. */
const sumOf = (of: 'site' | 'floor', isIn: (name: string) => boolean, time: string) =>
  [...pages.keys()].filter(isIn).reduce((sum, name) => sum + median(`${of} ${name} ${time}`), 0);
const isTranslated = (name: string) => name.includes(' ');
const isEnglish = (name: string) => !isTranslated(name);
const toFloor = (time: string, isIn: typeof isEnglish) =>
  sumOf('site', isIn, time) / sumOf('floor', isIn, time);
const toEnglish = (time: string) => sumOf('site', isTranslated, time) / sumOf('site', isEnglish, time);
const translatedShifts = [...pages.keys()].filter(isTranslated).map((name) => median(`site ${name} cls`));
const targets: [target: string, measured: number, atMost: number][] = [
  ['first paint to the floor', toFloor('fcp', isEnglish), 1.05],
  ['largest paint to the floor', toFloor('lcp', isEnglish), 1.05],
  ['first paint of translations to English', toEnglish('fcp'), 1.1],
  ['largest paint of translations to the floor', toFloor('lcp', isTranslated), 1.1],
  ['most that a translation moves without a font of it', Math.max(...translatedShifts), 0.1],
  ['press on the menu button to the floor', median('site menu') / median('floor menu'), 1.15],
  ['change of view from the menu to Donate, ms', median('site change'), 110],
  ['home is blocked longer, ms', median('site home blocked') - median('floor home blocked'), 30],
  ['first load of home, kB', await weigh(base, false), 170],
  ['first visit to home, kB', await weigh(base, true), 236],
  ['first visit to Donate, kB', await weigh(base + views.donate.path, true), 186],
];
console.table(
  targets.map(([target, measured, atMost]) => ({ target, measured, atMost, holds: measured <= atMost })),
);
await browser.close();
for (const server of [site, floor]) server.close();
