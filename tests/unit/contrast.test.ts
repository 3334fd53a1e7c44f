import axe from 'axe-core';
import { expect, it } from 'vitest';
import { colors } from '../../tailwind.config.ts';

type Colour = Exclude<keyof typeof colors, 'transparent' | 'current' | 'inherit'>;

/** What letters stand on, at rest, under the pointer and in every state. axe measures what it sees at rest only. */
const letters: Record<string, readonly Colour[]> = {
  paper: ['ink', 'slate', 'brick', 'brick-dark'],
  stone: ['ink', 'slate', 'brick', 'brick-dark'],
  ink: ['paper', 'mist', 'marigold'],
  marigold: ['ink'],
  slate: ['paper'],
  brick: ['paper'],
  'brick-dark': ['paper'],
};
/** Edges of controls, icons without words and focus rings, beside the letters above. */
const edges: Record<string, readonly Colour[]> = {
  brick: ['marigold'],
  ink: ['brick-on-ink', 'brick-dark-on-ink'],
};

type Colours = {
  Color: new () => { parseHexString: (hex: string) => void };
  getContrast: (one: object, other: object) => number;
};
const { Color, getContrast } = (axe.commons as unknown as { color: Colours }).color;
const rows = [letters, edges].flatMap((table, index) =>
  Object.entries(table).flatMap(([ground, uppers]) =>
    uppers.map((it) => [it, ground, [4.5, 3][index]] as const),
  ),
);

it.each(rows)('the contrast of %s on %s is %d:1 or more', (upper, ground, least = 0) => {
  const [one, other] = [upper, ground as Colour].map((name) => {
    const colour = new Color();
    colour.parseHexString(colors[name]);
    return colour;
  });
  expect(getContrast(Object(one), Object(other))).toBeGreaterThanOrEqual(least);
});
