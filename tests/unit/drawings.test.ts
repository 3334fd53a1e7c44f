import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSite } from '../../site/readSite.ts';
import { shown } from '../drawings.ts';

const { pictures, shareCards } = await readSite('content');
const drawings = pictures.filter(({ isPhoto }) => !isPhoto);

type Box = { left: number; top: number; width: number; height: number };

/** A drawing names each head in a `<view id="head-1" viewBox="…"/>`. In fractions of its width. */
function headsIn(path: string) {
  const svg = readFileSync(path, 'utf8');
  const boxesOf = (element: string) =>
    Array.from(svg.matchAll(new RegExp(`<${element}[^>]*? viewBox="([^"]+)"`, 'g')), ([, box = '']) =>
      box.split(' ').map(Number),
    );
  const [[, , size = 0, height = 0] = []] = boxesOf('svg');
  const boxes = boxesOf('view id="head').map((box): Box => {
    const [left = 0, top = 0, width = 0, height = 0] = box.map((length) => length / size);
    return { left, top, width, height };
  });
  return { boxes, ratio: size / height };
}

const isCut = (head: Box, { left, top, width, height }: Box) =>
  head.left < left ||
  head.top < top ||
  head.left + head.width > left + width ||
  head.top + head.height > top + height;

it('no window cuts a head', () => {
  for (const { file, place, path } of drawings) {
    if (!(place in shown)) continue;
    const { width, height } = shown[place as keyof typeof shown];
    const { boxes, ratio } = headsIn(path);
    const middle = { left: (1 - width) / 2, top: (1 - height) / 2 / ratio, width, height: height / ratio };
    expect(
      boxes.filter((head) => isCut(head, middle)),
      file,
    ).toEqual([]);
  }
});

it('no share card cuts a head', () => {
  for (const { picture } of Object.values(shareCards)) {
    const drawing = drawings.find(({ file }) => file === picture?.file);
    if (!drawing || !picture) continue;
    const card = { ...picture.crop, height: (picture.crop.width * 630) / 680 };
    const isShown = ({ left, width }: Box) => left < card.left + card.width && card.left < left + width;
    const heads = headsIn(drawing.path).boxes.filter(isShown);
    expect(heads.length, drawing.file).toBeGreaterThan(0);
    expect(
      heads.filter((head) => isCut(head, card)),
      drawing.file,
    ).toEqual([]);
  }
});
