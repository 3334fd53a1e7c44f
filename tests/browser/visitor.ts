import { expect, type Page } from '@playwright/test';

/** A phone's window. */
export const phone = { width: 360, height: 740 };

/** How far the page has been scrolled, in px. */
export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls there at once, and waits until the page has noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    const noticed = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: to, behavior: 'instant' });
    await noticed;
  }, top);
}

/** Presses a key and expects the focus on what has this name. */
export async function pressTo(page: Page, key: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
}
