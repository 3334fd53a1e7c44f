import { about } from '@content/about.ts';
import { contactDetails } from '@content/contactDetails.ts';
import { testimonialsSection } from '@content/home.ts';
import { testimonials } from '@content/testimonials.ts';
import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import { unwrap } from '../../src/model/fact.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { expect, letterButton, mainMenu, open, test } from './site.ts';

/** Runs in the page: what reaches out of the window at the right, or undefined when the page does not scroll. */
function overflowing(): string[] | undefined {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => `${element.tagName} ${element.className}`)
    .slice(0, 5);
}

/** The widths at which the page scrolls sideways, and what makes it. */
async function overflowsAt(page: Page, widths: readonly number[]): Promise<object> {
  const found: Record<string, unknown> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const culprits = await page.evaluate(overflowing);
    if (culprits) found[`${width} px`] = culprits;
  }
  return found;
}

/** Phones, and the narrowest and the widest window of each layout, where what does not fit shows first. */
const narrowestAndWidest = [
  320, 340, 360, 375, 390, 412, 430, 480, 560, 639, 640, 700, 767, 768, 860, 960, 1023, 1024, 1100, 1279,
  1280, 1440, 1919, 1920,
];

for (const place of everyView) {
  test(`nothing is wider than the window, from 320 to 1920 px, and with text at 200%: ${place}`, async ({
    page,
  }) => {
    await open(page, place);
    expect(await overflowsAt(page, narrowestAndWidest)).toEqual({});
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowsAt(page, [320, 360, 768, 1280]), 'at 200%').toEqual({});
  });
}

test('no word of the menu is broken where text is at 200% and the window just wide enough for it', async ({
  page,
}) => {
  await open(page, 'home');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1024, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [words.menu.home, words.menu.articles, words.menu.donate]) {
      const link = mainMenu(page).getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      const lines = await link.evaluate((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `${name} at ${width} px`).toBe(1);
    }
    expect(await page.evaluate(overflowing)).toBeUndefined();
  }
});

test('a letter and the drawer fit a small window, with text at 200% too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page, 'home');
  for (const size of ['100%', '200%']) {
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
    for (const opener of [page.getByRole('button', { name: words.menu.open }), letterButton(page)]) {
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      expect(await page.evaluate(overflowing)).toBeUndefined();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

test('a letter is at most 80% as high as the window, and its close button is always in sight', async ({
  page,
}) => {
  await open(page, 'home');
  await letterButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(dialog.getByRole('article')).toBeVisible();
  for (const height of [320, 740, 1400]) {
    await page.setViewportSize({ width: 360, height });
    expect((await dialog.boundingBox())?.height).toBeLessThan(height * 0.8 + 0.5);
    await dialog.getByRole('article').evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expect(page.getByRole('button', { name: testimonialsSection.close })).toBeInViewport({ ratio: 1 });
  }
});

test('long names and addresses wrap', async ({ page }) => {
  const long = new Map(
    [
      unwrap(contactDetails.email),
      ...about.founders.map(({ name }) => unwrap(name)),
      ...testimonials.map((testimonial) => unwrap(testimonial).name),
    ]
      // What is as long already stays.
      .filter((text) => text.includes('@') || !/\w{25}/.test(text))
      .map((text) => [text, text.replace(/\w+/, 'Venkatanarasimharajuvaripeta'.repeat(3))]),
  );
  await page.route(/(\/|\.js)$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [text, replacement] of long) body = body.replaceAll(text, replacement);
    await route.fulfill({ response, body });
  });
  for (const place of ['home', 'about', 'contact', 'donate', 'myStory'] as const) {
    await open(page, place);
    await expect(
      page
        .getByRole('contentinfo')
        .getByText(/(Venkatanarasimharajuvaripeta){3}/)
        .first(),
    ).toBeVisible();
    expect(await overflowsAt(page, [320, 360, 768, 1024, 1280]), place).toEqual({});
  }
});
