import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import exif from 'exif-reader';
import sharp from 'sharp';
import { facesIn } from '../read/faces.ts';
import { shownPath } from '../read/file.ts';
import type { Finding } from '../read/finding.ts';
import type { SitePicture } from '../read/places.ts';
import { type Box, frameOn, shapeOf, shownShare } from '../shapes.ts';

/** Finds what is wrong with the photos in a folder, or could be better. Unused ones count too: all are public. */
export async function pictureFindings(folder: string, pictures: readonly SitePicture[]) {
  const files = readdirSync(join(folder, 'images'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(jpe?g|png|webp|hei[cf]|tiff?|gif|avif)$/i.test(file))
    .map((file) => join(folder, 'images', file));
  const findings = files.map((path) =>
    photoFindings(
      path,
      pictures.find((picture) => picture.path === path),
    ),
  );
  return (await Promise.all(findings)).flat();
}

/** @param picture the place that shows the photo, if any */
async function photoFindings(path: string, picture?: SitePicture): Promise<Finding[]> {
  const where = shownPath(path);
  const { place, where: at } = picture ?? {};
  const bytes = readFileSync(path);
  // Of an empty file, sharp throws at once.
  const image = sharp(bytes.length > 0 ? bytes : Buffer.alloc(1), { failOn: 'warning' });
  const metadata = await image.metadata().catch(() => undefined);
  // Cut-off photos fail only when decoded to their end.
  const stats = await image.stats().catch(() => undefined);
  if (!metadata || !stats) {
    const what = /^ftyp(hei|mif|msf)/.test(bytes.toString('latin1', 4, 12))
      ? 'This is an iPhone’s HEIC photo, whatever its name says, and browsers can’t show it.'
      : 'This photo is damaged, cut off, or not a JPEG or PNG.';
    const todo = 'Please copy it from the phone again, as a JPEG, and choose it in the form.';
    return [{ where, at, what, todo }];
  }
  const { exif: tags, xmp, autoOrient } = metadata;
  /** A photo of this width in px is sharp; below half of it, it is blurred. */
  const enough = place === 'portraits' ? 192 : place === 'logo' ? 512 : 768;
  const faces = place && place !== 'logo' && !picture?.faces ? await facesIn(bytes) : [];
  const cut = place && faces.length > 0 ? frameOn(autoOrient, place, faces).cut : [];
  const isWide = place && shapeOf(place) > 1;
  const checks: [isFound: unknown, what: string, todo: string, isAdvice?: boolean][] = [
    [
      (tags && hasPosition(tags)) || xmp?.includes('exif:GPSLatitude'),
      'This photo contains the place where it was taken (GPS), and the repository is public.',
      'Choose it again in the form, which removes the place, on a new branch, then delete this branch.',
    ],
    [
      !place,
      'No page shows this photo, but everyone can find it in the repository.',
      'Please delete it.',
      true,
    ],
    [
      !stats.isOpaque && place !== 'logo',
      'Part of this photo is empty.',
      'It may have been cut off: please copy it from the phone again. If it is meant to be like this, save it as a JPEG.',
    ],
    [
      place && autoOrient.width < enough,
      `This photo is only ${autoOrient.width} pixels wide: it needs ${enough} to be sharp.`,
      'Choose the original photo: WhatsApp and Facebook make photos smaller.',
      autoOrient.width >= enough / 2,
    ],
    [
      place &&
        place !== 'logo' &&
        (shownShare(autoOrient, place) <= 0.5 || (isWide && autoOrient.width < autoOrient.height)),
      'Much of this photo is cut off, as its place has another shape.',
      `Choose ${isWide ? 'a wide' : 'an upright'} photo.`,
      true,
    ],
    [
      cut.length > 0,
      `“${picture?.title}” has room for ${faces.length - cut.length} of these ${faces.length} faces: ${sidesOf(cut)} would be cut off.`,
      'Choose a photo in which people stand closer together, or show fewer of them.',
      true,
    ],
  ];
  return checks.flatMap(([isFound, what, todo, isAdvice = false]) =>
    isFound ? [{ where, at, what, todo, isAdvice }] : [],
  );
}

/** Says where faces beyond a window are: '1 at the left and 2 at the right'. */
function sidesOf(cut: readonly Omit<Box, 'isGuess'>[]) {
  const sides = cut.map(({ left, right, top }) =>
    left + right < 0 ? 'left' : left + right > 2 ? 'right' : top < 0.5 ? 'top' : 'bottom',
  );
  return [...new Set(sides)]
    .map((side) => `${sides.filter((each) => each === side).length} at the ${side}`)
    .join(' and ');
}

function hasPosition(tags: Buffer): boolean {
  try {
    return exif(tags).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // Unreadable EXIF contains no position.
    return false;
  }
}
