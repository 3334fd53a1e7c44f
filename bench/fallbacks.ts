/** Prints the widths for `deviceFaces` in fallback-faces.ts, measured on the built site's words: `npm run bench:fonts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { deviceFaces } from '../site/fallback-faces.ts';
import { fileOf } from '../site/fonts.ts';
import findChromium, { launchOptions } from '../tests/setup/chromium.ts';

const packages = {
  Arial: 'arimo',
  Roboto: 'roboto',
  Georgia: 'gelasio',
  'Noto Serif': 'noto-serif',
  Times: 'tinos',
};

/** The file that draws the words as the device would, at the nearest weight that devices have. */
function deviceFile(device: string, weight: number, own: string) {
  const isBold = weight >= 600;
  if (device === 'DejaVu')
    return `node_modules/dejavu-fonts-ttf/ttf/DejaVu${own === 'Literata' ? 'Serif' : 'Sans'}${isBold ? '-Bold' : ''}.ttf`;
  const name = packages[device as keyof typeof packages];
  return `node_modules/@fontsource/${name}/files/${name}-latin-${isBold ? 700 : 400}-normal.woff2`;
}

await findChromium();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
/** The words of all documents, by family and weight. */
const words = new Map<string, string>();
for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('index.html')) continue;
  await page.goto(pathToFileURL(`dist/${file}`).href, { waitUntil: 'domcontentloaded' });
  const runs = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: [face: string, text: string][] = [];
    while (texts.nextNode()) {
      const { fontFamily, fontWeight } = getComputedStyle(texts.currentNode.parentElement ?? document.body);
      found.push([
        `${fontFamily.split(',')[0]?.replaceAll('"', '')} ${fontWeight}`,
        texts.currentNode.nodeValue ?? '',
      ]);
    }
    return found;
  });
  for (const [face, text] of runs) words.set(face, `${words.get(face) ?? ''} ${text.trim()}`);
}
// The documents' policy would refuse the fonts.
await page.goto('about:blank');
for (const [own, device, weights, width] of deviceFaces) {
  const sizes = weights.split(' ').map(Number);
  const text = sizes.map((weight) => words.get(`${own} ${weight}`) ?? '').join(' ');
  const weight = sizes.at(-1) ?? 400;
  const files = [fileOf(own.toLowerCase().replace(' ', '-')), deviceFile(device, weight, own)];
  const fonts = files.map((file) => readFileSync(file, 'base64'));
  const [ours = 0, theirs = 1] = await page.evaluate(
    async ([text, weight, fonts]) => {
      const context = document.createElement('canvas').getContext('2d');
      return Promise.all(
        fonts.map(async (font, index) => {
          const face = new FontFace(`face ${index}`, `url(data:font/woff2;base64,${font})`, {
            weight: index ? `${weight}` : '100 900',
          });
          document.fonts.add(await face.load());
          if (context) context.font = `${weight} 100px "face ${index}"`;
          const { width = 0 } = context?.measureText(text) ?? {};
          document.fonts.delete(face);
          return width;
        }),
      );
    },
    [text, weight, fonts] as const,
  );
  console.log(
    `${own} as ${device} ${weights}: ${((100 * ours) / theirs).toFixed(1)} (${width}), ${text.length} characters`,
  );
}
await browser.close();
