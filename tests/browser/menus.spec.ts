import { testimonialsSection } from '@content/home.ts';
import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import type { View } from '../../src/navigation/view.ts';
import { pressTo } from './pressTo.ts';
import { expect, isShown, letterButton, mainMenu, open, scrollTo, scrollTop, test } from './site.ts';

const { menu } = words;

test('the About menu: Enter opens it, arrows move in it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page, 'home');
  const about = mainMenu(page).locator('summary');
  const item = mainMenu(page).getByRole('link', { name: menu.myStory });
  await about.press('Enter');
  await expect(item).toBeVisible();
  await pressTo(page, 'ArrowDown', menu.myStory);
  await pressTo(page, 'ArrowDown', menu.aboutRB);
  await pressTo(page, 'End', menu.whyRB);
  await pressTo(page, 'ArrowDown', menu.myStory);
  await pressTo(page, 'ArrowUp', menu.whyRB);
  await pressTo(page, 'Home', menu.myStory);
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
  await expect(item).toBeHidden();
  await about.press('Space');
  await pressTo(page, 'Tab', menu.myStory);
  await page.keyboard.press('Shift+Tab');
  await pressTo(page, 'Shift+Tab', menu.contact);
  await expect(item, 'closed when the focus has left it').toBeHidden();
});

test('a letter takes the focus, keeps it, scrolls by key, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'home');
  await letterButton(page).press('Enter');
  const letter = page.getByRole('dialog', { name: testimonialsSection.modalTitle });
  await expect(letter.getByRole('article')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(testimonialsSection.close);
  await page.keyboard.press('Tab');
  const text = letter.locator('[tabindex="0"]');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await pressTo(page, 'Tab', words.nextSteps.pray);
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(letterButton(page)).toBeFocused();
});

/** By Tab, past its last control, the focus comes to the browser's own bar, but never to the page behind. */
async function expectFocusKept(page: Page) {
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const behind = page.locator(':focus:not(dialog:modal *, dialog:modal, html, body)');
    await expect(behind).toHaveCount(0);
  }
}

test.describe('the drawer', () => {
  const phone = { width: 360, height: 740 };
  // Where WebKit stands in for a phone, Playwright turns no wheel.
  const isMobile = ({ browserName }: { browserName: string }, use: (is: boolean) => Promise<void>) =>
    use(browserName === 'chromium');
  test.use({ viewport: phone, hasTouch: true, isMobile });

  const choices: { view: View; label: string; inAbout?: boolean }[] = [
    { view: 'home', label: menu.home },
    { view: 'contact', label: menu.contact },
    { view: 'myStory', label: menu.myStory, inAbout: true },
    { view: 'about', label: menu.aboutRB, inAbout: true },
    { view: 'whatWeBelieve', label: menu.whatWeBelieve, inAbout: true },
    { view: 'whyRB', label: menu.whyRB, inAbout: true },
    { view: 'articles', label: menu.articles },
    { view: 'donate', label: menu.donateNow },
    // The item of the view that is shown.
    { view: 'donate', label: menu.donateNow },
    { view: 'home', label: menu.home },
    { view: 'home', label: menu.home },
  ];

  test('every choice in it shows its view, closes it, and leads to the heading', async ({ page }) => {
    await open(page, 'whyRB');
    const drawer = page.getByRole('dialog', { name: menu.label });
    for (const { view, label, inAbout } of choices) {
      await page.getByRole('button', { name: menu.open }).tap();
      if (inAbout) await drawer.getByText(menu.about, { exact: true }).tap();
      await drawer.getByRole('link', { name: label, exact: true }).tap();
      await isShown(page, view);
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });

  test('a double tap on the menu button opens it only', async ({ page }) => {
    await open(page, 'home');
    const { x = 0, y = 0 } = (await page.getByRole('button', { name: menu.open }).boundingBox()) ?? {};
    await page.touchscreen.tap(x + 20, y + 20);
    await page.touchscreen.tap(x + 20, y + 20);
    const drawer = page.getByRole('dialog', { name: menu.label });
    await drawer.getByText(menu.about, { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: menu.myStory })).toBeVisible();
  });

  test('it is 240 px wide at the right edge, with Donate Now at its foot', async ({ page }) => {
    await open(page, 'home');
    await page.getByRole('button', { name: menu.open }).tap();
    const drawer = page.getByRole('dialog', { name: menu.label });
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 120, y: 0, width: 240, height: phone.height });
    const donate = await drawer.getByRole('link', { name: menu.donateNow }).boundingBox();
    expect((donate?.y ?? 0) + (donate?.height ?? 0)).toBe(phone.height);
    const backdrop = await drawer.evaluate((it) => getComputedStyle(it, '::backdrop').backgroundColor);
    expect(backdrop).toMatch(/rgba\(.*, 0\.\d+\)/);
  });

  test('About unfolds in it, and is folded again whenever it has been closed', async ({ page }) => {
    await open(page, 'home');
    const drawer = page.getByRole('dialog', { name: menu.label });
    const item = drawer.getByRole('link', { name: menu.myStory });
    for (const close of [
      () => page.getByRole('button', { name: menu.close }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(60, 400),
      () => page.goBack(),
    ]) {
      await page.getByRole('button', { name: menu.open }).tap();
      await expect(item).toBeHidden();
      await drawer.getByText(menu.about, { exact: true }).tap();
      await expect(item).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
      await isShown(page, 'home');
    }
  });

  test('it takes the focus, keeps it, and gives it back', async ({ page }) => {
    await open(page, 'home');
    const opener = page.getByRole('button', { name: menu.open });
    await opener.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName(menu.close);
    await pressTo(page, 'Tab', menu.home);
    await expectFocusKept(page);
    await pressTo(page, 'Escape', menu.open);
  });

  test('the page behind it does not scroll, and is where it was afterwards', async ({ page }) => {
    await open(page, 'about');
    await scrollTo(page, 500);
    await page.getByRole('button', { name: menu.open }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const x of [60, 240]) {
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, 500);
    }
    await page.getByRole('button', { name: menu.close }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await scrollTop(page)).toBe(500);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollTop(page)).toBe(600);
  });

  test('it closes when the window grows to the width of the whole menu', async ({ page }) => {
    await open(page, 'home');
    await page.getByRole('button', { name: menu.open }).tap();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page), 'the page scrolls again').toBe(300);
  });

  test('what has the focus in it is never covered, however low the window', async ({ page }) => {
    await open(page, 'home');
    const drawer = page.getByRole('dialog', { name: menu.label });
    for (const [width, height] of [
      [667, 375],
      [640, 360],
      [844, 390],
      [360, 480],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: menu.open }).tap();
      await drawer.getByText(menu.about, { exact: true }).tap();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 11; step += 1) {
          await page.keyboard.press(key);
          // WCAG 2.4.11: its middle can be seen.
          const seen = await page.evaluate(() => {
            const it = document.activeElement;
            if (!it?.matches('dialog *')) return {};
            const { left, top, width, height } = it.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return { what: it.textContent, free: it.contains(found) };
          });
          expect(seen, `${width} x ${height}`).not.toMatchObject({ free: false });
        }
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
  });
});
