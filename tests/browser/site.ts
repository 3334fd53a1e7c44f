import { test as base, type Page } from '@playwright/test';
import { ministry, words } from '#words/words.ts';
import { type View, views } from '../../content/views.ts';
import { documentTitle, hrefOf, viewOf } from '../../src/navigation/routes.ts';
import { siteAddress } from './served.ts';

export const { expect } = base;

export const headingOf = (view: View) => (views[view] as { heading?: string }).heading ?? ministry.name;

/** Declares the console output and other origins that a test expects. Any other fails it. */
type Expecting = { console: RegExp[]; origins: string[] };

export const test = base.extend<{ expecting: Expecting }>({
  expecting: [
    async ({ context, javaScriptEnabled }, use) => {
      const printed: string[] = [];
      const requested: string[] = [];
      const expecting = {
        // Playwright logs this if a test blocks service workers.
        console: [/^warning: Service Worker registration blocked by Playwright/],
        origins: [new URL(siteAddress).origin, 'null'],
      };

      context.on('console', (message) =>
        printed.push(`${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on('weberror', (error) => printed.push(`uncaught: ${error.error()}`));
      context.on('request', (request) => requested.push(request.url()));

      await use(expecting);

      // Aborts pending requests: they would fail the next test.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      if (javaScriptEnabled) await Promise.all(context.pages().map((page) => page.evaluate(lastTask)));
      const unexpected = printed.filter((line) => !expecting.console.some((words) => words.test(line)));
      expect(unexpected, 'what the console printed without the test expecting it').toEqual([]);
      const elsewhere = requested.filter((url) => !expecting.origins.includes(new URL(url).origin));
      expect(elsewhere, 'what the site requested of others').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for pending tasks of a page, which may still log something. */
function lastTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  return new Promise<void>((resolve) => Object.assign(port1, { onmessage: () => resolve() }));
}

/** Opens a view by its address, and waits for the script. */
export async function open(page: Page, view: View, section = ''): Promise<void> {
  await page.goto(hrefOf(view) + (section && `#${section}`));
  await isShown(page, view);
  await isStarted(page);
}

/** Expects that a view is shown: by its heading, the browser's title and its address. */
export async function isShown(page: Page, view: View): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(
    headingOf(view),
  );
  await expect(page).toHaveTitle(documentTitle(view));
  expect(viewOf(new URL(page.url()).pathname)).toBe(view);
}

/** Waits until the document is hydrated: the script then restores scroll positions itself. */
export const isStarted = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

/** Waits until the current history entry is a dialog's, or no longer is: `history.back()` is asynchronous. */
export const hasEntry = (page: Page, is = true) =>
  page.waitForFunction((expected) => Boolean(history.state?.overlay) === expected, is);

export const mainMenu = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: words.landmarks.mainMenu });

export async function choose(page: Page, view: 'home' | 'contact' | 'articles' | 'donate') {
  await mainMenu(page).getByRole('link', { name: views[view].name, exact: true }).click();
  await isShown(page, view);
}

export async function goBack(page: Page, view: View) {
  await page.goBack();
  await isShown(page, view);
}

/** Finds what opens the letter on the first leader's card. */
export const letterButton = (page: Page) => page.getByRole('link', { name: 'Read the letter' }).first();

/**
 * Finds what makes the page scroll sideways, and the words that reach out of the window and are cut. Runs in the page.
 */
export function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = scrollWidth > clientWidth;
  // Bands reach under the gutter of the scroll bar.
  const least = document.dir === 'rtl' ? document.body.offsetWidth - clientWidth - 0.5 : -Infinity;
  const isOutside = ({ left, right }: DOMRect) => right > clientWidth + 0.5 || left < least;
  return [...document.querySelectorAll(scrolls ? 'html, body *' : 'body *')]
    .filter((element) => element.matches('html') || isOutside(element.getBoundingClientRect()))
    .filter((element) => scrolls || element.textContent?.trim())
    .map((element) => `${element.tagName} ${element.className}`)
    .slice(0, 5);
}
