import type { View } from '../../src/navigation/view.ts';
import { expect, isSettled, isShown, open, scrollTo, test } from './site.ts';

const bar: [view: View, label: string][] = [
  ['contact', 'Contact'],
  ['articles', 'Articles'],
  ['donate', 'Donate'],
  ['home', 'Home'],
];
const aboutMenu: [view: View, label: string][] = [
  ['myStory', 'My Story'],
  ['about', 'About Reach & Build'],
  ['whatWeBelieve', 'What we believe'],
  ['whyRB', 'Why R&B'],
];
const quickLinks: [view: View, label: string][] = [
  ['about', 'About Us'],
  ['articles', 'Latest Articles'],
  ['donate', 'Support Us'],
  ['contact', 'Prayer Requests'],
];

test('every item of the menu opens its view, and is marked as the current page', async ({ page }) => {
  await open(page, 'about');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('a:visible, button:visible')).toHaveText([
    'Home',
    'Contact',
    'About',
    'Articles',
    'Donate',
  ]);
  for (const [view, label] of bar) {
    const item = menu.getByRole('link', { name: label, exact: true });
    await item.click();
    await isShown(page, view);
    await expect(item).toHaveAttribute('aria-current', 'page');
    await isSettled(page);
  }
});

test('the About menu opens its four views, and closes on every choice', async ({ page }) => {
  await open(page, 'home');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const about = menu.getByRole('button', { name: 'About' });
  for (const [view, label] of aboutMenu) {
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('listitem').getByRole('listitem')).toHaveText(
      aboutMenu.map(([, text]) => text),
    );
    await menu.getByRole('link', { name: label, exact: true }).click();
    await isShown(page, view);
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: label, exact: true })).toBeHidden();
  }
});

test('the About menu closes on a press outside it, and on a second press', async ({ page }) => {
  await open(page, 'home');
  const about = page.getByRole('button', { name: 'About' });
  const item = page.getByRole('link', { name: 'My Story', exact: true });
  await about.click();
  await expect(item).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(item).toBeHidden();
  await about.click();
  // Beside the menu, where nothing takes the focus.
  await page.getByRole('banner').click({ position: { x: 5, y: 40 } });
  await expect(item).toBeHidden();
  await about.click();
  await about.click();
  await expect(item).toBeHidden();
  await isShown(page, 'home');
});

test('the quick links at the foot of the page open their views, at the top', async ({ page }) => {
  await open(page, 'whyRB');
  for (const [view, label] of quickLinks) {
    const links = page.getByRole('navigation', { name: 'Quick links' });
    await links.getByRole('link', { name: label, exact: true }).click();
    await isShown(page, view);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('Back to Home leads from every view to the top of home, and closes the contact view', async ({
  page,
}) => {
  for (const view of [
    'myStory',
    'about',
    'whatWeBelieve',
    'whyRB',
    'donate',
    'articles',
    'contact',
  ] as const) {
    await open(page, view);
    await scrollTo(page, 300);
    const back = page.getByRole('link', { name: 'Back to Home' });
    // Fixed at the top right, under the header.
    await expect(back).toBeInViewport();
    await back.click();
    await isShown(page, 'home');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.getByRole('link', { name: 'Read our story' }).click();
  await isShown(page, 'myStory');
});

test('the contact view goes before any other, until another item is chosen', async ({ page }) => {
  await open(page, 'donate');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Contact' }).click();
  await isShown(page, 'contact');
  // The view under the contact view: choosing it must show it, not the contact view again.
  await menu.getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
});

test('the header thins once the page has scrolled, and grows again at the top', async ({ page }) => {
  await open(page, 'about');
  const bottom = async () => {
    const box = await page.getByRole('banner').boundingBox();
    return box && box.y + box.height;
  };
  const tall = await bottom();
  await scrollTo(page, 400);
  await expect.poll(bottom).toBeLessThan(tall ?? 0);
  await scrollTo(page, 0);
  await expect.poll(bottom).toBe(tall);
});

test('the way back stays right under the header while that thins', async ({ page }) => {
  await open(page, 'about');
  const gaps = await page.evaluate(async () => {
    const header = document.querySelector('header') as HTMLElement;
    const strip = document.querySelector('.back-strip') as HTMLElement;
    const seen: number[] = [];
    window.scrollTo({ top: 400, behavior: 'instant' });
    do {
      await new Promise(requestAnimationFrame);
      seen.push(strip.getBoundingClientRect().top - header.getBoundingClientRect().bottom);
    } while (header.dataset.scrolled !== 'true' || document.getAnimations().length > 0);
    return seen;
  });
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1);
});

test('a link to the view that is shown already leads to its top', async ({ page }) => {
  await page.goto('#about/how-it-started');
  await isShown(page, 'about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#about');
});
