import { words } from '../../src/words.ts';
import { launchOptions } from '../setup/chromium.ts';
import { expect, letterButton, open, test } from './site.ts';

// Playwright hides them; here they take up room, as on most desktops.
test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('nothing jumps sideways when the drawer or a letter locks the page', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await open(page, 'home');
  const width = () => page.getByRole('main').evaluate((it) => it.clientWidth);
  const before = await width();
  expect(before, 'beside the scroll bar').toBeLessThan(900);
  for (const opener of [page.getByRole('button', { name: words.menu.open }), letterButton(page)]) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await width()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await width()).toBe(before);
  }
});
