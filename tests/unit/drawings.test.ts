import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { shown } from '../drawings.ts';

const folder = 'content/images';
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

/** The numbers of each `viewBox` of these elements. */
const boxesOf = (element: string, svg: string) =>
  Array.from(svg.matchAll(new RegExp(`<${element}[^>]*? viewBox="([^"]+)"`, 'g')), ([, box = '']) =>
    box.split(' ').map(Number),
  ) as [left: number, top: number, width: number, height: number][];

// A drawing names each head in a `<view id="head-1" viewBox="…"/>`.
it('no window cuts a head of a drawing', () => {
  for (const file of drawings) {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    const [[, , wide, high] = [0, 0, 1, 1]] = boxesOf('svg', svg);
    const { width, height } = shown[dirname(file) as keyof typeof shown] ?? { width: 1, height: 1 };
    const [left, top] = [((1 - width) / 2) * wide, ((1 - height) / 2) * high];
    for (const [x, y, across, down] of boxesOf('view id="head', svg)) {
      expect([x >= left, x + across <= wide - left], `${file}: left, right`).toEqual([true, true]);
      expect([y >= top, y + down <= high - top], `${file}: top, bottom`).toEqual([true, true]);
    }
  }
});
