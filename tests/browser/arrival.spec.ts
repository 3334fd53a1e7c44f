import type { Page } from '@playwright/test';
import { contactDetails } from '../../src/content/contactDetails.ts';
import { unwrap } from '../../src/content/fact.ts';
import { words } from '../../src/content/interface.ts';
import { expect, isSettled, isShown, scrollTo, test } from './site.ts';
import { titles } from './views.ts';

/** Keeps the script of the site back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', (route) => released.then(() => route.continue()));
  return release;
}

test('home can be read before its script has arrived, which takes it over as it is', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Equipping Believers. Impacting Communities.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Read the letter/ })).toHaveCount(7);
  const before = await page.getByRole('main').textContent();
  scriptArrives();
  // A difference between the two would be told on the console.
  await isSettled(page);
  expect(await page.getByRole('main').textContent()).toBe(before);
});

test('a link to a view does not show home first', async ({ page }) => {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    (function look() {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility({ visibilityProperty: true })) shown.add(heading.textContent.trim());
      }
      requestAnimationFrame(look);
    })();
  });
  const scriptArrives = await holdScript(page);
  await page.goto('#donate');
  await expect(page.getByRole('banner'), 'the header is there meanwhile').toBeVisible();
  scriptArrives();
  await isShown(page, 'donate');
  const seen = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(seen.filter((title) => title !== titles.donate && title !== words.menu.donate)).toEqual([]);
});

test('a press on a button before the script has arrived is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scriptArrives = await holdScript(page);
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  scriptArrives();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('what was unfolded before the script has arrived is filled when it has', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto('');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Privacy', { exact: true }).first().click();
  scriptArrives();
  await expect(footer.getByRole('heading', { name: 'What we store' })).toBeVisible();
});

test('a press on a link before the script has arrived is not lost', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }).click();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  scriptArrives();
  await isShown(page, 'donate');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await isShown(page, 'home');
  expect(await page.evaluate(() => scrollY), 'home is where it was left').toBeCloseTo(left, -1);
});

test('Back to home leads to where the visitor had scrolled before the script arrived', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto('');
  await scrollTo(page, 300);
  scriptArrives();
  await isSettled(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await isShown(page, 'home');
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home can be read, and says how to reach the ministry', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('noscript p')).toContainText(words.noScript);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: unwrap(contactDetails.email) })).toBeVisible();
    await expect(footer.getByRole('link', { name: unwrap(contactDetails.phone) })).toBeVisible();
  });
});
