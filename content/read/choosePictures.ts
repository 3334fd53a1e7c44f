import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isHidden } from './file.ts';
import { ContentError } from './finding.ts';
import type { Slot } from './read.ts';

export type SitePicture = Slot & {
  readonly path: string;
  readonly isPhoto: boolean;
};

/**
 * Finds the files that the content names.
 *
 * @throws ContentError for every one that is not there
 */
export function choosePictures(folder: string, slots: readonly Slot[]) {
  const images = join(folder, 'images');
  const files = readdirSync(images, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map((entry) => relative(images, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const findings = slots
    .filter(({ file }) => !files.includes(file))
    .map(({ file, where }) => ({
      where,
      what: `There is no picture "${file}" in content/images.`,
      todo: 'Please write its exact name, capital letters included.',
    }));
  if (findings.length > 0) throw new ContentError(findings);
  return {
    pictures: slots.map(
      (slot): SitePicture => ({
        ...slot,
        path: join(images, slot.file),
        isPhoto: !/\.svg$/i.test(slot.file),
      }),
    ),
    strayPictures: files.filter((file) => !slots.some((slot) => slot.file === file)),
  };
}
