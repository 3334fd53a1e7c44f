import { describe, expect, it } from 'vitest';
import { colourPairs } from './colourPairs.ts';
import { type Colour, colourUses, contrast } from './colourUses.ts';

const uses = colourUses();
const rows = Object.entries(colourPairs);
const apart = (pair: string) => pair.split(' on ') as [Colour, Colour];

const pairsOf = (kind: 'text' | 'edges') =>
  [...new Set(rows.flatMap(([, row]) => row[kind] ?? []))].map(
    (pair) => [pair, rows.filter(([, row]) => row[kind]?.includes(pair)).map(([file]) => file)] as const,
  );

describe('the contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('ink', 'ink')).toBe(1);
    expect(contrast('slate', 'paper')).toBeCloseTo(5.93, 2);
    expect(contrast('paper', 'slate')).toBe(contrast('slate', 'paper'));
  });

  it.each(pairsOf('text'))('of letters is 4.5:1 or more: %s', (pair, files) => {
    expect(contrast(...apart(pair)), files.join(', ')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf('edges'))('of a control’s edge is 3:1 or more: %s', (pair, files) => {
    expect(contrast(...apart(pair)), files.join(', ')).toBeGreaterThanOrEqual(3);
  });
});

describe('the table of pairs', () => {
  it('names every colour that a file of the site uses', () => {
    const unnamed = uses.filter(({ file, kind, colour }) => {
      const { text = [], edges = [], plain = {} } = colourPairs[file] ?? {};
      if (plain[`${kind} ${colour}`]) return false;
      const pairs = (kind === 'edge' ? edges : [...text, ...edges]).map(apart);
      return !pairs.some(([upper, ground]) => colour === (kind === 'ground' ? ground : upper));
    });
    expect(
      unnamed,
      'Name what these stand on, or why they say nothing, in tests/unit/colourPairs.ts',
    ).toEqual([]);
  });

  it('names nothing that its file no longer uses', () => {
    const stale = rows.flatMap(([file, { text = [], edges = [], plain = {} }]) => {
      const here = uses.filter((use) => use.file === file);
      const isUsed = (colour: string, isGround: boolean) =>
        here.some((use) => use.colour === colour && (use.kind === 'ground') === isGround);
      const pairs = [...text, ...edges].filter((pair) => {
        const [upper, ground] = apart(pair);
        return !isUsed(upper, false) && !isUsed(ground, true);
      });
      const idle = Object.keys(plain).filter(
        (use) => !here.some(({ kind, colour }) => use === `${kind} ${colour}`),
      );
      return [...pairs, ...idle].map((each) => `${file}: ${each}`);
    });
    expect(stale).toEqual([]);
  });
});
