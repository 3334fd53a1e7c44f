import type { Page } from '@playwright/test';
import { words } from '../../src/words/words.ts';
import { formOn } from './contactForm.ts';
import { expect, isShown, letterButton, open, test } from './site.ts';
import { phone } from './visitor.ts';

/** Opens the drawer, a view and a letter, and says how long took what moved meanwhile, in ms. */
async function movements(page: Page): Promise<number[]> {
  await page.setViewportSize(phone);
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
  await page.getByRole('dialog').getByRole('link', { name: words.menu.donateNow }).click();
  await isShown(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await letterButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Leader Testimonial' })).toBeVisible();
  const lasted = await page.evaluate(() => (window as unknown as { lasted: number[] }).lasted);
  return lasted.filter((time) => time > 0);
}

test('what moves takes under 200 ms, or no time for those who prefer no motion', async ({ page }) => {
  const lasted = await movements(page);
  expect(lasted).not.toEqual([]);
  expect(Math.max(...lasted)).toBeLessThan(200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movements(page)).toEqual([]);
});

test('in forced colours all that is told by a colour can still be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, 'articles');
  /** What sets an element apart, whatever its colours would have been. */
  const look = (role: 'tab' | 'link', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, textDecorationLine, outlineStyle } =
          getComputedStyle(element);
        return [backgroundColor, borderBottomColor, textDecorationLine, outlineStyle];
      });
  const other = await look('tab', 'Newsletters');
  expect(await look('tab', 'Articles'), 'the chosen tab').not.toEqual(other);
  expect(await look('link', 'Articles'), 'the current page').not.toEqual(await look('link', 'Contact'));
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: 'Newsletters' }).focus();
  expect(await look('tab', 'Newsletters'), 'the focus').not.toEqual(other);

  await open(page, 'whatWeBelieve');
  const brick = page.getByRole('navigation', { name: words.onThisPage }).getByRole('listitem').first();
  await expect(brick, 'the course').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await open(page, 'contact');
  const form = formOn(page);
  for (const control of [form.name, form.prayer, form.send])
    await expect(control, 'has a border').not.toHaveCSS('border-top-width', '0px');
});
