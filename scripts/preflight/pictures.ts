import type { Finding } from './finding.ts';

/** A place of the site that shows a picture. */
export interface PictureSlot {
  /** Name of the picture in src/images, without its ending. */
  name: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** The file that says so. */
  file: string;
}

const FOLDER = 'src/images';

/** Slots that still show an illustration, and photos that are still described as one. */
export function pictureFindings(imageFiles: readonly string[], slots: readonly PictureSlot[]): Finding[] {
  const photos = new Set(imageFiles.filter((file) => /\.(jpe?g|png)$/i.test(file)).map(withoutEnding));
  const illustrations = slots.filter(({ name }) => !photos.has(name));
  return [
    ...illustrations.map(({ name }) => ({
      where: `${FOLDER}/${name}.svg`,
      what: 'This is an illustration, where a photo belongs.',
      todo: 'Put a photo of the same name beside it, as .jpg or .png (india.jpg); the build does the rest.',
    })),
    ...slots
      .filter(({ name, alt }) => photos.has(name) && /^(illustration|drawn|drawing)\b/i.test(alt))
      .map(({ name, file, alt }) => ({
        where: file,
        what: `The photo "${name}" is still described as a drawing: "${alt}"`,
        todo: 'Say what the photo shows; those who cannot see it hear these words.',
      })),
  ];
}

function withoutEnding(file: string): string {
  return file.replace(/\.\w+$/, '');
}
