import type { Locator, Page, Response } from '@playwright/test';
import { formWords } from '#words/formWords.ts';
import { documentWords } from '#words/words.ts';
import { everyView, views } from '../../content/views.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { about, help, home } from '../fixtures/content.ts';
import { madeUp } from '../fixtures/madeUpWords.ts';
import { formOn, typed } from './contactForm.ts';
import { choose, expect, isShown, letterButton, mainMenu, open, test } from './site.ts';
import { keepOnDevice } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** Chromium logs this for every failed request; older ones also for what the service worker lacks. */
const noNetwork = /Failed to load resource: (net::ERR_(INTERNET_DISCONNECTED|FAILED)|.* 404 )/;

const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('after one visit all views of a language can be read offline', async ({ page, context, expecting }) => {
  expecting.console.push(noNetwork);
  await keepOnDevice(page, 'ta/contact/');
  await keepOnDevice(page);
  const shown = page.getByRole('main').getByAltText(home.outreach.countries[0]?.alt ?? '');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(shown)).toBe(true);
  const isKept = async (image: HTMLImageElement) => Boolean(await caches.match(image.currentSrc));
  await expect.poll(() => shown.evaluate(isKept)).toBe(true);
  await context.setOffline(true);
  // A restarted service worker would be online.
  await context.route('**', (route) => route.abort());

  for (const view of everyView) {
    await page.goto(hrefOf(view));
    await isShown(page, view);
  }
  await page.goto('');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(shown)).toBe(true);
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await page.goto('ta/what-we-believe/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(madeUp(views.whatWeBelieve.heading));
  await page.goto('ta/contact/');
  await expect(page.getByRole('heading', { name: madeUp(help.title) })).toBeVisible();
  // Not kept: home has the letters as cards, and whether the others exist is not known here.
  for (const path of ['letters/', 'hi/contact/', 'no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentWords.offline.title);
  }
  await page.getByRole('main').getByRole('link', { name: views.contact.name }).click();
  await isShown(page, 'contact');
});

test('a Wi-Fi’s sign-in page is not kept in the place of a file', async ({ page, context, expecting }) => {
  expecting.console.push(noNetwork, /MIME type of "text\/html"/);
  const behindPortal = async (address: RegExp, visit: () => Promise<unknown>) => {
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Our Wi-Fi.' }),
    );
    await visit();
    await context.unroute(address);
  };
  for (const file of [/\/assets\/Donate-/, /\/shell\.html/])
    await behindPortal(file, async () => {
      await page.goto('');
      const isKept = (answer: Response) => !!answer.request().serviceWorker() && file.test(answer.url());
      await context.waitForEvent('response', isKept);
    });
  await keepOnDevice(page);
  const photo = page.getByAltText(about.alt);
  await behindPortal(/\/assets\/.*\.svg$/, async () => {
    await page.goto(hrefOf('about'));
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await isDrawn(photo)).toBe(false);
  });
  await page.goto(hrefOf('about'));
  await expect.poll(() => isDrawn(photo)).toBe(true);
  await context.route('**/about/', (route) => route.fulfill({ status: 502 }));
  await page.goto(hrefOf('about'));
  await isShown(page, 'about');
  await context.setOffline(true);
  await page.goto(hrefOf('donate'));
  await isShown(page, 'donate');
});

/** Expects no word of the message in the history, caches, storage or cookies. */
async function expectNothingKept(page: Page, sender: string) {
  const texts = await page.evaluate(async () => {
    const kept = [JSON.stringify(history.state), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(`${decodeURIComponent(request.url)}\n${await (await cache.match(request))?.text()}`);
    }
    return kept;
  });
  expect(texts.length).toBeGreaterThan(5);
  texts.push(JSON.stringify(await page.context().storageState({ indexedDB: true })));
  for (const line of [typed.name, sender, typed.phone, ...typed.prayer.split('\n')])
    expect(texts.filter((text) => text.includes(line)).map((text) => text.slice(0, 99))).toEqual([]);
}

test('what is typed offline waits for a network', async ({ page, context, expecting }) => {
  expecting.console.push(noNetwork, /The message could not be sent/);
  await keepOnDevice(page);
  await context.setOffline(true);
  await page.goto('');
  await choose(page, 'contact');
  for (const { whom } of help.numbers)
    await expect(page.getByRole('main').getByText(whom).first()).toBeVisible();
  const form = formOn(page);
  await form.fill();
  await form.send.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await form.send.press('Enter');
  await expect(page.getByRole('alert')).toContainText(formWords.kept);
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(form.prayer).toHaveValue(typed.prayer);
  await expectNothingKept(page, form.sender);
  await context.setOffline(false);
  await form.pressSend();
  await expectNothingKept(page, form.sender);
});

test('for someone who saves data nothing is fetched before it is near', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched = async () =>
    (await page.requests()).filter((request) => /assets\/(Donate|About|Letter)-/.test(request.url())).length;
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  // Waits for idle time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await fetched()).toBe(0);
  await mainMenu(page).getByRole('link', { name: views.donate.name }).hover();
  await expect.poll(fetched).toBe(1);
});
