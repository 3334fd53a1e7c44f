import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

/** What Chromium needs to run headless, also as root and where no network is, without asking its maker's hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const DEBIANS_OWN = '/usr/bin/chromium';

/** The browsers beside Chromium that the journeys run in, wherever Playwright has installed its own build of them. */
export const otherBrowsers = [
  { name: 'firefox', installed: existsSync(firefox.executablePath()) },
  { name: 'webkit', installed: existsSync(webkit.executablePath()) },
] as const;

const findChromium = () => [chromium.executablePath(), DEBIANS_OWN].find((path) => existsSync(path));

/** Commands that install a Chromium, to be tried in turn. Debian's package brings the libraries that it needs. */
function installers(): string[][] {
  const isRoot = process.getuid?.() === 0;
  const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const install = [process.execPath, playwright, 'install', 'chromium'];
  if (!isRoot) return [install];
  // Another package manager at work is waited for, in s.
  const apt = ['apt-get', '-qq', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  return [
    [...apt, 'update'],
    [...apt, 'install', '--no-install-recommends', 'chromium'],
    [...install, '--with-deps'],
  ];
}

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, Playwright's, or Debian's, installed where there is none.
 *
 * @throws one sentence that says what to do, where that fails
 */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM_PATH || findChromium();
  if (found) return found;

  console.log('No Chromium found: installing one (this can take a few minutes).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [command = '', ...args] of installers()) {
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium could be found or installed: install Chromium or Chrome, set CHROMIUM_PATH to it, and run the command again.',
  );
}
