import { type FacePlace, facePlaces } from './schema/parts.ts';

/** Width by height of a place's photos; the page cuts little more off. Drawings keep their own. */
export const shapeOf = (place: string) => ({ portraits: 3 / 4, hero: 8 / 5, films: 16 / 9 })[place] ?? 3 / 2;

/** Places faces where phones have them, in parts of the width and the height. */
const USUAL = { x: 0.5, y: 0.35 };

const centreOf = (faces: FacePlace) => {
  const index = facePlaces.indexOf(faces);
  return { x: ((index % 3) + 0.5) / 3, y: (Math.floor(index / 3) + 0.5) / 3 };
};

/** The largest part of a photo in a shape, with the faces in its middle where it can have them there. */
export function windowOn(size: { width: number; height: number }, shape: number, faces?: FacePlace) {
  const centre = faces ? centreOf(faces) : USUAL;
  const width = Math.min(size.width, Math.round(size.height * shape));
  const height = Math.min(size.height, Math.round(size.width / shape));
  const start = (at: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part));
  return {
    left: start(centre.x, width, size.width),
    top: start(centre.y, height, size.height),
    width,
    height,
  };
}

/** Returns how much of a photo its place shows, from 0 to 1. */
export function shownShare(size: { width: number; height: number }, place: string): number {
  const { width, height } = windowOn(size, shapeOf(place));
  return (width * height) / (size.width * size.height);
}
