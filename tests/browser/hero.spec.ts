import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ministry } from '../../src/words.ts';
import { home } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

/** Windows as people have them, how far down the action may be, and whether there is room for the whole picture. */
const screens = [
  [320, 568, 480, false],
  [360, 640, 480, true],
  [360, 740, 480, true],
  [412, 915, 480, true],
  [600, 960, 480, true],
  [640, 960, 960, true],
  [740, 360, 360, false],
  [768, 1024, 1024, true],
  [1024, 768, 768, true],
  [1280, 720, 720, true],
  [1366, 657, 657, true],
  [1536, 730, 730, true],
  [1920, 1080, 1080, true],
  [2560, 1440, 1440, true],
] as const;

const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const said = (page: Page) => [page.getByText(home.hero.sentence), page.getByText(home.hero.verse.text)];
const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the first screen holds all that it has to say', async ({ page }) => {
  await open(page, 'home');
  for (const [width, height, action] of screens) {
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    const ask = page.getByRole('main').getByRole('link', { name: 'Ask for prayer' }).first();
    for (const place of [page.getByRole('heading', { level: 1 }), ...said(page), ask])
      await expect(place, screen).toBeInViewport({ ratio: 1 });
    const { y, height: high } = await boxOf(ask);
    expect(y + high, `foot of the action, ${screen}`).toBeLessThanOrEqual(action);
    const firstLine = await page.getByRole('heading', { name: 'About Our Mission' }).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return top + Number.parseFloat(getComputedStyle(heading).lineHeight);
    });
    expect(firstLine, `foot of the next heading's first line, ${screen}`).toBeLessThanOrEqual(height);
  }
});

/** How far the steps reach into the picture, from its top down to this part of its height. */
const steps = [
  [0.3, 0.25],
  [0.2, 0.5],
  [0.1, 0.75],
] as const;

const drawing = { file: 'src/images/hero/hero.svg', width: 1600, height: 1000 };

/** Left, top, width and height in the drawing, hair and all; on an empty page, since the site's policy forbids parsing. */
async function headsIn(page: Page): Promise<number[][]> {
  return page.evaluate(
    (svg) =>
      [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('view[id^=head]')].map(
        (view) => (view.getAttribute('viewBox') ?? '').split(' ').map(Number),
      ),
    await readFile(drawing.file, 'utf8'),
  );
}

/** The heads that the window's edge or a step cuts. */
async function cutHeads(page: Page, heads: number[][]) {
  const { box, position } = await picture(page).evaluate((image) => ({
    box: image.getBoundingClientRect().toJSON() as DOMRect,
    position: getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat),
  }));
  const scale = Math.max(box.width / drawing.width, box.height / drawing.height);
  const [across = 0, down = 0] = position;
  const seen = { x: box.width / (drawing.width * scale), y: box.height / (drawing.height * scale) };
  const x = (at: number) => (at / drawing.width - ((1 - seen.x) * across) / 100) / seen.x;
  const y = (at: number) => (at / drawing.height - ((1 - seen.y) * down) / 100) / seen.y;
  return heads.filter(([left = 0, top = 0, width = 0, height = 0]) => {
    const isUnderStep = steps.some(([reach, to]) => x(left) < reach && y(top) < to);
    return x(left) < 0 || y(top) < 0 || x(left + width) > 1 || y(top + height) > 1 || isUnderStep;
  });
}

test('the first picture shows every face whole, beside the words', async ({ page }) => {
  const heads = await headsIn(page);
  expect(heads.length).toBeGreaterThan(0);
  await open(page, 'home');
  for (const [width, height, , hasPicture] of screens) {
    if (!hasPicture) continue;
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await expect(picture(page), screen).toBeInViewport({ ratio: 1 });
    const shown = await boxOf(picture(page));
    const main = await boxOf(page.getByRole('main'));
    expect(shown.x + shown.width, `reaches the window's edge, ${screen}`).toBeCloseTo(main.width, 0);
    expect(shown.height, screen).toBeGreaterThan(100);
    for (const words of [...said(page), page.getByText(ministry.tagline).first()]) {
      const box = await boxOf(words);
      const isBeside = box.x + box.width <= shown.x + 1 || box.y + box.height <= shown.y;
      expect(isBeside, `${words}, ${screen}`).toBe(true);
    }
    expect(await cutHeads(page, heads), screen).toEqual([]);
  }
});

test('the name stands on its course, whose last brick runs out of the window', async ({ page }) => {
  await open(page, 'home');
  for (const width of [320, 412, 768, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const title = page.getByRole('heading', { level: 1 });
    const course = title.locator('xpath=../following-sibling::*');
    const { left, right } = (await course.evaluate((it) => it.getBoundingClientRect().toJSON())) as DOMRect;
    const ink = await inkOf(title);
    expect(Math.abs(ink.left - left), `left, ${width} px`).toBeLessThanOrEqual(1.5);
    expect(Math.abs(ink.right - right), `right, ${width} px`).toBeLessThanOrEqual(1.5);
    const last = await boxOf(course.locator('> :last-child'));
    expect(last.x + last.width, `${width} px`).toBeGreaterThanOrEqual(width);
  }
});

/** Where the letters of a light text on ink begin and end in the window, as painted, in px. */
async function inkOf(words: Locator): Promise<{ left: number; right: number }> {
  const box = await words.boundingBox();
  const page = words.page();
  const { width = 0 } = page.viewportSize() ?? {};
  // Also what reaches out of the box.
  const clip = { x: 0, y: box?.y ?? 0, width, height: box?.height ?? 0 };
  const { data, info } = await sharp(await page.screenshot({ clip, scale: 'css' }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isLight = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some((grey) => grey > 140);
  const columns = Array.from({ length: Math.ceil((box?.x ?? 0) + (box?.width ?? 0)) + 8 }, (_, x) => x);
  const light = columns.filter(isLight);
  return { left: light[0] ?? 0, right: (light.at(-1) ?? 0) + 1 };
}
