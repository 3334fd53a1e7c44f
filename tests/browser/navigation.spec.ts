import { words } from '#words/words.ts';
import { everyView, views } from '../../content/views.ts';
import { quickLinks } from '../../src/navigation/menu.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { expectNoBarriers } from './axe.ts';
import { choose, expect, goBack, isShown, isStarted, mainMenu, open, test } from './site.ts';
import { holdScript, pressTo, scrollTo, scrollTop } from './visitor.ts';

test('every item of the menu shows its view without a request', async ({ page }) => {
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const about = mainMenu(page).locator('summary');
  const itemOf = (name: string) =>
    mainMenu(page).getByRole('link', { name, exact: true, includeHidden: true });
  // Contact is shown over a view, which can be chosen again.
  for (const view of ['donate', 'contact', 'donate', ...everyView, 'home'] as const) {
    const item = itemOf(views[view].name);
    const isInAbout = 'group' in views[view];
    if (isInAbout) await about.click();
    await item.click();
    await isShown(page, view);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(item).toHaveAttribute('aria-current', 'page');
    if (isInAbout) await expect(item).toBeHidden();
  }
  expect(documents).toEqual([]);

  const group = Object.values(views).filter((view) => 'group' in view);
  const [first = '', last = ''] = [group[0]?.name, group.at(-1)?.name];
  await about.press('Enter');
  await expect(itemOf(first)).toBeVisible();
  await expectNoBarriers(page);
  await pressTo(page, 'ArrowDown', first);
  for (const [key, name] of Object.entries({ End: last, ArrowDown: first, ArrowUp: last, Home: first }))
    await pressTo(page, key, name);
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
  await expect(itemOf(first)).toBeHidden();
  await about.press('Space');
  await pressTo(page, 'Tab', first);
  await page.keyboard.press('Shift+Tab');
  await pressTo(page, 'Shift+Tab', views.contact.name);
  await expect(itemOf(first), 'closed when the focus has left it').toBeHidden();

  await page.setViewportSize({ width: 640, height: 900 });
  await choose(page, 'donate');
  await expect(page.getByRole('button', { name: words.menu.open }), 'on a tablet too').toBeVisible();
});

test('a press with a key opens a tab or a window of its own', async ({ page, context }) => {
  await open(page, 'home');
  for (const key of ['ControlOrMeta', 'Shift'] as const) {
    const opens = context.waitForEvent('page');
    await mainMenu(page)
      .getByRole('link', { name: views.donate.name })
      .click({ modifiers: [key] });
    await (await opens).waitForURL(`**${hrefOf('donate')}`);
    await isShown(page, 'home');
  }
});

test('links lead to the top of their view', async ({ page }) => {
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

  const links = page.getByRole('navigation', { name: words.landmarks.quickLinks });
  const back = page.getByRole('link', { name: words.backToHome });
  for (const view of quickLinks) {
    await links.getByRole('link', { name: views[view].quickLink, exact: true }).click();
    await isShown(page, view);
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 200);
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

test('Back, Forward or a reload shows a view where it was left', async ({ page }) => {
  await open(page, 'home');
  // Leaves before the position is saved.
  await scrollTo(page, 900);
  await choose(page, 'articles');
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 150);
  await choose(page, 'contact');
  for (const [step, view, top] of [
    ['goBack', 'articles', 150],
    ['goBack', 'home', 900],
    ['goForward', 'articles', 150],
    ['goForward', 'contact', 0],
    ['goBack', 'articles', 150],
  ] as const) {
    await page[step]();
    await isShown(page, view);
    expect(await scrollTop(page), `${step} to ${view}`).toBe(top);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  const scriptArrives = await holdScript(page);
  await page.reload();
  await isShown(page, 'articles');
  await expect.poll(() => scrollTop(page)).toBe(150);
  scriptArrives();
  await isStarted(page);
  await goBack(page, 'home');
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('a tab of Articles has an address, which a reload keeps', async ({ page }) => {
  const isOpen = async (name: string) => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
  };
  await open(page, 'home');
  await page.goto(`${hrefOf('articles')}#newsletters`);
  await isStarted(page);
  await isOpen('Newsletters');
  expect(await scrollTop(page), 'with its tabs in sight').toBe(0);
  for (const name of ['Articles', 'Newsletters']) {
    await page.getByRole('tab', { name }).click();
    await isOpen(name);
    await page.reload();
    await isStarted(page);
    await isOpen(name);
  }
  await page.getByRole('tab', { name: 'Newsletters' }).focus();
  const [first, last] = ['Articles', 'Newsletters'] as const;
  for (const [key, name] of Object.entries({ ArrowRight: first, ArrowLeft: last, Home: first, End: last })) {
    await pressTo(page, key, name);
    await isOpen(name);
  }
  // The menu leads to the first tab, by an entry of its own; pressing a tab makes none.
  await choose(page, 'articles');
  await isOpen('Articles');
  await goBack(page, 'articles');
  await isOpen('Newsletters');
  await goBack(page, 'home');
});
