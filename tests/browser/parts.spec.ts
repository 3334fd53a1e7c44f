import type { Page, Route } from '@playwright/test';
import { fields } from '../../src/contact/fields.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { words } from '../../src/words.ts';
import { help } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { choose, expect, goBack, isShown, isStarted, letterButton, mainMenu, open, test } from './site.ts';
import { holdScript } from './visitor.ts';

/** What the site and each engine say about a request that a test breaks, and about an import that failed. */
const said =
  /^error: A part of the site could not be shown\.|NotLoaded: |net::ERR_|status of 404|Loading failed|access control checks|Failed to load|dynamically imported module|Importing a module script failed/;

const donate = /\/assets\/Donate-/;
const breaks = (route: Route) => route.abort('connectionfailed');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const prayer = (page: Page) => page.getByLabel(fields.prayerRequests.label);
const tryAgain = (page: Page) => page.getByRole('button', { name: words.tryAgain });
const namesToCall = (page: Page) =>
  page.getByRole('region', { name: help.title }).getByRole('link', { name: help.numbers[0]?.whom ?? '' });
const opensDocument = (page: Page) => page.getByRole('link', { name: words.partFailure.open });

async function openWithWords(page: Page) {
  await open(page, 'contact');
  await prayer(page).fill('Please pray for rain.');
}
const openDonate = (page: Page) => mainMenu(page).getByRole('link', { name: words.menu.donate }).click();

test.beforeEach(async ({ page, expecting }) => {
  // Without idle time nothing is fetched ahead.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  expecting.perhaps(said);
});

test('a view that cannot be loaded is asked for again in its place', async ({ page, context }) => {
  await openWithWords(page);
  await context.setOffline(true);
  await openDonate(page);
  await expect(heading(page)).toHaveText(words.viewError.title);
  await expect(heading(page), 'the focus is on what has happened').toBeFocused();
  await expectNoBarriers(page);
  await tryAgain(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.viewError.text);
  await expect(opensDocument(page), 'which could not be reached').toBeHidden();
  await context.setOffline(false);
  await tryAgain(page).click();
  await isShown(page, 'donate');
  await expect(heading(page)).toBeFocused();
  await choose(page, 'contact');
  await expect(prayer(page)).toHaveValue('Please pray for rain.');
});

test('home can be tried again when its parts do not come on the way back', async ({ page }) => {
  const work = /\/assets\/(Work|Testimonials|Footer)-/;
  const country = page.getByRole('heading', { name: 'Malaysia' });
  await page.route(work, breaks);
  await open(page, 'home');
  await expect(country).toBeVisible();
  await openDonate(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(words.viewError.title);
  await page.unroute(work);
  await tryAgain(page).click();
  await isShown(page, 'home');
  await expect(country).toBeVisible();
});

test('a view that a new deployment has replaced can be opened as a document', async ({ page }) => {
  await openWithWords(page);
  await page.route(donate, (route) => route.fulfill({ status: 404 }));
  await openDonate(page);
  await tryAgain(page).click();
  await expect(page.getByRole('alert')).toContainText(words.partFailure.replaced);
  await expect(page.getByRole('alert')).toContainText(words.partFailure.typed);
  page.once('dialog', (dialog) => dialog.dismiss());
  await Promise.all([page.waitForEvent('dialog'), opensDocument(page).click()]);
  await mainMenu(page).getByRole('link', { name: words.menu.contact }).click();
  await expect(prayer(page)).toHaveValue('Please pray for rain.');
});

test('a view that never answers can be tried again in its place', async ({ page }) => {
  let answers = false;
  await page.route(donate, (route) => (answers ? route.continue() : undefined));
  await page.clock.install();
  await open(page, 'home');
  await openDonate(page);
  await expect(page.getByRole('status')).toHaveText(words.loading.opening + words.menu.donate);
  await page.clock.fastForward(TIMEOUT_MS);
  answers = true;
  await tryAgain(page).click();
  await isShown(page, 'donate');
});

test('a view that comes empty leaves its document to be read', async ({ page }) => {
  await page.route(donate, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(hrefOf('donate'));
  await expect(page.getByRole('alert').filter({ hasText: words.loading.failed })).toBeVisible();
  await isShown(page, 'donate');
  await page.unroute(donate);
  await page.getByRole('link', { name: words.tryAgain }).click();
  await isStarted(page);
});

test('a contact view that cannot be loaded names whom to call in danger', async ({ page }) => {
  await page.route(/\/assets\/Contact-/, breaks);
  await open(page, 'home');
  await mainMenu(page).getByRole('link', { name: words.menu.contact }).click();
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
  await expect(page.getByRole('alert')).toContainText(words.partFailure.broken);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Latest Articles' }).click();
  await isShown(page, 'articles');
  await expect(heading(page), 'not on the body').toBeFocused();
  await page.goBack();
  await page.unroute(donate);
  await opensDocument(page).click();
  await isShown(page, 'donate');
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

test('a letter that cannot be loaded is asked for again in its place', async ({ page }) => {
  await page.route(/\/assets\/Letter-/, breaks);
  await open(page, 'home');
  await letterButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(dialog.getByRole('alert')).toHaveText(words.loading.failed);
  await expectNoBarriers(page);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: words.tryAgain }).click();
  await expect(dialog.getByRole('article')).toBeVisible();
  await expect(dialog.getByRole('region')).toBeFocused();
});
