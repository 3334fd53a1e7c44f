import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import { openForm } from './contactForm.ts';
import { expect, isShown, letterButton, open, scrollTo, test } from './site.ts';

/** Opens the drawer, a view and a letter, and says how long took what moved meanwhile, in ms. */
async function movements(page: Page): Promise<number[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const lasted: number[] = [];
    Object.assign(window, { lasted });
    const tell = ({ target }: Event) => {
      for (const animation of (target as HTMLElement).getAnimations({ subtree: true }))
        if ((animation as CSSAnimation).animationName !== 'settle')
          lasted.push(Number(animation.effect?.getComputedTiming().endTime));
    };
    for (const start of ['animationstart', 'transitionrun']) addEventListener(start, tell, true);
  });
  await open(page, 'home');
  await page.getByRole('button', { name: words.menu.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('link', { name: 'Donate Now' }).click();
  await isShown(page, 'donate');
  await scrollTo(page, 400);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await letterButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const lasted = await page.evaluate(() => (window as unknown as { lasted: number[] }).lasted);
  return lasted.filter((time) => time > 0);
}

test('what moves takes under 200 ms, and nothing moves for those who prefer no motion', async ({ page }) => {
  const lasted = await movements(page);
  expect(lasted).not.toEqual([]);
  expect(Math.max(...lasted)).toBeLessThan(200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movements(page)).toEqual([]);
});

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /** What sets an element apart, whatever its colours would have been. */
  const look = (page: Page, name: string, role: 'tab' | 'link' = 'link') =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, color, textDecorationLine, outlineStyle } =
          getComputedStyle(element);
        return { backgroundColor, borderBottomColor, color, textDecorationLine, outlineStyle };
      });

  test('the current page, the chosen tab and the focus can be told apart', async ({ page }) => {
    await open(page, 'articles');
    expect(await look(page, 'Articles', 'tab')).not.toEqual(await look(page, 'Newsletters', 'tab'));
    expect(await look(page, 'Articles')).not.toEqual(await look(page, 'Contact'));
    const before = await look(page, 'Newsletters', 'tab');
    await page.keyboard.press('Tab');
    await page.getByRole('tab', { name: 'Newsletters' }).focus();
    expect(await look(page, 'Newsletters', 'tab')).not.toEqual(before);
  });

  test('an icon takes the colours that the visitor chose; a letter, buttons and fields have an edge', async ({
    page,
  }) => {
    await open(page, 'home');
    const [fill, text] = await page
      .locator('[data-star]')
      .first()
      .evaluate((it) => [getComputedStyle(it).fill, getComputedStyle(it.parentElement as Element).color]);
    expect(fill).toBe(text);
    await letterButton(page).click();
    for (const side of ['top', 'right', 'bottom', 'left'])
      await expect(page.getByRole('dialog')).not.toHaveCSS(`border-${side}-width`, '0px');
    const form = await openForm(page);
    for (const control of [form.name, form.prayer, form.send]) {
      await expect(control).not.toHaveCSS('border-top-style', 'none');
      await expect(control).not.toHaveCSS('border-top-width', '0px');
    }
  });
});
