import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shareCards } from '../../site/document/shareCards.ts';
import { shown } from '../drawings.ts';

/** The drawings that the site came with, and the share cards that show a part of them. */
const drawings = {
  'films/leaders': undefined,
  'films/villages': 'contact',
  'founders/founders': 'about',
  'hero/hero': 'home',
  'outreach/india': 'articles',
  'outreach/malaysia': undefined,
  'outreach/nepal': undefined,
  'scenes/night-of-the-rain': 'myStory',
  'scenes/why': 'whyRB',
} as const;

/** The numbers of each `viewBox` of these elements. */
const boxesOf = (element: string, svg: string) =>
  Array.from(svg.matchAll(new RegExp(`<${element}[^>]*? viewBox="([^"]+)"`, 'g')), ([, box = '']) =>
    box.split(' ').map(Number),
  );

// A drawing names each head in a `<view id="head-1" viewBox="…"/>`.
it.each(Object.entries(drawings))('no window and no share card cuts a head of %s', (name, view) => {
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
  const { crop } = (view && shareCards[view].picture) ?? {};
  if (!crop) return;
  const onCard = heads.filter(([x, , w]) => x < crop.left + crop.width && crop.left < x + w);
  expect(onCard).not.toEqual([]);
  expect(onCard.filter(isCut(crop.left, crop.top, crop.width, (crop.width * 630) / 680))).toEqual([]);
});
