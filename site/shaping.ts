import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Subsets a font from a package and opens it in HarfBuzz; `em` is its units per em. */
export async function openFont(file: string, characters: string, wght?: number) {
  const options = { targetFormat: 'sfnt', ...(wght && { variationAxes: { wght } }) } as const;
  const subset = await subsetFont(await readFile(join('node_modules', file)), characters, options);
  const face = new Face(new Blob(Uint8Array.from(subset).buffer));
  return { font: new Font(face), em: face.upem };
}

/** Shapes a text. */
export function glyphsOf(words: string, font: Font) {
  const buffer = new Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
