import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../../build/pictures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };

let folder: string;
let markup: string;

const green = { r: 30, g: 150, b: 30 };

/** An illustration of 1200 by 800, all in one colour. */
const illustration = ({ r, g, b }: typeof red) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <path fill="rgb(${r}, ${g}, ${b})" d="M0 0h1200v800H0z"/></svg>`;

/** A photo as a phone stores it: lying on its side, with a note that it was held upright. Red over blue. */
async function photoOfPhone(): Promise<Buffer> {
  const half = { width: 600, height: 800, channels: 3 } as const;
  const upright = sharp({ create: { ...half, height: 1600, background: red } }).composite([
    {
      input: await sharp({ create: { ...half, background: blue } })
        .png()
        .toBuffer(),
      top: 800,
      left: 0,
    },
  ]);
  const onItsSide = await sharp(await upright.png().toBuffer())
    .rotate(-90)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await sharp(onItsSide).metadata()).toMatchObject({ width: 1600, height: 600, orientation: 6 });
  return onItsSide;
}

/** Builds the outreach section of the site, from a copy whose pictures the test has made, and renders it. */
async function outreachWith(images: Record<string, string | Buffer>): Promise<string> {
  cpSync(join(root, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => path !== join(root, 'src', 'images'),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'src', 'images'));
  for (const [name, image] of Object.entries(images))
    writeFileSync(join(folder, 'src', 'images', name), image);
  writeFileSync(
    join(folder, 'src', 'page.tsx'),
    `import { renderToStaticMarkup } from 'react-dom/server';
    import { Outreach } from './views/home/Outreach.tsx';
    export const markup = renderToStaticMarkup(<Outreach />);`,
  );
  const { build } = await import('vite');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [pictures({ cache: false })],
    build: {
      ssr: 'src/page.tsx',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist', 'page.mjs')).href)).markup;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'photo-'));
  markup = await outreachWith({
    'malaysia.svg': illustration(blue),
    'india.svg': illustration(blue),
    'nepal.svg': illustration(green),
    'india.jpg': await photoOfPhone(),
    'malaysia.PNG': await sharp({
      create: { width: 300, height: 200, channels: 3, background: red },
    })
      .png()
      .toBuffer(),
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The picture of a country as the markup carries it. */
function pictureOf(country: string) {
  const picture =
    markup.match(/<picture>.*?<\/picture>/gs)?.find((each) => each.includes(`/${country}-`)) ?? '';
  const sources = [...picture.matchAll(/<source type="(.*?)" srcSet="(.*?)"/gi)].map(
    ([, type, srcSet = '']) => ({
      type,
      files: srcSet
        .split(', ')
        .map((file) => ({ path: file.split(' ')[0] ?? '', width: file.split(' ')[1] })),
    }),
  );
  const attribute = (name: string) => new RegExp(`<img[^>]* ${name}="([^"]*)"`).exec(picture)?.[1] ?? '';
  return { sources, attribute };
}
const fileOf = (path: string) => readFileSync(join(folder, 'dist', path));

async function expectColour(path: string, place: 'top' | 'foot', { r, g, b }: typeof red) {
  const { data, info } = await sharp(fileOf(path)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = place === 'top' ? 2 : info.height - 3;
  const [r1 = 0, g1 = 0, b1 = 0] = data.subarray((row * info.width + 3) * info.channels);
  const distance = Math.max(Math.abs(r1 - r), Math.abs(g1 - g), Math.abs(b1 - b));
  expect(distance, `${path}: rgb(${r1}, ${g1}, ${b1}) at the ${place}`).toBeLessThan(24);
}

describe('a photo dropped into src/images under the name of an illustration', () => {
  it('takes its place, upright, in every format and width', async () => {
    const { sources } = pictureOf('india');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, files } of sources) {
      expect([...new Set(files.map(({ width }) => width))]).toEqual(['384w', '600w']);
      for (const { path, width } of files) {
        const { format, width: pixels = 0, height = 0, orientation } = await sharp(fileOf(path)).metadata();
        expect(format).toBe(type === 'image/avif' ? 'heif' : 'webp');
        expect(`${pixels}w`).toBe(width);
        expect(Math.round((height / pixels) * 600)).toBe(1600);
        expect(orientation ?? 1).toBe(1);
        await expectColour(path, 'top', red);
        await expectColour(path, 'foot', blue);
      }
    }
  });

  it('carries its own width and height in the markup, so that nothing moves while it loads', async () => {
    const { attribute } = pictureOf('india');
    expect([attribute('width'), attribute('height')]).toEqual(['600', '1600']);
    expect(attribute('loading')).toBe('lazy');
    await expectColour(attribute('src'), 'top', red);
  });

  it('may be a PNG, and is never blown up beyond its size', async () => {
    const { sources, attribute } = pictureOf('malaysia');
    for (const { files } of sources) expect([...new Set(files.map(({ width }) => width))]).toEqual(['300w']);
    expect([attribute('width'), attribute('height')]).toEqual(['300', '200']);
    await expectColour(attribute('src'), 'foot', red);
  });

  it('leaves every other picture as it is', async () => {
    const { attribute } = pictureOf('nepal');
    expect([attribute('width'), attribute('height')]).toEqual(['1152', '768']);
    await expectColour(attribute('src'), 'top', green);
  });
});
