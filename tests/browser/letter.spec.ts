import type { Page } from '@playwright/test';
import { words } from '../../src/words/words.ts';
import { leaders } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { expect, goBack, hasEntry, isShown, isStarted, letterButton, open, test } from './site.ts';
import { phone, pressTo } from './visitor.ts';

const letterOn = (page: Page) => page.getByRole('dialog', { name: 'Leader Testimonial' });

async function openLetter(page: Page) {
  await letterButton(page).click();
  await expect(letterOn(page).getByRole('article')).toBeVisible();
  await hasEntry(page);
  return letterOn(page);
}

test('each card opens its own letter, also at the moment when another closes', async ({ page }) => {
  await open(page, 'home');
  const letter = letterOn(page);
  for (const { name, excerpt } of [...leaders.slice(0, 2), ...leaders.slice(-1)]) {
    const opener = page.getByRole('article').filter({ hasText: name }).getByRole('link');
    await expect(opener).toHaveAccessibleName(`Read the letter ${name}`);
    await opener.dblclick();
    // Open as well once it answers to presses.
    await letter.getByRole('heading', { name, exact: true }).click();
    await expect(letter.getByText(excerpt)).toBeVisible();
    await letter.getByRole('button', { name: 'Close the letter' }).click();
    await expect(letter).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await openLetter(page);
  // Before the history has followed.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog:modal button')?.click();
    await null;
    document.querySelectorAll<HTMLElement>('main [aria-haspopup=dialog]')[1]?.click();
  });
  await hasEntry(page);
  await expect(letter.getByRole('heading', { name: leaders[1]?.name })).toBeVisible();
});

test('the words of a card can be selected, and a press on them opens its letter', async ({ page }) => {
  await open(page, 'home');
  const words = page.getByText(`“${leaders[0]?.excerpt}”`);
  await words.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await words.boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + height - 10);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + height - 10, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => `${getSelection()}`)).not.toBe('');
  await expect(letterOn(page)).toBeHidden();
  await words.click();
  await expect(letterOn(page).getByRole('article')).toBeVisible();
});

test('a letter is read by keys; only Escape, or a press that begins beside it, closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'home');
  const letter = await openLetter(page);
  const text = letter.getByRole('region', { name: 'Leader Testimonial' });
  await expect(text).toBeFocused();
  const scrolled = () => text.evaluate((it) => it.scrollTop);
  await page.keyboard.press('Space');
  await expect.poll(scrolled, 'scrolled, and not closed').toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await pressTo(page, 'Tab', words.nextSteps.pray);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(page.locator(':focus:not(dialog:modal *, dialog:modal, html, body)')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(letterButton(page)).toBeFocused();

  await openLetter(page);
  await text.click();
  await text.hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(letter).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(letter).toBeHidden();
});

test('a letter fits the window, however the phone is turned', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'home');
  const letter = await openLetter(page);
  await expectNoBarriers(page);
  for (const [width, height] of [
    [360, 740],
    [1000, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await letter.boundingBox())?.height).toBeLessThan(height * 0.8 + 0.5);
    await letter.getByRole('article').evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expect(page.getByRole('button', { name: 'Close the letter' })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(letterButton(page), 'its card is found again').toBeInViewport();
});

test('Back closes an open letter before it leaves the view', async ({ page }) => {
  const isNoEntry = () =>
    expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay)), 'its entry').toBe(false);
  await open(page, 'donate');
  await page.getByRole('link', { name: words.backToHome }).click();
  await openLetter(page);
  await page.goBack();
  await expect(letterOn(page)).toBeHidden();
  await expect(letterButton(page)).toBeFocused();
  await isShown(page, 'home');
  await page.goForward();
  await expect(letterOn(page)).toBeHidden();
  await isNoEntry();
  await openLetter(page);
  await page.reload();
  await isStarted(page);
  await expect(letterOn(page)).toBeHidden();
  await isNoEntry();
  await goBack(page, 'donate');
});
