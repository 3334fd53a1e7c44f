import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fallbackRules } from './fallback-faces.ts';

export const anekLatin = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';

const faces = [
  {
    file: 'anek-latin.woff2',
    source: anekLatin,
    variationAxes: { wght: { min: 400, max: 800 } },
  },
  {
    file: 'literata.woff2',
    source: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    variationAxes: { wght: 400 },
  },
];

/** What browsers apply unless told otherwise, and digits of one width. */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

/** Other processes never read half of the file. */
export async function writeWhole(file: string, bytes: Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}

/** Printable ASCII, which visitors type, and every character in the code of these folders. */
export function charactersOf(...folders: string[]): string {
  const characters = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)));
  for (const entry of folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )) {
    if (!/\.(tsx?|yaml|md)$/.test(entry.name)) continue;
    for (const character of readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      characters.add(character);
  }
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/**
 * Subsets the two web fonts to the characters, weights and features in use, before anything is built or served, and adds their
 * fallback faces to the stylesheet, where they are `@fonts/`.
 */
export function fonts(content: string): Plugin {
  const characters = charactersOf('src', content);
  const folder = resolve('node_modules/.cache/fonts', createHash('sha256').update(characters).digest('hex'));
  return {
    name: 'fonts',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { '@fonts': folder } } }),
    async buildStart() {
      if (this.environment.name !== 'client') return;
      for (const { file, source, variationAxes } of faces) {
        // The package's types lack `keepFeatures`.
        const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
        const font = await subsetFont(await readFile(join('node_modules', source)), characters, options);
        await writeWhole(join(folder, file), font);
      }
    },
    transform: (code, id) => (id.endsWith('/src/styles.css') ? code + fallbackRules : undefined),
  };
}
