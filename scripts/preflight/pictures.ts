import { unwrap } from '../../src/model/fact.ts';
import type { Content } from './content.ts';
import type { Finding } from './finding.ts';

/** A place of the site that shows a picture. */
export interface PictureSlot {
  /** The picture in src/images, without its ending: `outreach/india`. */
  name: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** The file that says so. */
  file: string;
}

type PictureContent = Pick<Content, 'about' | 'outreach' | 'videos' | 'testimonials'>;

/** Every picture that the content names, with the words for those who cannot see it. */
export function pictureSlots({ about, outreach, videos, testimonials }: PictureContent): PictureSlot[] {
  const home = 'src/content/home.ts';
  return [
    { name: 'founders', alt: about.photoAlt, file: 'src/content/about.ts' },
    ...outreach.cards.map(({ photo, alt }) => ({ name: `outreach/${photo}`, alt, file: home })),
    ...videos.films.map(({ poster, alt }) => ({ name: `films/${poster}`, alt, file: home })),
    ...testimonials.map(unwrap).map(({ key, alt }) => ({
      name: `portraits/${key}`,
      alt,
      file: 'src/content/testimonials.ts',
    })),
  ];
}

/**
 * Photos that are still described as drawings, and drawings where a photo would say more. A leader's portrait may stay
 * a drawing: not everyone can have a face on the web.
 *
 * @param images the files of the folder of pictures: `outreach/india.svg`
 */
export function pictureFindings(images: readonly string[], slots: readonly PictureSlot[]): Finding[] {
  const photos = new Set(images.filter((file) => /\.(jpe?g|png)$/i.test(file)).map(withoutEnding));
  return slots.flatMap(({ name, alt, file }): Finding[] => {
    if (photos.has(name)) {
      if (!/^(illustration|drawn|drawing)\b/i.test(alt)) return [];
      const what = `The photo "${name}" is still described as a drawing: "${alt}"`;
      return [
        { where: file, what, todo: 'Say what the photo shows; those who cannot see it hear these words.' },
      ];
    }
    if (name.startsWith('portraits/')) return [];
    return [
      {
        where: `src/images/${name}.svg`,
        what: 'This is an illustration, where a photo belongs.',
        todo: 'Put a photo of the same name beside it, as .jpg or .png (india.jpg); the build does the rest.',
        isAdvice: true,
      },
    ];
  });
}

function withoutEnding(file: string): string {
  return file.replace(/\.\w+$/, '').replaceAll('\\', '/');
}
