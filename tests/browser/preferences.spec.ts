import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import { openForm } from './contactForm.ts';
import { expect, isShown, letterButton, open, test } from './site.ts';

/** Opens the drawer, a view and a letter, and says what took any time to move meanwhile. */
async function movements(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const tell = ({ target }: Event) => {
      const element = target as HTMLElement;
      const moving = element
        .getAnimations({ subtree: true })
        .filter((animation) => (animation as CSSAnimation).animationName !== 'settle')
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 0);
      if (moving.length > 0) moved.push(element.className);
    };
    for (const start of ['animationstart', 'transitionrun']) addEventListener(start, tell, true);
  });
  await open(page, 'home');
  await page.getByRole('button', { name: words.menu.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('link', { name: 'Donate Now' }).click();
  await isShown(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await letterButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test('something moves, but nothing for those who prefer no motion', async ({ page }) => {
  expect(await movements(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movements(page)).toEqual([]);
});

test('an icon takes the colours that the visitor chose', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, 'home');
  const star = page.locator('[data-star]').first();
  const [fill, words] = await star.evaluate((it) => [
    getComputedStyle(it).fill,
    getComputedStyle(it.parentElement as Element).color,
  ]);
  expect(fill).toBe(words);
});

test('what moves takes under 200 ms', async ({ page }) => {
  await open(page, 'home');
  const durations = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => flat([...sheet.cssRules]));
    function flat(list: CSSRule[]): CSSRule[] {
      return list.flatMap((rule) => [
        rule,
        ...('cssRules' in rule ? flat([...(rule as CSSGroupingRule).cssRules]) : []),
      ]);
    }
    return rules
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
      .flatMap(({ style }) => [style.animationDuration, style.transitionDuration])
      .flatMap((list) => list.split(','))
      .filter(Boolean)
      .map((text) => Number.parseFloat(text) * (text.trim().endsWith('ms') ? 1 : 1000));
  });
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThan(200);
});

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /** What sets an element apart, whatever its colours would have been. */
  const look = (page: Page, name: string, role: 'tab' | 'link' | 'button' = 'link') =>
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

  test('a letter has an edge on each side', async ({ page }) => {
    await open(page, 'home');
    await letterButton(page).click();
    for (const side of ['top', 'right', 'bottom', 'left'])
      await expect(page.getByRole('dialog')).not.toHaveCSS(`border-${side}-width`, '0px');
  });

  test('buttons and fields have an edge', async ({ page }) => {
    const form = await openForm(page);
    for (const control of [form.name, form.prayer, form.send]) {
      await expect(control).not.toHaveCSS('border-top-style', 'none');
      await expect(control).not.toHaveCSS('border-top-width', '0px');
    }
  });
});
