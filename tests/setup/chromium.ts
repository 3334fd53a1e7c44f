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

/** What starts the Chromium that CHROMIUM_PATH names, Playwright's own build, or Debian's. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  return { ...findChromium(), args: chromiumArguments };
}

/** Where Playwright has a Chromium of its own, it knows best which build of it to start. */
function findChromium(): { executablePath?: string } | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH && existsSync(chromium.executablePath())) return {};
  const executablePath = CHROMIUM_PATH || DEBIANS_OWN.find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}

/**
 * Installs a Chromium where there is none, so that the README's command needs nothing but Node: Playwright's own build,
 * or the distribution's package where that cannot be downloaded. Only root may install the libraries that they need.
 *
 * @throws one sentence that says what to do, where that fails
 */
export default function installChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium found: installing one (this can take a few minutes).');
  const isRoot = process.getuid?.() === 0;
  const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  // Another package manager at work is waited for, in s.
  const apt = ['apt-get', '-qq', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  const commands = [
    [process.execPath, playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
    ...(isRoot
      ? [
          [...apt, 'update'],
          [...apt, 'install', '--no-install-recommends', 'chromium-headless-shell'],
        ]
      : []),
  ];
  // A host that does not answer is given up after this many ms.
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  };
  for (const [command = '', ...args] of commands) {
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (findChromium()) return;
  }
  throw new Error(
    'Install Chromium or Chrome, set CHROMIUM_PATH to it, and run the command again: none was found.',
  );
}
