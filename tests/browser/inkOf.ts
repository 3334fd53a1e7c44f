import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** Where the letters of a light text on ink begin and end in the window, as painted, in px. */
export async function inkOf(words: Locator): Promise<{ left: number; right: number }> {
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
