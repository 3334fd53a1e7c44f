import type { Page, Route } from '@playwright/test';
import { fields } from '../../src/contact/fields.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { views } from '../../src/views.ts';
import { formWords } from '../../src/words/formWords.ts';
import { words } from '../../src/words/words.ts';
import { help, leaders } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { openFilledForm, typed } from './contactForm.ts';
import { choose, expect, goBack, isShown, isStarted, letterButton, mainMenu, open, test } from './site.ts';
import { holdScript, scrollTop } from './visitor.ts';

/** What the site and each engine say about a request that a test breaks, and about an import that failed. */
const said =
  /^error: A part of the site could not be shown\.|net::ERR_|status of (404|500)|Loading failed|access control checks|Failed to load|dynamically imported module|Importing a module script failed|No answer within/;

const donate = /\/assets\/Donate-/;
const breaks = (route: Route) => route.fulfill({ status: 500 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const prayer = (page: Page) => page.getByLabel(fields.prayerRequests.label);
const tryAgain = (page: Page) => page.getByRole('link', { name: words.tryAgain });
const namesToCall = (page: Page) =>
  page.getByRole('region', { name: help.title }).getByRole('link', { name: help.numbers[0]?.whom ?? '' });
const openDonate = (page: Page) => mainMenu(page).getByRole('link', { name: views.donate.name }).click();

test.beforeEach(async ({ page, expecting }) => {
  // Without idle time nothing is fetched ahead.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  expecting.perhaps(said);
});

test('a view that cannot be loaded offers its document, and no word is lost', async ({ page }) => {
  await open(page, 'contact');
  await prayer(page).fill('Please pray for rain.');
  await page.route(donate, breaks);
  await openDonate(page);
  await expect(heading(page)).toHaveText(words.viewError.title);
  await expect(heading(page), 'the focus is on what has happened').toBeFocused();
  await expectNoBarriers(page);
  page.once('dialog', (dialog) => dialog.dismiss());
  await Promise.all([page.waitForEvent('dialog'), tryAgain(page).click({ noWaitAfter: true })]);
  await choose(page, 'contact');
  await expect(prayer(page)).toHaveValue('Please pray for rain.');
});

test('a view that never answers offers its document', async ({ page }) => {
  let answers = false;
  await page.route(donate, (route) => (answers ? route.continue() : undefined));
  await page.clock.install();
  await open(page, 'home');
  await openDonate(page);
  await expect(page.getByRole('status')).toHaveText(words.loading.opening + views.donate.name);
  await page.clock.fastForward(TIMEOUT_MS);
  answers = true;
  await tryAgain(page).click();
  await isShown(page, 'donate');
  await isStarted(page);
});

test('a view that comes empty leaves its document to be read', async ({ page }) => {
  await page.route(donate, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(hrefOf('donate'));
  await expect(page.getByRole('alert').filter({ hasText: words.loading.failed })).toBeVisible();
  await isShown(page, 'donate');
  await page.unroute(donate);
  await tryAgain(page).click();
  await isStarted(page);
});

test('a contact view that cannot be loaded names whom to call in danger', async ({ page }) => {
  await page.route(/\/assets\/Contact-/, breaks);
  await open(page, 'home');
  await mainMenu(page).getByRole('link', { name: views.contact.name }).click();
  await expect(heading(page)).toHaveText(words.viewError.title);
  await expect(namesToCall(page)).toBeVisible();
  await expectNoBarriers(page);
});

test('a view that breaks can be opened as a document', async ({ page, expecting }) => {
  expecting.console(/A part of the site could not be shown\..*broken on purpose/);
  expecting.console(/^error: (?!A part).*broken on purpose/s);
  const body = 'export const Donate = () => { throw new Error("broken on purpose"); };';
  const headers = { 'cache-control': 'no-store' };
  await page.route(donate, (route) => route.fulfill({ contentType: 'text/javascript', headers, body }));
  await open(page, 'home');
  await openDonate(page);
  await expect(heading(page)).toHaveText(words.viewError.title);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Latest Articles' }).click();
  await isShown(page, 'articles');
  await expect(heading(page), 'not on the body').toBeFocused();
  await page.goBack();
  await page.unroute(donate);
  await tryAgain(page).click();
  await isShown(page, 'donate');
});

test('what sends a message is asked for again at the next press', async ({ page, expecting }) => {
  expecting.console(/The message could not be sent/);
  const sending = /\/assets\/sendContactSubmission-/;
  await page.route(sending, breaks);
  const form = await openFilledForm(page);
  await form.send.click();
  await expect(page.getByRole('alert')).toContainText(formWords.kept);
  await expect(form.prayer).toHaveValue(typed.prayer);
  await page.unroute(sending);
  await form.pressSend();
});

for (const view of ['home', 'contact'] as const)
  test(`a translated ${view} keeps its place when the script comes`, async ({ page, expecting }) => {
    expecting.perhaps(/Minified React error #418|Hydration failed/);
    const scriptArrives = await holdScript(page);
    await page.goto(hrefOf(view));
    const { top, height } = await page.evaluate(async () => {
      // As Chrome's translator does.
      const texts = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
      scrollTo({ top: 900, behavior: 'instant' });
      const seen = { top: scrollY, height: document.documentElement.scrollHeight, least: 1e9 };
      new MutationObserver(() => {
        seen.least = Math.min(seen.least, document.querySelector('main')?.textContent?.length ?? 0);
      }).observe(document, { subtree: true, childList: true });
      return Object.assign(window, { seen }).seen;
    });
    if (view === 'contact')
      await prayer(page).evaluate((field: HTMLTextAreaElement) => (field.value = 'Rain.'));
    scriptArrives();
    await isStarted(page);
    const least = await page.evaluate(() => (window as unknown as { seen: { least: number } }).seen.least);
    expect(least, 'characters: never blank, nor opening').toBeGreaterThan(1000);
    expect(await scrollTop(page)).toBe(top);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await expect(heading(page)).not.toHaveText(words.viewError.title);
    if (view === 'contact') await expect(prayer(page)).toHaveValue('Rain.');
    await choose(page, 'donate');
  });

test('a page that an extension has put into a box works as before', async ({ page }) => {
  await open(page, 'home');
  for (const boxed of ['footer', '#root > *']) {
    await page.evaluate((selector) => {
      const box = document.createElement('div');
      const parts = document.querySelectorAll(selector);
      parts[0]?.replaceWith(box);
      box.append(...parts);
    }, boxed);
    await choose(page, 'donate');
    await goBack(page, 'home');
  }
});

test('a page that cannot be shown at all leads to its document', async ({ page, expecting }) => {
  expecting.console(/^error: The site could not be shown\..*broken on purpose/);
  expecting.perhaps(/broken on purpose/);
  const scriptArrives = await holdScript(page);
  await page.goto(hrefOf('contact'));
  await page.evaluate(() => {
    window.matchMedia = () => {
      throw new Error('broken on purpose');
    };
  });
  scriptArrives();
  await expect(page.getByRole('alert')).toContainText(words.loading.failed);
  await expect(namesToCall(page)).toBeVisible();
  await page.getByRole('link', { name: words.tryAgain }).click();
  await isShown(page, 'contact');
  await isStarted(page);
});

test('a letter that cannot be loaded offers its document', async ({ page }) => {
  await page.route(/\/assets\/Letter-/, breaks);
  await open(page, 'home');
  await letterButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(dialog.getByRole('alert')).toHaveText(words.loading.failed);
  await expectNoBarriers(page);
  await dialog.getByRole('link', { name: words.tryAgain }).click();
  await expect(heading(page)).toHaveText('What Leaders Say About Us');
  expect(new URL(page.url()).hash).toBe(`#${leaders[0]?.key}`);
});
