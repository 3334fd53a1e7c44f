import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { choosePictures } from './site/pictures.ts';
import type { Site } from './site.ts';

const request = /^@pictures\/([^?]+)\?(.*)$/;

/**
 * Leads `@pictures/portraits?w=96;192` to the pictures of the places in that folder, by name, and makes the formats and
 * widths that are asked for. The photos are turned as their cameras say (EXIF).
 *
 * @param cache whether what was made for an earlier build is used again
 */
export function pictures(site: Site, { cache = true } = {}): Plugin[] {
  const folder = join(site.folder, 'images');
  const places: Plugin = {
    name: 'pictures',
    enforce: 'pre',
    resolveId: (id) => (request.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, place = '', widths = ''] = (id.startsWith('\0') && request.exec(id.slice(1))) || [];
      if (!place) return undefined;
      const inPlace = choosePictures(folder, site.slots).pictures.filter(({ name }) =>
        `${name}/`.startsWith(`${place}/`),
      );
      const imports = inPlace.map(({ file }, index) => {
        const source = `${normalizePath(file)}?${widths}&format=avif;webp&as=picture`;
        return `import picture${index} from ${JSON.stringify(source)};`;
      });
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
