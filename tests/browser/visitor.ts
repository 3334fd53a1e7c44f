import { expect, type Page } from '@playwright/test';

export const phone = { width: 360, height: 740 };

/** Reads how far the page has been scrolled, in px. */
export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls there instantly, and waits for the `scroll` event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    const noticed = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: to, behavior: 'instant' });
    await noticed;
  }, top);
}

/** Presses a key, and expects the focus on an element with this name. */
export async function pressTo(page: Page, key: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
}

/** Keeps requests back until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => released.then(() => route.continue()));
  return release;
}

export const script = '**/assets/main-*.js';

export const holdScript = (page: Page) => hold(page, script);

/**
 * Visits the site until its service worker is active. The installation can fail in a browser under load; the next visit
 * tries again.
 */
export async function keepOnDevice(page: Page, address = ''): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await page.mouse.click(1, 1);
    const isActive = async () => Boolean((await navigator.serviceWorker.getRegistration())?.active);
    await expect.poll(() => page.evaluate(isActive), { timeout: 10_000 }).toBe(true);
  }).toPass();
}
