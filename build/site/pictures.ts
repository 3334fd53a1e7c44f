import { readdirSync } from 'node:fs';
import { basename, join, parse, relative, resolve } from 'node:path';
import type { Slot } from '../../src/model/site.ts';
import { ContentError, type Mistake } from './mistake.ts';

export type SitePicture = Slot & {
  readonly file: string;
  readonly isPhoto: boolean;
};

const photo = /\.(jpe?g|png|webp)$/i;
const drawing = /\.svg$/i;

/** For leaders without a picture. */
export const neutralPortrait = resolve('build/site/neutral-portrait.svg');

/**
 * Chooses each slot's picture by its name, regardless of case; a photo beats a drawing.
 *
 * @throws ContentError for every picture that is missing, ambiguous, or of a type that browsers do not show
 */
export function choosePictures(folder: string, slots: readonly Slot[]) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|^(Thumbs\.db|desktop\.ini)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const nameOf = (file: string) => {
    const { dir, name } = parse(relative(folder, file));
    return join(dir, name).replaceAll('\\', '/').toLowerCase();
  };
  const shown = (file: string) => relative('', file).replaceAll('\\', '/');
  const mistakes: Mistake[] = [];

  const pictures = slots.map((slot): SitePicture => {
    const own = files.filter((file) => nameOf(file) === slot.name);
    const photos = own.filter((file) => photo.test(file));
    for (const odd of own.filter((file) => !photo.test(file) && !drawing.test(file))) {
      const what = 'Browsers do not show this kind of file.';
      mistakes.push({ where: shown(odd), what, todo: 'Save the photo as JPEG, and take this file away.' });
    }
    if (photos.length > 1) {
      const what = 'These photos are for one place.';
      mistakes.push({ where: photos.map(shown).join(' and '), what, todo: 'Keep one of them.' });
    }
    const file = photos[0] ?? own[0] ?? (slot.name.startsWith('portraits/') ? neutralPortrait : undefined);
    if (!file) {
      const todo = `Put a photo of this name there: ${basename(slot.name)}.jpg.`;
      mistakes.push({ where: shown(join(folder, slot.name)), what: 'This picture is missing.', todo });
    }
    return { ...slot, file: file ?? '', isPhoto: photos.length > 0 };
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const names = slots.map(({ name }) => name);
  return { pictures, strayPictures: files.filter((file) => !names.includes(nameOf(file))).map(shown) };
}
