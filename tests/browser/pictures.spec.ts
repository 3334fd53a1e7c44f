import { shown } from '../drawings.ts';
import { about, home, myStory } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';
import { setTextSize } from './visitor.ts';

const slots = [
  ['home', 'outreach', home.outreach.countries.map(({ alt }) => alt)],
  ['home', 'films', home.videos.films.map(({ alt }) => alt)],
  ['about', 'founders', [about.alt]],
  ['myStory', 'scenes', myStory.sections.flatMap(({ picture }) => picture?.alt ?? [])],
] as const;

test('in every window a picture shows the middle of its drawing', async ({ page }) => {
  for (const [view, slot, alts] of slots) {
    const { ratio, width, height } = shown[slot];
    await open(page, view);
    for (const window of [320, 360, 640, 768, 1024, 1280, 1920, 2560])
      for (const text of ['100%', '200%'] as const) {
        await page.setViewportSize({ width: window, height: 800 });
        await setTextSize(page, text);
        for (const alt of alts) {
          const box = await page.getByAltText(alt).boundingBox();
          const shape = (box?.width ?? 0) / (box?.height ?? 0) / ratio;
          const where = `${alt} at ${window} px, text ${text}`;
          expect.soft(shape, `width of ${where}`).toBeGreaterThan(width - 0.01);
          expect.soft(1 / shape, `height of ${where}`).toBeGreaterThan(height - 0.01);
        }
      }
  }
});
