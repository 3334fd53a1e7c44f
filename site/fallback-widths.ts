/**
 * Prints the widths and metrics of fallback-faces.ts, measured on the site's words in open fonts that are as wide as the
 * devices': `npx tsx site/fallback-widths.ts`, with the
 * path of a Chromium in CHROMIUM_PATH unless Playwright has installed its own.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fileOf } from './fonts.ts';
import { readSite } from './readSite.ts';

const open = (font: string, weight = 400) => `@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`;
const dejaVu = (name: string) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`;

const bold = [600, 700, 800];
const measured: [own: string, device: string, file: string, weights: number[]][] = [
  ['anek-latin', 'Arial', open('arimo'), [400]],
  ['anek-latin', 'Arial', open('arimo', 700), bold],
  ['anek-latin', 'Roboto', open('roboto'), [400]],
  ['anek-latin', 'Roboto', open('roboto', 700), bold],
  ['anek-latin', 'DejaVu', dejaVu('Sans'), [400]],
  ['anek-latin', 'DejaVu', dejaVu('Sans-Bold'), bold],
  ['literata', 'Georgia', open('gelasio'), [400]],
  ['literata', 'Noto Serif', open('noto-serif'), [400]],
  ['literata', 'Times', open('tinos'), [400]],
  ['literata', 'DejaVu', dejaVu('Serif'), [400]],
];

const wordsIn = (part: unknown): string =>
  part && typeof part === 'object' ? Object.values(part).map(wordsIn).join(' ') : String(part);
const words = wordsIn((await readSite()).content).replace(/[^ -~’“”–]/g, '');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage();

/** Measures the words in the page, as a text: Node's types lack the page's globals. */
function measure(path: string, weight: number) {
  const url = `url(data:font/woff2;base64,${readFileSync(path, 'base64')})`;
  return page.evaluate<number[]>(`(async () => {
    const face = await new FontFace('measured', '${url}', { weight: '100 900' }).load();
    document.fonts.clear();
    document.fonts.add(face);
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.font = '${weight} 1000px measured';
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(${JSON.stringify(words)});
    return [width, fontBoundingBoxAscent / 1000, fontBoundingBoxDescent / 1000];
  })()`);
}

for (const [font, device, file, weights] of measured)
  for (const weight of weights) {
    const [own = 0, ...metrics] = await measure(fileOf(font), weight);
    const [width = 1] = await measure(`node_modules/${file}`, weight);
    console.log(font, weight, device, ((100 * own) / width).toFixed(1), metrics.join(' '));
  }
await browser.close();
