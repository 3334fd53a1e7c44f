import { shown } from '../drawings.ts';
import { about, home, myStory } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

const { malaysia, india, nepal } = home.outreach;

const slots = [
  ['home', 'outreach', [malaysia.alt, india.alt, nepal.alt]],
  ['home', 'films', home.videos.films.map(({ alt }) => alt)],
  ['about', 'founders', [about.alt]],
  ['myStory', 'scenes', myStory.sections.flatMap(({ picture }) => picture?.alt ?? [])],
] as const;

for (const [view, slot, alts] of slots)
  test(`in every window each picture of ${slot} shows the middle of its drawing`, async ({ page }) => {
    const { ratio, width, height } = shown[slot];
    await open(page, view);
    for (const alt of alts) {
      const picture = page.getByRole('main').getByRole('img', { name: alt, exact: true });
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
