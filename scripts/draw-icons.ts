// Draws the icons and the share picture in public/ from the mark and the India scene.
// Run it after changing either:  npm run icons
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { colors } from '../tailwind.config.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { ink, paper, marigold } = colors;

/** The mark on ink, filling `share` of a square of `size` pixels. */
async function icon(file: string, size: number, share: number): Promise<void> {
  const mark = await readFile(join(root, 'src/images/mark.svg'), 'utf8');
  const width = Math.round(size * share);
  const drawn = await sharp(Buffer.from(mark.replaceAll('currentColor', paper)), {
    density: (72 * width) / 32,
  })
    .resize(width, width)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: ink } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(root, 'public', file));
}

async function dataUrl(path: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(path)).toString('base64')}`;
}

/** The 1200 x 630 picture that messengers and social networks show beside a link. */
async function sharePicture(): Promise<void> {
  const fontFile = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
  const font = await dataUrl(createRequire(import.meta.url).resolve(fontFile), 'font/woff2');
  const scene = await dataUrl(join(root, 'src/images/outreach/india.svg'), 'image/svg+xml');
  const mark = await readFile(join(root, 'src/images/mark.svg'), 'utf8');
  const html = `<!doctype html><style>
    @font-face { font-family: Anek; src: url(${font}); font-weight: 100 800 }
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden;
      background: ${ink}; color: ${paper}; font-family: Anek }
    .scene { position: absolute; right: 0; top: 0; width: 680px; height: 630px;
      background: url(${scene}) -40px -10px / 867px auto;
      clip-path: polygon(240px 0, 100% 0, 100% 100%, 0 100%, 0 470px, 80px 470px, 80px 315px, 160px 315px,
        160px 158px, 240px 158px) }
    .mark { position: absolute; left: 66px; top: 64px; color: ${paper} }
    .mark svg { width: 96px; height: 96px; display: block }
    h1 { position: absolute; left: 70px; top: 196px; margin: 0; font: 800 116px/1 Anek; letter-spacing: -.015em }
    hr { position: absolute; left: 0; top: 454px; width: 520px; height: 16px; margin: 0; border: 0; background: ${marigold} }
    p { position: absolute; left: 72px; top: 496px; margin: 0; font: 600 36px/1.2 Anek }
  </style><div class="scene"></div><div class="mark">${mark}</div>
  <h1>Reach<br>&amp; Build</h1><hr><p>Equipping Believers.<br>Impacting Communities.</p>`;

  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    await writeFile(
      join(root, 'public/share.png'),
      await sharp(shot).png({ palette: true, quality: 90 }).toBuffer(),
    );
  } finally {
    await browser.close();
  }
}

await sharp(join(root, 'public/favicon.svg')).png().toFile(join(root, 'public/favicon-32.png'));
await icon('apple-touch-icon.png', 180, 0.62);
await icon('icon-192.png', 192, 2 / 3);
await icon('icon-512.png', 512, 0.625);
// a maskable icon may be cut to a circle of 80%: the mark stays inside it
await icon('icon-maskable-512.png', 512, 0.5);
await sharePicture();
