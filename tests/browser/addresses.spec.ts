import type { Locator } from '@playwright/test';
import { hrefOf } from '../../src/navigation/addresses.ts';
import { expect, isShown, letterButton, open, scrollTo, test } from './site.ts';
import { everyView } from './views.ts';

test('a reload stays in the view, where it was', async ({ page }) => {
  await page.clock.install();
  for (const view of ['whatWeBelieve', 'home'] as const) {
    await open(page, view);
    await scrollTo(page, 1200);
    await page.clock.fastForward(1000);
    await page.reload();
    await isShown(page, view);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  }
});

test('a reload while a letter is open shows home, and Back still works', async ({ page }) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await letterButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await isShown(page, 'home');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await isShown(page, 'donate');
});

test('every view has an address that opens it; an address that names none opens home', async ({ page }) => {
  for (const view of everyView) {
    await page.goto(hrefOf(view));
    await isShown(page, view);
  }
  await page.goto('#no-such-view');
  await isShown(page, 'home');
});

test('a link to one belief opens at that belief', async ({ page }) => {
  await page.goto('#what-we-believe/universal-church');
  const belief = page.getByRole('heading', { name: 'The universal Church' });
  await expect(belief).toBeInViewport();
  const strip = await page.getByRole('link', { name: 'Back to Home' }).boundingBox();
  const topOf = async (heading: Locator) => Math.round((await heading.boundingBox())?.y ?? 0);
  const y = await topOf(belief);
  expect(y, 'under the header').toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
  expect(y, 'near the top').toBeLessThan(300);

  // The next one can be seen already, so that pressing it does not scroll first.
  const next = page.getByRole('heading', { name: 'Baptism and the Lord’s Supper' });
  await expect(next).toBeInViewport();
  await next.getByRole('link').click();
  await expect(page).toHaveURL(/#what-we-believe\/baptism-and-the-lords-supper$/);
  await expect.poll(() => topOf(next)).toBe(y);
  await page.goBack();
  await expect.poll(() => topOf(belief)).toBe(y);
});

test('the address of a view can be changed by hand', async ({ page }) => {
  await open(page, 'home');
  await page.evaluate(() => {
    location.hash = '#why-rb';
  });
  await isShown(page, 'whyRB');
});
