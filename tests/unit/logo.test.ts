import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconsOf, readLogo } from '../../site/logo.ts';
import { copyOfSite } from './copyOfSite.ts';

const site = copyOfSite();

test.each([
  ['the site’s own mark', undefined, 'dark'],
  ['a dark logo', { width: 900, height: 600, fill: '#123' }, 'light'],
  ['a tall logo on black', { width: 300, height: 1200, fill: '#fc0', ground: '#000' }, 'dark'],
] as const)('browsers and phones show %s whole, on a ground that sets it apart', async (_, drawn, ground) => {
  const { width = 0, height = 0, fill = '', ...rest } = drawn ?? {};
  const back = 'ground' in rest ? `<path fill="${rest.ground}" d="M0 0H3000V3000H0z"/>` : '';
  const circles = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${fill}">${back}<ellipse cx="50%" cy="50%" rx="45%" ry="45%"/></svg>`;
  if (drawn) site.upload('logo/logo.png', await sharp(Buffer.from(circles)).png().toBuffer());
  const icons = await iconsOf(await readLogo(drawn && `${site.folder}/images/logo/logo.png`));
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
  for (const [name, side] of Object.entries({ ...sizes, 'icon-maskable-512.png': 512, 'favicon.ico': 32 })) {
    const file = icons[name]?.subarray(name.endsWith('.ico') ? 22 : 0);
    const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    const edge = [...data.subarray(0, side), ...data.subarray(-side)];
    expect(edge.every((luma) => (ground === 'dark' ? luma < 60 : luma > 200))).toBe(true);
    expect(
      data.some((luma) => Math.abs(luma - (edge[0] ?? 0)) > 80),
      name,
    ).toBe(true);
  }
});
