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

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours of the palette: 1 to 21 (WCAG 2.2, 'contrast ratio'). */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(colors[one]), luminance(colors[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('ink', 'ink')).toBe(1);
    expect(contrast('slate', 'paper')).toBeCloseTo(5.93, 2);
  });

  it.each(pairs(grounds))('of letters is 4.5:1 or more: %s on %s', (upper, ground) => {
    expect(contrast(upper, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(edges))('of a control’s edge is 3:1 or more: %s on %s', (upper, ground) => {
    expect(contrast(upper, ground)).toBeGreaterThanOrEqual(3);
  });
});
