import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choosePictures } from '../../build/site/pictures.ts';
import { readSite } from '../../build/site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(folder, 'outreach'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const slots = [{ name: 'outreach/india', alt: 'A boat.', words: 'home.ts' }];
function choose(...files: string[]) {
  for (const file of files) writeFileSync(join(folder, file), '');
  const { pictures, strayPictures } = choosePictures(folder, slots);
  return {
    picture: pictures[0]?.file.slice(folder.length + 1),
    isPhoto: pictures[0]?.isPhoto,
    strayPictures,
  };
}

it.each(['jpg', 'JPEG', 'png', 'PNG', 'webp'])(
  'a photo stands in the place of the drawing: india.%s',
  (ending) => {
    const photo = `outreach/india.${ending}`;
    expect(choose('outreach/india.svg', photo)).toMatchObject({ picture: photo, isPhoto: true });
  },
);

it('a drawing stays until a photo comes', () => {
  expect(choose('outreach/india.svg', 'outreach/.DS_Store')).toEqual({
    picture: 'outreach/india.svg',
    isPhoto: false,
    strayPictures: [],
  });
});

it.each(['HEIC', 'heif', 'tiff', 'pdf'])(
  'a photo that browsers do not show is refused in a sentence: .%s',
  (ending) => {
    expect(() => choose('outreach/india.svg', `outreach/india.${ending}`)).toThrow(
      /Save the photo as JPEG, and take this file away\.$/,
    );
  },
);

it('two photos for one place, and none at all, are refused in a sentence', () => {
  expect(() => choose()).toThrow(/outreach\/india: This picture is missing\./);
  expect(() => choose('outreach/india.jpg', 'outreach/india.png')).toThrow(/Keep one of them\.$/);
});

it('a photo whose name is that of no place is not passed over in silence', () => {
  const { strayPictures } = choose('outreach/india.svg', 'outreach/inda.jpg');
  expect(strayPictures).toEqual([expect.stringMatching(/outreach\/inda\.jpg$/)]);
});

it('the site is read from one folder: its words, its address, its menu, its pictures and what waits for the owner', async () => {
  const site = await readSite('tests/fixtures/plain');
  expect(site.base).toBe('/');
  expect(site.content.testimonialsSection.open).toBe('Open the letter');
  expect(site.pictures.map(({ name }) => name)).toContain('portraits/ada');
  expect(site.samples.map(({ file }) => file)).toContain('tests/fixtures/plain/content/site.ts');
  expect((await readSite('tests/fixtures/extreme')).base).toBe('/reach-and-build/');
});
