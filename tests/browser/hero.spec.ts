import { hero, mission } from '@content/home.ts';
import { site } from '@content/site.ts';
import type { Page } from '@playwright/test';
import { inkOf } from './inkOf.ts';
import { expect, open, test } from './site.ts';

/** Windows as people have them, and how far down the action may be. */
const screens = [
  { width: 320, height: 568, action: 480 },
  { width: 360, height: 640, action: 480 },
  { width: 412, height: 915, action: 480 },
  { width: 740, height: 360, action: 360 },
  { width: 768, height: 1024, action: 1024 },
  { width: 1024, height: 768, action: 768 },
  { width: 1280, height: 720, action: 720 },
  { width: 1366, height: 657, action: 657 },
  { width: 1536, height: 730, action: 730 },
  { width: 1920, height: 1080, action: 1080 },
  { width: 2560, height: 1440, action: 1440 },
];

const picture = (page: Page) => page.getByRole('main').getByRole('img').first();

test('says at once who this is, offers an action, and shows that the page goes on, on every screen', async ({
  page,
}) => {
  await open(page, 'home');
  for (const { width, height, action } of screens) {
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(hero.sentence), screen).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(hero.verse.text), screen).toBeInViewport({ ratio: 1 });
    const ask = page.getByRole('link', { name: hero.prayerAction });
    await expect(ask, screen).toBeInViewport({ ratio: 1 });
    const box = await ask.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `foot of the action, ${screen}`).toBeLessThanOrEqual(action);
    const firstLine = await page.getByRole('heading', { name: mission.title }).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return top + Number.parseFloat(getComputedStyle(heading).lineHeight);
    });
    expect(firstLine, `foot of the next heading's first line, ${screen}`).toBeLessThanOrEqual(height);
  }
});

test('shows a place and its people before anyone scrolls, and covers no words with them', async ({
  page,
}) => {
  await open(page, 'home');
  for (const [width, height] of [
    [360, 740],
    [412, 915],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await expect(picture(page), screen).toBeInViewport({ ratio: 1 });
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = (await picture(page).boundingBox()) ?? {};
    const main = await page.getByRole('main').boundingBox();
    expect(x + wide, `reaches the window's edge, ${screen}`).toBeCloseTo(main?.width ?? 0, 0);
    for (const words of [hero.verse.text, hero.sentence, site.tagline]) {
      const box = await page.getByText(words).first().boundingBox();
      const beside = (box?.x ?? 0) + (box?.width ?? 0) <= x + 1 || (box?.y ?? 0) + (box?.height ?? 0) <= y;
      expect(beside, `${words}, ${screen}`).toBe(true);
    }
    expect(high, screen).toBeGreaterThan(100);
  }
});

test('loads its picture once: the outreach shows the same file', async ({ page }) => {
  for (const [width, height] of [
    [412, 915],
    [768, 1024],
    [1280, 720],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'home');
    const alt = (await picture(page).getAttribute('alt')) ?? '';
    const shown = page.getByRole('img', { name: alt });
    await expect(shown).toHaveCount(2);
    await shown.nth(1).scrollIntoViewIfNeeded();
    const files = () =>
      shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    await expect.poll(async () => new Set(await files()).size, `${width} px`).toBe(1);
    expect((await files())[0], `${width} px`).toMatch(/\.(avif|webp)$/);
  }
});

test('the name stands on its course, whose last brick runs out of the window', async ({ page }) => {
  await open(page, 'home');
  for (const width of [320, 360, 412, 768, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const title = page.getByRole('heading', { level: 1 });
    const course = title.locator('xpath=../following-sibling::*');
    const { left, right } = (await course.evaluate((it) => it.getBoundingClientRect().toJSON())) as DOMRect;
    const ink = await inkOf(title);
    expect(Math.abs(ink.left - left), `left, ${width} px`).toBeLessThanOrEqual(1.5);
    expect(Math.abs(ink.right - right), `right, ${width} px`).toBeLessThanOrEqual(1.5);
    const last = await course.locator('> :last-child').boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeGreaterThanOrEqual(width);
  }
});
