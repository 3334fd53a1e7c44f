import type { Page, Route } from '@playwright/test';
import { fields } from '../../src/contact/fields.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { views } from '../../src/views.ts';
import { words } from '../../src/words/words.ts';
import { choose, expect, goBack, hasEntry, isShown, isStarted, open, test } from './site.ts';
import { hold, holdScript, phone } from './visitor.ts';

test('a link that is pressed before the script has come is followed', async ({ page }) => {
  await holdScript(page);
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }).click();
  await isShown(page, 'donate');
});

test('a box that nobody has ticked is nothing typed', async ({ page }) => {
  await holdScript(page);
  await page.goto(hrefOf('contact'));
  await page.evaluate(() => {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    document.querySelector('form')?.after(box);
  });
  const asks = () => page.evaluate(() => window.onbeforeunload?.(new Event('beforeunload')));
  await page.getByRole('heading', { level: 1 }).click();
  expect(await asks()).toBe(null);
  await page.getByRole('checkbox').check();
  expect(await asks()).toBe(true);
});

test('the script waits for the fonts', async ({ page }) => {
  const fontsArrive = await hold(page, '**/*.woff2');
  await page.goto('', { waitUntil: 'domcontentloaded' });
  // Nothing is handed over to the system. A real click waits for the fonts.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('a[href^="mailto:"]').first().dispatchEvent('click');
  expect((await page.requests()).filter((request) => request.resourceType() === 'script')).toEqual([]);
  fontsArrive();
  await isStarted(page);
});

/** Opens the drawer on a phone whose script is kept back until the returned function is called. */
async function openDrawer(page: Page) {
  await page.setViewportSize(phone);
  const scriptArrives = await holdScript(page);
  await page.goto('');
  const opener = page.getByRole('button', { name: words.menu.open });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: words.menu.label });
  await expect(drawer).toBeVisible();
  return { opener, drawer, scriptArrives };
}

test('the drawer that opens before the script has come stays open', async ({ page }) => {
  const { drawer, scriptArrives } = await openDrawer(page);
  scriptArrives();
  await isStarted(page);
  await expect(drawer).toBeVisible();
  await hasEntry(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await isShown(page, 'home');
});

test('a drawer that was closed before the script has come stays closed', async ({ page }) => {
  const { opener, drawer, scriptArrives } = await openDrawer(page);
  await drawer.getByText(views.about.group, { exact: true }).click();
  await page.keyboard.press('Escape');
  await opener.press('Enter');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  scriptArrives();
  await isStarted(page);
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link', { name: views.myStory.name })).toBeHidden();
});

test.describe('a script that cannot be fetched', () => {
  const script = '**/assets/main-*.js';
  const isGone = (route: Route) => route.fulfill({ status: 404 });
  const tryAgain = (page: Page) => page.getByRole('link', { name: words.tryAgain });

  test.beforeEach(async ({ page, expecting }) => {
    // In the words of each engine; Firefox has none.
    expecting.perhaps(/net::ERR_CONNECTION_FAILED|Failed to load resource|Loading failed for/);
    await page.route(script, (route) => route.abort('connectionfailed'));
  });

  test('is asked for again under what was typed', async ({ page }) => {
    await page.goto(hrefOf('contact'));
    const prayer = page.getByLabel(fields.prayerRequests.label);
    await prayer.fill('Please pray for rain.');
    await page.route(script, isGone);
    page.once('dialog', (dialog) => dialog.dismiss());
    const [question] = await Promise.all([page.waitForEvent('dialog'), tryAgain(page).click()]);
    expect(question.message(), 'of the page: iOS asks none of its own').toBe(words.loading.typed);
    await expect(prayer).toHaveValue('Please pray for rain.');
    await page.unroute(script);
    await page.evaluate(() => {
      document.title = 'the same document';
    });
    // Older browsers keep a failed import (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211): there is the question again.
    const asked = page.waitForEvent('dialog').then((again) => again.dismiss());
    await tryAgain(page).click();
    await Promise.race([isStarted(page), asked]);
    await expect(page).toHaveTitle('the same document');
    await expect(prayer).toHaveValue('Please pray for rain.');
  });

  test('is told of at every press', async ({ page }) => {
    await page.goto(hrefOf('articles'));
    const notice = page.getByRole('alert');
    for (const newsletters of [undefined, page.getByRole('tab', { name: 'Newsletters' })]) {
      await newsletters?.click();
      await expect(notice).toContainText(words.loading.failed);
      await page.getByRole('button', { name: words.loading.dismiss }).click();
      await expect(notice).toBeHidden();
      await isShown(page, 'articles');
    }
  });

  test('is a failure too where nothing answers in time', async ({ page }) => {
    let answers = false;
    await page.route(script, (route) => (answers ? route.continue() : undefined));
    await page.clock.install();
    await page.goto(hrefOf('contact'));
    await page.getByLabel(fields.prayerRequests.label).fill('Please pray for rain.');
    // The script is asked for within 3 s after the page.
    await page.clock.runFor(TIMEOUT_MS + 3000);
    await expect(page.getByRole('alert').filter({ hasText: words.loading.failed })).toBeVisible();
    answers = true;
    page.once('dialog', (dialog) => dialog.accept());
    await Promise.all([page.waitForEvent('dialog'), tryAgain(page).click()]);
    await isStarted(page);
  });

  test('does not keep Back from its view', async ({ page }) => {
    await page.unroute(script);
    await open(page, 'home');
    await choose(page, 'donate');
    await page.route(script, isGone);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(words.loading.failed);
    await goBack(page, 'home');
  });
});
