import { basename, parse } from 'node:path';
import { neutralPortrait } from '../../build/site/pictures.ts';
import type { Site } from '../../build/site.ts';
import { nearest } from '../words/nearest.ts';
import type { Finding } from './finding.ts';

/**
 * Photos that are still described as drawings, drawings where a photo would say more, and files that are shown nowhere.
 * A leader's portrait may stay a drawing: not everyone can have a face on the web.
 */
export function pictureFindings({
  pictures,
  strayPictures,
}: Pick<Site, 'pictures' | 'strayPictures'>): Finding[] {
  const names = pictures.map(({ name }) => name);
  return [
    ...pictures.flatMap(({ name, alt, words, isPhoto, file }): Finding[] => {
      if (isPhoto && /^(illustration|drawn|drawing)\b/i.test(alt)) {
        const what = `The photo "${name}" is still described as a drawing: "${alt}"`;
        const todo = 'Say what the photo shows; those who cannot see it hear these words.';
        return [{ where: `src/content/${words}`, what, todo, at: alt }];
      }
      if (file === neutralPortrait) {
        const what = 'This leader has no portrait: a neutral one is shown.';
        const todo = 'Put a photo or a drawing of this name there, as .jpg, .png or .svg; or leave it so.';
        return [{ where: `src/images/${name}`, what, todo, isAdvice: true }];
      }
      if (isPhoto || name.startsWith('portraits/')) return [];
      const what = 'This is an illustration, where a photo belongs.';
      const todo =
        'Put a photo of the same name beside it, as .jpg or .png (india.jpg); the build does the rest.';
      return [{ where: `src/images/${name}.svg`, what, todo, isAdvice: true }];
    }),
    ...strayPictures.map((where): Finding => {
      const meant = nearest(
        parse(where).name,
        names.map((name) => basename(name)),
      );
      const place = names.find((name) => basename(name) === meant);
      if (!place) {
        const todo = 'Give it the name of the picture that it is to replace, or take it away.';
        return { where, what: 'No page shows this file.', todo, isAdvice: true };
      }
      const todo = `Put it at src/images/${place}${parse(where).ext.toLowerCase()}, or take it away.`;
      return { where, what: `No page shows this file. Perhaps "${place}" is meant.`, todo };
    }),
  ];
}
