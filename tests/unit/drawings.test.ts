import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSite } from '../../site/readSite.ts';
import { shown } from '../drawings.ts';

const { pictures } = await readSite('content');
const drawings = pictures.filter(({ isPhoto }) => !isPhoto);

type Box = { left: number; top: number; width: number; height: number };

/** A drawing names each head in a `<view id="head-1" viewBox="…"/>`. In fractions of its width. */
function headsIn(path: string) {
  const svg = readFileSync(path, 'utf8');
  const [size = [], ...heads] = [
    ...svg.matchAll(/<svg[^>]*? viewBox="([^"]+)"|<view id="head[^>]*? viewBox="([^"]+)"/g),
  ].map(([, whole, head]) => (whole ?? head ?? '').split(' ').map(Number));
  const [, , width = 0, height = 0] = size;
  const boxes = heads.map((head) => {
    const [left = 0, top = 0, w = 0, h = 0] = head.map((length) => length / width);
    return { left, top, width: w, height: h };
  });
  return { boxes, ratio: width / height };
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

it('no window cuts a head', () => {
  for (const { file, place, path } of drawings) {
    if (!(place in shown)) continue;
    const { width, height } = shown[place as keyof typeof shown];
    const { boxes, ratio } = headsIn(path);
    const middle = { left: (1 - width) / 2, top: (1 - height) / 2 / ratio, width, height: height / ratio };
    expect(
      boxes.filter((head) => !isWithin(head, middle)),
      file,
    ).toEqual([]);
  }
});
