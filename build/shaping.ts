import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A font from a package, cut down to the characters that it will be asked for, and the units in its em. */
export async function openFont(file: string, characters: string, wght?: number) {
  const options = { targetFormat: 'sfnt', ...(wght && { variationAxes: { wght } }) } as const;
  const subset = await subsetFont(await readFile(join('node_modules', file)), characters, options);
  const face = new Face(new Blob(Uint8Array.from(subset).buffer));
  return { font: new Font(face), em: face.upem };
}

/** The glyphs that set some words. */
export function glyphsOf(words: string, font: Font) {
  const buffer = new Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
