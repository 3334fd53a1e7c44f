import { basename, join } from 'node:path';
import { closestMatch } from 'leven';
import sharp from 'sharp';
import type { choosePictures, SitePicture } from '../../build/site/pictures.ts';
import { shownPath } from '../../build/words/file.ts';
import { NO_PORTRAIT } from '../../src/model/schema.ts';
import type { Finding } from '../preflight/finding.ts';

type Pictures = ReturnType<typeof choosePictures>;

const raster = /\.(jpe?g|png|webp|hei[cf]|tiff?|gif|avif)$/i;

/** What is wrong with the pictures of a site, or could be better. */
export async function pictureFindings(
  folder: string,
  { pictures, strayPictures }: Pictures,
): Promise<Finding[]> {
  const strays = strayPictures.filter((file) => raster.test(file));
  const photos = [
    ...pictures.filter(({ isPhoto }) => isPhoto),
    ...strays.map((file) => ({ place: 'none', path: join(folder, 'images', file) })),
  ];
  return [
    ...pictures.filter(({ isPhoto }) => !isPhoto).flatMap(drawingFindings),
    ...(await Promise.all(photos.map(photoFindings))).flat(),
    ...strays.map((file) => strayFinding(file, pictures)),
  ];
}

/** Of a photo that no words name: drawings stay when a photo takes their place. */
function strayFinding(file: string, pictures: Pictures['pictures']): Finding {
  // `nepal (1).jpg`, `nepal.jpg.jpg`, `Nepal.HEIC`
  const plain = (path: string) =>
    basename(path)
      .toLowerCase()
      .replace(/( ?\(\d+\)|\.\w+)+$/, '');
  const names = pictures.map((picture) => plain(picture.file));
  const meant = closestMatch(plain(file), names, { maxDistance: 2 });
  const place = pictures.find((picture) => plain(picture.file) === meant);
  return {
    where: `src/images/${file}`,
    what: place
      ? `No page shows this photo. Perhaps it belongs in the place of ${place.file} (${place.where}).`
      : 'No page shows this photo. Where does it belong?',
    todo: 'Choose it there in the form, as a JPEG or PNG; or take it away.',
    isAdvice: !place,
  };
}

/** A leader's portrait may stay a drawing: not everyone can have a face on the web. The hero and the scenes are meant as drawings. */
function drawingFindings({ place, file, where }: SitePicture): Finding[] {
  if (file === NO_PORTRAIT) {
    const what = 'This leader has no portrait: a neutral one is shown.';
    const todo = 'Choose a photo or a drawing; or leave it so.';
    return [{ where, what, todo, isAdvice: true }];
  }
  if (['portraits', 'hero', 'scenes'].includes(place)) return [];
  const what = 'This is an illustration, where a photo belongs.';
  return [{ where: `src/images/${file}`, what, todo: 'Choose a photo in its place.', isAdvice: true }];
}

/** What a photo itself tells: where it was taken, and whether it is upright where the place is wide. */
async function photoFindings({ place, path }: Pick<SitePicture, 'place' | 'path'>): Promise<Finding[]> {
  const where = shownPath(path);
  const metadata = await sharp(path)
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
    ...(['outreach', 'films', 'founders'].includes(place) && autoOrient.height > autoOrient.width
      ? [upright]
      : []),
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
