import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { markPaths } from '../src/model/markPaths.ts';
import { colors } from '../tailwind.config.ts';

/** The icons that phones show: their size, and that of the 32 units of the mark, in pixels. */
const phoneIcons = {
  'apple-touch-icon.png': { size: 180, unit: 4.6 },
  'icon-192.png': { size: 192, unit: 4.6 },
  'icon-512.png': { size: 512, unit: 11.5 },
  // A phone may cut a circle of 80% out of it: the mark stays inside.
  'icon-maskable-512.png': { size: 512, unit: 9.2 },
};

/** Makes the icons of phones from the mark, and that of old browsers from the icon of new ones. */
export function icons(): Plugin {
  let favicon = '';
  return {
    name: 'icons',
    configResolved({ publicDir }) {
      favicon = join(publicDir, 'favicon.svg');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, { size, unit }] of Object.entries(phoneIcons)) {
        const source = await sharp(Buffer.from(markOnInk(size, unit)))
          .png({ palette: true })
          .toBuffer();
        this.emitFile({ type: 'asset', fileName, source });
      }
      const sizes = [16, 32].map((size) =>
        sharp(favicon, { density: 72 * (size / 32) })
          .png()
          .toBuffer(),
      );
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: icoOf(await Promise.all(sizes)) });
    },
  };
}

function markOnInk(size: number, unit: number): string {
  const margin = (size - 32 * unit) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${colors.ink}"/>
    <g transform="translate(${margin} ${margin}) scale(${unit})">
      <path fill="${colors.paper}" d="${markPaths.bricks}"/>
      <path fill="${colors.marigold}" d="${markPaths.reaching}"/>
    </g></svg>`;
}

/** Square PNGs as one file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoOf(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    const size = png.readUInt32BE(16);
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}
