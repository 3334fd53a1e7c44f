import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { faces } from '../../build/fonts.ts';
import { type DeviceFont, deviceFonts } from '../deviceFonts.ts';

/** Psalm 23. What is asked of these words is only that they are English prose: their widths stand for the site's. */
const prose =
  'The Lord is my shepherd; I shall not want. He maketh me to lie down in green pastures: he leadeth me beside the ' +
  'still waters. He restoreth my soul: he leadeth me in the paths of righteousness for his name’s sake. Yea, though ' +
  'I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy ' +
  'staff they comfort me. Thou preparest a table before me in the presence of mine enemies: thou anointest my head ' +
  'with oil; my cup runneth over. Surely goodness and mercy shall follow me all the days of my life.';

const [anekLatin = '', literata = ''] = faces.map(({ source }) => source);
const ownFonts = { 'Anek Latin': anekLatin, Literata: literata };

async function measure(file: string, weight?: number) {
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
  const { ascender, descender } = shaped.hExtents();
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
}

const stylesheet = readFileSync('src/styles.css', 'utf8');
const fallbacks = [...stylesheet.matchAll(/@font-face \{\s+font-family: "(.+ as (.+))";([^}]+)\}/g)].map(
  ([, family, stoodFor, descriptors = '']) => {
    const number = (name: string) => Number(descriptors.match(new RegExp(`${name}: ([\\d.]+)`))?.[1] ?? 400);
    return {
      family,
      weight: number('font-weight'),
      own: ownFonts[stoodFor as keyof typeof ownFonts],
      device: deviceFonts[descriptors.match(/local\("(.+?)"\)/)?.[1] as DeviceFont],
      sizeAdjust: number('size-adjust') / 100,
      ascent: number('ascent-override') / 100,
      descent: number('descent-override') / 100,
    };
  },
);

describe('a font of the device', () => {
  it.each(fallbacks)('has the widths and heights of the site’s own: $family $weight', async (fallback) => {
    const own = await measure(fallback.own, fallback.weight);
    const device = await measure(`node_modules/${fallback.device}`);
    const ratio = own.width / device.width;
    expect(Math.abs(fallback.sizeAdjust / ratio - 1), `measured: ${ratio}`).toBeLessThan(0.025);
    expect(fallback.ascent * fallback.sizeAdjust).toBeCloseTo(own.ascent, 2);
    expect(fallback.descent * fallback.sizeAdjust).toBeCloseTo(own.descent, 2);
  });
});
