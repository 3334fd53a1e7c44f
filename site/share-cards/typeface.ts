import { Variation } from 'harfbuzzjs';
import { anekLatin, anekTamil } from '../fonts.ts';
import { glyphsOf, openFont } from '../shaping.ts';

/** A line of text as SVG paths, so that no machine needs the font; in ems, y upwards from the baseline. */
type Lettering = { width: number; outlines: string };

export type Typeface = {
  /** Whether it has a glyph for every character. */
  has: (words: string) => boolean;
  letter: (words: string, weight: number) => Lettering;
};

/** Itemisation into runs of Tamil and of all else, which have a font each. */
const scripts = /[\p{Script=Tamil}\u200c\u200d]+|[^\p{Script=Tamil}\u200c\u200d]+/gu;
const tamil = /\p{Script=Tamil}/u;

/** @param characters all that will be set */
export async function openTypeface(characters: string): Promise<Typeface> {
  const latinFont = await openFont(anekLatin, characters);
  const tamilFont = tamil.test(characters) ? await openFont(anekTamil, characters) : latinFont;

  function shaped(words: string) {
    return (words.match(scripts) ?? []).flatMap((part) => {
      const opened = tamil.test(part) ? tamilFont : latinFont;
      return glyphsOf(part, opened.font).map((glyph) => ({ ...glyph, ...opened }));
    });
  }
  return {
    has: (words) => shaped(words).every(({ codepoint: glyph }) => glyph !== 0),
    letter(words, weight) {
      for (const { font } of [latinFont, tamilFont]) font.setVariations([new Variation('wght', weight)]);
      const glyphs = shaped(words);
      // Optical alignment: without the first glyph's side bearing.
      const [first] = glyphs;
      let x = first ? -(first.font.glyphExtents(first.codepoint)?.xBearing ?? 0) / first.em : 0;
      let outlines = '';
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0, font, em } of glyphs) {
        outlines += `<path transform="translate(${x + xOffset / em} ${yOffset / em}) scale(${1 / em})" d="${font.glyphToPath(glyph)}"/>`;
        x += xAdvance / em;
      }
      return { width: x, outlines };
    },
  };
}

/** A text box; `leading` is the line height in ems. */
export type Room = { weight: number; maxSize: number; leading: number; width: number; height: number };

export type Typeset = { lines: readonly Lettering[]; size: number; lineHeight: number; height: number };

/** Wraps a text in the largest size that fits. */
export function typeset(words: string, room: Room, typeface: Typeface): Typeset {
  const { weight, maxSize: size, leading } = room;
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
    : typeset(words, { ...room, maxSize: size - 1 }, typeface);
}
