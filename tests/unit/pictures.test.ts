import sharp, { type Color } from 'sharp';
import { expect, test, vi } from 'vitest';
import type { FacePlace } from '../../content/schema/parts.ts';
import { shownPart } from '../../site/crop.ts';
import { lit } from '../../site/light.ts';
import { copyOfSite } from './copyOfSite.ts';

const site = copyOfSite();

/** Chooses a picture in the place of a drawing, as the form does. */
function choose(picture: string, drawing: string, bytes: Buffer) {
  site.upload(picture, bytes);
  site.edit('home', drawing, picture);
}

const photoOf = (width: number, height: number, background: Color = '#a66', more = {}) =>
  sharp({ create: { width, height, channels: 3, background, ...more } }).jpeg();
const large = photoOf(800, 500);
/** Spreads its bytes over the whole picture. */
const noise = { type: 'gaussian', mean: 128, sigma: 50 };
const detailed = await photoOf(800, 500, '#a66', { noise }).toBuffer();
const halfEmpty = photoOf(800, 250).extend({ bottom: 250, background: '#0000' }).webp();
const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 5/1 0/1' } };
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="13,5.0N"/></rdf:RDF></x:xmpmeta>';
const hasPlace = 'This photo contains the place where it was taken';

const face = (x: number) =>
  `<g transform="translate(${x} 250)"><ellipse rx="60" ry="76" fill="#b07a55"/><path d="M-62 -10C-70 -100 70 -100 62 -10C50 -50 -50 -50 -62 -10z"/><circle cx="-24" cy="-6" r="7"/><circle cx="24" cy="-6" r="7"/><path d="M-22 40q22 16 44 0z" fill="#8a3a35"/></g>`;
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><path fill="#cba" d="M0 0h1200v500H0z"/>${[100, 350, 600, 1100].map(face).join('')}</svg>`;
const row = sharp(Buffer.from(drawn)).jpeg().toBuffer();

test.each<[picture: string, bytes: Buffer | Promise<Buffer>, says: string, isAdvice?: true]>([
  ['nepal.jpg', Buffer.from('no picture'), 'This photo is damaged, cut off, or not a JPEG or PNG. Please'],
  ['nepal.jpg', detailed.subarray(0, detailed.length * 0.45), 'This photo is damaged, cut off'],
  ['nepal.jpg', Buffer.from('\0\0\0\x18ftypheic'), 'This is an iPhone’s HEIC photo'],
  ['nepal.jpg', row, '“Nepal” has room for 3 of these 4 faces: 1 at the right would be cut off.', true],
  ['nepal.webp', halfEmpty.toBuffer(), 'Part of this photo is empty.'],
  ['nepal.jpg', photoOf(300, 200).toBuffer(), 'This photo is only 300 pixels wide: it needs 768'],
  ['nepal.jpg', photoOf(700, 500).toBuffer(), 'This photo is only 700 pixels wide', true],
  ['nepal.jpg', photoOf(800, 900).toBuffer(), 'Much of this photo is cut off', true],
  ['nepal.jpg', large.clone().withExif(taken).toBuffer(), hasPlace],
  ['nepal.jpg', large.clone().withXmp(xmp).toBuffer(), hasPlace],
])('what is wrong with a photo is reported: %s %#', async (picture, bytes, says, isAdvice) => {
  choose(`outreach/${picture}`, 'outreach/nepal.svg', await bytes);
  const { faults, advice } = await site.found();
  expect(faults).toHaveLength(isAdvice ? 0 : 1);
  expect([...faults, ...advice].join('\n')).toContain(`${picture}: ${says}`);
});

test('the form and the page beside it, each with its copy of the module, find faces at once', async () => {
  const found = [];
  for (const _ of ['form', 'page']) {
    vi.resetModules();
    const { facesIn } = await import('../../content/read/faces.ts');
    // Never seen before: another color would change what is found.
    const exif = { IFD0: { Copyright: `${Math.random()}` } };
    found.push(facesIn(await sharp(Buffer.from(drawn)).jpeg().withExif(exif).toBuffer()));
  }
  expect((await Promise.all(found)).map((faces) => faces.length)).toEqual([4, 4]);
});

test('of a photo that no page shows, only the place where it was taken must be mended', async () => {
  site.upload('outreach/nepal (1).jpg', await photoOf(300, 200).withExif(taken).toBuffer());
  const { faults, advice } = await site.found();
  expect(faults).toEqual([expect.stringContaining(`nepal (1).jpg: ${hasPlace}`)]);
  expect(advice).toEqual([expect.stringContaining('nepal (1).jpg: No page shows this photo')]);
});

test('photos get one light, and dark faces stay dark and can be seen', async () => {
  const face = [{ left: 0, top: 0, right: 1, bottom: 1 }];
  const after = async (r: number, g: number, b: number, light: 'day' | 'night' | 'own' = 'day') => {
    const pixels = await (await lit(photoOf(40, 40, { r, g, b }).png(), light, face)).raw().toBuffer();
    return [...pixels.subarray(0, 3)] as [number, number, number];
  };
  const [r, , b] = await after(20, 90, 240);
  expect(b - r, 'blue').toBeLessThan(0.6 * (240 - 20));
  const [dark, , shade] = await after(62, 40, 30);
  expect(dark, 'bright enough').toBeGreaterThan(75);
  expect(dark, 'and dark').toBeLessThan(130);
  expect(dark - shade, 'and brown').toBeGreaterThan(25);
  expect(await after(20, 90, 240, 'own')).toEqual([20, 90, 240]);
  expect(await after(255, 255, 255, 'night')).toEqual([253, 236, 196]);
});

test('faces are shown where the volunteer sees them', async () => {
  const path = 'tests/fixtures/plain/images/portraits/ada.svg';
  const topOf = async (faces: FacePlace) => (await shownPart({ path, faces }, 2)).area.top;
  expect(await topOf('top')).toBeLessThan(await topOf('bottom'));
});
