import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { colors } from '../../tailwind.config.ts';

type Colour = Exclude<keyof typeof colors, 'transparent' | 'current' | 'inherit'>;

/** What letters stand on, at rest, under the pointer and in every state. axe measures what it sees at rest only. */
const grounds: Record<string, readonly Colour[]> = {
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

const pairs = (table: typeof grounds) =>
  Object.entries(table).flatMap(([ground, uppers]) =>
    uppers.map((upper) => [upper, ground as Colour] as const),
  );

type Colours = {
  Color: new () => { parseHexString: (hex: string) => void };
  getContrast: (one: object, other: object) => number;
};
const { Color, getContrast } = (axe.commons as unknown as { color: Colours }).color;

/** Contrast of two colours of the palette: 1 to 21 (WCAG 2.2, 'contrast ratio'). */
function contrast(...names: [Colour, Colour]): number {
  const [one, other] = names.map((name) => {
    const colour = new Color();
    colour.parseHexString(colors[name]);
    return colour;
  });
  return getContrast(Object(one), Object(other));
}

describe('the contrast', () => {
  it.each(pairs(grounds))('of letters is 4.5:1 or more: %s on %s', (upper, ground) => {
    expect(contrast(upper, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(edges))('of a control’s edge is 3:1 or more: %s on %s', (upper, ground) => {
    expect(contrast(upper, ground)).toBeGreaterThanOrEqual(3);
  });
});
