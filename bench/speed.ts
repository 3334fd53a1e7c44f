/**
 * How fast each view opens on a slow phone, beside the same document without scripts (the floor): `npm run bench`, or
 * one round with `-- --quick`.
 */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readSite } from '../site/readSite.ts';
import { everyView, type View } from '../src/views.ts';
import findChromium, { launchOptions } from '../tests/setup/chromium.ts';
import { runLighthouse } from './speed/lighthouse.ts';
import { load, useMenu, visit } from './speed/phone.ts';
import { serve } from './speed/server.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean' } } }).values;
const rounds = quick ? 1 : 3;
/** Of Chromium, for Lighthouse. */
const PORT = 9333;

const { base, hrefOf } = await readSite('content');

/** What was measured, round after round: `site donate lcp`. */
const figures: Record<string, number[]> = {};
function keep(of: string, measured: Record<string, number>): void {
  for (const [name, figure] of Object.entries(measured))
    figures[`${of} ${name}`] = [...(figures[`${of} ${name}`] ?? []), figure];
}
function median(of: string): number {
  const sorted = (figures[of] ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const folder = 'node_modules/.cache/bench';
const options = ['--mode', 'embedded', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options]);
const site = await serve(folder, base);
// Nothing that needs a script can be faster.
const floor = await serve(folder, base, ['Content-Security-Policy', "script-src 'none'"]);
const variants = Object.entries({ site, floor });

await findChromium();
const launch = launchOptions();
const args = [...(launch.args ?? []), `--remote-debugging-port=${PORT}`];
const browser = await chromium.launch({ ...launch, args });
console.log(`Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
// A browser that has just started takes longer over its first page.
await load(browser, floor.expectVisitor(base));
// Round after round, so that whatever else the machine does meets every variant alike.
for (let round = 1; round <= rounds; round++) {
  console.log(`Round ${round} of ${rounds}`);
  for (const view of everyView) {
    for (const [variant, { expectVisitor }] of variants)
      keep(`${variant} ${view}`, await load(browser, expectVisitor(hrefOf(view))));
    keep(`site ${view}`, await runLighthouse(site.expectVisitor(hrefOf(view), 150), PORT));
  }
  for (const [variant, { expectVisitor }] of variants)
    keep(variant, await useMenu(browser, expectVisitor(base)));
  for (const view of ['home', 'donate'] as const) {
    await visit(browser, site.expectVisitor(hrefOf(view)));
    keep(`site ${view}`, { visit: site.sentKB() });
  }
}
await browser.close();
for (const [, server] of variants) server.close();

/** Times in ms, in brackets as a multiple of the floor's; layout shift; kB of the first load; points of Lighthouse. */
function row(view: View) {
  const of = (name: string) => median(`site ${view} ${name}`);
  const time = (name: string) =>
    `${of(name).toFixed()} (${(of(name) / median(`floor ${view} ${name}`)).toFixed(2)})`;
  const rest = ['blocked', 'cls', 'kB', 'performance', 'accessibility', 'best-practices', 'seo'];
  const numbers = rest.map((name) => [name, Number(of(name).toFixed(3))]);
  return { fcp: time('fcp'), lcp: time('lcp'), ...Object.fromEntries(numbers) };
}

/** All views together: of one view, the same document with and without scripts differs by a third from run to run. */
function toFloor(time: string): number {
  const sum = (of: string) => everyView.reduce((all, view) => all + median(`${of} ${view} ${time}`), 0);
  return sum('site') / sum('floor');
}

console.table(Object.fromEntries(everyView.map((view) => [view, row(view)])));
const targets: [target: string, measured: number, atMost: number][] = [
  ['first paint to the floor', toFloor('fcp'), 1.05],
  ['largest paint to the floor', toFloor('lcp'), 1.05],
  ['press on the menu button to the floor', median('site menu') / median('floor menu'), 1.15],
  ['change of view from the menu to Donate, ms', median('site change'), 110],
  [
    'home is blocked longer than the floor, ms',
    median('site home blocked') - median('floor home blocked'),
    30,
  ],
  ['first load of home, kB', median('site home kB'), 170],
  ['first visit to home, kB', median('site home visit'), 240],
  ['first visit to Donate, kB', median('site donate visit'), 190],
];
console.table(
  targets.map(([target, measured, atMost]) => ({ target, measured, atMost, holds: measured <= atMost })),
);
