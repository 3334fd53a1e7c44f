import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { findExecutable } from './executable.ts';

/** What Chromium needs to run headless, also as root and where no network is, without asking its maker's hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browsers beside Chromium that the journeys run in, wherever Playwright has installed its own build of them. */
export const otherBrowsers = [
  { name: 'firefox', installed: existsSync(firefox.executablePath()) },
  { name: 'webkit', installed: existsSync(webkit.executablePath()) },
] as const;

const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The Chromium to use: the one that CHROMIUM_PATH names, Playwright's own, or one installed on the system. */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named
    ? findExecutable(named)
    : findExecutable(chromium.executablePath(), ...systemNames, ...systemPaths);
}

function installFromPlaywright(): boolean {
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  return (
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
      .status === 0
  );
}

/** Another package manager at work is waited for, in s. */
const patiently = ['-o', 'DPkg::Lock::Timeout=120'];

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', [...patiently, 'update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', [...patiently, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env,
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium, which is installed where there is none: by Playwright's download, or on Debian as root
 * by the system's package manager.
 *
 * @throws one sentence that says what to do, where that fails
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH) {
    console.log('No Chromium found: installing one (this can take a few minutes).');
    for (const install of [installFromPlaywright, installFromDebian]) {
      const installed = install() && findChromium();
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.',
  );
}
