import { words } from '@content/words.ts';
import { launchOptions } from '../setup/chromium.ts';
import { expect, letterButton, open, test } from './site.ts';

// Playwright hides them; here they take up room, as on most desktops.
test.use({
  viewport: { width: 900, height: 700 },
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('nothing jumps sideways when the drawer or a letter locks the page', async ({ page }) => {
  await open(page, 'home');
  const barWidth = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(barWidth, 'width of the scroll bar').toBeGreaterThan(0);
  const width = () => page.getByRole('main').evaluate((it) => it.clientWidth);
  const before = await width();
  for (const opener of [page.getByRole('button', { name: words.menu.open }), letterButton(page)]) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await width()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await width()).toEqual(before);
  }
});
