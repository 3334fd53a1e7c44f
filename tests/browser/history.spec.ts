import { testimonialsSection } from '@content/home.ts';
import { words } from '@content/words.ts';
import {
  expect,
  hold,
  holdScript,
  isShown,
  isStarted,
  letterButton,
  mainMenu,
  open,
  scrollTo,
  scrollTop,
  test,
} from './site.ts';

const { menu } = words;
const phone = { width: 360, height: 740 };

test('Back and Forward lead through the views, each where it was left', async ({ page }) => {
  await open(page, 'home');
  await scrollTo(page, 900);
  await mainMenu(page).getByRole('link', { name: menu.articles }).click();
  await isShown(page, 'articles');
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 150);
  await mainMenu(page).getByRole('link', { name: menu.contact }).click();
  await isShown(page, 'contact');
  for (const [step, view, top] of [
    ['goBack', 'articles', 150],
    ['goBack', 'home', 900],
    ['goForward', 'articles', 150],
    ['goForward', 'contact', 0],
  ] as const) {
    await page[step]();
    await isShown(page, view);
    expect(await scrollTop(page), `${step} to ${view}`).toBe(top);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('Back is followed while the script of a reloaded view is on its way', async ({ page }) => {
  await open(page, 'home');
  await mainMenu(page).getByRole('link', { name: menu.donate }).click();
  await isShown(page, 'donate');
  const partArrives = await hold(page, '**/assets/Donate-*.js');
  await page.reload();
  await page.evaluate(() => import(document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry ?? ''));
  await page.goBack();
  partArrives();
  await isStarted(page);
  await isShown(page, 'home');
});

test('a reload stays in the view, where it was, and Back leads to where the one before was left', async ({
  page,
}) => {
  await open(page, 'home');
  // Left at once after scrolling.
  await scrollTo(page, 700);
  await mainMenu(page).getByRole('link', { name: menu.articles }).click();
  await isShown(page, 'articles');
  await scrollTo(page, 150);
  const scriptArrives = await holdScript(page);
  await page.reload();
  await isShown(page, 'articles');
  await expect.poll(() => scrollTop(page)).toBe(150);
  scriptArrives();
  await isStarted(page);
  await page.goBack();
  await isShown(page, 'home');
  await expect.poll(() => scrollTop(page)).toBe(700);
});

for (const top of [0, 300]) {
  test(`Back from a section’s link returns to where the page was: ${top} px from its top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 720 });
    await open(page, 'about');
    if (top) await scrollTo(page, top);
    await page.locator('.back-strip summary').click();
    await page.locator('.back-strip li a').last().click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(top + 300);
    const atSection = await scrollTop(page);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(top);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(atSection);
    // Further down than the section that the address names.
    await scrollTo(page, atSection + 50);
    await page.reload();
    await isStarted(page);
    expect(await scrollTop(page)).toBe(atSection + 50);
  });
}

test('Back closes an open letter first, and only then leaves the view', async ({ page }) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: words.backToHome }).click();
  await isShown(page, 'home');
  const letter = page.getByRole('dialog', { name: testimonialsSection.modalTitle });
  await letterButton(page).click();
  await expect(letter).toBeVisible();
  await page.goBack();
  await expect(letter).toBeHidden();
  await expect(letterButton(page)).toBeFocused();
  await isShown(page, 'home');
  await page.goForward();
  await expect(letter, 'its entry is left again').toBeHidden();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
  await page.goBack();
  await isShown(page, 'donate');
});

test('a letter that was open when its view was left or loaded anew is closed', async ({ page }) => {
  await open(page, 'donate');
  await page.getByRole('link', { name: words.backToHome }).click();
  await isShown(page, 'home');
  const letter = page.getByRole('dialog', { name: testimonialsSection.modalTitle });
  await letterButton(page).click();
  await expect(letter).toBeVisible();
  // As by a long press on Back.
  await page.evaluate(() => history.go(-2));
  await isShown(page, 'donate');
  await page.getByRole('link', { name: words.backToHome }).click();
  await isShown(page, 'home');
  await expect(letter).toBeHidden();
  await letterButton(page).click();
  await expect(letter).toBeVisible();
  await page.reload();
  await isStarted(page);
  await expect(letter).toBeHidden();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
  await page.goBack();
  await isShown(page, 'donate');
});

test('another letter can be opened at once when one is closed', async ({ page }) => {
  await open(page, 'home');
  await letterButton(page).click();
  const letter = page.getByRole('dialog', { name: testimonialsSection.modalTitle });
  await expect(letter).toBeVisible();
  await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLElement>('dialog:modal');
    const letters = document.querySelectorAll<HTMLElement>('main [aria-haspopup=dialog]');
    dialog?.querySelector('button')?.click();
    await null;
    letters[1]?.click();
  });
  const second = page.getByRole('link', { name: testimonialsSection.open }).nth(1);
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true);
  await expect(letter).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(second).toBeVisible();
  await isShown(page, 'home');
});

test('a link that is pressed at once when the drawer is closed is followed', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'home');
  await page.getByRole('button', { name: menu.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog:modal button')?.click();
    await null;
    document.querySelector<HTMLElement>('footer nav a')?.click();
  });
  await isShown(page, 'about');
  await page.goBack();
  await isShown(page, 'home');
});

test('Back closes the open drawer first; after a choice in it, Back leads to the view before', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, 'articles');
  const drawer = page.getByRole('dialog', { name: menu.label });
  await page.getByRole('button', { name: menu.open }).click();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await isShown(page, 'articles');
  await page.getByRole('button', { name: menu.open }).click();
  await drawer.getByRole('link', { name: menu.donateNow }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await isShown(page, 'articles');
  await expect(drawer).toBeHidden();
});
