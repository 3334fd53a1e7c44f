import { join } from 'node:path';
import { isSample, unwrap } from '../fact.ts';
import type { FacePlace } from '../schema/parts.ts';
import type { Files } from '../schema/schema.ts';
import type { Light } from '../shapes.ts';
import type { Path } from './file.ts';
import type { Described } from './schema.ts';

export type Place = {
  path: Path;
  where: string;
  /** The name that a visitor or the form knows it by: 'Cross Roads', 'Phone number'. */
  title: unknown;
  words: string;
  isOwned: boolean;
  isSample: boolean;
  isExample: boolean;
  folder?: string;
  alt: string;
  faces?: FacePlace;
  asItIs: boolean;
};

/** Every value under a field. */
export function* placesIn(
  field: Described,
  value: unknown,
  where: (path: Path) => string,
  path: Path = [],
  parent: Record<string, unknown> = {},
  inExample = false,
): Generator<Place> {
  const parts = Object(value);
  const isExample = inExample || parts.example === true;
  // Words about a fact follow from it.
  const isOwn = 'example' in Object(field.properties) && !Object.values(parts).some(isSample);
  const isProse = isOwn && parts.example === true;
  yield {
    path,
    where: where(isProse ? [...path, 'example'] : path),
    title: unwrap(parts.title ?? parts.name ?? parts.country ?? parts.question ?? field.label),
    words: [unwrap(value)]
      .flat()
      .filter((each) => typeof each === 'string')
      .join(' '),
    isOwned: isOwn || field.isFact === true,
    isSample: isSample(value) || isProse,
    isExample,
    folder: field.folder,
    alt: `${parent.alt}`,
    faces: parent.faces as FacePlace | undefined,
    asItIs: parent.asItIs === true,
  };
  for (const [name, child] of Object.entries(field.properties ?? {}))
    if (name in parts) yield* placesIn(child, parts[name], where, [...path, name], parts, isExample);
  for (const [index, each] of field.items ? parts.entries() : [])
    yield* placesIn(field.items as Described, each, where, [...path, index], parts, isExample);
}

/** A place of the site that shows a picture. */
export type SitePicture = ReturnType<typeof picturesIn>[number];

/** @param images their folder */
export function picturesIn(places: readonly Place[], { sections }: Files['myStory'], images: string) {
  const turn = sections.findIndex((section) => section.turn);
  const isNight = ([page, name, index]: Path) =>
    page === 'myStory' && turn >= 0 && (name === 'cover' || Number(index) <= turn);
  return places.flatMap(({ path, folder, words: file, alt, faces, asItIs, where }) => {
    if (!folder) return [];
    const isPhoto = !/\.svg$/i.test(file);
    const uses = places.filter((place) => place.folder && place.words === file);
    const light: Light =
      asItIs || !isPhoto ? 'own' : uses.every((place) => isNight(place.path)) ? 'night' : 'day';
    const { title } = places.find((each) => `${each.path}` === `${path.slice(0, -1)}`) ?? {};
    return [{ place: folder, title, file, path: join(images, file), isPhoto, alt, faces, light, where }];
  });
}
