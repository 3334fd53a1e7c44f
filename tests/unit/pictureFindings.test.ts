import { basename } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyOfSite } from './copyOfSite.ts';

let site: ReturnType<typeof copyOfSite>;
beforeEach(() => {
  site = copyOfSite();
});
afterEach(() => site.remove());

/** Chooses a picture in the place of a drawing, as the form does. */
function choose(picture: string, drawing: string, bytes: Buffer) {
  site.upload(picture, bytes);
  for (const file of ['home.yaml', 'about.yaml']) site.edit(file, (text) => text.replace(drawing, picture));
}

const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a66' } }).jpeg();

test('a photo that no page shows is asked where it belongs', async () => {
  const photo = await photoOf(1200, 800).toBuffer();
  const strays = ['outreach/nepal (1).jpg', 'outreach/nepal.jpg.jpg', 'outreach/Nepal.HEIC', 'GITA.JPG'];
  for (const file of [...strays, 'IMG_2043.jpg', 'old.svg', '.DS_Store']) site.upload(file, photo);
  const { faults, advice } = await site.found();
  const asked = (place: string, where: string) =>
    `No page shows this photo. Perhaps it belongs in the place of ${place} (${where}). Choose it there in the form, as a JPEG or PNG; or take it away.`;
  expect(faults.map((fault) => fault.replace(/\(\S*\/(\S+), line \d+\)/, '($1)')).sort()).toEqual(
    [
      `GITA.JPG: ${asked('portraits/gita.svg', 'gita.md')}`,
      ...strays.slice(0, 3).map((file) => `${basename(file)}: ${asked('outreach/nepal.svg', 'home.yaml')}`),
    ].sort(),
  );
  expect(advice.join()).toContain('IMG_2043.jpg: No page shows this photo. Where does it belong?');
  expect(advice.join()).not.toMatch(/old\.svg|DS_Store/);
});

test('a picture that is damaged, or upright in a wide place, is told', async () => {
  choose('outreach/nepal.jpg', 'outreach/nepal.svg', Buffer.from('no picture'));
  choose('outreach/india.jpg', 'outreach/india.svg', await photoOf(800, 1200).toBuffer());
  const { faults, advice } = await site.found();
  expect(faults).toEqual([
    expect.stringMatching(/^nepal\.jpg: This file is damaged or cut off, or no picture\. Copy/),
  ]);
  expect(advice.join()).toContain('india.jpg: This photo is upright');
});

test('a photo that was cut off on its way is told, whatever its kind', async () => {
  const photo = await photoOf(1200, 800).toBuffer();
  choose('outreach/nepal.jpg', 'outreach/nepal.svg', photo.subarray(0, photo.length / 2));
  const below = { bottom: 400, background: '#0000' };
  choose(
    'outreach/india.webp',
    'outreach/india.svg',
    await photoOf(1200, 400).extend(below).webp().toBuffer(),
  );
  expect((await site.found()).faults.sort()).toEqual([
    expect.stringMatching(/^india\.webp: A part of this photo is empty\./),
    expect.stringMatching(/^nepal\.jpg: This file is damaged or cut off/),
  ]);
});

test('a photo that is too small for its place is told', async () => {
  choose('outreach/nepal.jpg', 'outreach/nepal.svg', await photoOf(300, 200).toBuffer());
  choose('outreach/india.jpg', 'outreach/india.svg', await photoOf(700, 500).toBuffer());
  const { faults, advice } = await site.found();
  expect(faults).toEqual([expect.stringMatching(/^nepal\.jpg: This photo is 300 pixels wide, and 768 are/)]);
  expect(advice.join()).toContain('india.jpg: This photo is 700 pixels wide');
});

test('a photo that browsers cannot show, or not soon, is told', async () => {
  choose('outreach/nepal.jpg', 'outreach/nepal.svg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'));
  const photo = await photoOf(1200, 800).toBuffer();
  choose('outreach/india.jpg', 'outreach/india.svg', Buffer.concat([photo, Buffer.alloc(11_000_000)]));
  expect((await site.found()).faults.sort()).toEqual([
    expect.stringMatching(/^india\.jpg: This photo has 11 MB\./),
    expect.stringMatching(/^nepal\.jpg: This is an iPhone’s photo \(HEIC\)/),
  ]);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that tells where it was taken is found, shown or not',
  async (format) => {
    const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } };
    const camera = { IFD0: { Model: 'A phone' } };
    const withExif = (exif: Record<string, Record<string, string>>) =>
      photoOf(1200, 800).withExif(exif).toFormat(format).toBuffer();
    choose(`founders/us.${format}`, 'founders/founders.svg', await withExif(taken));
    choose(`films/training.${format}`, 'films/leaders.svg', await withExif(camera));
    site.upload(`IMG_2043.${format}`, await withExif(taken));
    expect((await site.found()).faults).toEqual([
      expect.stringMatching(/^us\.\w+: This photo tells where it was taken/),
      expect.stringMatching(/^IMG_2043\.\w+: This photo tells where it was taken/),
    ]);
  },
);

test('a place without a photo of its own is only advice', async () => {
  site.edit('leaders/gita.md', (text) => text.replace(/portrait: .*\n/, ''));
  const photo = await photoOf(1200, 800).toBuffer();
  choose('outreach/harvest.jpeg', 'outreach/india.svg', photo);
  choose('films/training.PNG', 'films/leaders.svg', photo);
  const { faults, advice } = await site.found();
  expect(faults).toEqual([]);
  expect(advice.filter((each) => each.includes('illustration')).map((each) => each.split(':')[0])).toEqual([
    'malaysia.svg',
    'nepal.svg',
    'villages.svg',
    'founders.svg',
  ]);
  expect(advice.join()).toContain('gita.md, line 2: This leader has no portrait: a neutral one is shown.');
});
