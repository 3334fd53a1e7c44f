import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts';
import { report } from './speed/report.ts';
import { measure } from './speed/results.ts';
import { type Served, serve } from './speed/server.ts';
import { measureSteps } from './speed/steps.ts';
import { judge } from './speed/targets.ts';
import { buildVariants, type Variant, variants } from './speed/variants.ts';

const { values: flags } = parseArgs({
  options: {
    /** One round instead of five. */
    quick: { type: 'boolean', default: false },
    /** Measures what each step gives instead of what the site is measured by. */
    steps: { type: 'boolean', default: false },
  },
});
const rounds = flags.quick ? 1 : 5;
const started = Date.now();

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

console.log('Building the site, the floor, the plain client-rendered build and the grown site');
const executablePath = ensureChromium();
await buildVariants();

const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
if (flags.steps) await measureSteps(browser, port, rounds);
else await measureSite();
await browser.close();

async function measureSite() {
  const served: Partial<Record<Variant, Served>> = {};
  for (const name of Object.keys(variants) as Variant[]) served[name] = await serve(variants[name]);
  const { results, runs } = await measure(browser, port, served as Record<Variant, Served>, rounds);
  for (const { close } of Object.values(served)) close();
  report(results);

  const seconds = Math.round((Date.now() - started) / 1000);
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model,
    load: loadavg(),
    chromium: browser.version(),
  };
  const targets = judge(results);
  mkdirSync('bench-results', { recursive: true });
  const file = `bench-results/speed-${new Date(started).toISOString().replaceAll(':', '-').slice(0, 19)}.json`;
  writeFileSync(file, `${JSON.stringify({ rounds, seconds, machine, targets, results, runs }, null, 2)}\n`);
  console.log(`\n${seconds} s, medians of ${rounds}; every figure is in ${file}.`);
}
