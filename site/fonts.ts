import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fallbackRules } from './fallback-faces.ts';

const faces = {
  'anek-latin': { wght: { min: 400, max: 800 } },
  literata: { wght: 400 },
};

export const fileOf = (font: string) =>
  `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;

/** What browsers apply unless told otherwise, and digits of one width. */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

/** ASCII, which visitors type, and every character in the code of these folders. */
export function charactersOf(...folders: string[]): string {
  const texts = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(({ name }) => /\.(tsx?|yaml|md)$/.test(name))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'));
  const characters = new Set(String.fromCharCode(...Array(127).keys()) + texts.join(''));
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
      mkdirSync(folder, { recursive: true });
      for (const [font, variationAxes] of Object.entries(faces)) {
        // The package's types lack `keepFeatures`.
        const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
        const subset = await subsetFont(readFileSync(fileOf(font)), characters, options);
        writeFileSync(join(folder, `${font}.woff2`), subset);
      }
    },
    transform: (code, id) => (id.endsWith('/src/styles.css') ? code + fallbackRules : undefined),
  };
}
