import type { Locator, Page } from '@playwright/test';
import { ministry } from '../../src/words.ts';
import { home } from '../fixtures/content.ts';
import { inkOf } from './inkOf.ts';
import { expect, open, test } from './site.ts';

/** Windows as people have them, how far down the action may be, and whether there is room for the whole picture. */
const screens = [
  [320, 568, 480, false],
  [360, 640, 480, false],
  [360, 740, 480, true],
  [412, 915, 480, true],
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

test('says at once who this is, offers an action, shows that the page goes on, and a place and its people, who cover no words, on every screen', async ({
  page,
}) => {
  await open(page, 'home');
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [width, height, action, hasPicture] of screens) {
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    const ask = page.getByRole('main').getByRole('link', { name: 'Ask for prayer' }).first();
    const said = [page.getByText(home.hero.sentence), page.getByText(home.hero.verse.text)];
    for (const place of [page.getByRole('heading', { level: 1 }), ...said, ask])
      await expect(place, screen).toBeInViewport({ ratio: 1 });
    const { y, height: high } = await boxOf(ask);
    expect(y + high, `foot of the action, ${screen}`).toBeLessThanOrEqual(action);
    const firstLine = await page.getByRole('heading', { name: 'About Our Mission' }).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return top + Number.parseFloat(getComputedStyle(heading).lineHeight);
    });
    expect(firstLine, `foot of the next heading's first line, ${screen}`).toBeLessThanOrEqual(height);

    if (!hasPicture) continue;
    await expect(picture(page), screen).toBeInViewport({ ratio: 1 });
    const shown = await boxOf(picture(page));
    const main = await boxOf(page.getByRole('main'));
    expect(shown.x + shown.width, `reaches the window's edge, ${screen}`).toBeCloseTo(main.width, 0);
    for (const words of [...said, page.getByText(ministry.tagline).first()]) {
      const box = await boxOf(words);
      const isBeside = box.x + box.width <= shown.x + 1 || box.y + box.height <= shown.y;
      expect(isBeside, `${words}, ${screen}`).toBe(true);
    }
    expect(shown.height, screen).toBeGreaterThan(100);
  }
});

/** The drawing's sides, and the heads in it, hair and all: left, top, right and bottom in fractions of them. */
const drawing = { width: 1600, height: 1000 };
const faces = [
  [0.478, 0.448, 0.546, 0.591],
  [0.503, 0.294, 0.566, 0.436],
  [0.589, 0.615, 0.637, 0.741],
  [0.639, 0.259, 0.698, 0.412],
  [0.797, 0.289, 0.854, 0.447],
  [0.831, 0.442, 0.906, 0.589],
] as const;
/** How far the steps reach into the picture, from its top down to this part of its height. */
const steps = [
  [0.3, 0.25],
  [0.2, 0.5],
  [0.1, 0.75],
] as const;

for (const [width, height, , hasPicture] of screens)
  if (hasPicture)
    test(`shows every face in the picture whole at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, 'home');
      const { box, position } = await picture(page).evaluate((image) => ({
        box: image.getBoundingClientRect().toJSON() as DOMRect,
        position: getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat),
      }));
      const scale = Math.max(box.width / drawing.width, box.height / drawing.height);
      const [across = 0, down = 0] = position;
      const seen = { x: box.width / (drawing.width * scale), y: box.height / (drawing.height * scale) };
      const inBox = ([left, top, right, bottom]: (typeof faces)[number]) => {
        const x = (at: number) => (at - ((1 - seen.x) * across) / 100) / seen.x;
        const y = (at: number) => (at - ((1 - seen.y) * down) / 100) / seen.y;
        return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) };
      };
      const cut = faces.filter((face) => {
        const { left, top, right, bottom } = inBox(face);
        const isUnderStep = steps.some(([reach, to]) => left < reach && top < to);
        return left < 0 || top < 0 || right > 1 || bottom > 1 || isUnderStep;
      });
      expect(cut).toEqual([]);
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
