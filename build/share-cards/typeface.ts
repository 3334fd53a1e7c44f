import { Variation } from 'harfbuzzjs';
import { anekLatin, anekTamil } from '../fonts.ts';
import { glyphsOf, openFont } from '../shaping.ts';

/** A line of words as outlines, so that no machine needs the font: in ems, upwards from the baseline. */
type Lettering = { width: number; outlines: string };

/** The typeface of the headings. */
export type Typeface = {
  /** Whether it has all the letters of some words. */
  has: (words: string) => boolean;
  letter: (words: string, weight: number) => Lettering;
};

/** Tamil and all else: each is shaped by a font of its own. */
const scripts = /[\p{Script=Tamil}\u200c\u200d]+|[^\p{Script=Tamil}\u200c\u200d]+/gu;
const tamil = /\p{Script=Tamil}/u;

/** @param characters those that it will be asked for */
export async function openTypeface(characters: string): Promise<Typeface> {
  const latin = await openFont(anekLatin, characters);
  const indian = tamil.test(characters) ? await openFont(anekTamil, characters) : latin;

  function shaped(words: string) {
    return (words.match(scripts) ?? []).flatMap((part) => {
      const opened = tamil.test(part) ? indian : latin;
      return glyphsOf(part, opened.font).map((glyph) => ({ ...glyph, ...opened }));
    });
  }
  return {
    has: (words) => shaped(words).every(({ codepoint: glyph }) => glyph !== 0),
    letter(words, weight) {
      for (const { font } of [latin, indian]) font.setVariations([new Variation('wght', weight)]);
      const glyphs = shaped(words);
      // The first letter's edge, and not the space before it, stands at the margin.
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
