import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import { expect, mainMenu, open, test } from './site.ts';

/** Whether the part that sends messages has been asked for, which weighs as much as most views together. */
function sendingPart(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/Contact-') && asked.push(request.url()));
  return async () => asked.length > 0;
}

test.describe('what sends messages', () => {
  test('is not fetched for those who only read', async ({ page }) => {
    const isFetched = sendingPart(page);
    // The rest is fetched ahead in idle time.
    const rest = page.waitForResponse(/assets\/Letter-/);
    await open(page, 'home');
    await rest;
    await page.waitForLoadState('networkidle');
    expect(await isFetched()).toBe(false);
  });

  test('comes when a pointer nears the form, and when the drawer opens', async ({ page }) => {
    const isFetched = sendingPart(page);
    await open(page, 'home');
    await mainMenu(page).getByRole('link', { name: words.menu.contact }).hover();
    await expect.poll(isFetched).toBe(true);

    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'about');
    const isFetchedAgain = sendingPart(page);
    await page.getByRole('button', { name: words.menu.open }).click();
    await expect.poll(isFetchedAgain).toBe(true);
  });
});
