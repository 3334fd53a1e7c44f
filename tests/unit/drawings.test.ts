// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Crop, crops } from '../../site/document/shareCards.ts';
import { shown } from '../drawings.ts';

const drawings = readdirSync('content/images', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
type Box = ReturnType<typeof box>;

/** A drawing names each in a `<view id="head-1" viewBox="…"/>`. In fractions of its width. */
function find(kind: 'head' | 'person', file: string) {
  const svg = readFileSync(`content/images/${file}`, 'utf8');
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const boxOf = (element: Element) => (element.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const [, , width = 0, height = 0] = boxOf(drawing.documentElement);
  const found = [...drawing.querySelectorAll(`view[id^='${kind}']`)].map((view) => {
    const [x = 0, y = 0, w = 0, h = 0] = boxOf(view).map((length) => length / width);
    return { name: `${file}#${view.id}`, place: box(x, y, w, h) };
  });
  return { found, ratio: width / height };
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The drawings that the crops were chosen for, as long as the ministry has no photos in their place. */
const cards = (
  Object.entries({
    home: 'hero/hero.svg',
    myStory: 'scenes/night-of-the-rain.svg',
    about: 'founders/founders.svg',
    whyRB: 'scenes/why.svg',
    articles: 'outreach/india.svg',
    contact: 'films/villages.svg',
  } satisfies Record<keyof typeof crops, string>) as [keyof typeof crops, string][]
).filter(([, file]) => drawings.includes(file));

const cardOf = ({ left, top, width }: Crop) => box(left, top, width, (width * 630) / 680);

describe('the heads in the drawings', () => {
  it.each(Object.keys(shown) as (keyof typeof shown)[])('are not cropped in the slots of %s', (slot) => {
    const { width, height } = shown[slot];
    for (const file of drawings.filter((drawing) => drawing.startsWith(slot))) {
      const { found, ratio } = find('head', file);
      const middle = box((1 - width) / 2, (1 - height) / 2 / ratio, width, height / ratio);
      expect(found.filter(({ place }) => !isWithin(place, middle))).toEqual([]);
    }
  });

  it.each(cards)('are whole on the share card of %s, or not on it', (view, file) => {
    const card = cardOf(crops[view]);
    const { left, top, width } = crops[view];
    const steps = [
      [240, 158],
      [160, 315],
      [80, 470],
    ].map(([x = 0, y = 0]) => box(left, top, (width * x) / 680, (width * y) / 680));
    const isCut = (head: Box) => !isWithin(head, card) || steps.some((step) => touches(head, step));
    const { found } = find('head', file);
    expect(found.filter(({ place }) => touches(place, card) && isCut(place))).toEqual([]);
  });
});

it.each(cards)('the share card of %s ends between people', (view, file) => {
  const card = cardOf(crops[view]);
  const { found } = find('person', file);
  const isCut = ({ left, right }: Box) => left < card.left || right > card.right;
  expect(found.filter(({ place }) => touches(place, card) && isCut(place))).toEqual([]);
});
