import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { normalizePath, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { readContent } from '../content/read/read.ts';
import { cropped } from './crop.ts';
import { readLogo } from './logo.ts';

const request = /^@pictures\/(\w+)$/;

/** The widths of a place's files in px. Phones show a scene 112vw wide at 2x: 810. */
const widthsOf: Record<string, string> = {
  portraits: '208;416;576;768',
  hero: '416;720;1200;1600',
  prayer: '416;720;1200;1600',
  story: '640;820;1200;1536',
  scenes: '640;820;1200;1536',
  logo: '384',
};

/** Resolves `@pictures/portraits` to a function from a picture's name to that picture. */
export function pictures(folder: string, { cache = true } = {}): Plugin[] {
  const places: Plugin = {
    name: 'pictures',
    enforce: 'pre',
    // Names files by content alone: the two builds choose the same name.
    outputOptions: (options) => ({ ...options, assetFileNames: 'assets/[hash:6][extname]' }),
    resolveId: (id) => (request.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, place = ''] = (id.startsWith('\0') && request.exec(id.slice(1))) || [];
      if (!place) return undefined;
      const widths = widthsOf[place] ?? '400;704;800;1200';
      const { pictures } = readContent(folder);
      const inPlace = pictures.filter((picture) => picture.place === place);
      // Browsers without AVIF (Safari before 16.4, Edge before 121) get the largest but one.
      const fallback = widths.split(';').at(-2) ?? widths;
      const imports = await Promise.all(
        inPlace.map(async (picture, index) => {
          const name = JSON.stringify(picture.file);
          // A drawing has half the bytes of its AVIF, and is sharp in any width.
          const isLogo = place === 'logo';
          if (!picture.isPhoto || isLogo) {
            const { art, isLight = false } = isLogo ? await readLogo(picture.path) : { art: '' };
            const source = picture.isPhoto
              ? await sharp(art).resize(Number(widths), 132, { fit: 'inside' }).webp().toBuffer()
              : readFileSync(picture.path);
            const { width, height } = await sharp(source).metadata();
            const drawing = (src: string) =>
              `pictures[${name}] = { classes: '${isLight ? 'light' : ''}', src: ${src}, width: ${width}, height: ${height} };`;
            if (this.environment.config.command === 'serve')
              return `import drawing${index} from ${JSON.stringify(normalizePath(picture.path))};\n${drawing(`drawing${index}`)}`;
            // The bundler may suffix a duplicate in one build only.
            const fileName = `assets/${hash('sha256', source, 'base64url').slice(0, 8)}.${picture.isPhoto ? 'webp' : 'svg'}`;
            const emitted = this.emitFile({ type: 'asset', fileName, source });
            return drawing(`"__VITE_ASSET__${emitted}__"`);
          }
          const { file, classes } = await cropped(picture);
          const source = `${normalizePath(file)}?`;
          // 44 of 100: a seventh less than sharp's own 50, and no difference to be seen.
          const avif = JSON.stringify(`${source}w=${widths}&format=avif&quality=44&as=srcset`);
          const webp = JSON.stringify(`${source}w=${fallback}&format=webp&as=img`);
          return `import avif${index} from ${avif}; import webp${index} from ${webp};
pictures[${name}] = { classes: '${classes}', src: webp${index}.src, width: webp${index}.w, height: webp${index}.h, avif: avif${index} };`;
        }),
      );
      return `const pictures = {};\n${imports.join('\n')}\nexport default (file) => pictures[file];`;
    },
  };
  return [places, ...[imagetools({ include: /\?w=/, cache: { enabled: cache } })].flat()];
}
