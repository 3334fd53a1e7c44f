import { words } from '../../src/words.ts';
import { launchOptions } from '../setup/chromium.ts';
import { inkOf } from './inkOf.ts';
import { expect, letterButton, mainMenu, open, test } from './site.ts';

// Playwright hides them; here they take up room, as on most desktops.
test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('the name in the hero ends where the menu ends, and nothing jumps sideways when the drawer or a letter locks the page', async ({
  page,
}) => {
  await open(page, 'home');
  for (const wide of [1024, 1920]) {
    await page.setViewportSize({ width: wide, height: 1000 });
    const donate = await mainMenu(page).getByRole('link', { name: words.menu.donate }).boundingBox();
    const { right } = await inkOf(page.getByRole('heading', { level: 1 }));
    const apart = Math.abs(right - (donate?.x ?? 0) - (donate?.width ?? 0));
    expect(apart, `${wide} px`).toBeLessThanOrEqual(1.5);
  }
  await page.setViewportSize({ width: 900, height: 700 });
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
