import type { Page } from '@playwright/test';
import { everyView, type View } from '../../src/views.ts';
import { words } from '../../src/words/words.ts';
import { shown } from '../drawings.ts';
import { about, home, myStory } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { expect, letterButton, open, test } from './site.ts';
import { phone, setTextSize } from './visitor.ts';

/** The narrowest and the widest window of each layout. */
const widths = [320, 360, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1920];

/** What thumbs use: buttons, and every item of the header, the drawer, the strip and the footer. */
const forThumbs =
  'button:not(p button), header a[href], .back-strip a[href], footer a[href], summary, dialog[open] a[href]';

/** The drawings whose middle must be seen in every window, by view and slot. */
const drawings: Partial<Record<View, Partial<Record<keyof typeof shown, string[]>>>> = {
  home: {
    outreach: home.outreach.countries.map(({ alt }) => alt),
    films: home.videos.films.map(({ alt }) => alt),
  },
  about: { founders: [about.alt] },
  myStory: { scenes: myStory.sections.flatMap(({ picture }) => picture?.alt ?? []) },
};

/** Expects of each width that nothing reaches out of the window, and that a picture shows its middle. */
async function expectToFit(page: Page, view: View, at: readonly number[]) {
  const found: Record<number, string[]> = {};
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    const culprits = await page.evaluate(overflowing);
    if (culprits.length > 0) found[width] = culprits;
    for (const [slot, alts] of Object.entries(drawings[view] ?? {}))
      for (const alt of alts) {
        const least = shown[slot as keyof typeof shown];
        const box = await page.getByAltText(alt).boundingBox();
        const shape = (box?.width ?? 0) / (box?.height ?? 0) / least.ratio;
        expect.soft(shape, `width of ${alt} at ${width} px`).toBeGreaterThan(least.width - 0.01);
        expect.soft(1 / shape, `height of ${alt} at ${width} px`).toBeGreaterThan(least.height - 0.01);
      }
  }
  expect(found).toEqual({});
}

for (const view of everyView)
  test(`everyone can use ${view}, at any width, with text at 200% too`, async ({ page }) => {
    await open(page, view);
    await expectNoBarriers(page);
    await expectToFit(page, view, widths);
    await page.setViewportSize(phone);
    await expectNoBarriers(page);
    expect(await page.evaluate(tooSmall, forThumbs)).toEqual([]);
    await setTextSize(page, '200%');
    await expectToFit(page, view, [320, 360, 768, 1024, 1280]);
  });

test('what opens over the page fits a small window, with text at 200% too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page, 'home');
  const dialog = page.getByRole('dialog');
  for (const size of ['100%', '200%'] as const) {
    await setTextSize(page, size);
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

// WCAG 2.2, 2.4.11 Focus Not Obscured; here no part of it, not only not all of it.
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

/* These run in the page. */

/** What makes the page scroll sideways, and the words that reach out of the window and are cut. */
function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = scrollWidth > clientWidth;
  return [...document.querySelectorAll(scrolls ? 'html, body *' : 'body *')]
    .filter((element) => element.matches('html') || element.getBoundingClientRect().right > clientWidth + 0.5)
    .filter((element) => scrolls || element.textContent?.trim())
    .map((element) => `${element.tagName} ${element.className}`)
    .slice(0, 5);
}

/** What can be pressed and is smaller than 44 px in either direction; axe sees to the 24 of all others. */
function tooSmall(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 43.9;
    })
    .map((element) => element.outerHTML);
}

/** Whether the header or the strip under it covers the upper edge of what has the focus, or it is out of sight. */
function isCovered(element: Element): boolean {
  const { left, top, right } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, top + 2);
  const bar = onTop?.closest('.site-header, .back-strip');
  return !onTop || Boolean(bar && !bar.contains(element));
}
