import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import detector from '@vladmandic/face-api/package.json' with { type: 'json' };
import sharp from 'sharp';
import type { SitePicture } from '../content/read/read.ts';
import { type Box, boxOf, shapeOf, windowOn } from '../content/shapes.ts';
import { facesIn } from './faces.ts';

const keyOf = (bytes: Buffer) => hash('sha256', bytes).slice(0, 16);

// Another detector, or other settings of it, finds other faces.
const settings = keyOf(readFileSync('site/faces.ts'));
const folder = resolve('node_modules/.cache/photos', `${detector.version}-${settings}`);
mkdirSync(folder, { recursive: true });

export type Picture = Pick<SitePicture, 'path'> & Partial<Pick<SitePicture, 'faces'>>;

/** Holds what is made or being made: several imports ask for the same photo at once. */
const made = new Map<string, Promise<unknown>>();

function once<Result>(file: string, make: () => Promise<Result>): Promise<Result> {
  const result = (made.get(file) as Promise<Result> | undefined) ?? make();
  made.set(file, result);
  return result;
}

/** Cuts a shape out of a picture around its faces, where the volunteer or the detector sees them. */
export async function shownPart({ path, faces }: Picture, shape: number, hidden?: number) {
  const bytes = readFileSync(path);
  // Renders drawings at twice their size: share cards enlarge them.
  const source = sharp(bytes, { density: 144 }).autoOrient();
  const { autoOrient } = await source.metadata();
  const shown = windowOn(autoOrient, shape, faces ? [boxOf(faces)] : await found(bytes), hidden);
  return { ...shown, part: source.extract(shown.area) };
}

function found(bytes: Buffer): Promise<Box[]> {
  const file = `${folder}/${keyOf(bytes)}.json`;
  return once(file, async () => {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const faces = await facesIn(bytes);
    writeFileSync(file, JSON.stringify(faces));
    return faces;
  });
}

/** Makes the file of a photo in its place's shape, and the classes for a frame of another shape. */
export async function cropped(picture: SitePicture): Promise<{ file: string; faces: string }> {
  const { path, place } = picture;
  const { area, middle, part } = await shownPart(picture, shapeOf(place));
  const faces = `photo x-${step(middle.x, 0.5)} y-${step(middle.y, 0.47)}`;
  const { left, top, width } = area;
  const file = `${folder}/${keyOf(readFileSync(path))}-${left}-${top}-${width}.jpg`;
  // imagetools encodes each source once more to name its output: JPEG is the fastest.
  const jpeg = part
    .resize({ width: 1600, withoutEnlargement: true })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  await once(file, async () => existsSync(file) || (await jpeg.toFile(file)));
  return { file, faces };
}

/** Returns where a narrower frame has the faces in its middle, in quarters of what it cuts off. */
const step = (middle: number, wanted: number) =>
  Math.round(Math.min(Math.max(0.5 + (middle - wanted) * 2.5, 0), 1) * 4);
