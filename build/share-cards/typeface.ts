import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { anekLatin } from '../fonts.ts';

/** A line of words as outlines, so that no machine needs the font: in ems, upwards from the baseline. */
type Lettering = { width: number; outlines: string };

/** The typeface of the headings. */
export type Typeface = {
  /** Whether it has all the letters of some words. */
  has: (words: string) => boolean;
  letter: (words: string, weight: number) => Lettering;
};

/** @param characters those that it will be asked for */
export async function openTypeface(characters: string): Promise<Typeface> {
  const file = await subsetFont(await readFile(anekLatin), characters, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(file));
  const font = new Font(face);

  function shaped(words: string) {
    const buffer = new Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  }
  return {
    has: (words) => shaped(words).every(({ codepoint: glyph }) => glyph !== 0),
    letter(words, weight) {
      font.setVariations([new Variation('wght', weight)]);
      const glyphs = shaped(words);
      // The first letter's edge, and not the space before it, stands at the margin.
      let x = -(font.glyphExtents(glyphs[0]?.codepoint ?? 0)?.xBearing ?? 0);
      let outlines = '';
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
        outlines += `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`;
        x += xAdvance;
      }
      return { width: x / face.upem, outlines: `<g transform="scale(${1 / face.upem})">${outlines}</g>` };
    },
  };
}

/** Where words are to stand: at most so large, and in lines that are `leading` times their size apart. */
export type Room = { weight: number; size: number; leading: number; width: number; height: number };

/** Words in lines, in the largest size for which there is room. */
export type Typeset = { lines: readonly Lettering[]; size: number; lineHeight: number; height: number };

export function typeset(words: string, room: Room, typeface: Typeface): Typeset {
  const { weight, size, leading } = room;
  const lines: string[] = [];
  // The name is not split beside its "&".
  for (const part of words.split(/(?<!&) (?!&)/)) {
    const longer = [...lines.slice(-1), part].join(' ');
    if (typeface.letter(longer, weight).width * size <= room.width) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  const lettered = lines.map((line) => typeface.letter(line, weight));
  const lineHeight = size * leading;
  const height = lines.length * lineHeight;
  const hasRoom = height <= room.height && lettered.every(({ width }) => width * size <= room.width);
  return hasRoom
    ? { lines: lettered, size, lineHeight, height }
    : typeset(words, { ...room, size: size - 1 }, typeface);
}
