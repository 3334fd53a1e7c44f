import { execFileSync } from 'node:child_process';
import { launch } from 'puppeteer-core';
import { findExecutable } from '../../../scripts/executable.ts';
import type { FoundBrowser, OpenBrowser } from './browser.ts';
import { newFirefoxTab } from './firefoxTab.ts';

const systemCommands = [
  'firefox',
  'firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox that FIREFOX_PATH names, or else the system's. */
export function findFirefox(): FoundBrowser {
  const named = process.env.FIREFOX_PATH;
  const path = named ? findExecutable(named) : findExecutable(...systemCommands);
  if (!path) return { name: 'Firefox', missing: 'install Firefox, or set FIREFOX_PATH' };
  return { name: 'Firefox', version: versionOf(path), named: Boolean(named), open: () => openFirefox(path) };
}

function versionOf(path: string): string {
  try {
    return /[\d.]+\S*/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
  } catch {
    return ''; // opening it will say why
  }
}

/** Stock Firefox, over WebDriver BiDi: it needs no driver beside it. */
async function openFirefox(executablePath: string): Promise<OpenBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    version: (await browser.version()).replace('firefox/', ''),
    newTab: () => newFirefoxTab(browser),
    close: () => browser.close(),
  };
}
