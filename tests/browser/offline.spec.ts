import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { everyView, hrefOf } from '../../src/navigation/routes.ts';
import { words } from '../../src/words.ts';
import { about, home } from '../fixtures/content.ts';
import { formOn, success } from './contactForm.ts';
import { expect, isShown, keepOnDevice, letterButton, mainMenu, open, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Chromium says this of every file that it asks for in vain, itself or through the service worker. */
const noNetwork = /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

test('reads every view, a letter, and the pictures that were shown without a network after one visit, and of no other page that it is home', async ({
  page,
  context,
  expecting,
}) => {
  expecting.perhaps(noNetwork);
  await keepOnDevice(page);
  await expect.poll(() => kept(page)).not.toContainEqual(expect.stringContaining('Contact'));
  const shown = page.getByRole('main').getByAltText(home.outreach.malaysia.alt);
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(shown)).toBe(true);
  const file = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  await mainMenu(page).getByRole('link', { name: words.menu.contact }).hover();
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining([file, expect.stringContaining('Contact')]));
  await context.setOffline(true);

  for (const view of everyView) {
    await page.goto(hrefOf(view));
    await isShown(page, view);
  }
  await page.goto(hrefOf('about'));
  await expect.poll(() => isDrawn(page.getByAltText(about.alt))).toBe(false);
  await page.goto('');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(shown)).toBe(true);
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();

  await page.goto('no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title);
});

/** Answers as the sign-in page of a public Wi-Fi does, until the returned function is called. */
async function portal(context: BrowserContext, address: RegExp): Promise<() => Promise<void>> {
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Our Wi-Fi.' }));
  return () => context.unroute(address);
}

test('a Wi-Fi’s sign-in page is not kept in the place of a picture or of what sends messages', async ({
  page,
  context,
  expecting,
}) => {
  expecting.perhaps(/MIME type of "text\/html"/);
  await keepOnDevice(page);
  const leave = await portal(context, /\/assets\/.*\.(avif|webp)$|\/assets\/Contact-/);
  await page.goto(hrefOf('about'));
  const photo = page.getByAltText(about.photoAlt);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await isDrawn(photo)).toBe(false);
  await page.goto(hrefOf('contact'));
  await expect(page.getByRole('alert').filter({ hasText: words.loading.failed })).toBeVisible();
  await leave();
  await open(page, 'contact');
  await page.goto(hrefOf('about'));
  await expect.poll(() => isDrawn(photo)).toBe(true);
});

for (const [file, address] of Object.entries({ page: /\/shell\.html/, view: /\/assets\/Donate-/ }))
  test(`a Wi-Fi’s sign-in page is not kept in the place of a ${file}`, async ({
    page,
    context,
    expecting,
  }) => {
    expecting.perhaps(noNetwork);
    expecting.perhaps(/MIME type of "text\/html"/);
    const leave = await portal(context, address);
    await page.goto('');
    await context.waitForEvent(
      'response',
      (answer) => answer.request().serviceWorker() !== null && address.test(answer.url()),
    );
    await leave();
    const visit = await context.newPage();
    await keepOnDevice(visit);
    await context.setOffline(true);
    await visit.goto(hrefOf('donate'));
    await isShown(visit, 'donate');
  });

test('on a full device pictures are shown and messages are sent', async ({ page, context }) => {
  await keepOnDevice(page);
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  await page.goto(hrefOf('about'));
  await expect.poll(() => isDrawn(page.getByAltText(about.photoAlt))).toBe(true);
  await open(page, 'contact');
  const form = formOn(page);
  await form.fill();
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
});

/** The files that the device has kept. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });
}

function isDrawn(picture: Locator): Promise<boolean> {
  return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
}

test('can be installed: the manifest names the site and its icons are there', async ({ page, request }) => {
  await page.goto('');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ id: hrefOf('home'), name: 'Reach & Build', display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const icon of manifest.icons) {
    const answer = await request.get(icon.src);
    expect(answer.headers()['content-type'], icon.src).toBe('image/png');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, icon.src).toBe(icon.sizes);
  }
});

test('those who only read are not sent what sends messages: it comes when a pointer nears the form, and when the drawer opens', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const sending = () => asked.filter((url) => url.includes('/assets/Contact-')).length;
  // In idle time, the letters last.
  const fetchedAhead = page.waitForResponse(/assets\/Letter-/);
  await open(page, 'home');
  await fetchedAhead;
  expect(sending()).toBe(0);
  await mainMenu(page).getByRole('link', { name: words.menu.contact }).hover();
  await expect.poll(sending).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'about');
  const before = sending();
  await page.getByRole('button', { name: words.menu.open }).click();
  await expect.poll(sending).toBe(before + 1);
});

test('for someone who saves data nothing is fetched ahead or kept; near a link its view comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const views = () => asked.filter((url) => /assets\/(Donate|About|Letter)-/.test(url)).length;
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  // Idle time has come and gone.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(views()).toBe(0);
  await mainMenu(page).getByRole('link', { name: words.menu.donate }).hover();
  await expect.poll(views).toBe(1);
});
