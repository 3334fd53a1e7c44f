import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { languageOf, languagesOf, original, wordsFolder } from '../content/languages.ts';
import { fallbackRules } from './fallback-fonts.ts';

const webFonts: Record<string, number | { min: number; max: number }> = {
  'anek-latin': { min: 400, max: 800 },
  literata: 400,
};

/** Other scripts: only a page that uses a family loads it, and only letters of this Unicode block. */
export const scripts = [
  {
    script: 'tamil',
    letters: String.fromCharCode(...Array.from({ length: 0x80 }, (_, index) => 0xb80 + index)),
    range: 'unicode-range:U+b80-bff',
    sans: { font: 'anek-tamil', family: 'Anek Tamil', size: 100 },
    // Nearly as large as the sans, and as dark as Literata beside it.
    serif: { font: 'noto-serif-tamil', family: 'Noto Serif Tamil', size: 96 },
  },
] as const;

export const fileOf = (font: string, script = 'latin') =>
  `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;

/** Begins the names of files for words of a script that is not the language's. */
export const rare = 'rare-';

/** Keeps what browsers apply unless told otherwise: no letter here is put together from several. */
const keepFeatures = ['calt', 'clig', 'liga', 'kern'];

/** ASCII, which visitors type, and every character in the code of these folders. */
export function charactersOf(folders: readonly string[]): string {
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

/** Drops the metrics of vertical lines, and the names of styles in menus. The package's types lack it. */
const woff2 = { targetFormat: 'woff2' as const, dropTables: ['vhea', 'vmtx', 'STAT'] };

const faceOf = (family: string, file: string, weight: string, more = '') =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("@fonts/${file}.woff2") format("woff2");${more}}\n`;

type Family = { font: string; family: string; size: number };

/** Subsets the web fonts to what is in use, and adds their fallbacks, and other scripts that are in use, to the stylesheet. */
export function fonts(content: string, code: string): Plugin {
  const others = languagesOf(content).filter((other) => other !== code);
  // Alike in every language: the files have one address.
  const letters = charactersOf(['src', 'content/words', content]);
  const written = charactersOf([original, code].flatMap((each) => [join(content, each), wordsFolder(each)]));
  const names = others.map((other) => languageOf(other).name).join('');
  const subsets = Object.entries(webFonts).map(([font, wght]) => ({
    file: font,
    source: fileOf(font),
    letters,
    variationAxes: { wght },
    // The package's types lack it. Other scripts keep all: they join the signs to their letters.
    keepFeatures: keepFeatures as string[] | undefined,
  }));
  const rules = [
    faceOf('Anek Latin', 'anek-latin', '400 800'),
    faceOf('Literata', 'literata', '400'),
    fallbackRules(['Anek Latin', 'Literata']),
  ];
  for (const { script, letters: block, range, sans, serif } of scripts) {
    // Shapers need both parts of vowel signs such as U+0BCA, of which one stands before its letter.
    const lettersIn = (text: string) =>
      [...new Set(text + text.normalize('NFD'))].filter((letter) => block.includes(letter)).join('');
    const isMain = lettersIn(languageOf(code).name) !== '';
    const add = ({ font, family, size }: Family, letters: string, wght: number) => {
      const file = `${isMain ? '' : rare}${font}-${letters.length}-${wght}`;
      const source = fileOf(font, script);
      subsets.push({ file, source, letters, variationAxes: { wght }, keepFeatures: undefined });
      rules.push(faceOf(family, file, `${wght}`, `size-adjust:${size}%;${range}`));
    };
    const used = lettersIn(written);
    if (used) add(sans, used, 400);
    if (isMain) add(sans, used, 700);
    // Every page has the link to the other language: its few letters are a file of their own.
    const linked = lettersIn(names);
    if (linked && !isMain) {
      add({ ...sans, family: 'Names' }, linked, 600);
      rules.push('.language-link{font-family:Names,theme("fontFamily.anek")}\n');
    }
    // The course of About's wall in this script is bold: a file of its own.
    const laid = isMain ? '' : lettersIn(readFileSync(join(content, original, 'about.yaml'), 'utf8'));
    if (laid) add({ ...sans, family: 'Course' }, laid, 700);
    if (!isMain) continue;
    add(serif, used, 460);
    rules.push(fallbackRules([sans.family, serif.family], range));
    const familiesOf = ({ family }: Family) => `"${family}","Noto Sans as ${family}","DejaVu as ${family}",`;
    rules.push(
      `:root{--serif:${familiesOf(serif)}theme("fontFamily.literata");--sans:${familiesOf(sans)}theme("fontFamily.anek")}\n`,
    );
  }
  const folder = resolve('node_modules/.cache/fonts', hash('sha256', JSON.stringify(subsets)));
  return {
    name: 'fonts',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: '@fonts', replacement: folder }] } }),
    async buildStart() {
      if (this.environment.name !== 'client') return;
      mkdirSync(folder, { recursive: true });
      for (const { file, source, letters, ...options } of subsets)
        writeFileSync(
          join(folder, `${file}.woff2`),
          await subsetFont(readFileSync(source), letters, { ...woff2, ...options }),
        );
    },
    transform: (css, id) => (id.endsWith('/src/styles.css') ? css + rules.join('') : undefined),
  };
}
