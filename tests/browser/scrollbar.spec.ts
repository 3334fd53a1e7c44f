import { words } from '@content/words.ts';
import { launchOptions } from '../setup/chromium.ts';
import { inkOf } from './inkOf.ts';
import { expect, letterButton, mainMenu, open, test } from './site.ts';

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

test('the name in the hero ends where the menu ends', async ({ page }) => {
  await open(page, 'home');
  for (const width of [1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    const donate = await mainMenu(page).getByRole('link', { name: words.menu.donate }).boundingBox();
    const { right } = await inkOf(page.getByRole('heading', { level: 1 }));
    expect(Math.abs(right - (donate?.x ?? 0) - (donate?.width ?? 0)), `${width} px`).toBeLessThanOrEqual(1.5);
  }
});
