import { quickLinks } from '../../src/navigation/menu.ts';
import { hrefOf, type View } from '../../src/navigation/routes.ts';
import { words } from '../../src/words.ts';
import { expect, isShown, mainMenu, open, scrollTo, scrollTop, test } from './site.ts';

const { menu } = words;

test('every item of the menu shows its view without a request, the contact view over any other, and is marked as the current page', async ({
  page,
}) => {
  await open(page, 'about');
  await page.waitForLoadState('networkidle');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const about = mainMenu(page).getByText(menu.about, { exact: true });
  const itemOf = (name: string) =>
    mainMenu(page).getByRole('link', { name, exact: true, includeHidden: true });
  // The view under the contact view is shown when it is chosen.
  const views = 'articles donate contact donate myStory about whatWeBelieve whyRB home'.split(' ') as View[];
  for (const view of views) {
    const item = itemOf(view === 'about' ? menu.aboutRB : menu[view]);
    const isInAbout = !(await item.isVisible());
    if (isInAbout) await about.click();
    await item.click();
    await isShown(page, view);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(item).toHaveAttribute('aria-current', 'page');
    if (isInAbout) await expect(item).toBeHidden();
  }
  expect(documents).toEqual([]);
  for (const close of [
    // Beside the menu, where nothing takes the focus.
    () => page.getByRole('banner').click({ position: { x: 5, y: 40 } }),
    () => about.click(),
  ]) {
    await about.click();
    await expect(itemOf(menu.myStory)).toBeVisible();
    await close();
    await expect(itemOf(menu.myStory)).toBeHidden();
  }
  await isShown(page, 'home');
});

test('the quick links at the foot of the page show their views, and Back to Home leads home from each, to the top', async ({
  page,
}) => {
  await open(page, 'home');
  for (const view of ['about', 'articles', 'donate', 'contact'] as const) {
    const links = page.getByRole('navigation', { name: words.landmarks.quickLinks });
    await links
      .getByRole('link', { name: quickLinks.find((link) => link.view === view)?.label, exact: true })
      .click();
    await isShown(page, view);
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 200);
    const back = page.getByRole('link', { name: words.backToHome });
    // Fixed at the top right, under the header.
    await expect(back).toBeInViewport();
    await back.click();
    await isShown(page, 'home');
    expect(await scrollTop(page)).toBe(0);
  }
  await page.getByRole('link', { name: 'Read our story' }).click();
  await isShown(page, 'myStory');
});

test('a link to the view that is shown already leads to its top', async ({ page }) => {
  await open(page, 'about', 'how-it-started');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('a link is opened in a new tab as the visitor wishes', async ({ page, context }) => {
  await open(page, 'home');
  const opened = context.waitForEvent('page');
  await mainMenu(page)
    .getByRole('link', { name: menu.donate })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // A tab in the background can take its time to show anything.
  await tab.waitForURL(hrefOf('donate'), { waitUntil: 'commit' });
  await tab.close();
  await isShown(page, 'home');
});

test('Home scrolls smoothly to the top when the visitor is at home, at once without motion', async ({
  page,
}) => {
  await open(page, 'home');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, 1500);
    const steps = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    await mainMenu(page).getByRole('link', { name: menu.home }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    const onTheWay = (await steps.jsonValue()).filter((top) => top > 0 && top < 1500).length;
    if (reducedMotion === 'reduce') expect(onTheWay).toBe(0);
    else expect(onTheWay).toBeGreaterThan(2);
  }
});
