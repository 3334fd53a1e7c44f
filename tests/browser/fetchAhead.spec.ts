import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import { expect, mainMenu, open, test } from './site.ts';

/** What has been asked for of the part that sends messages, which weighs as much as most views together. */
function sendingPart(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/Contact-') && asked.push(request.url()));
  return asked;
}

test('what sends messages is not fetched for those who only read', async ({ page }) => {
  const asked = sendingPart(page);
  // In idle time, which may have come before the page is looked at; the letters are asked for last.
  const fetchedAhead = page.waitForResponse(/assets\/Letter-/);
  await open(page, 'home');
  await fetchedAhead;
  expect(asked).toEqual([]);
});

test('what sends messages comes when a pointer nears the form, and when the drawer opens', async ({
  page,
}) => {
  await open(page, 'home');
  const asked = sendingPart(page);
  await mainMenu(page).getByRole('link', { name: words.menu.contact }).hover();
  await expect.poll(() => asked).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'about');
  const askedAgain = sendingPart(page);
  await page.getByRole('button', { name: words.menu.open }).click();
  await expect.poll(() => askedAgain).toHaveLength(1);
});
