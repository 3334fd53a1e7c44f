import type { Page, Route } from '@playwright/test';
import { formWords } from '#words/formWords.ts';
import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { help, leaders } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { formOn, openFilledForm, typed } from './contactForm.ts';
import { choose, expect, isShown, isStarted, letterButton, mainMenu, open, test } from './site.ts';
import { hold, script } from './visitor.ts';

/** Matches what the site and the engines log of a broken request or import. */
const printed =
  /^error: A part of the site could not be shown\.|net::ERR_|status of (404|500)|Loading failed|access control checks|Failed to load|dynamically imported module|Importing a module script failed|No answer within|broken on purpose/;

const donate = /\/assets\/Donate-/;
const fails = (route: Route) => route.fulfill({ status: 500 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tryAgain = (page: Page) => page.getByRole('link', { name: words.tryAgain });
const openDonate = (page: Page) => mainMenu(page).getByRole('link', { name: views.donate.name }).click();

/** Presses Try again, and answers the question that comes first. */
async function tryAgainAnd(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  page.once('dialog', (dialog) => dialog[answer]());
  const asked = page.waitForEvent('dialog');
  await Promise.all([asked, tryAgain(page).click({ noWaitAfter: true })]);
  return (await asked).message();
}

test.beforeEach(async ({ page, expecting }) => {
  // Prevents fetching ahead, which needs idle time.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  expecting.console.push(printed);
});

test('what cannot be loaded is offered again', async ({ page, expecting }) => {
  expecting.console.push(/The message could not be sent/);
  const sending = /\/assets\/sendContactSubmission-/;
  await page.route(sending, fails);
  const form = await openFilledForm(page);
  await page.route(donate, fails);
  await openDonate(page);
  await expect(heading(page)).toHaveText(words.viewError.title);
  await expect(heading(page), 'the focus is on what has happened').toBeFocused();
  await expectNoBarriers(page);
  await tryAgainAnd(page, 'dismiss');
  await choose(page, 'contact');
  await form.send.click();
  await expect(page.getByRole('alert')).toContainText(formWords.lost + formWords.kept);
  await expect(form.prayer).toHaveValue(typed.prayer);
  await page.unroute(sending);
  await form.pressSend();
});

test('a view waits for its own style, which its document has in itself', async ({ page }) => {
  const styleComes = await hold(page, '**/*.css');
  await open(page, 'home');
  const requested = (await page.requests()).map((request) => request.url());
  expect(requested.filter((url) => url.endsWith('.css'))).toEqual([]);
  const sheetComes = page.waitForRequest('**/*.css');
  await openDonate(page);
  await sheetComes;
  await expect(page.getByRole('status')).toHaveText(words.loading.opening + views.donate.name);
  await expect(heading(page)).toHaveCount(0);
  styleComes();
  await isShown(page, 'donate');
});

test('what fails to load leaves its document or whom to call', async ({ page }) => {
  await page.route(/\/assets\/(Letter|Contact)-/, fails);
  await open(page, 'home');
  await letterButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(dialog.getByRole('alert')).toHaveText(words.loading.failed);
  await expectNoBarriers(page);
  await dialog.getByRole('link', { name: words.tryAgain }).click();
  await expect(heading(page)).toHaveText('What Leaders Say About Us');
  expect(new URL(page.url()).hash).toBe(`#${leaders[0]?.key}`);
  await open(page, 'donate');
  await mainMenu(page).getByRole('link', { name: views.contact.name }).click();
  await expect(heading(page)).toHaveText(words.viewError.title);
  const call = page.getByRole('region', { name: help.title }).getByRole('link');
  await expect(call.filter({ hasText: help.numbers[0]?.short ?? '' })).toBeVisible();
  await expectNoBarriers(page);
});

test('a script that does not answer in time is requested again', async ({ page }) => {
  let answers = false;
  await page.route(script, (route) => (answers ? route.continue() : undefined));
  // Safari before 26.2 reports no largest paint.
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.clock.install();
  await page.goto(hrefOf('donate'));
  // The script is requested within 3 s after the page.
  await page.clock.runFor(TIMEOUT_MS + 3000);
  await expect(page.getByRole('alert').filter({ hasText: words.loading.failed })).toBeVisible();
  answers = true;
  await tryAgain(page).click();
  await isStarted(page);
});

test('a script that fails is requested again under what was typed', async ({ page }) => {
  const { prayer } = formOn(page);
  await page.route(script, (route) => route.abort('connectionfailed'));
  await page.goto(hrefOf('contact'));
  await prayer.fill(typed.prayer);
  const question = await tryAgainAnd(page, 'dismiss');
  expect(question, 'of the page: iOS asks none of its own').toBe(words.loading.typed);
  await page.unroute(script);
  await page.evaluate(() => void Object.assign(document, { title: 'the same document' }));
  // Older browsers keep a failed import (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211), and ask again.
  const asked = page.waitForEvent('dialog').then((again) => again.dismiss());
  await tryAgain(page).click();
  await Promise.race([isStarted(page), asked]);
  await expect(page).toHaveTitle('the same document');
  await expect(prayer).toHaveValue(typed.prayer);
});
