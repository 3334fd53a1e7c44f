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

const large = photoOf(1200, 800).toBuffer();
/** Its bytes are spread over the whole picture. */
const detailed = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: '#a66',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .toFormat(format)
    .toBuffer();
const halfEmpty = photoOf(1200, 400).extend({ bottom: 400, background: '#0000' }).webp();

test.each<[picture: string, bytes: Buffer | Promise<Buffer>, said: string, isAdvice?: true]>([
  ['nepal.jpg', Buffer.from('no picture'), 'This photo is damaged, cut off, or not a JPEG or PNG. Please'],
  [
    'nepal.jpg',
    detailed('jpeg').then((photo) => photo.subarray(0, photo.length * 0.45)),
    'This photo is damaged, cut off',
  ],
  ['nepal.webp', halfEmpty.toBuffer(), 'Part of this photo is empty.'],
  ['nepal.jpg', photoOf(300, 200).toBuffer(), 'This photo is only 300 pixels wide: it needs 768'],
  ['nepal.jpg', photoOf(700, 500).toBuffer(), 'This photo is only 700 pixels wide', true],
  ['nepal.jpg', photoOf(800, 1200).toBuffer(), 'This photo is upright', true],
])('what is wrong with a photo is reported: %s', async (picture, bytes, said, isAdvice) => {
  choose(`outreach/${picture}`, 'outreach/nepal.svg', await bytes);
  const { faults, advice } = await site.found();
  expect(faults).toHaveLength(isAdvice ? 0 : 1);
  expect([...faults, ...advice].join('\n')).toContain(`${picture}: ${said}`);
});

test('a photo that no page shows is reported', async () => {
  for (const file of ['outreach/nepal (1).jpg', 'IMG_2043.jpg', 'old.svg', '.DS_Store'])
    site.upload(file, await large);
  const { advice } = await site.found();
  expect(advice.filter((each) => each.includes('belongs')).sort()).toEqual([
    expect.stringMatching(/^IMG_2043\.jpg: No page shows this photo\./),
    expect.stringMatching(/^nepal \(1\)\.jpg: No page shows this photo\./),
  ]);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s with the place where it was taken is found, shown or not',
  async (format) => {
    const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } };
    const camera = { IFD0: { Model: 'A phone' } };
    const withExif = (exif: Record<string, Record<string, string>>) =>
      photoOf(1200, 800).withExif(exif).toFormat(format).toBuffer();
    choose(`founders/us.${format}`, 'founders/founders.svg', await withExif(taken));
    choose(`films/training.${format}`, 'films/leaders.svg', await withExif(camera));
    site.upload(`IMG_2043.${format}`, await withExif(taken));
    expect((await site.found()).faults).toEqual([
      expect.stringMatching(/^us\.\w+: This photo contains the place/),
      expect.stringMatching(/^IMG_2043\.\w+: This photo contains the place/),
    ]);
  },
);

test('a place without a photo of its own is only advice', async () => {
  site.edit('leaders/gita.md', (text) => text.replace(/portrait: .*\n/, ''));
  choose('outreach/harvest.jpeg', 'outreach/india.svg', await large);
  choose('films/training.PNG', 'films/leaders.svg', await large);
  const { faults, advice } = await site.found();
  expect(faults).toEqual([]);
  expect(advice.filter((each) => each.includes('illustration')).map((each) => each.split(':')[0])).toEqual([
    'malaysia.svg',
    'nepal.svg',
    'villages.svg',
    'founders.svg',
  ]);
  expect(advice.join()).toContain('gita.md, line 1: This leader has no portrait, so a neutral one is shown.');
});

test('a photo with the place where it was taken in XMP is found', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="13,5.0N"/></rdf:RDF></x:xmpmeta>';
  choose('outreach/nepal.jpg', 'outreach/nepal.svg', await photoOf(1200, 800).withXmp(xmp).toBuffer());
  expect((await site.found()).faults).toEqual([
    expect.stringMatching(/^nepal\.jpg: This photo contains the place/),
  ]);
});
