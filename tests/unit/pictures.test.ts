import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { pictures } from '../../site/pictures.ts';
import { copyOfSite } from './copyOfSite.ts';

const copy = copyOfSite();
afterAll(() => copy.remove());

/** The WebP files of a page that shows these pictures. */
async function webpOf(...shown: string[]) {
  const lines = shown.map((file, index) => {
    const [place] = file.split('/');
    return `import of${index} from '@pictures/${place}?w=384'; console.log(of${index}('${file}'));`;
  });
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      pictures(copy.folder, { cache: false }),
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : undefined),
        load: (id) => (id === 'page' ? lines.join('\n') : undefined),
      },
    ],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: 'page' } },
  });
  return [made]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.webp'));
}

test('an upright photo in the place of a wide drawing keeps the head of whoever is on it', async () => {
  const drawn =
    '<svg width="400" height="600"><rect width="400" height="600" fill="#334"/><circle cx="200" cy="90" r="60" fill="#c68642"/></svg>';
  copy.edit('about.yaml', (text) => text.replace('founders.svg', 'founders.webp'));
  copy.upload('founders/founders.webp', await sharp(Buffer.from(drawn)).webp().toBuffer());
  const [webp] = await webpOf('founders/founders.webp');
  const bytes = Buffer.from(webp?.source ?? '');
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([384, 256]);
  // Its chin and its hair: neither is cut off.
  const { channels } = await sharp(bytes).stats();
  const share = ((channels[0]?.mean ?? 0) - 0x33) / (0xc6 - 0x33);
  expect(share).toBeCloseTo((Math.PI * 60 * 60) / (400 * (400 / 1.5)), 1);
});

test('a picture has the same address whatever it is called', async () => {
  copy.upload('films/leaders.svg', await readFile('tests/fixtures/plain/images/outreach/malaysia.svg'));
  const addressesOf = async (file: string) => (await webpOf(file)).map(({ fileName }) => fileName);
  const inFilms = await addressesOf('films/leaders.svg');
  const inOutreach = await addressesOf('outreach/malaysia.svg');
  expect(inOutreach.filter((address) => inFilms.includes(address))).toHaveLength(1);
});
