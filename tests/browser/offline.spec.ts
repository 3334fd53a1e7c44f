import { words } from '@content/words.ts';
import sharp from 'sharp';
import { everyView, hrefOf } from '../../src/navigation/addresses.ts';
import { expect, isShown, keepOnDevice, letterButton, open, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Playwright's network switch makes Chromium say this of every file that it asks for in vain. */
const noNetwork = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

test('reads every view, a picture and a letter without a network after one visit, and of no other page that it is home', async ({
  page,
  context,
  expecting,
}) => {
  expecting.perhaps(noNetwork);
  await keepOnDevice(page);
  await context.setOffline(true);
  const formats = new Map<string, string | undefined>();
  page.on('response', (answer) => formats.set(answer.url(), answer.headers()['content-type']));

  await page.reload();
  for (const view of everyView) {
    await page.goto(hrefOf(view));
    await isShown(page, view);
    if (view !== 'about') continue;
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const asked = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(asked).toMatch(/\.avif$/);
    expect(formats.get(asked), 'Safari 15.6 and Edge 109 read no AVIF').toBe('image/webp');
  }

  await page.goto('');
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();

  await page.goto('no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title);
});

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

test('nothing is kept on the device of someone who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  // Idle time has come and gone.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
