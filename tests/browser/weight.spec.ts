import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hero } from '@content/home.ts';
import type { Page } from '@playwright/test';
import { everyView, hrefOf } from '../../src/navigation/addresses.ts';
import { siteAddress, siteFolder } from './served.ts';
import { expect, isStarted, open, test, withoutIdleTime } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/** The files of the build that the page asks for from now on. */
function files(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    asked.add(
      request
        .url()
        .replace(siteAddress, '')
        .replace(/[?#].*/, '')
        .replace(/(^|\/)$/, '$1index.html'),
    );
  });
  return asked;
}

/** Size in kB of a file as a server sends it: brotli, unless it is compressed already. */
function weight(file: string): number {
  const content = readFileSync(join(siteFolder, file));
  const isPacked = /\.(avif|webp|png|woff2)$/.test(file);
  return (isPacked ? content : brotliCompressSync(content)).length / 1000;
}

for (const view of everyView) {
  test(`the first load of ${view} keeps its budgets, all that a phone asks for before anything is pressed`, async ({
    page,
  }) => {
    // What is fetched ahead in idle time is not part of the first load.
    await withoutIdleTime(page);
    const asked = files(page);
    await page.goto(hrefOf(view), { waitUntil: 'networkidle' });
    await isStarted(page);
    const weights = [...asked].map((file) => ({ file, kB: weight(file) }));
    const sum = (pattern: RegExp) =>
      weights.filter(({ file }) => pattern.test(file)).reduce((total, { kB }) => total + kB, 0);
    const parts = { all: sum(/./), js: sum(/\.js$/), html: sum(/\.html$/), fonts: sum(/\.woff2$/) };
    expect(parts.js, 'JavaScript').toBeGreaterThan(30);
    // The form comes with what sends messages: it is there before anything is typed.
    expect(parts.js, 'JavaScript').toBeLessThanOrEqual(view === 'contact' ? 120 : 76);
    expect(parts.html, 'document with its style').toBeGreaterThan(5);
    expect(parts.html, 'document with its style').toBeLessThanOrEqual(24);
    expect(parts.fonts, 'fonts').toBeLessThanOrEqual(50);
    expect(parts.all, 'in all').toBeLessThanOrEqual(view === 'home' || view === 'contact' ? 190 : 150);
  });
}

test('what sends messages is no part of the first load of home, and comes when the form does', async ({
  page,
}) => {
  await withoutIdleTime(page);
  const asked = files(page);
  const library = () =>
    [...asked].filter(
      (file) => file.endsWith('.js') && readFileSync(join(siteFolder, file), 'utf8').includes('supabase-js'),
    );
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  expect(library()).toEqual([]);
  await page.getByRole('link', { name: hero.prayerAction }).click();
  await expect.poll(library).toHaveLength(1);
});
