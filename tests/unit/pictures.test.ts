import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { pictures } from '../../build/pictures.ts';
import { copyOfSite } from './copyOfSite.ts';

const copy = copyOfSite();
afterAll(() => copy.remove());

test('an upright photo in the place of a wide drawing keeps the head of whoever is on it', async () => {
  const drawn =
    '<svg width="400" height="600"><rect width="400" height="600" fill="#334"/><circle cx="200" cy="90" r="60" fill="#c68642"/></svg>';
  copy.edit('about.yaml', (text) => text.replace('founders.svg', 'founders.webp'));
  copy.upload('founders/founders.webp', await sharp(Buffer.from(drawn)).webp().toBuffer());
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      pictures(copy.folder, { cache: false }),
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : undefined),
        load: (id) =>
          id === 'page'
            ? "import pictureOf from '@pictures/founders?w=384'; console.log(pictureOf('founders/founders.webp'));"
            : undefined,
      },
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: 'page' } },
  });
  const webp = [made]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .find(({ fileName }) => fileName.endsWith('.webp'));
  const bytes = webp?.type === 'asset' ? Buffer.from(webp.source) : Buffer.alloc(0);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([384, 256]);
  // Its chin and its hair: neither is cut off.
  const { channels } = await sharp(bytes).stats();
  const share = ((channels[0]?.mean ?? 0) - 0x33) / (0xc6 - 0x33);
  expect(share).toBeCloseTo((Math.PI * 60 * 60) / (400 * (400 / 1.5)), 1);
});
