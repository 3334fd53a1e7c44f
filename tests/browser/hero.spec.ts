import { hero, mission } from '@content/home.ts';
import { expect, open, test } from './site.ts';

const ask = { name: hero.prayerAction };

/** Whether the title stands on one line, the next heading is in view, and how far down the action may be. */
const screens = [
  { width: 320, height: 640, lines: 2, next: false, action: 480 },
  { width: 360, height: 740, lines: 2, next: true, action: 480 },
  { width: 412, height: 915, lines: 2, next: true, action: 480 },
  { width: 740, height: 360, lines: 1, next: false, action: 360 },
  { width: 667, height: 375, lines: 1, next: false, action: 375 },
  { width: 768, height: 1024, lines: 1, next: true, action: 1024 },
  { width: 1024, height: 768, lines: 1, next: true, action: 768 },
  { width: 1280, height: 800, lines: 1, next: true, action: 800 },
  { width: 1920, height: 1080, lines: 1, next: true, action: 1080 },
  { width: 2560, height: 1440, lines: 1, next: true, action: 1440 },
];

test('says at once who this is, and offers an action, on every screen', async ({ page }) => {
  await open(page, 'home');
  for (const { width, height, lines, next, action } of screens) {
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    const title = page.getByRole('heading', { level: 1 });
    const { size, high } = await title.evaluate((it) => ({
      size: Number.parseFloat(getComputedStyle(it).lineHeight),
      high: it.getBoundingClientRect().height,
    }));
    expect(Math.round(high / size), `lines of the title, ${screen}`).toBe(lines);
    await expect(page.getByText(hero.sentence), screen).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', ask), screen).toBeInViewport({ ratio: 1 });
    const box = await page.getByRole('link', ask).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `foot of the action, ${screen}`).toBeLessThanOrEqual(action);
    if (next) await expect(page.getByRole('heading', { name: mission.title }), screen).toBeInViewport();
  }
});

test('the title spans its course, whose last brick runs out of the window', async ({ page }) => {
  await open(page, 'home');
  for (const width of [1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const { words, column, brick, edge } = await page.evaluate(() => {
      const title = document.querySelector('h1') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(title);
      const bricks = title.nextElementSibling?.lastElementChild as HTMLElement;
      return {
        words: range.getBoundingClientRect().width,
        column: title.getBoundingClientRect().width,
        brick: bricks.getBoundingClientRect().right,
        edge: document.documentElement.clientWidth,
      };
    });
    expect(words / column, `${width} px`).toBeGreaterThan(0.94);
    expect(words / column, `${width} px`).toBeLessThanOrEqual(1);
    expect(brick, `${width} px`).toBeGreaterThanOrEqual(edge);
  }
});
