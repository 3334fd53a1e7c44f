import { shown } from '../drawings.ts';
import { about, outreach, videos } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

const slots = [
  ['home', 'outreach', outreach.cards.map(({ alt }) => alt)],
  ['home', 'films', videos.films.map(({ alt }) => alt)],
  ['about', 'founders', [about.photoAlt]],
] as const;

for (const [view, slot, alts] of slots)
  test(`in every window each picture of ${slot} shows the middle of its drawing`, async ({ page }) => {
    const { ratio, width, height } = shown[slot];
    await open(page, view);
    for (const alt of alts) {
      // The last: the hero may show the same.
      const picture = page.getByRole('main').getByRole('img', { name: alt, exact: true }).last();
      for (const window of [320, 360, 640, 768, 1024, 1280, 1920, 2560])
        for (const text of ['100%', '200%']) {
          await page.setViewportSize({ width: window, height: 800 });
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
          }, text);
          const box = (await picture.boundingBox()) ?? { width: 0, height: 1 };
          const shape = box.width / box.height / ratio;
          expect.soft(shape, `width of ${alt} at ${window} px, text ${text}`).toBeGreaterThan(width - 0.01);
          expect
            .soft(1 / shape, `height of ${alt} at ${window} px, text ${text}`)
            .toBeGreaterThan(height - 0.01);
        }
    }
  });
