import axe from 'axe-core';
import { expect, it } from 'vitest';
import { colors } from '../../tailwind.config.ts';

type Colour = Exclude<keyof typeof colors, 'transparent' | 'current' | 'inherit'>;

/** Lists what letters stand on, at rest, under the pointer and in every state: axe measures at rest only. */
const letters: [ground: Colour, uppers: Colour[], least: number][] = [
  ['paper', ['ink', 'slate', 'brick', 'brick-dark'], 4.5],
  ['stone', ['ink', 'slate', 'brick', 'brick-dark'], 4.5],
  ['ink', ['paper', 'mist', 'marigold', 'line', 'sea', 'sand'], 4.5],
  // The wall of letters, with ink on the lighter four of the line above, and the chapter of the turning point.
  ['steel', ['paper', 'marigold'], 4.5],
  // The chapters of My Story.
  ['paper', ['brick-on-ink', 'brick-dark-on-ink'], 4.5],
  // Edges of controls, icons without words and focus rings.
  ['sea', ['brick', 'brick-dark'], 3],
  ['brick', ['marigold'], 3],
  ['ink', ['brick-on-ink', 'brick-dark-on-ink'], 3],
];

type Hex = { parseHexString: (hex: string) => void };
type AxeColours = { Color: new () => Hex; getContrast: (one: Hex, other: Hex) => number };
const { Color, getContrast } = (axe.commons as unknown as { color: AxeColours }).color;

it.each(letters)('what stands on %s has enough contrast (%#)', (ground, uppers, least) => {
  const parsed = (name: Colour) => {
    const colour = new Color();
    colour.parseHexString(colors[name]);
    return colour;
  };
  for (const upper of uppers)
    expect(getContrast(parsed(upper), parsed(ground)), upper).toBeGreaterThanOrEqual(least);
});
