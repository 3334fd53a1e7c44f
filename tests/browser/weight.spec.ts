import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hero } from '@content/home.ts';
import type { Page } from '@playwright/test';
import { siteAddress, siteFolder } from './served.ts';
import { expect, isSettled, open, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/** The files of the build that the page asks for from now on. */
function files(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    asked.add(request.url().replace(siteAddress, '').replace(/#.*/, '') || 'index.html');
  });
  return asked;
}

/** Size in kB of a file as a server sends it: brotli, unless it is compressed already. */
function weight(file: string): number {
  const content = readFileSync(join(siteFolder, file));
  const isPacked = /\.(avif|webp|png|woff2)$/.test(file);
  return (isPacked ? content : brotliCompressSync(content)).length / 1000;
}

test('the first load keeps its budgets, all that a phone asks for before anything is pressed', async ({
  page,
}) => {
  // What is fetched ahead in idle time is not part of the first load.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked = files(page);
  await page.goto('', { waitUntil: 'networkidle' });
  const weights = [...asked].map((file) => ({ file, kB: weight(file) })).sort((a, b) => b.kB - a.kB);
  for (const { file, kB } of weights) console.log(`first load  ${kB.toFixed(1).padStart(6)} kB  ${file}`);
  const sum = (pattern: RegExp) =>
    weights.filter(({ file }) => pattern.test(file)).reduce((total, { kB }) => total + kB, 0);
  console.log(`first load  ${sum(/./).toFixed(1).padStart(6)} kB  in all`);

  expect(sum(/\.js$/), 'JavaScript').toBeGreaterThan(30);
  expect(sum(/\.js$/), 'JavaScript').toBeLessThanOrEqual(70);
  expect(sum(/\.html$/), 'page with its style').toBeGreaterThan(5);
  expect(sum(/\.html$/), 'page with its style').toBeLessThanOrEqual(20);
  expect(sum(/\.woff2$/), 'fonts').toBeLessThanOrEqual(50);
  expect(sum(/./), 'in all').toBeLessThanOrEqual(180);
});

test('what sends messages is not fetched at home, and is when the form comes near', async ({ page }) => {
  const asked = files(page);
  const library = () =>
    [...asked].filter(
      (file) => file.endsWith('.js') && readFileSync(join(siteFolder, file), 'utf8').includes('supabase-js'),
    );
  await open(page, 'home');
  await isSettled(page);
  await page.waitForLoadState('networkidle');
  expect(
    [...asked].some((file) => file.includes('laterViews')),
    'the views are fetched ahead',
  ).toBe(true);
  expect(library()).toEqual([]);
  await page.getByRole('link', { name: hero.prayerAction }).click();
  await expect.poll(library).toHaveLength(1);
});

test('the other views come in one file within its budget', () => {
  const views = readdirSync(join(siteFolder, 'assets')).filter((file) => /^laterViews-.*\.js$/.test(file));
  expect(views).toHaveLength(1);
  const kB = weight(join('assets', views[0] ?? ''));
  console.log(`other views ${kB.toFixed(1).padStart(6)} kB`);
  expect(kB).toBeLessThanOrEqual(40);
});
