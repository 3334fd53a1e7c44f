import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fallbackRules } from './fallback-faces.ts';
import type { Site } from './site.ts';

/** Where the subsets are kept; `@fonts/` in the stylesheet leads here. */
const FOLDER = 'node_modules/.cache/fonts';

/** The typeface of headings, buttons and labels. */
export const anekLatin = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';

/** Beside it on share cards, which no device's own typeface can set. */
export const anekTamil = '@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2';

const faces = [
  {
    family: 'Anek Latin',
    file: 'anek-latin.woff2',
    source: anekLatin,
    variationAxes: { wght: { min: 400, max: 800 } },
  },
  {
    family: 'Literata',
    file: 'literata.woff2',
    source: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    variationAxes: { wght: 400 },
  },
];

/** Every character that the site's words need: all of ASCII, and what else stands in the code of these folders. */
export function charactersOf(...folders: string[]): string {
  const characters = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)));
  for (const entry of folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )) {
    if (!/\.tsx?$/.test(entry.name)) continue;
    for (const character of readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      characters.add(character);
  }
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

const wordsOf = (content: unknown): string =>
  content && typeof content === 'object' ? Object.values(content).map(wordsOf).join(' ') : String(content);

/**
 * Cuts the site's two typefaces down to the characters and weights that it uses, before anything is built, and adds
 * the faces that stand for them until they come.
 */
export function fonts(site: Site): Plugin {
  let fallbacks = '';
  return {
    name: 'fonts',
    enforce: 'pre',
    async config(config) {
      const root = config.root ?? process.cwd();
      const folder = join(root, FOLDER);
      const characters = charactersOf(join(root, 'src'), site.folder);
      mkdirSync(folder, { recursive: true });
      const latin = wordsOf(site.content).replace(/[^ -~’“”–]/g, '');
      for (const { family, file, source, variationAxes } of faces) {
        fallbacks += await fallbackRules(family, source, latin);
        const subset = await subsetFont(readFileSync(join(root, 'node_modules', source)), characters, {
          targetFormat: 'woff2',
          variationAxes,
        });
        writeFileSync(join(folder, file), subset);
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
    transform: (code, id) => (id.endsWith('/src/styles.css') ? code + fallbacks : undefined),
  };
}
