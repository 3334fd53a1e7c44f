import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { home } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

/** Windows: in the first two the whole picture has no room. */
const screens = '320x568 740x360 360x640 360x740 768x1024 1024x768 1280x720 1366x657 1536x730 2560x1440';

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
  for (const [index, screen] of screens.split(' ').entries()) {
    const [width = 0, height = 0] = screen.split('x').map(Number);
    await page.setViewportSize({ width, height });
    for (const place of [page.getByRole('heading', { level: 1 }), ...texts, ask])
      await expect(place, screen).toBeInViewport({ ratio: 1 });
    const { y = 0, height: high = Number.NaN } = (await ask.boundingBox()) ?? {};
    expect(y + high, `foot of the action, ${screen}`).toBeLessThanOrEqual(width < 400 ? 480 : height);
    await expect(nextBand, screen).toBeInViewport({ ratio: 0.8 });
    if (index > 1) await expect(picture, screen).toBeInViewport({ ratio: 1 });
  }
});
