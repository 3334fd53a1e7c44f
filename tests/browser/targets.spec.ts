import { words } from '@content/words.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { expect, letterButton, open, test } from './site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Runs in the page: what can be pressed and is smaller than `least` px in either direction. */
function tooSmall({ selector, least }: { selector: string; least: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < least - 0.1)
    .map(({ element, box }) => {
      const name = element.textContent?.trim() || element.getAttribute('aria-label') || element.id;
      return `${name} (${Math.round(box.width)} x ${Math.round(box.height)})`;
    });
}

/** WCAG 2.2, 2.5.8 Target Size; links in a sentence are exempt, and there are none that are smaller. */
const anything = { selector: 'a[href]:not([href="#content"]), button, input, textarea, summary', least: 24 };
/** What thumbs use: buttons, and every item of the header, the drawer, the strip and the footer. */
const forThumbs = {
  selector:
    'button:not(p button), header a[href], .back-strip a[href], footer a[href], summary, dialog[open] a[href]',
  least: 44,
};

test('what can be pressed in each view is large enough for thumbs', async ({ page }) => {
  for (const place of everyView) {
    await open(page, place);
    expect(await page.evaluate(tooSmall, anything), place).toEqual([]);
    expect(await page.evaluate(tooSmall, forThumbs), place).toEqual([]);
  }
});

test('what can be pressed in the drawer and a letter is large enough for thumbs', async ({ page }) => {
  await open(page, 'home');
  await page.getByRole('button', { name: words.menu.open }).click();
  await page.getByRole('dialog').locator('summary').click();
  expect(await page.evaluate(tooSmall, forThumbs)).toEqual([]);
  await page.getByRole('button', { name: words.menu.close }).click();
  await letterButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Leader Testimonial' })).toBeVisible();
  expect(await page.evaluate(tooSmall, forThumbs)).toEqual([]);
});
