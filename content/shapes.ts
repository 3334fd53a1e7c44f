import { type FacePlace, facePlaces } from './schema/parts.ts';

type Size = { width: number; height: number };

export type Box = { left: number; top: number; right: number; bottom: number; isGuess?: true };

/** `night` has the ink and marigold of My Story's drawings; `own` leaves a photo as it is. */
export type Light = 'day' | 'night' | 'own';

/** Width by height of a place's photos; the page cuts little more off. Drawings keep their own. */
export const shapeOf = (place: string) => ({ portraits: 3 / 4, hero: 8 / 5, films: 16 / 9 })[place] ?? 3 / 2;

export function boxOf(faces: FacePlace): Box {
  const index = facePlaces.indexOf(faces);
  const [left, top] = [(index % 3) / 3, Math.floor(index / 3) / 3];
  return { left, top, right: left + 1 / 3, bottom: top + 1 / 3 };
}

/** The largest part of a photo in a shape, with all faces, or the largest that fit. `hidden` of it is covered at the left. */
export function windowOn(size: Size, shape: number, faces: readonly Box[], hidden = 0) {
  const width = Math.min(size.width, Math.round(size.height * shape));
  const height = Math.min(size.height, Math.round(size.width / shape));
  const [x, y] = [width / size.width, height / size.height];
  // Leaves a guess for one person where it is; groups are around the middle.
  const known = (face: Box) => (face.isGuess && shape > 0.9 ? { ...face, left: 0.4, right: 0.6 } : face);
  const all = faces.map(known);
  const group = fitting(all, x * (1 - hidden), y);
  const edge = (name: 'left' | 'top' | 'right' | 'bottom', most: typeof Math.min) =>
    most(...group.map((face) => face[name]));
  const [left, top] = [edge('left', Math.min), edge('top', Math.min)];
  const [right, bottom] = [edge('right', Math.max), edge('bottom', Math.max)];
  const start = startOf(left, right, x * (1 - hidden), 0.5) - x * hidden;
  const area = {
    left: Math.round(Math.max(start, 0) * size.width),
    top: Math.round(startOf(top, bottom, y, 0.42) * size.height),
    width,
    height,
  };
  const across = (part: number) => (part * size.width - area.left) / width;
  const down = (part: number) => (part * size.height - area.top) / height;
  const inWindow = (face: Box) => ({
    left: across(face.left),
    right: across(face.right),
    top: down(face.top),
    bottom: down(face.bottom),
  });
  const shown = group.map(inWindow);
  const cut = all.filter((face) => !group.includes(face)).map(inWindow);
  const middle = { x: across((left + right) / 2), y: down((top + bottom) / 2) };
  return { area, middle, shown, cut, rows: down(bottom) - down(top) };
}

/** Width by height of the flattest frames, with room for the steps in which a page moves a photo. */
const FLATTEST = 2.3;

/** Chooses the place's shape where its frames can hold all faces; else the first of 3:2, 4:3 and 1:1 that can, and the page shows it whole. */
export function frameOn(size: Size, place: string, faces: readonly Box[]) {
  const shape = shapeOf(place);
  const usual = windowOn(size, shape, faces);
  if (place === 'portraits' || (usual.cut.length === 0 && usual.rows <= shape / FLATTEST))
    return { ...usual, whole: '' };
  for (const [whole, grown] of [
    ['whole whole-3-2', 3 / 2],
    ['whole whole-4-3', 4 / 3],
    ['whole whole-1-1', 1],
  ] as const) {
    const window = windowOn(size, grown, faces);
    if (window.cut.length === 0 && window.rows <= 1) return { ...window, whole };
  }
  return { ...usual, whole: '' };
}

/** Returns the faces that together are the largest which a window of this part of the photo can show. */
function fitting(faces: readonly Box[], width: number, height: number): readonly Box[] {
  const groups = faces.map((first) =>
    faces.filter(
      (each) =>
        each === first ||
        (height === 1
          ? each.left >= first.left && each.right <= first.left + width
          : each.top >= first.top && each.bottom <= first.top + height),
    ),
  );
  const size = (group: readonly Box[]) =>
    group.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  return groups.reduce((best, each) => (size(each) > size(best) ? each : best));
}

/** Returns where a window starts that has its contents whole, and their middle at a part of it where it can. */
function startOf(from: number, to: number, length: number, part: number) {
  const spare = length - (to - from);
  const start =
    spare < 0
      ? // Cuts off hair rather than a chin.
        from - spare * (part < 0.5 ? 0.8 : 0.5)
      : Math.min(Math.max((from + to) / 2 - length * part, to - length), from);
  return Math.min(Math.max(start, 0), 1 - length);
}

export function shownShare({ width, height }: Size, place: string): number {
  const ratio = width / height / shapeOf(place);
  return Math.min(ratio, 1 / ratio);
}
