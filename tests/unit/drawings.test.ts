import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shown } from '../drawings.ts';

/** The drawings that the site came with. */
const drawings = [
  'films/leaders',
  'films/villages',
  'founders/founders',
  'hero/hero',
  'outreach/india',
  'outreach/malaysia',
  'outreach/nepal',
  'scenes/night-of-the-rain',
  'scenes/why',
];

/** The numbers of each `viewBox` of these elements. */
const boxesOf = (element: string, svg: string) =>
  Array.from(svg.matchAll(new RegExp(`<${element}[^>]*? viewBox="([^"]+)"`, 'g')), ([, box = '']) =>
    box.split(' ').map(Number),
  );

// A drawing names each head in a `<view id="head-1" viewBox="…"/>`.
it.each(drawings)('no window cuts a head of %s', (name) => {
  const file = `content/images/${name}.svg`;
  if (!existsSync(file)) return;
  const svg = readFileSync(file, 'utf8');
  const [[, , wide = 0, high = 0] = []] = boxesOf('svg', svg);
  type Box = [left: number, top: number, width: number, height: number];
  const heads = boxesOf('view id="head', svg).map((box) => box.map((length) => length / wide) as Box);
  const isCut = (left: number, top: number, width: number, height: number) => (head: Box) =>
    head[0] < left || head[1] < top || head[0] + head[2] > left + width || head[1] + head[3] > top + height;
  const { width, height } = shown[name.replace(/\/.*/, '') as keyof typeof shown] ?? { width: 1, height: 1 };
  const ratio = high / wide;
  const window = isCut((1 - width) / 2, ((1 - height) / 2) * ratio, width, height * ratio);
  expect(heads.filter(window)).toEqual([]);
});
