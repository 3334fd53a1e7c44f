import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { detectorKey, facesIn, keyOf, once } from '../content/read/faces.ts';
import type { SitePicture } from '../content/read/places.ts';
import { type Box, boxOf, frameOn, windowOn } from '../content/shapes.ts';
import { lit } from './light.ts';

// Another light makes other files.
const folder = resolve(
  'node_modules/.cache/photos',
  `${detectorKey}-${keyOf(readFileSync('site/light.ts'))}`,
);
mkdirSync(folder, { recursive: true });

export type SourcePicture = Pick<SitePicture, 'path'> & Partial<Pick<SitePicture, 'faces' | 'light'>>;

/** Opens a picture and finds its faces, where the volunteer or the detector sees them. */
async function opened({ path, faces }: SourcePicture) {
  const bytes = readFileSync(path);
  // Renders drawings at twice their size: share cards enlarge them.
  const source = sharp(bytes, { density: 144 }).autoOrient();
  const { autoOrient } = await source.metadata();
  return { bytes, source, size: autoOrient, boxes: faces ? [boxOf(faces)] : await facesIn(bytes) };
}

export async function shownPart(picture: SourcePicture, shape: number, hidden?: number) {
  const { source, size, boxes } = await opened(picture);
  const window = windowOn(size, shape, boxes, hidden);
  return { ...window, part: source.extract(window.area) };
}

/** Makes the file of a photo in its place's shape, and the classes for a frame of another shape. */
export async function cropped(picture: SitePicture, known?: readonly Box[]) {
  const { bytes, source, size, boxes } = await opened(picture);
  const { area, middle, shown, whole } = frameOn(size, picture.place, known ?? boxes);
  const classes = `photo x-${step(middle.x, 0.5)} y-${step(middle.y, 0.47)} ${whole}`.trim();
  const { left, top, width, height } = area;
  const file = `${folder}/${keyOf(bytes)}-${left}-${top}-${width}-${height}-${picture.light}.jpg`;
  const resized = source.extract(area).resize({ width: 1600, withoutEnlargement: true });
  await once(file, async () => {
    if (existsSync(file)) return;
    const isKnown = !picture.faces && !boxes.some(({ isGuess }) => isGuess);
    const photo = await lit(resized, picture.light, isKnown ? shown : []);
    // imagetools encodes each source once more to name its output: JPEG is the fastest.
    await photo.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(file);
  });
  return { file, classes };
}

/** Returns where a narrower frame has the faces in its middle, in quarters of what it cuts off. */
const step = (middle: number, wanted: number) =>
  Math.round(Math.min(Math.max(0.5 + (middle - wanted) * 2.5, 0), 1) * 4);
