import { join } from 'node:path';
import sharp from 'sharp';
import { normalizePath, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { choosePictures, type SitePicture } from './site/pictures.ts';
import type { Site } from './site.ts';

const request = /^@pictures\/([^?]+)\?(.*)$/;

/** Crops an upright photo for a wide slot to where its people are, not to the middle. */
async function crop({ name, file, isPhoto }: SitePicture): Promise<string> {
  if (!isPhoto || name.startsWith('portraits/')) return '';
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  return height > width
    ? `&aspect=${name.startsWith('films/') ? '16:9' : '3:2'}&fit=cover&position=attention`
    : '';
}

/**
 * Resolves `@pictures/portraits?w=96;192` to an object of the pictures in that folder's slots, by name, in those widths,
 * turned by their EXIF orientation.
 *
 * @param cache whether results of earlier builds are used
 */
export function pictures(site: Site, { cache = true } = {}): Plugin[] {
  const folder = join(site.folder, 'images');
  const places: Plugin = {
    name: 'pictures',
    enforce: 'pre',
    resolveId: (id) => (request.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, place = '', widths = ''] = (id.startsWith('\0') && request.exec(id.slice(1))) || [];
      if (!place) return undefined;
      const inPlace = choosePictures(folder, site.slots).pictures.filter(({ name }) =>
        `${name}/`.startsWith(`${place}/`),
      );
      const imports = await Promise.all(
        inPlace.map(async (picture, index) => {
          const source = `${normalizePath(picture.file)}?${widths}${await crop(picture)}&format=avif;webp&as=picture`;
          return `import picture${index} from ${JSON.stringify(source)};`;
        }),
      );
      const named = inPlace.map(({ name }, index) => `${name.replace(/^.*\//, '')}: picture${index}`);
      return `${imports.join('\n')}\nexport default { ${named.join(', ')} };`;
    },
    configureServer(server) {
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => file.startsWith(folder) && server.restart());
    },
  };
  return [
    places,
    ...[imagetools({ include: /\.(svg|png|jpe?g|webp)\?/i, cache: { enabled: cache } })].flat(),
  ];
}
