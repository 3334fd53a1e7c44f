// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Crop, crops } from '../../src/document/shareCards.ts';
import { shown } from '../drawings.ts';

const drawings = readdirSync('src/images', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

type Box = { left: number; top: number; right: number; bottom: number };

/** A drawing names each in a `<view id="head-1" viewBox="…"/>`. In fractions of its width. */
function find(kind: 'head' | 'person', file: string): { found: Record<string, Box>; ratio: number } {
  const drawing = new DOMParser().parseFromString(
    readFileSync(`src/images/${file}`, 'utf8'),
    'image/svg+xml',
  );
  const boxOf = (element: Element) => (element.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const [, , width = 0, height = 0] = boxOf(drawing.documentElement);
  const found = [...drawing.querySelectorAll(`view[id^='${kind}']`)].map((view) => {
    const [x = 0, y = 0, w = 0, h = 0] = boxOf(view).map((length) => length / width);
    return [`${file}#${view.id}`, { left: x, top: y, right: x + w, bottom: y + h }] as const;
  });
  return { found: Object.fromEntries(found), ratio: width / height };
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The drawings that the crops were chosen for; the fixtures show others. */
const cards = Object.entries({
  home: 'hero/hero.svg',
  myStory: 'scenes/night-of-the-rain.svg',
  about: 'founders/founders.svg',
  whatWeBelieve: 'films/leaders.svg',
  whyRB: 'scenes/why.svg',
  articles: 'outreach/india.svg',
  contact: 'films/villages.svg',
} satisfies Record<keyof typeof crops, string>) as [keyof typeof crops, string][];

const cardOf = ({ left, top, width }: Crop): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + (width * 630) / 680,
});

describe('the heads in the drawings', () => {
  it.each(Object.keys(shown) as (keyof typeof shown)[])('are not cropped in the slots of %s', (slot) => {
    const { width, height } = shown[slot];
    for (const file of drawings.filter((drawing) => drawing.startsWith(slot))) {
      const { found: heads, ratio } = find('head', file);
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

  it.each(cards)('are whole on the share card of %s, or not on it', (view, file) => {
    const { left, top, width } = crops[view];
    const card = cardOf(crops[view]);
    const steps = (
      [
        [240, 158],
        [160, 315],
        [80, 470],
      ] as const
    ).map(([x, y]) => ({ ...card, right: left + (width * x) / 680, bottom: top + (width * y) / 680 }));
    const { found: heads } = find('head', file);
    const cut = Object.keys(heads).filter((name) => {
      const head = heads[name] as Box;
      return touches(head, card) && (!isWithin(head, card) || steps.some((step) => touches(head, step)));
    });
    expect(cut).toEqual([]);
  });
});

it.each(cards)('the share card of %s ends between people', (view, file) => {
  const card = cardOf(crops[view]);
  const { found: people } = find('person', file);
  const cut = Object.keys(people).filter((name) => {
    const person = people[name] as Box;
    return touches(person, card) && (person.left < card.left || person.right > card.right);
  });
  expect(people).not.toEqual({});
  expect(cut).toEqual([]);
});
