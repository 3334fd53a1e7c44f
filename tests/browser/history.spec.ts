import { words } from '../../src/words/words.ts';
import { openFilledForm } from './contactForm.ts';
import { choose, expect, goBack, hasEntry, isShown, isStarted, open, test } from './site.ts';
import { hold, holdScript, phone, scrollTo, scrollTop } from './visitor.ts';

test('Back, Forward or a reload shows a view where it was left', async ({ page }) => {
  await open(page, 'home');
  // Left at once after scrolling.
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

test('Back is followed while the script of a reloaded view is on its way', async ({ page }) => {
  await open(page, 'home');
  await choose(page, 'donate');
  const partArrives = await hold(page, '**/assets/Donate-*.js');
  await page.reload();
  await page.evaluate(() => import(document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry ?? ''));
  await page.goBack();
  partArrives();
  await isStarted(page);
  await isShown(page, 'home');
});

test('links lead on where the browser cancels the way back from the drawer', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'home');
  // As WebKit does where Escape and Forward come at once.
  await page.evaluate(() => {
    history.back = () => {};
  });
  await page.getByRole('button', { name: words.menu.open }).click();
  await hasEntry(page);
  await page.keyboard.press('Escape');
  const support = page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' });
  await support.click();
  await isShown(page, 'donate');
  await goBack(page, 'home');
  await support.click();
  await isShown(page, 'donate');
});

test('Back from a section returns to where the page was', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 720 });
  await open(page, 'about');
  await scrollTo(page, 300);
  await page.locator('.back-strip summary').click();
  await page.locator('.back-strip li a').last().click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
  const atSection = await scrollTop(page);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(atSection);
  // Further down than the section that the address names.
  await scrollTo(page, atSection + 50);
  await page.reload();
  await isStarted(page);
  expect(await scrollTop(page)).toBe(atSection + 50);
});

test('a reload asks before typed words are lost', async ({ page }) => {
  const form = await openFilledForm(page);
  page.once('dialog', (dialog) => dialog.accept());
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.reload()]);
  expect(dialog.type()).toBe('beforeunload');
  await isShown(page, 'contact');
  for (const field of [form.name, form.prayer]) await expect(field).toHaveValue('');
});
