import { views } from '../../src/views.ts';
import { words } from '../../src/words/words.ts';
import { expectNoBarriers } from './axe.ts';
import { expect, goBack, hasEntry, isShown, open, test } from './site.ts';
import { phone, scrollTo, scrollTop } from './visitor.ts';

const { menu } = words;

// Where WebKit stands in for a phone, Playwright turns no wheel.
const isMobile = ({ browserName }: { browserName: string }, use: (is: boolean) => Promise<void>) =>
  use(browserName === 'chromium');
test.use({ viewport: phone, hasTouch: true, isMobile });

test('a choice in the drawer leads to the heading of its view', async ({ page }) => {
  await open(page, 'whyRB');
  const drawer = page.getByRole('dialog', { name: menu.label });
  for (const [view, label] of [
    ['whatWeBelieve', views.whatWeBelieve.name],
    ['articles', views.articles.name],
    ['donate', menu.donateNow],
    // The item of the view that is shown.
    ['donate', menu.donateNow],
  ] as const) {
    await page.getByRole('button', { name: menu.open }).tap();
    if (view === 'whatWeBelieve') {
      await drawer.getByText(views.about.group, { exact: true }).tap();
      const { donate: _, ...rest } = views;
      const items = [...Object.values(rest).map(({ name }) => name), menu.donateNow];
      await expect(drawer.getByRole('link')).toHaveText(items);
    }
    await drawer.getByRole('link', { name: label, exact: true }).tap();
    await isShown(page, view);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await goBack(page, 'articles');
  await expect(drawer).toBeHidden();
});

test('the drawer is 240 px wide; however it is closed, its About list is folded again', async ({ page }) => {
  await open(page, 'home');
  const drawer = page.getByRole('dialog', { name: menu.label });
  const item = drawer.getByRole('link', { name: views.myStory.name });
  const opener = page.getByRole('button', { name: menu.open });
  const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {};
  // A double tap opens it only.
  await page.touchscreen.tap(x + 20, y + 20);
  await page.touchscreen.tap(x + 20, y + 20);
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 120, y: 0, width: 240, height: phone.height });
  const donate = await drawer.getByRole('link', { name: menu.donateNow }).boundingBox();
  expect((donate?.y ?? 0) + (donate?.height ?? 0)).toBe(phone.height);
  await drawer.getByText(views.about.group, { exact: true }).tap();
  await expectNoBarriers(page);
  for (const close of [
    () => page.getByRole('button', { name: menu.close }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(60, 400),
    () => page.goBack(),
  ]) {
    await expect(item).toBeVisible();
    await hasEntry(page);
    await close();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await isShown(page, 'home');
    await opener.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName(menu.close);
    await expect(item).toBeHidden();
    await drawer.getByText(views.about.group, { exact: true }).tap();
  }
});

test('the page behind the drawer does not scroll, until the window has room for the menu', async ({
  page,
}) => {
  await open(page, 'about');
  await scrollTo(page, 500);
  const opener = page.getByRole('button', { name: menu.open });
  const wheel = (y: number) => page.mouse.wheel(0, y);
  await opener.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const x of [60, 240]) {
    await page.mouse.move(x, 400);
    await wheel(500);
  }
  await page.getByRole('button', { name: menu.close }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await scrollTop(page)).toBe(500);
  await opener.tap();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.getByRole('dialog')).toBeHidden();
  const top = await scrollTop(page);
  await wheel(100);
  await expect.poll(() => scrollTop(page), 'the page scrolls again').toBe(top + 100);
});
