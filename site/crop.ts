import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { SitePicture } from '../content/read/read.ts';
import { shapeOf, windowOn } from '../content/shapes.ts';

/** The file of a picture in its place's shape, made once for each photo; a drawing's own file. */
export async function cropped({ path, place, isPhoto, faces }: SitePicture): Promise<string> {
  if (!isPhoto) return path;
  const bytes = readFileSync(path);
  const shape = shapeOf(place);
  const folder = resolve('node_modules/.cache/photos');
  const file = `${folder}/${hash('sha256', bytes).slice(0, 16)}-${shape.toFixed(2)}-${(faces ?? 'usual').replace(' ', '-')}.jpg`;
  if (existsSync(file)) return file;
  const { autoOrient } = await sharp(bytes).metadata();
  mkdirSync(folder, { recursive: true });
  await sharp(bytes)
    .autoOrient()
    .extract(windowOn(autoOrient, shape, faces))
    .resize({ width: 1600, withoutEnlargement: true })
    // imagetools encodes each source once more to name its output: JPEG is the fastest.
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(file);
  return file;
}
