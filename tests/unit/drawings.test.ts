// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shareCards } from '../../src/document/shareCards.ts';
import { shown } from '../drawings.ts';

const drawings = readdirSync('src/images', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

type Box = { left: number; top: number; right: number; bottom: number };

/** A drawing names each head in a `<view id="head-1" viewBox="…"/>`. In fractions of its width. */
function headsIn(file: string): { heads: Record<string, Box>; ratio: number } {
  const drawing = new DOMParser().parseFromString(
    readFileSync(`src/images/${file}`, 'utf8'),
    'image/svg+xml',
  );
  const boxOf = (element: Element) => (element.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const [, , width = 0, height = 0] = boxOf(drawing.documentElement);
  const heads = [...drawing.querySelectorAll('view')].map((view) => {
    const [x = 0, y = 0, w = 0, h = 0] = boxOf(view).map((length) => length / width);
    return [`${file}#${view.id}`, { left: x, top: y, right: x + w, bottom: y + h }] as const;
  });
  return { heads: Object.fromEntries(heads), ratio: width / height };
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('the heads in the drawings', () => {
  it.each(Object.keys(shown) as (keyof typeof shown)[])('are not cropped in the slots of %s', (slot) => {
    const { width, height } = shown[slot];
    for (const file of drawings.filter((drawing) => drawing.startsWith(slot))) {
      const { heads, ratio } = headsIn(file);
      const middle = {
        left: (1 - width) / 2,
        right: (1 + width) / 2,
        top: (1 - height) / 2 / ratio,
        bottom: (1 + height) / 2 / ratio,
      };
      expect(
        Object.keys(heads).filter((head) => !isWithin(heads[head] as Box, middle)),
        'outside the middle',
      ).toEqual([]);
    }
  });

  it.each(Object.entries(shareCards))('are whole on the share card of %s, or not on it', (_, { picture }) => {
    const file = picture?.file ?? '';
    if (!picture || !drawings.includes(file)) return;
    const { left, top, width } = picture.crop;
    const card = { left, top, right: left + width, bottom: top + (width * 630) / 680 };
    const steps = (
      [
        [240, 158],
        [160, 315],
        [80, 470],
      ] as const
    ).map(([x, y]) => ({
      ...card,
      right: left + (width * x) / 680,
      bottom: top + (width * y) / 680,
    }));
    const { heads } = headsIn(file);
    const cut = Object.keys(heads).filter((name) => {
      const head = heads[name] as Box;
      return touches(head, card) && (!isWithin(head, card) || steps.some((step) => touches(head, step)));
    });
    expect(cut).toEqual([]);
  });
});
