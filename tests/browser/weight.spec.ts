import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { siteAddress, siteFolder } from './served.ts';
import { expect, open, test } from './site.ts';

/** Bytes with brotli for what is text; pictures and fonts are compressed already. */
function weightOf(file: string): number {
  const bytes = readFileSync(join(siteFolder, file));
  return /\.(avif|webp|png|woff2)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + weightOf(file), 0);
}

function tell(what: string, files: readonly string[]) {
  const list = files.map((file) => `${file.replace('assets/', '')} ${weightOf(file)}`).join(', ');
  console.log(`${what}: ${(sum(files) / 1000).toFixed(1)} kB (${list})`);
}

/** The files of the site that a page asks for, from now on. */
function filesAskedFor(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const path = request
      .url()
      .slice(siteAddress.length)
      .replace(/[?#].*/, '');
    files.push(path === '' ? 'index.html' : path);
  });
  return files;
}

const scripts = readdirSync(join(siteFolder, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`);
/** Where the Supabase library is, told by a header that it alone sends. */
const withLibrary = scripts.filter((file) =>
  readFileSync(join(siteFolder, file), 'utf8').includes('X-Client-Info'),
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('home starts with 180 kB at most, and never fetches what sends messages', async ({ page }) => {
    // What follows “once nothing else is to be done” waits until the test says so.
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) => {
        Object.assign(window, { goOn: run });
        return 0;
      };
    });
    const asked = filesAskedFor(page);
    await page.goto('');
    await page.waitForFunction(() => 'goOn' in window);
    await page.waitForLoadState('networkidle');
    const first = asked.splice(0);

    const views = page.waitForEvent('requestfinished', (request) => request.url().includes('/laterViews-'));
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await views;
    await page.waitForLoadState('networkidle');
    const firstScripts = first.filter((file) => file.endsWith('.js'));
    tell('First load at 390 px', first);
    tell('Fetched ahead when idle', asked);

    expect(first).toContain('index.html');
    expect(firstScripts, 'one script').toEqual([expect.stringMatching(/^assets\/index-/)]);
    expect(first.filter((file) => file.endsWith('.woff2')).length, 'two fonts at most').toBeLessThanOrEqual(
      2,
    );
    expect(sum(first)).toBeLessThanOrEqual(180_000);
    expect(sum(firstScripts)).toBeLessThanOrEqual(70_000);
    expect(weightOf('index.html')).toBeLessThanOrEqual(20_000);
    expect(withLibrary, 'the library is in a file of its own').toEqual([
      expect.stringMatching(/^assets\/dist-/),
    ]);
    for (const file of withLibrary) expect([...first, ...asked]).not.toContain(file);
  });
});

test('the other views together weigh 40 kB at most', () => {
  const views = scripts.filter((file) => file.includes('laterViews'));
  tell('The other views', views);
  expect(views).toHaveLength(1);
  expect(sum(views)).toBeLessThanOrEqual(40_000);
});

for (const width of [390, 1280]) {
  test(`nothing moves on home at ${width} px, even when the fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let fontsArrive = () => {};
    const fontsMayCome = new Promise<void>((resolve) => {
      fontsArrive = resolve;
    });
    let held = 0;
    await page.route('**/*.woff2', (route) => {
      held += 1;
      return fontsMayCome.then(() => route.continue());
    });
    await page.goto('', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveClass(/settled/);
    expect(held, 'fonts that come late').toBeGreaterThan(0);
    expect(await loadedFonts(page)).toBe(0);
    fontsArrive();
    await expect.poll(() => loadedFonts(page)).toBeGreaterThan(0);
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return (window as unknown as { shifts: unknown[] }).shifts;
    });
    expect(shifts).toEqual([]);
  });
}

test('every picture on home names its size before it comes', async ({ page }) => {
  await open(page, 'home');
  const sizes = await page
    .locator('img')
    .evaluateAll((images) => images.map((it) => [it.getAttribute('width'), it.getAttribute('height')]));
  expect(sizes.length).toBeGreaterThan(10);
  for (const size of sizes)
    expect(size).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
});

/** How many of the site's own fonts have arrived; the fallbacks among its faces are on the device. */
function loadedFonts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/fallback/i.test(family))
        .length,
  );
}
