import type { Page } from '@playwright/test';
import { expect, open, scrollTo, test } from './site.ts';

/** Presses Home far down the home view, and says where the page was at each step on its way up. */
async function stepsHome(page: Page): Promise<number[]> {
  await open(page, 'home');
  await scrollTo(page, 2000);
  await page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    addEventListener('scroll', () => steps.push(scrollY));
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return page.evaluate(() => (window as unknown as { steps: number[] }).steps);
}

test('Home scrolls smoothly to the top when the visitor is at home', async ({ page }) => {
  const onTheWay = (await stepsHome(page)).filter((step) => step > 0 && step < 2000);
  expect(onTheWay.length).toBeGreaterThan(3);
});

test('Home is there at once for those who prefer no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await stepsHome(page)).toEqual([0]);
});
