/**
 * How fast each view's document opens and the next view follows, beside the same documents without scripts (the floor)
 * and the same app as Vite builds it by itself (plain): `npm run bench`, or `-- --quick` for one round.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readSite } from '../build/site.ts';
import type { View } from '../src/navigation/view.ts';
import findChromium, { launchOptions } from '../tests/setup/chromium.ts';
import { runLighthouse } from './speed/lighthouse.ts';
import {
  changeViews,
  loadOnPhone,
  openMenu,
  pressAtFirstPaint,
  pressInHero,
  visitTwice,
} from './speed/phone.ts';
import { serve } from './speed/server.ts';

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = flags.quick ? 1 : 3;
/** Of Chromium, for Lighthouse. */
const PORT = 9333;

/** What was measured, round after round: `site donate lcp`. */
const figures: Record<string, number[]> = {};
function keep(of: string, measured: Record<string, number>): void {
  for (const [name, figure] of Object.entries(measured)) {
    const rounds = figures[`${of} ${name}`] ?? [];
    figures[`${of} ${name}`] = [...rounds, figure];
  }
}
function median(of: string): number {
  const sorted = (figures[of] ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Builds by the command that everyone uses, and returns the folder. */
function build(name: string, ...more: string[]): string {
  const folder = `node_modules/.cache/bench/${name}`;
  const options = ['--mode', 'embedded', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir', ...more];
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options]);
  return folder;
}

console.log('Building the site, and the plain client-rendered build');
const site = await readSite('src');
const { base, everyView, hrefOf } = site;
const folder = build('site');
const servers = {
  site: await serve(folder, base),
  // Nothing that needs a script can be faster.
  floor: await serve(folder, base, ['Content-Security-Policy', "script-src 'none'"]),
  plain: await serve(build('plain', '--config', 'bench/speed/plain.config.ts'), base),
};
type Variant = keyof typeof servers;

await findChromium();
const { args = [], ...options } = launchOptions();
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${PORT}`] });
const machine = { cpus: cpus().length, load: loadavg(), chromium: browser.version() };
// A browser that has just started takes longer over its first page.
await loadOnPhone(browser, servers.floor.expectVisitor(base));
// Round after round, so that whatever else the machine does meets every variant alike.
for (let round = 1; round <= rounds; round++) {
  console.log(`Round ${round} of ${rounds}`);
  for (const view of everyView) {
    await measure('site', view);
    await measure('floor', view);
    if (view === 'home') await measure('plain', view);
    keep(`site ${view}`, await runLighthouse(servers.site.expectVisitor(hrefOf(view), 150), PORT));
  }
  for (const variant of ['site', 'floor', 'plain'] as const) {
    const home = () => servers[variant].expectVisitor(base);
    keep(`later ${variant}`, {
      menu: await openMenu(browser, home()),
      hero: await pressInHero(browser, home()),
    });
  }
  keep('change', await changeViews(browser, servers.site.expectVisitor(base), site));
}
// Bytes are the same in every round.
const visits: Record<string, Record<string, number>> = {};
for (const variant of ['site', 'floor', 'plain'] as const)
  for (const view of ['home', 'donate'] as const)
    for (const saveData of [false, true]) {
      if (variant !== 'site' && (saveData || view !== 'home')) continue;
      const { expectVisitor, sent } = servers[variant];
      const { first, second } = await visitTwice(browser, expectVisitor(hrefOf(view)), sent, { saveData });
      const name = `${variant} ${view}${saveData ? ', saving data' : ''}`;
      Object.assign(visits, { [name]: first, [`${name}, again`]: second });
    }
await browser.close();
for (const server of Object.values(servers)) server.close();

async function measure(variant: Variant, view: View) {
  const visit = () => servers[variant].expectVisitor(hrefOf(view));
  const load = await loadOnPhone(browser, visit());
  if (variant === 'floor' && load.scripts !== 0) throw new Error('The floor has fetched a script.');
  keep(`${variant} ${view}`, { ...load, press: await pressAtFirstPaint(browser, visit()) });
}

/** Times of a page in ms, in brackets as a multiple of the floor's, then its kB and Lighthouse's scores. */
function row(variant: Variant, view: View) {
  const of = (name: string) => median(`${variant} ${view} ${name}`);
  const times = ['fcp', 'lcp', 'press'].map((name) => {
    const ratio = of(name) / median(`floor ${view} ${name}`);
    return [name, `${of(name).toFixed()} (${ratio.toFixed(2)})`];
  });
  const rest = [
    'blocked',
    'cls',
    'kB',
    'document',
    'fonts',
    'images',
    'scripts',
    'performance',
    'accessibility',
    'seo',
  ];
  return Object.fromEntries([...times, ...rest.map((name) => [name, Number(of(name).toFixed(3))])]);
}

/** All views together: of one view, the same document with and without scripts differs by a third from run to run. */
function toFloor(time: string): number {
  const sum = (variant: Variant) =>
    everyView.reduce((all, view) => all + median(`${variant} ${view} ${time}`), 0);
  return sum('site') / sum('floor');
}

const changes = Object.keys(figures).filter((name) => /^change (?!first)/.test(name));
const targets = [
  { target: 'first paint to the floor', atMost: 1.05, measured: toFloor('fcp') },
  { target: 'largest paint to the floor', atMost: 1.05, measured: toFloor('lcp') },
  { target: 'press at first paint to the floor', atMost: 1, measured: toFloor('press') },
  { target: 'press on the menu button, ms', atMost: 88, measured: median('later site menu') },
  { target: 'change of view by the hero, ms', atMost: 100, measured: median('later site hero') },
  { target: 'change of view by the drawer, ms', atMost: 150, measured: Math.max(...changes.map(median)) },
  ...(['home', 'donate'] as const).map((view) => ({
    target: `${view} is blocked longer than the floor, ms`,
    atMost: 30,
    measured: median(`site ${view} blocked`) - median(`floor ${view} blocked`),
  })),
  { target: 'first visit to home, kB', atMost: 250, measured: visits['site home']?.all ?? Number.NaN },
  { target: 'first visit to Donate, kB', atMost: 200, measured: visits['site donate']?.all ?? Number.NaN },
  {
    target: 'layout shift',
    atMost: 0.001,
    measured: Math.max(...everyView.map((view) => median(`site ${view} cls`))),
  },
].map((target) => ({ ...target, holds: target.measured <= target.atMost }));

console.log('\nA slow phone: ms, in brackets to the floor; the first load in kB; points of Lighthouse.');
console.table(Object.fromEntries(everyView.map((view) => [view, row('site', view)])));
console.table({ floor: row('floor', 'home'), plain: row('plain', 'home') });
console.log('\nBytes of a visit in all: kB');
console.table(visits);
console.log(
  '\nFrom the press until it is painted, CPU slowed 4 times, ms: the menu, the first link of the hero, the drawer',
);
console.table(
  Object.fromEntries(
    Object.keys(figures)
      .filter((name) => /^(change|later)/.test(name))
      .map((name) => [name, median(name)]),
  ),
);
console.table(targets);
const file = `bench-results/speed-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`;
mkdirSync('bench-results', { recursive: true });
writeFileSync(file, `${JSON.stringify({ rounds, machine, targets, visits, figures }, null, 2)}\n`);
console.log(`\nMedians of ${rounds}; every figure is in ${file}.`);
