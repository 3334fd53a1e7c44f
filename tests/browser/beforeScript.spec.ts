import type { Page, Route } from '@playwright/test';
import { formWords } from '../../src/contact/formWords.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';
import { unwrap } from '../../src/model/fact.ts';
import { everyView, hrefOf } from '../../src/navigation/routes.ts';
import { words } from '../../src/words.ts';
import { contactDetails } from '../fixtures/content.ts';
import {
  choose,
  expect,
  goBack,
  hasEntry,
  hold,
  holdScript,
  isShown,
  isStarted,
  open,
  phone,
  scrollTop,
  test,
  withoutHandOver,
} from './site.ts';

test('the script takes every document over as it is', async ({ page }) => {
  const shown = () => page.locator('#root').locator('h1, h2, h3, p:not(noscript *), dd').allInnerTexts();
  for (const view of everyView) {
    const scriptArrives = await holdScript(page);
    await page.goto(hrefOf(view));
    const before = await shown();
    scriptArrives();
    // A difference between the two would be told on the console.
    await isStarted(page);
    expect(before.length).toBeGreaterThan(10);
    expect(await shown(), view).toEqual(before);
  }
});

test('a link that is pressed before the script has come is followed', async ({ page }) => {
  await holdScript(page);
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }).click();
  await isShown(page, 'donate');
  expect(await scrollTop(page)).toBe(0);
  await goBack(page, 'home');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
});

test('the script waits for the fonts, even after a press on an e-mail address', async ({ page }) => {
  await withoutHandOver(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const fontsArrive = await hold(page, '**/*.woff2');
  await page.goto(hrefOf('about'), { waitUntil: 'domcontentloaded' });
  // A real click waits for the fonts.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: unwrap(contactDetails.email) })
    .dispatchEvent('click');
  expect(scripts).toEqual([]);
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

test('the drawer opens before the script has come, which goes on from there', async ({ page }) => {
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
  await drawer.getByText(words.menu.about, { exact: true }).click();
  await page.keyboard.press('Escape');
  await opener.press('Enter');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  scriptArrives();
  await isStarted(page);
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link', { name: words.menu.myStory })).toBeHidden();
});

test('a drawer that was opened before the script has come closes in a wide window', async ({ page }) => {
  const { drawer, scriptArrives } = await openDrawer(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  scriptArrives();
  await expect(drawer).toBeHidden();
  await choose(page, 'donate');
  await goBack(page, 'home');
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

  test('leaves a page to read, under a notice that can be put away', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(hrefOf('about'));
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(words.loading.failed);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await page.getByText('Built with faith and purpose').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0), 'the last line is above the notice').toBeLessThanOrEqual(
      (await notice.boundingBox())?.y ?? 0,
    );
    await page.getByRole('button', { name: words.loading.dismiss }).click();
    await expect(notice).toBeHidden();
    await isShown(page, 'about');

    await page.goto(hrefOf('about'));
    await expect(notice).toBeVisible();
    await page.unroute(script);
    await tryAgain(page).click();
    await isStarted(page);
    await expect(page.getByText(words.loading.failed)).toBeHidden();
  });

  test('is asked for again under what was typed', async ({ page }) => {
    await withoutHandOver(page);
    await page.goto(hrefOf('contact'));
    const prayer = page.getByLabel(formWords.labels.prayerRequests);
    await prayer.fill('Please pray for rain.');
    await page.getByRole('region').locator('a[href^="tel:"]').first().click();
    await page.route(script, isGone);
    page.once('dialog', (dialog) => dialog.dismiss());
    const [question] = await Promise.all([page.waitForEvent('dialog'), tryAgain(page).click()]);
    expect(question.message(), 'of the page: iOS asks none of its own').toBe(words.partFailure.typed);
    await expect(prayer).toHaveValue('Please pray for rain.');
    await page.unroute(script);
    const notice = page.getByRole('alert').filter({ hasText: words.loading.failed });
    await page.evaluate(() => {
      document.title = 'the same document';
    });
    // Older browsers keep a failed import (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211): there is the question again.
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss().then(() => true));
    await tryAgain(page).click();
    const isAsked = await Promise.race([isStarted(page), asked]);
    await expect(page).toHaveTitle('the same document');
    await expect(prayer).toHaveValue('Please pray for rain.');
    if (isAsked) return;
    await expect(notice).toBeHidden();
    await expect(prayer).toHaveValue('Please pray for rain.');
    await choose(page, 'donate');
    await page.goBack();
    await expect(prayer).toHaveValue('Please pray for rain.');
  });

  test('is told of again where the notice of an earlier failure was put away', async ({ page }) => {
    await page.goto(hrefOf('articles'));
    const notice = page.getByRole('alert');
    for (const newsletters of [undefined, page.getByRole('tab', { name: 'Newsletters' })]) {
      await newsletters?.click();
      await expect(notice).toContainText(words.loading.failed);
      await page.getByRole('button', { name: words.loading.dismiss }).click();
      await expect(notice).toBeHidden();
    }
  });

  test('is a failure too where nothing answers for 20 seconds', async ({ page }) => {
    let answers = false;
    await page.route(script, (route) => (answers ? route.continue() : undefined));
    await page.clock.install();
    await page.goto(hrefOf('contact'));
    await page.getByLabel(formWords.labels.prayerRequests).fill('Please pray for rain.');
    const notice = page.getByRole('alert').filter({ hasText: words.loading.failed });
    // Again where the timer started after the clock was put forward.
    await expect(async () => {
      await page.clock.fastForward(TIMEOUT_MS);
      await expect(notice).toBeVisible({ timeout: 1000 });
    }).toPass();
    answers = true;
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await tryAgain(page).click();
    await asked;
    await isStarted(page);
  });

  test('is asked for again where the browser shows a document that it has kept', async ({ page }) => {
    await page.goto(hrefOf('about'));
    const notice = page.getByRole('dialog').filter({ has: page.getByRole('alert') });
    await expect(notice).toBeVisible();
    // The notice goes, if only until an older browser says from memory that there is no such script.
    await notice.evaluate((it) => {
      const changed = new Promise<unknown>((resolve) =>
        new MutationObserver(resolve).observe(it, { attributeFilter: ['open'] }),
      );
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return changed;
    });
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
