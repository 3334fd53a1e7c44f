/**
 * How fast each view's document opens and the next view follows, beside the same documents without scripts, and for
 * home beside a plain client-rendered build and the content of many years: `npm run bench`, `-- --quick` for one round.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { everyView, hrefOf } from '../src/navigation/addresses.ts';
import type { View } from '../src/navigation/view.ts';
import installChromium, { launchOptions } from '../tests/setup/chromium.ts';
import { buildAll } from './speed/builds.ts';
import { figures, keep } from './speed/figures.ts';
import { runLighthouse } from './speed/lighthouse.ts';
import { changeViews, loadOnPhone, pressAtFirstPaint } from './speed/phone.ts';
import { judge, report } from './speed/report.ts';
import { serve } from './speed/server.ts';

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = flags.quick ? 1 : 3;
const started = new Date();
/**
 * How long the host takes to answer Lighthouse, in ms: a round trip of the slow 4G that it simulates. It does so from a
 * load without any; answered at once, the fonts are there before anything is painted, and it takes them for something
 * that the first paint waited for.
 */
const ANSWER_MS = 150;

console.log('Building the site, the plain client-rendered build and the grown site');
const builds = await buildAll();
const servers = {
  site: await serve(builds.site),
  // Nothing that needs a script can be faster.
  floor: await serve(builds.site, ['Content-Security-Policy', "script-src 'none'"]),
  plain: await serve(builds.plain),
  grown: await serve(builds.grown),
};
type Variant = keyof typeof servers;

const port = await freePort();
installChromium();
const { args, ...options } = launchOptions();
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
const machine = { cpus: cpus().length, load: loadavg(), chromium: browser.version() };
// A browser that has just started takes longer over its first page.
await loadOnPhone(browser, servers.floor.expectVisitor(hrefOf('home')));
// Round after round, so that whatever else the machine does meets every variant alike.
for (let round = 1; round <= rounds; round++) {
  console.log(`Round ${round} of ${rounds}`);
  for (const view of everyView) {
    const variants: Variant[] = view === 'home' ? ['site', 'floor', 'plain', 'grown'] : ['site', 'floor'];
    for (const variant of variants) await measure(variant, view);
  }
  for (const variant of ['site', 'grown'] as const)
    keep(`changes ${variant}`, await changeViews(browser, servers[variant].expectVisitor(hrefOf('home'))));
}
await browser.close();
for (const server of Object.values(servers)) server.close();

const targets = judge();
report(targets);
const seconds = Math.round((Date.now() - started.getTime()) / 1000);
const file = `bench-results/speed-${started.toISOString().replaceAll(':', '-').slice(0, 19)}.json`;
mkdirSync('bench-results', { recursive: true });
writeFileSync(file, `${JSON.stringify({ rounds, seconds, machine, targets, figures }, null, 2)}\n`);
console.log(`\n${seconds} s, medians of ${rounds}; every figure is in ${file}.`);

async function measure(variant: Variant, view: View) {
  const scored = variant === 'site';
  const of = `${variant} ${view}`;
  const visit = (answerMs = 0) => servers[variant].expectVisitor(hrefOf(view), answerMs);
  keep(`mobile ${of}`, await runLighthouse(visit(ANSWER_MS), port, 'mobile', scored));
  if (scored) keep(`desktop ${of}`, await runLighthouse(visit(ANSWER_MS), port, 'desktop', scored));
  const load = await loadOnPhone(browser, visit());
  if (variant === 'floor' && load.scripts !== 0) throw new Error('The floor has fetched a script.');
  keep(`phone ${of}`, { ...load, press: await pressAtFirstPaint(browser, visit()) });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
