import { relative } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../build/site.ts';
import type { Finding } from '../preflight/finding.ts';

/** What a photo itself tells: where it was taken, and whether it is upright where the place is wide. */
export async function photoFindings(pictures: Site['pictures']): Promise<Finding[]> {
  const photos = pictures.filter(({ isPhoto }) => isPhoto);
  const findings = await Promise.all(
    photos.map(async ({ name, file }): Promise<Finding[]> => {
      const where = relative('', file).replaceAll('\\', '/');
      const metadata = await sharp(file)
        .metadata()
        .catch(() => undefined);
      if (!metadata) {
        const todo = 'Open it on the computer, and save it anew as JPEG.';
        return [{ where, what: 'This file is damaged, or no picture.', todo }];
      }
      const { exif, xmp, autoOrient } = metadata;
      const told: Finding[] = [];
      if ((exif && hasPosition(exif)) || xmp?.includes('exif:GPSLatitude'))
        told.push({
          where,
          what: 'This photo tells where it was taken (GPS), and everyone can read the repository.',
          todo: 'Take the place out (Windows: Properties, Details, Remove Properties; phone: share it without location), and upload it on a new branch. Then delete this one.',
        });
      if (!name.startsWith('portraits/') && autoOrient.height > autoOrient.width)
        told.push({
          where,
          what: 'This photo is upright, and its place is wide: only a part of it is shown.',
          todo: 'Where there is a photo that was taken with the phone on its side, use that one; look at the page in any case.',
          isAdvice: true,
        });
      return told;
    }),
  );
  return findings.flat();
}

/** Whether EXIF holds a latitude: tag 2 of the directory that tag 0x8825 of the first directory leads to. */
function hasPosition(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const tagOf = (directory: number, tag: number) => {
    for (let index = 0; index < view.getUint16(directory, isLittle); index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittle) === tag) return view.getUint32(entry + 8, isLittle);
    }
    return undefined;
  };
  try {
    const gps = tagOf(view.getUint32(4, isLittle), 0x8825);
    return gps !== undefined && tagOf(gps, 2) !== undefined;
  } catch {
    // A directory that leads out of the file tells nothing.
    return false;
  }
}
