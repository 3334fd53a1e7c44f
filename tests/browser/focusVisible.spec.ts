import { words } from '@content/words.ts';
import { expect, open, test } from './site.ts';

const windows = {
  'a desktop': { width: 1280, height: 720 },
  'a phone': { width: 360, height: 640 },
  'a desktop at 400% zoom': { width: 320, height: 256 },
};

for (const [name, viewport] of Object.entries(windows)) {
  // WCAG 2.2, 2.4.11 Focus Not Obscured; here no part of it, not only not all of it.
  test(`the header never covers what has the focus, on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const view of ['whatWeBelieve', 'donate', 'contact'] as const) {
      await open(page, view);
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const covered: string[] = [];
      let focused = 'the last link';
      for (let count = 0; focused !== words.skipToContent; count += 1) {
        expect(count, 'a way back to the first link').toBeLessThan(80);
        await page.keyboard.press('Shift+Tab');
        const state = await page.evaluate(coveredFocus);
        focused = state.name;
        if (state.covered) covered.push(`${view}: ${state.name}`);
      }
      expect(covered).toEqual([]);
      await page.goto('about:blank');
    }
  });
}

/** Runs in the page: what has the focus, and whether the header or the strip under it covers its upper edge. */
function coveredFocus() {
  const element = document.activeElement as HTMLElement;
  const name =
    element.textContent?.trim() || element.getAttribute('aria-label') || element.id || element.tagName;
  const bars = [...document.querySelectorAll('.site-header, .back-strip')];
  if (bars.some((bar) => bar.contains(element)) || element.closest('a[href="#content"]'))
    return { name, covered: false };
  const box = element.getBoundingClientRect();
  const covered = bars.some((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return box.top < bottom && box.bottom > top;
  });
  const outside = box.top < 0 || box.top >= innerHeight;
  return { name, covered: covered || outside };
}
