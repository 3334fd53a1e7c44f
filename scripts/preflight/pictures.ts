import type { Site } from '../../build/site.ts';
import type { Finding } from './finding.ts';

/**
 * Photos that are still described as drawings, drawings where a photo would say more, and files that are shown nowhere.
 * A leader's portrait may stay a drawing: not everyone can have a face on the web.
 */
export function pictureFindings({
  pictures,
  strayPictures,
}: Pick<Site, 'pictures' | 'strayPictures'>): Finding[] {
  return [
    ...pictures.flatMap(({ name, alt, words, isPhoto }): Finding[] => {
      if (isPhoto && /^(illustration|drawn|drawing)\b/i.test(alt)) {
        const what = `The photo "${name}" is still described as a drawing: "${alt}"`;
        const todo = 'Say what the photo shows; those who cannot see it hear these words.';
        return [{ where: `src/content/${words}`, what, todo }];
      }
      if (isPhoto || name.startsWith('portraits/')) return [];
      const what = 'This is an illustration, where a photo belongs.';
      const todo =
        'Put a photo of the same name beside it, as .jpg or .png (india.jpg); the build does the rest.';
      return [{ where: `src/images/${name}.svg`, what, todo, isAdvice: true }];
    }),
    ...strayPictures.map((where) => ({
      where,
      what: 'No page shows this file.',
      todo: 'Give it the name of the picture that it is to replace, or take it away.',
      isAdvice: true,
    })),
  ];
}
