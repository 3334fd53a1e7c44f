import { basename, parse, relative } from 'node:path';
import sharp from 'sharp';
import { neutralPortrait, type SitePicture } from '../../build/site/pictures.ts';
import type { Site } from '../../build/site.ts';
import type { Finding } from '../preflight/finding.ts';
import { nearest } from './nearest.ts';

/** What is wrong with the pictures of a site, or could be better. */
export async function pictureFindings(site: Site): Promise<Finding[]> {
  const names = site.pictures.map(({ name }) => name);
  const photos = site.pictures.filter(({ isPhoto }) => isPhoto);
  return [
    ...site.pictures.filter(({ isPhoto }) => !isPhoto).flatMap(drawingFindings),
    ...(await Promise.all(photos.map(photoFindings))).flat(),
    ...site.strayPictures.map((where): Finding => {
      const { name, ext } = parse(where);
      const meant = nearest(
        name,
        names.map((each) => basename(each)),
      );
      const place = names.find((each) => basename(each) === meant);
      const what = `No page shows this file.${place ? ` Perhaps "${place}" is meant.` : ''}`;
      const todo = place
        ? `Put it at src/images/${place}${ext.toLowerCase()}, or take it away.`
        : 'Give it the name of the picture that it is to replace, or take it away.';
      return { where, what, todo, isAdvice: !place };
    }),
  ];
}

/** A leader's portrait may stay a drawing: not everyone can have a face on the web. */
function drawingFindings({ name, file }: SitePicture): Finding[] {
  if (file === neutralPortrait) {
    const what = 'This leader has no portrait: a neutral one is shown.';
    const todo = 'Put a photo or a drawing of this name there, as .jpg, .png or .svg; or leave it so.';
    return [{ where: `src/images/${name}`, what, todo, isAdvice: true }];
  }
  if (name.startsWith('portraits/')) return [];
  const what = 'This is an illustration, where a photo belongs.';
  const todo =
    'Put a photo of the same name beside it, as .jpg or .png (india.jpg); the build does the rest.';
  return [{ where: `src/images/${name}.svg`, what, todo, isAdvice: true }];
}

/** What a photo itself tells: where it was taken, and whether it is upright where the place is wide. */
async function photoFindings({ name, file }: SitePicture): Promise<Finding[]> {
  const where = relative('', file).replaceAll('\\', '/');
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata)
    return [
      {
        where,
        what: 'This file is damaged, or no picture.',
        todo: 'Open it on the computer, and save it anew as JPEG.',
      },
    ];
  const { exif, xmp, autoOrient } = metadata;
  const located = {
    where,
    what: 'This photo tells where it was taken (GPS), and everyone can read the repository.',
    todo: 'Take the place out (Windows: Properties, Details, Remove Properties; phone: share it without location), and upload it on a new branch. Then delete this one.',
  };
  const upright = {
    where,
    what: 'This photo is upright, and its place is wide: only a part of it is shown.',
    todo: 'Where there is a photo that was taken with the phone on its side, use that one; look at the page in any case.',
    isAdvice: true,
  };
  return [
    ...((exif && hasPosition(exif)) || xmp?.includes('exif:GPSLatitude') ? [located] : []),
    ...(!name.startsWith('portraits/') && autoOrient.height > autoOrient.width ? [upright] : []),
  ];
}

/** Whether EXIF holds a latitude: tag 2 of the directory that tag 0x8825 of the first directory leads to. */
function hasPosition(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const valueIn = (directory: number, tag: number) => {
    const entries = Array.from(
      { length: view.getUint16(directory, isLittle) },
      (_, at) => directory + 2 + at * 12,
    );
    const entry = entries.find((at) => view.getUint16(at, isLittle) === tag);
    return entry && view.getUint32(entry + 8, isLittle);
  };
  try {
    const gps = valueIn(view.getUint32(4, isLittle), 0x8825);
    return Boolean(gps && valueIn(gps, 2));
  } catch {
    // A directory that leads out of the file tells nothing.
    return false;
  }
}
