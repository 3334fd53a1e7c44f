import axe from 'axe-core';
import { expect, it } from 'vitest';
import { colors } from '../../tailwind.config.ts';

type Colour = Exclude<keyof typeof colors, 'transparent' | 'current' | 'inherit'>;

/** What letters stand on, at rest, under the pointer and in every state. axe measures what it sees at rest only. */
const letters: [ground: Colour, uppers: Colour[], least: number][] = [
  ['paper', ['ink', 'slate', 'brick', 'brick-dark'], 4.5],
  ['stone', ['ink', 'slate', 'brick', 'brick-dark'], 4.5],
  ['ink', ['paper', 'mist', 'marigold'], 4.5],
  ['marigold', ['ink'], 4.5],
  // The wall of letters has these, ink and marigold.
  ['slate', ['paper'], 4.5],
  ['line', ['ink'], 4.5],
  ['sea', ['ink'], 4.5],
  ['sand', ['ink'], 4.5],
  ['brick', ['paper'], 4.5],
  ['brick-dark', ['paper'], 4.5],
  // Edges of controls, icons without words and focus rings.
  ['brick', ['marigold'], 3],
  ['ink', ['brick-on-ink', 'brick-dark-on-ink'], 3],
];

type Colours = {
  Color: new () => { parseHexString: (hex: string) => void };
  getContrast: (one: object, other: object) => number;
};
const { Color, getContrast } = (axe.commons as unknown as { color: Colours }).color;

it.each(letters)('on %s %j have a contrast of %d:1 or more', (ground, uppers, least) => {
  const colourOf = (name: Colour) => {
    const colour = new Color();
    colour.parseHexString(colors[name]);
    return colour;
  };
  for (const upper of uppers)
    expect(getContrast(colourOf(upper), colourOf(ground)), upper).toBeGreaterThanOrEqual(least);
});
