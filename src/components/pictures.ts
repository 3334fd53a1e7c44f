import type { Picture } from 'vite-imagetools';

/** The pictures of `src/images` by name, as the build made them. */
type Pictures<Name extends string> = Record<Name, Picture>;

/**
 * Names the pictures of a glob. Where a photo and an illustration share a name, the photo is shown, so that
 * dropping one in is the whole job.
 *
 * @param modules what `import.meta.glob` found, by path
 */
export function picturesByName<Name extends string>(modules: Record<string, Picture>): Pictures<Name> {
  const illustrationsFirst = Object.entries(modules).sort(
    ([a], [b]) => Number(b.endsWith('.svg')) - Number(a.endsWith('.svg')),
  );
  return Object.fromEntries(
    illustrationsFirst.map(([path, picture]) => [path.replace(/^.*\/|\.\w+$/g, ''), picture]),
  ) as Pictures<Name>;
}
