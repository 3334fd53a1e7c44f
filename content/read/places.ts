import { join } from 'node:path';
import { isSample, unwrap } from '../fact.ts';
import { plain } from '../schema/fields.ts';
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
  isSample: boolean;
  isExample: boolean;
  folder?: string;
  alt: string;
  faces?: FacePlace;
  asItIs: boolean;
};

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
  const isProse =
    'example' in Object(field.properties) && parts.example === true && !Object.values(parts).some(isSample);
  yield {
    path,
    where: where(isProse ? [...path, 'example'] : path),
    title: unwrap(parts.title ?? parts.name ?? parts.country ?? parts.question ?? field.label),
    words: [unwrap(value)]
      .flat()
      .filter((each) => typeof each === 'string')
      .join(' '),
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

export type SitePicture = ReturnType<typeof picturesIn>[number];

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

/** Finds what visitors rely on, in the words of the site. */
export function promisesIn(
  promises: Files['promises']['promises'],
  places: readonly Place[],
  where: (path: Path) => string,
) {
  const promised = promises.map((promise, index) => {
    const says = ({ path, words }: Place) =>
      path[0] !== 'promises' && plain(words).includes(plain(promise.words));
    return { ...promise, at: where(['promises', 'promises', index]), found: places.filter(says) };
  });
  return {
    promises: promised.flatMap(({ words, question, confirmed, found, at }) => {
      const place = found.find(({ isExample }) => !isExample);
      return place && !confirmed ? [{ where: place.where, at, words, question }] : [];
    }),
    unsaid: promised
      .filter(({ found }) => found.length === 0)
      .map(({ words, question, at }) => ({
        where: at,
        what: `The site no longer says "${words}". ${question}`,
        todo: 'Once that is settled, copy the new words into “Words on the site” under “To confirm”, or remove the promise there.',
      })),
  };
}
