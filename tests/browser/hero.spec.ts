import { existsSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { ministry, words } from '../../src/words/words.ts';
import { home } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

/** Windows as people have them, how far down the action may be, and whether there is room for the whole picture. */
const screens = [
  [320, 568, 480, false],
  [360, 640, 480, true],
  [412, 915, 480, true],
  [600, 960, 480, true],
  [740, 360, 360, false],
  [768, 1024, 1024, true],
  [1024, 768, 768, true],
  [1280, 720, 720, true],
  [1366, 657, 657, true],
  [2560, 1440, 1440, true],
] as const;

/** Heads, hair and all, in the drawing, in whose place the ministry may have another picture. */
const file = 'content/images/hero/hero.svg';
const drawing = existsSync(file) ? readFileSync(file, 'utf8') : '';
const heads = [...drawing.matchAll(/<view id="head[^>]* viewBox="([^"]+)"/g)].map(([, box = '']) =>
  box.split(' ').map(Number),
);

/** Runs in the page: those of which the window's edge or a step of the picture cuts a corner. */
function cutHeads(image: Element, heads: number[][]) {
  const box = image.getBoundingClientRect();
  const [across = 0, down = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const scale = Math.max(box.width / 1600, box.height / 1000);
  const x = box.x + ((box.width - 1600 * scale) * across) / 100;
  const y = box.y + ((box.height - 1000 * scale) * down) / 100;
  const isSeen = (right: number, below: number) =>
    document.elementFromPoint(x + right * scale, y + below * scale) === image;
  return heads.filter(
    ([left = 0, top = 0, width = 0, height = 0]) =>
      ![left, left + width].every((at) => isSeen(at, top) && isSeen(at, top + height)),
  );
}

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the first screen holds all that it has to say, beside every face whole', async ({ page }) => {
  await open(page, 'home');
  // As published: the line above the header goes with the last example.
  await page.getByText(words.example.notPublished).evaluate((line) => line.closest('p')?.remove());
  const main = page.getByRole('main');
  const ask = main.getByRole('link', { name: words.nextSteps.pray }).first();
  const picture = main.getByRole('img').first();
  const texts = [page.getByText(home.hero.sentence), page.getByText(home.hero.verse.text)];
  await expect(page.locator('main img:not([loading=lazy])'), 'comes at once').toHaveCount(1);
  for (const [width, height, action, hasPicture] of screens) {
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    for (const place of [page.getByRole('heading', { level: 1 }), ...texts, ask])
      await expect(place, screen).toBeInViewport({ ratio: 1 });
    const { y, height: high } = await boxOf(ask);
    expect(y + high, `foot of the action, ${screen}`).toBeLessThanOrEqual(action);
    await expect(page.getByRole('heading', { name: 'About Our Mission' }), screen).toBeInViewport({
      ratio: 0.3,
    });

    if (!hasPicture) continue;
    await expect(picture, screen).toBeInViewport({ ratio: 1 });
    const shown = await boxOf(picture);
    const { width: edge } = await boxOf(main);
    expect(shown.x + shown.width, `reaches the window's edge, ${screen}`).toBeCloseTo(edge, 0);
    for (const text of [...texts, page.getByText(ministry.tagline).first()]) {
      const box = await boxOf(text);
      const isBeside = box.x + box.width <= shown.x + 1 || box.y + box.height <= shown.y;
      expect(isBeside, `${text}, ${screen}`).toBe(true);
    }
    expect(await picture.evaluate(cutHeads, heads), screen).toEqual([]);
  }
});
