import { expect } from '@playwright/test';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import type { Role, Tab } from './browser.ts';
import { candidatesFor, selectors } from './candidates.ts';

/** A tab of Firefox in a container of its own: nothing is left in it of earlier ones. */
export async function newFirefoxTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = collectErrors(page);

  async function find(role: Role, name: string): Promise<ElementHandle | undefined> {
    const found = await page.evaluateHandle(candidatesFor, selectors[role], name);
    for (const candidate of (await found.getProperties()).values()) {
      // Asks Firefox for its accessibility tree, from this element down.
      const element = await candidate.asElement()?.$(`::-p-aria([role="${role}"][name="${name}"])`);
      if (element) return element as ElementHandle;
    }
  }

  /** Uses a control, again when it is not there yet or the page has just replaced it. */
  const use = (role: Role, name: string, action: (element: ElementHandle) => Promise<void>) =>
    expect(async () => {
      const element = await find(role, name);
      if (!element) throw new Error(`There is no ${role} "${name}".`);
      await action(element);
    }).toPass({ timeout: 10_000, intervals: [50, 100, 250] });

  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewport(size),
    shows: async (role, name) => (await find(role, name)) !== undefined,
    // As a locator it waits until the element rests: what comes into view above it may still move it.
    click: (role, name) => use(role, name, (element) => element.asLocator().setTimeout(2000).click()),
    type: (role, name, text) => use(role, name, (element) => element.type(text)),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, ...given) => page.evaluate(run as never, ...given) as never,
    errors: async () => errors,
    close: () => context.close(),
  };
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()}: ${response.status()}`);
  });
  return errors;
}
