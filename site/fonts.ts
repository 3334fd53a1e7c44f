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

/** Adds other scripts: only a page that uses the family loads it, and only letters of this Unicode block. */
const scripts = [
  { font: 'anek-tamil', family: 'Anek Tamil', script: 'tamil', block: [0xb80, 0xbff], wght: 400 },
];

export const fileOf = (font: string, script = 'latin') =>
  `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;

/** Keeps what browsers apply unless told otherwise, and digits of one width. */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'tnum'];

const chr = String.fromCharCode;

/** ASCII, which visitors type, and every character in the code of these folders. */
export function charactersOf(...folders: string[]): string {
  const texts = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    // The site is built in English only.
    .filter(({ name, parentPath }) => /\.(tsx?|yaml|md)$/.test(name) && !/[\\/]ta$/.test(parentPath))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'));
  const characters = new Set(String.fromCharCode(...Array(127).keys()) + texts.join(''));
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

/**
 * Subsets the web fonts to the characters, weights and features in use, before anything is built or served. Adds their
 * fallback faces, and those of other scripts that are in use, to the stylesheet, where they are `@fonts/`.
 */
export function fonts(content: string): Plugin {
  const characters = charactersOf('src', content);
  const folder = resolve('node_modules/.cache/fonts', createHash('sha256').update(characters).digest('hex'));
  const used = scripts.flatMap((face) => {
    const [first = 0, last = 0] = face.block;
    const letters = [...characters].filter((letter) => letter >= chr(first) && letter <= chr(last)).join('');
    return letters ? [{ ...face, letters, range: `U+${first.toString(16)}-${last.toString(16)}` }] : [];
  });
  const rules = used.map(
    ({ font, family, range }) =>
      `@font-face{font-family:"${family}";font-display:swap;src:url("@fonts/${font}.woff2") format("woff2");unicode-range:${range}}\n`,
  );
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
      for (const { font, script, letters, wght } of used) {
        // Keeps all features: they join the signs to their letters.
        const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
        writeFileSync(
          join(folder, `${font}.woff2`),
          await subsetFont(readFileSync(fileOf(font, script)), letters, options),
        );
      }
    },
    transform: (code, id) =>
      id.endsWith('/src/styles.css') ? code + fallbackRules + rules.join('') : undefined,
  };
}
