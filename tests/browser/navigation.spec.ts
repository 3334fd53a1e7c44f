import { quickLinks } from '../../src/navigation/menu.ts';
import { type View, views } from '../../src/views.ts';
import { words } from '../../src/words/words.ts';
import { privacy } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { choose, expect, goBack, isShown, mainMenu, open, test } from './site.ts';
import { pressTo, scrollTo, scrollTop } from './visitor.ts';

test('every item of the menu shows its view without a request', async ({ page }) => {
  await open(page, 'about');
  await page.waitForLoadState('networkidle');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const about = mainMenu(page).getByText(views.about.group, { exact: true });
  const itemOf = (name: string) =>
    mainMenu(page).getByRole('link', { name, exact: true, includeHidden: true });
  // The view under the contact view is shown when it is chosen.
  const visited = 'articles donate contact donate myStory about whatWeBelieve whyRB home'.split(
    ' ',
  ) as View[];
  for (const view of visited) {
    const item = itemOf(views[view].name);
    const isInAbout = !(await item.isVisible());
    if (isInAbout) await about.click();
    await item.click();
    await isShown(page, view);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(item).toHaveAttribute('aria-current', 'page');
    if (isInAbout) await expect(item).toBeHidden();
  }
  expect(documents).toEqual([]);
});

test('the About menu is used by keys', async ({ page }) => {
  await open(page, 'home');
  const about = mainMenu(page).locator('summary');
  const item = mainMenu(page).getByRole('link', { name: views.myStory.name });
  await about.press('Enter');
  await expect(item).toBeVisible();
  await expectNoBarriers(page);
  const last = Object.values(views).findLast((view) => 'group' in view)?.name ?? '';
  for (const [key, name] of [
    ['ArrowDown', views.myStory.name],
    ['ArrowDown', views.about.name],
    ['End', last],
    ['ArrowDown', views.myStory.name],
    ['ArrowUp', last],
    ['Home', views.myStory.name],
  ] as const)
    await pressTo(page, key, name);
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
  await expect(item).toBeHidden();
  await about.press('Space');
  await pressTo(page, 'Tab', views.myStory.name);
  await page.keyboard.press('Shift+Tab');
  await pressTo(page, 'Shift+Tab', views.contact.name);
  await expect(item, 'closed when the focus has left it').toBeHidden();
});

test('links lead to the top of their view, and back home', async ({ page }) => {
  await open(page, 'home');
  const links = page.getByRole('navigation', { name: words.landmarks.quickLinks });
  const back = page.getByRole('link', { name: words.backToHome });
  for (const { view, label } of quickLinks) {
    await links.getByRole('link', { name: label, exact: true }).click();
    await isShown(page, view);
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 200);
    // Fixed at the top right, under the header.
    await expect(back).toBeInViewport();
    await back.click();
    await isShown(page, 'home');
    expect(await scrollTop(page)).toBe(0);
  }
  await open(page, 'about', 'how-it-started');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await links.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect([await scrollTop(page), new URL(page.url()).hash], 'of the view that is shown').toEqual([0, '']);
});

test('the privacy notice opens from the foot of a page and from the form', async ({ page }) => {
  const notice = page.getByRole('group').filter({ hasText: words.privacy });
  const summary = notice.getByText(privacy.summary);
  for (const [view, place] of [
    ['about', 'contentinfo'],
    ['contact', 'form'],
  ] as const) {
    await open(page, view);
    await page.getByRole(place).getByRole('link', { name: words.privacy }).click();
    await isShown(page, 'contact');
    await expect(summary).toBeInViewport();
    await expect(notice.locator('summary')).toBeFocused();
    const again = page.getByRole('contentinfo').getByRole('link', { name: words.privacy });
    await expect(again, 'right under the notice').toBeHidden();
    await choose(page, 'donate');
    await goBack(page, 'contact');
    await expect(summary).toBeInViewport();
  }
});

test('Home scrolls smoothly to the top for a visitor at home who likes motion', async ({ page }) => {
  await open(page, 'home');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, 1500);
    const steps = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    await choose(page, 'home');
    await expect.poll(() => scrollTop(page)).toBe(0);
    const onTheWay = (await steps.jsonValue()).filter((top) => top > 0 && top < 1500).length;
    expect(onTheWay > 2, `${onTheWay} steps`).toBe(reducedMotion === 'no-preference');
  }
});
