import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { fallbackFaces } from '../../build/fallback-faces.ts';
import { faces } from '../../build/fonts.ts';
import { type DeviceFont, deviceFonts } from '../deviceFonts.ts';

/** Psalm 23. What is asked of these words is only that they are English prose: their widths stand for the site's. */
const prose =
  'The Lord is my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the ' +
  'still waters. He restoreth my soul: he leadeth me in the paths of righteousness for his name’s sake. Yea, though ' +
  'I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy ' +
  'staff they comfort me. Thou preparest a table before me in the presence of mine enemies: thou anointest my head ' +
  'with oil; my cup runneth over. Surely goodness and mercy shall follow me all the days of my life.';

async function widthOf(file: string, weight?: number) {
  const font = await subsetFont(readFileSync(file), prose, {
    targetFormat: 'truetype',
    ...(weight && { variationAxes: { wght: weight } }),
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(font).buffer));
  const shaped = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(prose);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaped, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return width / face.upem;
}

describe('a font of the device', () => {
  it.each(fallbackFaces)('has the widths of the site’s own: $family $weight', async (fallback) => {
    const source = faces.find(({ family }) => fallback.family.endsWith(family))?.source ?? '';
    const [name = ''] = fallback.names;
    const own = await widthOf(source, Number.parseInt(fallback.weight, 10));
    const device = await widthOf(`node_modules/${deviceFonts[name as DeviceFont]}`);
    expect(
      Math.abs(fallback.sizeAdjust / 100 / (own / device) - 1),
      `measured: ${own / device}`,
    ).toBeLessThan(0.025);
  });
});
