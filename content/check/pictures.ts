import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import exif from 'exif-reader';
import sharp from 'sharp';
import type { choosePictures, SitePicture } from '../read/choosePictures.ts';
import { shownPath } from '../read/file.ts';
import type { Finding } from '../read/finding.ts';
import { NO_PORTRAIT } from '../schema/schema.ts';

const raster = /\.(jpe?g|png|webp|hei[cf]|tiff?|gif|avif)$/i;

/** What is wrong with the pictures of a site, or could be better. */
export async function pictureFindings(
  folder: string,
  { pictures, strayPictures }: ReturnType<typeof choosePictures>,
): Promise<Finding[]> {
  const strays = strayPictures.filter((file) => raster.test(file));
  const photos = [
    ...pictures.filter(({ isPhoto }) => isPhoto),
    ...strays.map((file) => ({ place: 'none', path: join(folder, 'images', file) })),
  ];
  return [
    ...pictures.filter(({ isPhoto }) => !isPhoto).flatMap(drawingFindings),
    ...(await Promise.all(photos.map(photoFindings))).flat(),
    ...strays.map((file) => ({
      where: `content/images/${file}`,
      what: 'No page shows this photo. Where does it belong?',
      todo: 'Choose it there in the form, as a JPEG or PNG; or take it away.',
      isAdvice: true,
    })),
  ];
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
  return [{ where: `content/images/${file}`, what, todo: 'Choose a photo in its place.', isAdvice: true }];
}

/** From this width on a photo is sharp where it stands; below the first it would be a blur. In px. */
const widths = { portraits: [96, 192], wide: [384, 768] } as const;
const MAX_BYTES = 10_000_000;

/** What a photo itself tells: whether it is whole, how large and how upright it is, and where it was taken. */
async function photoFindings({ place, path }: Pick<SitePicture, 'place' | 'path'>): Promise<Finding[]> {
  const where = shownPath(path);
  const bytes = readFileSync(path);
  const image = sharp(bytes, { failOn: 'warning' });
  const metadata = await image.metadata().catch(() => undefined);
  // Only what is read to its end tells that it is whole.
  const isWhole = await image
    .resize(64)
    .toBuffer()
    .then(Boolean, () => false);
  if (/^ftyp(he|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))) {
    const what = 'This is an iPhone’s photo (HEIC), which browsers do not show.';
    return [{ where, what, todo: 'Choose it in the form, which makes another kind of it.' }];
  }
  if (!metadata || !isWhole) {
    const what = 'This file is damaged or cut off, or no picture.';
    return [{ where, what, todo: 'Copy it from the phone once more, and choose it again.' }];
  }
  const { exif: tags, xmp, autoOrient, hasAlpha } = metadata;
  const { width, height } = autoOrient;
  const [least, enough] = widths[place === 'portraits' ? place : 'wide'];
  const checks: [isFound: unknown, what: string, todo: string, isAdvice?: boolean][] = [
    [
      (tags && hasPosition(tags)) || xmp?.includes('exif:GPSLatitude'),
      'This photo tells where it was taken (GPS), and everyone can read the repository.',
      'Choose it in the form, which takes the place out, on a new branch. Then delete this one.',
    ],
    [
      hasAlpha && !(await sharp(bytes).stats()).isOpaque,
      'A part of this photo is empty.',
      'It may have been cut off on its way: copy it from the phone once more. If that is meant, save it as JPEG.',
    ],
    [
      bytes.length > MAX_BYTES,
      `This photo has ${Math.round(bytes.length / 1_000_000)} MB.`,
      'Choose it in the form, which makes it small.',
    ],
    [
      place !== 'none' && width < enough,
      `This photo is ${width} pixels wide, and ${enough} are needed: it is not sharp there.`,
      'Choose the photo as the camera took it: WhatsApp and Facebook make photos small.',
      width >= least,
    ],
    [
      ['outreach', 'films', 'founders'].includes(place) && height > width,
      'This photo is upright, and its place is wide: only a part of it is shown.',
      'Where there is a photo that was taken with the phone on its side, use that one; look at the page in any case.',
      true,
    ],
  ];
  return checks.flatMap(([isFound, what, todo, isAdvice = false]) =>
    isFound ? [{ where, what, todo, isAdvice }] : [],
  );
}

function hasPosition(tags: Buffer): boolean {
  try {
    return exif(tags).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // What cannot be read tells nothing.
    return false;
  }
}
