import { expect, isSettled, isShown, letterButton, open, scrollTo, test } from './site.ts';

test('Back and Forward lead through the views, each where it was left', async ({ page }) => {
  await open(page, 'home');
  await scrollTo(page, 1500);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const top = () => page.evaluate(() => scrollY);
  await menu.getByRole('link', { name: 'Articles' }).click();
  await isShown(page, 'articles');
  expect(await top()).toBe(0);
  await scrollTo(page, 400);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await isShown(page, 'contact');
  expect(await top()).toBe(0);

  await page.goBack();
  await isShown(page, 'articles');
  expect(await top()).toBe(400);
  await page.goBack();
  await isShown(page, 'home');
  expect(await top()).toBe(1500);
  await page.goForward();
  await isShown(page, 'articles');
  expect(await top()).toBe(400);
  await page.goForward();
  await isShown(page, 'contact');
  expect(await top()).toBe(0);
});

test('Back to home shows the words that the visitor left, though pictures have loaded since', async ({
  page,
}) => {
  await open(page, 'home');
  await isSettled(page);
  const link = page.getByRole('button', { name: /^Read the letter/ }).nth(3);
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await isShown(page, 'home');
  await expect.poll(async () => (await link.boundingBox())?.y).toBe(before?.y);
});

test('Back closes an open letter first, and only then leaves the view', async ({ page }) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await isShown(page, 'home');
  const opener = letterButton(page);
  await opener.click();
  const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(letter).toBeVisible();
  await page.goBack();
  await expect(letter).toBeHidden();
  await expect(opener).toBeFocused();
  await isShown(page, 'home');
  await page.goBack();
  await isShown(page, 'donate');
});

test('a letter that was open when its view was left is closed when the visitor comes back', async ({
  page,
}) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await isShown(page, 'home');
  await letterButton(page).click();
  const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(letter).toBeVisible();
  // As by a long press on Back.
  await page.evaluate(() => history.go(-2));
  await isShown(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await isShown(page, 'home');
  await expect(letter).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a letter that was closed leaves nothing behind in the history', async ({ page }) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  const length = await page.evaluate(() => history.length);
  await letterButton(page).click();
  await page.getByRole('button', { name: 'Close the letter' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await isShown(page, 'donate');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
});

test('Back closes the open drawer first; after a choice in it, Back leads to the view before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'articles');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await isShown(page, 'articles');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Donate Now' }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await isShown(page, 'articles');
  await expect(drawer).toBeHidden();
});
