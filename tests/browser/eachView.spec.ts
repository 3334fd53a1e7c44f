import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { words } from '#words/words.ts';
import { everyView, views } from '../../content/views.ts';
import { fileOf } from '../../site/fonts.ts';
import { code } from '../fixtures/madeUpLanguage.ts';
import { expectNoBarriers } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { expect, isStarted, letterButton, open, overflowing, test } from './site.ts';
import { phone } from './visitor.ts';

/** The narrowest and the widest window of each layout. */
const widths = [320, 360, 390, 412, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1920];

/** Selects what thumbs use: buttons, and every item of the header, the drawer, the strip and the footer. */
const forThumbs =
  'button:not(p button), header a[href], .back-strip a[href], footer a[href], summary, dialog[open] a[href]';

const letters = String.fromCharCode(...Array(0x2100).keys());

/** Fonts of computers and of Android, and open ones with the same metrics. */
const devices: Record<string, string>[] = [
  { Arial: 'arimo', 'Times New Roman': 'tinos' },
  { Roboto: 'roboto', 'Times New Roman': 'tinos', 'Noto Sans Tamil': 'noto-sans-tamil' },
];

/** Expects nothing to overflow the window at these widths, and no word to break in a text of its usual size. */
async function expectToFit(page: Page, at: readonly number[], breaks = false) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(overflowing), `at ${width} px`).toEqual([]);
    if (!breaks) expect.soft(await page.evaluate(brokenWords, 'body'), `at ${width} px`).toEqual([]);
  }
}

for (const [language, view] of ['', `${code}/`].flatMap((each) =>
  everyView.map((view) => [each, view] as const),
))
  test(`everyone can use ${language}${view}`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
    await page.route('**/device-fonts/**', async (route) => {
      const [name = '', wght] = route.request().url().split('/').slice(-2);
      if (name === 'tinos')
        return route.fulfill({ path: 'node_modules/@fontsource/tinos/files/tinos-latin-400-normal.woff2' });
      const font = readFileSync(fileOf(name, name.includes('tamil') ? 'tamil' : 'latin'));
      // A device has one weight for all bold letters.
      const options = { targetFormat: 'woff2', variationAxes: { wght: Number(wght) } } as const;
      return route.fulfill({ body: await subsetFont(font, letters, options) });
    });
    for (const window of [{ width: 1280, height: 740 }, phone]) {
      await page.setViewportSize(window);
      await page.goto(language + views[view].path);
      await isStarted(page);
      for (const fonts of [{}, ...devices]) {
        const moved = await page.evaluate(shiftOf, fonts);
        // Without a Tamil font made-up words wrap anyhow: the benchmark has the real ones.
        if (language && !fonts.Roboto) continue;
        const most = language ? 0.1 : 0.01;
        expect.soft(moved, `moves while it arrives, with ${Object.keys(fonts)}`).toBeLessThan(most);
      }
      if (language) continue;
      await expectNoBarriers(page);
    }
    await expectToFit(page, widths);
    if (language) return;
    expect(await page.evaluate(tooSmall, forThumbs)).toEqual([]);
    await page.evaluate(setTextSize, '200%');
    await expectToFit(page, [320, 360, 768, 1024, 1280], true);
    await page.setViewportSize(phone);
    const isCut = (labels: Element[]) => labels.some((each) => each.scrollHeight > each.clientHeight + 8);
    expect(await page.locator('.strip-label').evaluateAll(isCut), 'the name in the strip').toBe(false);
  });

test('what opens over the page fits a small window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page, 'home');
  const dialog = page.getByRole('dialog');
  for (const size of ['100%', '200%'] as const) {
    await page.evaluate(setTextSize, size);
    for (const opener of [page.getByRole('button', { name: words.menu.open }), letterButton(page)]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await dialog.evaluate((it) => it.querySelector('details')?.setAttribute('open', ''));
      expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      // The drawer slides in.
      await expect.poll(() => page.evaluate(overflowing)).toEqual([]);
      expect(await page.evaluate(tooSmall, forThumbs)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

// Stricter than WCAG 2.2, 2.4.11 (Focus Not Obscured): no part of it is covered.
test('the header never covers what has the focus', async ({ page }) => {
  for (const [view, width, height] of [
    ['whatWeBelieve', 1280, 720],
    // A desktop at 400% zoom.
    ['donate', 320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, view);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    const focused = page.locator('main :focus');
    const goBack = () => page.keyboard.press('Shift+Tab');
    let seen = 0;
    for (await goBack(); await focused.isVisible(); await goBack()) {
      expect(await focused.evaluate(isCovered), `${await focused.textContent()}`).toBe(false);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(2);
  }
});

/* The functions below run in the page. */

/** Sets the size as the browser's own setting does. */
function setTextSize(size: string) {
  document.documentElement.style.fontSize = size;
}

/** Measures the layout shift so far or, with a device's fonts, when the site's own replace those. */
async function shiftOf(fonts: Record<string, string>): Promise<number> {
  const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
  async function layOut() {
    document.body.getBoundingClientRect();
    while (![...document.fonts].some(({ status }) => status === 'loaded'))
      await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    // Shifts are reported a frame after they happen.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }

  if (Object.keys(fonts).length > 0) {
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((face: CSSFontFaceRule & { own?: string }) => {
        face.own ??= face.style.cssText;
        return { style: face.style, own: face.own };
      });
    for (const { style, own } of faces) {
      const names = [...own.matchAll(/local\("?([^")]+?)( Bold)?"?\)/g)];
      const [, name = '', bold] = names.find(([, name = '']) => fonts[name]) ?? [];
      const weight = bold ? 700 : 400;
      style.setProperty('src', name ? `url("device-fonts/${fonts[name]}/${weight}")` : 'local("none")');
    }
    await layOut();
    shifts.length = 0;
    for (const { style, own } of faces) if (own.includes('url(')) style.cssText = own;
  }
  await layOut();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Finds targets under 44 px in either direction; axe checks the 24 px of all others. */
function tooSmall(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 43.9;
    })
    .map((element) => element.outerHTML);
}

/** Tells whether an element's upper edge is out of sight, or under the header or its strip. */
function isCovered(element: Element): boolean {
  const { left, top, right } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, top + 2);
  const bar = onTop?.closest('.site-header, .back-strip');
  return !onTop || Boolean(bar && !bar.contains(element));
}
