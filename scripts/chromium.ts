import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

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

/** Chromium's headless shell, which has no window to draw and loads a page in half the time, then the whole browser. */
const DEBIANS_OWN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** The same engines in Debian's packages firefox-esr, and webkit2gtk-driver with xvfb. */
export const packagedBrowsers = {
  firefox: { browser: '/usr/bin/firefox-esr' },
  webkit: {
    browser: `${libraries}/webkit2gtk-4.1/MiniBrowser`,
    driver: '/usr/bin/WebKitWebDriver',
    screen: '/usr/bin/xvfb-run',
  },
};

/** The browsers beside Chromium that the journeys run in, wherever Playwright has installed its own build of them. */
export const otherBrowsers = ([firefox, webkit] as const).map((type) => {
  const name = type.name() as keyof typeof packagedBrowsers;
  const packaged = Object.values(packagedBrowsers[name]).every((path) => existsSync(path));
  return { name, installed: existsSync(type.executablePath()), packaged };
});

/** Where Playwright has a Chromium of its own, it knows best which build of it to start. */
function findChromium(): { executablePath?: string } | undefined {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = DEBIANS_OWN.find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}

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
    [...apt, 'install', '--no-install-recommends', 'chromium-headless-shell'],
    [...install, '--with-deps'],
  ];
}

/**
 * What starts a Chromium: the one that CHROMIUM_PATH names, Playwright's, or Debian's, installed where there is none.
 *
 * @throws one sentence that says what to do, where that fails
 */
export function launchOptions(): { executablePath?: string; args: string[] } {
  return { ...(named() ?? findChromium() ?? installChromium()), args: chromiumArguments };
}

function named() {
  const { CHROMIUM_PATH: executablePath } = process.env;
  return executablePath ? { executablePath } : undefined;
}

function installChromium() {
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
