import { testimonialsSection } from '@content/home.ts';
import { testimonials } from '@content/testimonials.ts';
import { unwrap } from '../../src/model/fact.ts';
import { expect, letterButton, open, test } from './site.ts';

const leaders = testimonials.map(unwrap);

test('a double press on a card opens its letter only', async ({ page }) => {
  await open(page, 'home');
  const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
  for (const { name } of leaders) {
    await page.getByRole('article').filter({ hasText: name }).getByRole('link').dblclick();
    // Open as well once it answers to presses.
    await letter.getByRole('heading', { name, exact: true }).click();
    await letter.getByRole('button', { name: testimonialsSection.close }).click();
    await expect(letter).toBeHidden();
  }
});

test('whoever turns the phone with a letter open finds its card in the window afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'home');
  const opener = page.getByRole('link', { name: testimonialsSection.open }).last();
  await opener.click();
  const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(letter).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 360 });
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
});

test('each card opens its own letter, and its button closes it', async ({ page }) => {
  await open(page, 'home');
  const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
  for (const { name, excerpt } of leaders) {
    const opener = page.getByRole('article').filter({ hasText: name }).getByRole('link');
    await opener.click();
    await expect(letter.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(letter.getByText(excerpt)).toBeVisible();
    await letter.getByRole('button', { name: testimonialsSection.close }).click();
    await expect(letter).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the letter says whose it is once before its words, and no part of a name stands by itself', async ({
  page,
}) => {
  await open(page, 'home');
  const [leader] = leaders;
  await expect(letterButton(page)).toHaveAccessibleName(`${testimonialsSection.open} ${leader?.name}`);
  await letterButton(page).click();
  const dialog = page.getByRole('dialog', { name: testimonialsSection.modalTitle });
  await expect(dialog.getByRole('article')).toBeVisible();
  for (const role of ['region', 'article'] as const)
    await expect(dialog.getByRole(role, { name: leader?.name })).toHaveCount(0);
});

test('a press beside the letter closes it; one on its words, or one that began there, does not', async ({
  page,
}) => {
  await open(page, 'home');
  await letterButton(page).click();
  const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
  const words = letter.getByText(leaders[0]?.excerpt ?? '');
  await words.click();
  await words.hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(letter).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(letter).toBeHidden();
});
