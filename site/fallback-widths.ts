/**
 * Prints the widths and metrics of fallback-faces.ts, measured on the site's words in open fonts that are as wide as the
 * devices': `npx tsx site/fallback-widths.ts`. CHROMIUM_PATH names a Chromium unless Playwright has installed its own.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readContent, siteContent } from '../content/read/read.ts';
import { fileOf } from './fonts.ts';

const open = (font: string, weight = 400, script = 'latin') =>
  `@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`;
const dejaVu = (name: string) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`;

const measured: [own: string, device: string, files: [regular: string, bold?: string]][] = [
  ['anek-latin', 'Arial', [open('arimo'), open('arimo', 700)]],
  ['anek-latin', 'Roboto', [open('roboto'), open('roboto', 700)]],
  ['anek-latin', 'DejaVu', [dejaVu('Sans'), dejaVu('Sans-Bold')]],
  ['literata', 'Georgia', [open('gelasio')]],
  ['literata', 'Noto Serif', [open('noto-serif')]],
  ['literata', 'Times', [open('tinos')]],
  ['literata', 'DejaVu', [dejaVu('Serif')]],
  ['anek-tamil', 'Noto Sans', [open('noto-sans-tamil', 400, 'tamil'), open('noto-sans-tamil', 700, 'tamil')]],
  ['noto-serif-tamil', 'Noto Sans', [open('noto-sans-tamil', 400, 'tamil')]],
];

const wordsIn = (part: unknown): string =>
  part && typeof part === 'object' ? Object.values(part).map(wordsIn).join(' ') : String(part);
const words = {
  latin: wordsIn(readContent(siteContent).content).replace(/[^ -~’“”–]/g, ''),
  tamil: wordsIn(readContent(siteContent, 'ta').content).replace(/[^\u0b80-\u0bff ]/g, ''),
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage();

/** Measures the words in the page, as a text: Node's types lack the page's globals. */
function measure(path: string, weight: number, script: keyof typeof words) {
  const url = `url(data:font/woff2;base64,${readFileSync(path, 'base64')})`;
  return page.evaluate<number[]>(`(async () => {
    const face = await new FontFace('measured', '${url}', { weight: '100 900' }).load();
    document.fonts.clear();
    document.fonts.add(face);
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.font = '${weight} 1000px measured';
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(${JSON.stringify(words[script])});
    return [width, fontBoundingBoxAscent / 1000, fontBoundingBoxDescent / 1000];
  })()`);
}

for (const [font, device, [regular, bold]] of measured) {
  const script = font.endsWith('tamil') ? 'tamil' : 'latin';
  for (const weight of bold ? [400, 600, 700, 800] : [400]) {
    const [own = 0, ...metrics] = await measure(fileOf(font, script), weight, script);
    const [width = 1] = await measure(`node_modules/${weight > 400 ? bold : regular}`, weight, script);
    console.log(font, weight, device, ((100 * own) / width).toFixed(1), metrics.join(' '));
  }
}
await browser.close();
