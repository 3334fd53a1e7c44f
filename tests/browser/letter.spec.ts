import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import { leaders } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { expect, isShown, isStarted, letterButton, open, pressTo, test } from './site.ts';

const letterOn = (page: Page) => page.getByRole('dialog', { name: 'Leader Testimonial' });

test('each card opens its own letter, a double press no more than that, and its button closes it', async ({
  page,
}) => {
  await open(page, 'home');
  const letter = letterOn(page);
  for (const { name, excerpt } of leaders) {
    const opener = page.getByRole('article').filter({ hasText: name }).getByRole('link');
    await opener.dblclick();
    // Open as well once it answers to presses.
    await letter.getByRole('heading', { name, exact: true }).click();
    await expect(letter.getByText(excerpt)).toBeVisible();
    await letter.getByRole('button', { name: 'Close the letter' }).click();
    await expect(letter).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a letter takes the focus, says whose it is once and that it is a sample, scrolls by key, keeps the focus, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'home');
  const letter = letterOn(page);
  const [leader] = leaders;
  await expect(letterButton(page)).toHaveAccessibleName(`Read the letter ${leader?.name}`);
  await letterButton(page).press('Enter');
  await expect(letter.getByRole('article')).toBeVisible();
  for (const role of ['region', 'article'] as const)
    await expect(letter.getByRole(role, { name: leader?.name })).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAccessibleName('Close the letter');
  await page.keyboard.press('Tab');
  const text = letter.locator('[tabindex="0"]');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await pressTo(page, 'Tab', words.nextSteps.pray);
  // By Tab, past its last control, the focus comes to the browser's own bar, but never to the page behind.
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus:not(dialog:modal *, dialog:modal, html, body)')).toHaveCount(0);
  }
  // It is read and printed alone.
  const mark = letter.getByText(words.sample.label);
  await expect(mark).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(mark).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(letterButton(page)).toBeFocused();
});

test('a press beside the letter closes it; one on its words, or one that began there, does not', async ({
  page,
}) => {
  await open(page, 'home');
  await letterButton(page).click();
  const letter = letterOn(page);
  const excerpt = letter.getByText(leaders[0]?.excerpt ?? '');
  await excerpt.click();
  await excerpt.hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  // Visible it would be for as long as it fades.
  expect(await letter.getAttribute('open')).not.toBeNull();
  await page.mouse.click(5, 300);
  await expect(letter).toBeHidden();
});

test('a letter is at most 80% as high as the window, with its close button in sight; whoever turns the phone finds its card again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'home');
  const opener = page.getByRole('link', { name: 'Read the letter' }).last();
  await opener.click();
  const letter = letterOn(page);
  await expect(letter.getByRole('article')).toBeVisible();
  await expectNoBarriers(page);
  for (const [width, height] of [
    [360, 740],
    [360, 1400],
    [1000, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await letter.boundingBox())?.height).toBeLessThan(height * 0.8 + 0.5);
    await letter.getByRole('article').evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expect(page.getByRole('button', { name: 'Close the letter' })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
});

test('Back closes an open letter first, and only then leaves the view; where a view comes anew, its letter is closed', async ({
  page,
}) => {
  const openLetter = async () => {
    await letterButton(page).click();
    await expect(letterOn(page)).toBeVisible();
  };
  const isNoEntry = () =>
    expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay)), 'its entry').toBe(false);
  const openHome = async () => {
    await page.getByRole('link', { name: words.backToHome }).click();
    await isShown(page, 'home');
    await expect(letterOn(page)).toBeHidden();
  };
  await open(page, 'donate');
  await openHome();
  await openLetter();
  await page.goBack();
  await expect(letterOn(page)).toBeHidden();
  await expect(letterButton(page)).toBeFocused();
  await isShown(page, 'home');
  await page.goForward();
  await expect(letterOn(page)).toBeHidden();
  await isNoEntry();
  await openLetter();
  // As by a long press on Back.
  await page.evaluate(() => history.go(-2));
  await isShown(page, 'donate');
  await openHome();
  await openLetter();
  await page.reload();
  await isStarted(page);
  await expect(letterOn(page)).toBeHidden();
  await isNoEntry();
  await page.goBack();
  await isShown(page, 'donate');
});

test('what is pressed at the moment when a letter or the drawer closes is done', async ({ page }) => {
  /** Closes what is open, and presses something else before the history has followed. */
  const closeAndPress = (selector: string) =>
    page.evaluate(async (pressed) => {
      document.querySelector<HTMLElement>('dialog:modal button')?.click();
      await null;
      [...document.querySelectorAll<HTMLElement>(pressed)][1]?.click();
    }, selector);
  await open(page, 'home');
  await letterButton(page).click();
  await expect(letterOn(page)).toBeVisible();
  await closeAndPress('main [aria-haspopup=dialog]');
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
  await expect(letterOn(page).getByRole('heading', { name: leaders[1]?.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letterOn(page)).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: words.menu.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeAndPress('footer nav a');
  await isShown(page, 'articles');
  await page.goBack();
  await isShown(page, 'home');
});
