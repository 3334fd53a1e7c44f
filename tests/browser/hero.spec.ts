import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
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

const drawing = { file: 'content/images/hero/hero.svg', width: 1600, height: 1000 };

/** Heads, hair and all, and the lines on which people sit: left, top, width and height in the drawing. */
async function partsIn(page: Page): Promise<number[][]> {
  await page.goto(pathToFileURL(drawing.file).href);
  return page.locator('view').evaluateAll((views: SVGViewElement[]) =>
    views.map(({ id, viewBox }) => {
      const { x, y, width, height } = viewBox.baseVal;
      return id.startsWith('head') ? [x, y, width, height] : [x, y + height, width, 0];
    }),
  );
}

/** Runs in the page: those of which the window's edge or a step of the picture cuts a corner. */
function cutParts(image: Element, { parts, drawn }: { parts: number[][]; drawn: typeof drawing }) {
  const box = image.getBoundingClientRect();
  const [across = 0, down = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const scale = Math.max(box.width / drawn.width, box.height / drawn.height);
  const x = box.x + ((box.width - drawn.width * scale) * across) / 100;
  const y = box.y + ((box.height - drawn.height * scale) * down) / 100;
  const isSeen = (right: number, below: number) =>
    document.elementFromPoint(x + right * scale, y + below * scale) === image;
  return parts.filter(
    ([left = 0, top = 0, width = 0, height = 0]) =>
      ![left, left + width].every((at) => isSeen(at, top) && isSeen(at, top + height)),
  );
}

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the first screen holds all that it has to say, beside every face and lap whole', async ({ page }) => {
  // The ministry may have another picture in its place.
  const parts = existsSync(drawing.file) ? await partsIn(page) : [];
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
    const firstLine = await page.getByRole('heading', { name: 'About Our Mission' }).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return top + Number.parseFloat(getComputedStyle(heading).lineHeight);
    });
    expect(firstLine, `foot of the next heading's first line, ${screen}`).toBeLessThanOrEqual(height);

    if (!hasPicture) continue;
    await expect(picture, screen).toBeInViewport({ ratio: 1 });
    const shown = await boxOf(picture);
    const { width: edge } = await boxOf(main);
    expect(shown.x + shown.width, `reaches the window's edge, ${screen}`).toBeCloseTo(edge, 0);
    expect(shown.height, screen).toBeGreaterThan(100);
    for (const text of [...texts, page.getByText(ministry.tagline).first()]) {
      const box = await boxOf(text);
      const isBeside = box.x + box.width <= shown.x + 1 || box.y + box.height <= shown.y;
      expect(isBeside, `${text}, ${screen}`).toBe(true);
    }
    expect(await picture.evaluate(cutParts, { parts, drawn: drawing }), screen).toEqual([]);
  }
});
