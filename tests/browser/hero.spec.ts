import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { home } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

/** Lists windows, how far down the action may be, and whether the whole picture has room. */
const screens = [
  [320, 568, 480, false],
  [360, 640, 480, true],
  [360, 740, 480, true],
  [740, 360, 360, false],
  [768, 1024, 1024, true],
  [1024, 768, 768, true],
  [1280, 720, 720, true],
  [1366, 657, 657, true],
  [1536, 730, 730, true],
  [2560, 1440, 1440, true],
] as const;

test('the first screen holds all that it has to say', async ({ page }) => {
  await open(page, 'home');
  const nextBand = page.getByRole('heading', { name: 'About Our Mission' });
  // Removes the line above the header, which goes with the last example.
  await page.getByText(words.example.notPublished).evaluate((line) => line.closest('p')?.remove());
  const main = page.getByRole('main');
  const ask = main.getByRole('link', { name: views.contact.pray }).first();
  const picture = main.getByRole('img').first();
  const texts = [page.getByText(home.hero.sentence), page.getByText(home.hero.verse.text)];
  await expect(page.locator('main img:not([loading=lazy])'), 'comes at once').toHaveCount(1);
  for (const [width, height, action, hasPicture] of screens) {
    const screen = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    for (const place of [page.getByRole('heading', { level: 1 }), ...texts, ask])
      await expect(place, screen).toBeInViewport({ ratio: 1 });
    const { y = 0, height: high = Number.NaN } = (await ask.boundingBox()) ?? {};
    expect(y + high, `foot of the action, ${screen}`).toBeLessThanOrEqual(action);
    await expect(nextBand, screen).toBeInViewport({ ratio: 0.8 });

    if (hasPicture) await expect(picture, screen).toBeInViewport({ ratio: 1 });
  }
});
