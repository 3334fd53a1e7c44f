import { expect } from '@playwright/test';
import { documentTitle } from '../../../src/navigation/addresses.ts';
import type { View } from '../../../src/navigation/view.ts';
import { titles } from '../views.ts';
import type { Role, Tab } from './browser.ts';

/** What a visitor sees, hears and does in a tab. Expectations wait until they come true. */
export function visitorOf(tab: () => Tab) {
  const waiting = (what: string) => ({ message: what, timeout: 10_000 });

  async function sees(role: Role, name: string) {
    await expect.poll(() => tab().shows(role, name), waiting(`sees ${role} "${name}"`)).toBe(true);
  }
  async function seesNo(role: Role, name: string) {
    await expect.poll(() => tab().shows(role, name), waiting(`sees no ${role} "${name}"`)).toBe(false);
  }
  return {
    sees,
    seesNo,
    async isAt(place: View) {
      await sees('heading', titles[place]);
      expect(await tab().evaluate(() => document.title)).toBe(documentTitle(place));
    },
    async focusIsOn(name: string) {
      await expect.poll(() => tab().evaluate(wordsOfFocused), waiting(`focus is on "${name}"`)).toBe(name);
    },
    scrollPosition: () => tab().evaluate(() => window.scrollY),
    scrollTo: (top: number) => tab().evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top),
  };
}

/** Runs in the page: the words of what has the focus, or of what labels it. */
function wordsOfFocused(): string | null | undefined {
  const focused = document.activeElement as HTMLInputElement | null;
  const label =
    document.getElementById(focused?.getAttribute('aria-labelledby') ?? '') ?? focused?.labels?.[0];
  return focused?.getAttribute('aria-label') ?? (label ?? focused)?.textContent;
}
