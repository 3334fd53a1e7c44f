import { hrefOf } from '../../src/navigation/places.ts';
import { expect, isShown, open, scrollTo, test } from './site.ts';
import { everyPlace } from './views.ts';

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
  const opener = page.getByRole('button', { name: /^Read the letter/ }).first();
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

test('a letter that was closed leaves nothing behind in the history', async ({ page }) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  const length = await page.evaluate(() => history.length);
  await page
    .getByRole('button', { name: /^Read the letter/ })
    .first()
    .click();
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

test('a reload stays in the view, where it was', async ({ page }) => {
  await page.clock.install();
  for (const place of ['whatWeBelieve', 'home'] as const) {
    await open(page, place);
    await scrollTo(page, 1200);
    await page.clock.fastForward(1000);
    await page.reload();
    await isShown(page, place);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  }
});

test('a reload while a letter is open shows home, and Back still works', async ({ page }) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page
    .getByRole('button', { name: /^Read the letter/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await isShown(page, 'home');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await isShown(page, 'donate');
});

test('every view has an address that opens it; an address that names none opens home', async ({ page }) => {
  for (const place of everyPlace) {
    await page.goto(hrefOf(place));
    await isShown(page, place);
  }
  await page.goto('#no-such-view');
  await isShown(page, 'home');
});

test('a link to one belief opens at that belief', async ({ page }) => {
  await page.goto('#what-we-believe/universal-church');
  const belief = page.getByRole('heading', { name: 'The universal Church' });
  await expect(belief).toBeInViewport();
  const strip = await page.getByRole('link', { name: 'Back to Home' }).boundingBox();
  const y = (await belief.boundingBox())?.y ?? 0;
  expect(y, 'under the header').toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
  expect(y, 'near the top').toBeLessThan(300);

  await page.getByRole('heading', { name: 'Satan' }).getByRole('link').click();
  await expect(page).toHaveURL(/#what-we-believe\/satan$/);
  await expect
    .poll(async () => (await page.getByRole('heading', { name: 'Satan' }).boundingBox())?.y)
    .toBeLessThan(300);
  await page.goBack();
  await expect(belief).toBeInViewport();
});

test('the address of a view can be changed by hand', async ({ page }) => {
  await open(page, 'home');
  await page.evaluate(() => {
    location.hash = '#why-rb';
  });
  await isShown(page, 'whyRB');
});
