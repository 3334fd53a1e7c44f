import { readdirSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import type { Slot } from '../../src/model/site.ts';

/** A place, and the picture that stands in it. */
export type SitePicture = Slot & {
  readonly file: string;
  readonly isPhoto: boolean;
};

const photo = /\.(jpe?g|png|webp)$/i;
const drawing = /\.svg$/i;

/** What is wrong with the pictures, in the words of the one who has put them there. */
class PictureError extends Error {
  override stack = '';
}

/** Chooses the picture of each place: a photo goes before a drawing of the same name. No picture is passed over. */
export function choosePictures(folder: string, slots: readonly Slot[]) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|^(Thumbs\.db|desktop\.ini)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const nameOf = (file: string) => {
    const { dir, name } = parse(relative(folder, file));
    return join(dir, name).replaceAll('\\', '/');
  };
  const shown = (file: string) => relative('', file).replaceAll('\\', '/');

  const pictures = slots.map((slot): SitePicture => {
    const own = files.filter((file) => nameOf(file) === slot.name);
    const odd = own.find((file) => !photo.test(file) && !drawing.test(file));
    if (odd)
      throw new PictureError(
        `${shown(odd)}: browsers do not show this kind of file. Save the photo as JPEG.`,
      );
    const photos = own.filter((file) => photo.test(file));
    if (photos.length > 1)
      throw new PictureError(`${photos.map(shown).join(' and ')} are for one place. Keep one of them.`);
    const file = photos[0] ?? own[0];
    if (!file) throw new PictureError(`${slot.name}: put a picture of this name into ${shown(folder)}.`);
    return { ...slot, file, isPhoto: photos.length > 0 };
  });
  const names = slots.map(({ name }) => name);
  return { pictures, strayPictures: files.filter((file) => !names.includes(nameOf(file))).map(shown) };
}
