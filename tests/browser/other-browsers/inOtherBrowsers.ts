import { expect, test } from '@playwright/test';
import { siteAddress } from '../served.ts';
import { desktop, type FoundBrowser, type OpenBrowser, type Tab } from './browser.ts';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

const browsers: FoundBrowser[] = [findFirefox(), await findWebKit()];

/**
 * Declares tests for each browser of this machine besides the one that Playwright drives. Where one is missing,
 * a skipped test says so.
 *
 * @param declare declares the tests; `tab` is the tab of the one that runs, with the site open in it
 */
export function inOtherBrowsers(declare: (tab: () => Tab, browser: string) => void): void {
  for (const browser of browsers) {
    if ('missing' in browser) {
      test.skip(`${browser.name} was not found: ${browser.missing}`, () => undefined);
    } else {
      test.describe(`${browser.name} ${browser.version}`.trim(), () => {
        // One after the other: a second window would only make both of them slower.
        test.describe.configure({ mode: 'default', timeout: 60_000 });
        declare(tabOf(browser), browser.name);
      });
    }
  }
}

/** Opens the browser for the tests of a group, and a tab for each of them, in which nothing may go wrong. */
function tabOf(browser: Extract<FoundBrowser, { version: string }>): () => Tab {
  let running: OpenBrowser | undefined;
  let tab: Tab | undefined;

  test.beforeAll(async () => {
    running = await browser.open().catch((error) => {
      if (browser.named) throw error;
      // It is none of the project's faults, and nobody asked for this browser.
      console.log(`${browser.name} was found, but does not start here: ${error}`);
      return undefined;
    });
    test.skip(!running, `${browser.name} does not start here`);
  });
  test.beforeEach(async () => {
    tab = await running?.newTab();
    await tab?.resize(desktop);
    await tab?.goto(siteAddress);
  });
  test.afterEach(async () => {
    const errors = await tab?.errors();
    await tab?.close();
    tab = undefined;
    expect(errors, 'what the browser complained about').toEqual([]);
  });
  test.afterAll(() => running?.close());

  return () => tab as Tab;
}
