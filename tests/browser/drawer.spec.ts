import type { View } from '../../src/navigation/view.ts';
import { expect, isShown, open, scrollTo, test } from './site.ts';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone, hasTouch: true, isMobile: true });

const choices: { view: View; label: string; inAbout?: boolean }[] = [
  { view: 'home', label: 'Home' },
  { view: 'contact', label: 'Contact' },
  { view: 'myStory', label: 'My Story', inAbout: true },
  { view: 'about', label: 'About Reach & Build', inAbout: true },
  { view: 'whatWeBelieve', label: 'What we believe', inAbout: true },
  { view: 'whyRB', label: 'Why R&B', inAbout: true },
  { view: 'articles', label: 'Articles' },
  { view: 'donate', label: 'Donate Now' },
];

test('every choice in the drawer opens its view and closes the drawer', async ({ page }) => {
  await open(page, 'whyRB');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const { view, label, inAbout } of choices) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    if (inAbout) await drawer.getByRole('button', { name: 'About' }).tap();
    await drawer.getByRole('link', { name: label, exact: true }).tap();
    await isShown(page, view);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the drawer is 240 px wide at the right edge, with Donate Now at its foot', async ({ page }) => {
  await open(page, 'home');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 120, y: 0, width: 240, height: phone.height });
  await expect(drawer.locator('li > a:visible, li > button:visible')).toHaveText([
    'Home',
    'Contact',
    'About',
    'Articles',
  ]);
  const donate = await drawer.getByRole('link', { name: 'Donate Now' }).boundingBox();
  expect((donate?.y ?? 0) + (donate?.height ?? 0)).toBe(phone.height);
});

test('a press on the dimmed page beside the drawer closes it, and does nothing else', async ({ page }) => {
  await open(page, 'home');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  const backdrop = await drawer.evaluate((it) => getComputedStyle(it, '::backdrop').backgroundColor);
  expect(backdrop).toMatch(/rgba\(.*, 0\.\d+\)/);
  await page.touchscreen.tap(60, 400);
  await expect(drawer).toBeHidden();
  await isShown(page, 'home');
});

test('the page behind the drawer does not scroll, and is where it was afterwards', async ({ page }) => {
  await open(page, 'about');
  await scrollTo(page, 700);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.mouse.move(60, 400);
  await page.mouse.wheel(0, 500);
  await page.mouse.move(240, 400);
  await page.mouse.wheel(0, 500);
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
});

test('About unfolds in the drawer, and is folded again whenever the drawer has been closed', async ({
  page,
}) => {
  await open(page, 'home');
  const about = page.getByRole('dialog').getByRole('button', { name: 'About' });
  const items = page.getByRole('dialog').getByRole('link', { name: 'My Story' });
  const waysToClose = [
    () => page.getByRole('button', { name: 'Close menu' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(60, 400),
    () => page.goBack(),
  ];
  for (const close of waysToClose) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect(items).toBeHidden();
    await about.tap();
    await expect(items).toBeVisible();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the drawer closes when the window grows to the width of the whole menu', async ({ page }) => {
  await open(page, 'home');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'About' }).tap();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls again').toBe(300);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My Story' })).toBeHidden();
});
