import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choosePictures } from '../../build/site/pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(folder, 'outreach'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const slots = [{ name: 'outreach/india', alt: 'A boat.' }];
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

it.each([
  [['india.svg', 'india.HEIC'], /Save the photo as JPEG, and take this file away\.$/],
  [['india.svg', 'india.heif'], /Save the photo as JPEG/],
  [['india.svg', 'india.tiff'], /Save the photo as JPEG/],
  [[], /outreach\/india: This picture is missing\./],
  [['india.jpg', 'india.png'], /Keep one of them\.$/],
])('what cannot be shown is refused in a sentence: %j', (files, sentence) => {
  expect(() => choose(...files.map((file) => `outreach/${file}`))).toThrow(sentence);
});
