import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { NO_PORTRAIT } from '../schema/schema.ts';
import { isHidden } from './file.ts';
import { ContentError } from './finding.ts';
import type { Slot } from './read.ts';

export type SitePicture = Slot & {
  readonly path: string;
  readonly isPhoto: boolean;
};

/** For leaders without a picture. */
const neutralPortrait = resolve('content/read/neutral-portrait.svg');

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
    .filter(({ file }) => file !== NO_PORTRAIT && !files.includes(file))
    .map(({ file, where }) => ({
      where,
      what: `There is no picture "${file}" in content/images.`,
      todo: 'Please write its exact name, capital letters included.',
    }));
  if (findings.length > 0) throw new ContentError(findings);
  return {
    pictures: slots.map((slot): SitePicture => {
      const path = slot.file === NO_PORTRAIT ? neutralPortrait : join(images, slot.file);
      return { ...slot, path, isPhoto: !/\.svg$/i.test(slot.file) };
    }),
    strayPictures: files.filter((file) => !slots.some((slot) => slot.file === file)),
  };
}
