import sharp from 'sharp';
import { normalizePath, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { choosePictures, type SitePicture } from './pictures/choosePictures.ts';
import { readWords } from './words/read.ts';

const request = /^@pictures\/([^?]+)\?(.*)$/;

/** Crops an upright photo for a wide slot to where its people are, not to the middle. */
async function crop({ place, path, isPhoto }: SitePicture): Promise<string> {
  if (!isPhoto || place === 'portraits') return '';
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  return height > width ? `&aspect=${place === 'films' ? '16:9' : '3:2'}&fit=cover&position=attention` : '';
}

/**
 * Resolves `@pictures/portraits?w=96;192` to a function from the name of a picture, as the words have it, to that picture
 * in those widths, turned by its EXIF orientation.
 *
 * @param cache whether results of earlier builds are used
 */
export function pictures(folder: string, { cache = true } = {}): Plugin[] {
  const places: Plugin = {
    name: 'pictures',
    enforce: 'pre',
    resolveId: (id) => (request.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, place = '', widths = ''] = (id.startsWith('\0') && request.exec(id.slice(1))) || [];
      if (!place) return undefined;
      const inPlace = choosePictures(folder, readWords(folder).slots).pictures.filter(
        (picture) => picture.place === place,
      );
      const imports = await Promise.all(
        inPlace.map(async (picture, index) => {
          const source = `${normalizePath(picture.path)}?${widths}${await crop(picture)}&format=avif;webp&as=picture`;
          return `import picture${index} from ${JSON.stringify(source)};`;
        }),
      );
      const named = inPlace.map(({ file }, index) => `${JSON.stringify(file)}: picture${index}`);
      return `${imports.join('\n')}\nconst pictures = { ${named.join(', ')} };\nexport default (file) => pictures[file];`;
    },
  };
  return [
    places,
    ...[imagetools({ include: /\.(svg|png|jpe?g|webp)\?/i, cache: { enabled: cache } })].flat(),
  ];
}
