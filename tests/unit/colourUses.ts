import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colors } from '../../tailwind.config.ts';

export type Colour = Exclude<keyof typeof colors, 'transparent' | 'current' | 'inherit'>;
/** What a colour is used for: letters, the ground that they stand on, the edge or shape of a control. */
export type Kind = 'text' | 'ground' | 'edge';
export type Use = { file: string; kind: Kind; colour: Colour };

const src = fileURLToPath(new URL('../../src/', import.meta.url));

export const sources: readonly { file: string; text: string }[] = readdirSync(src, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ file: relative(src, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));

const names = Object.keys(colors).filter((name) => /^#/.test(colors[name as keyof typeof colors]));
const anyColour = names.sort((a, b) => b.length - a.length).join('|');

/** `text-slate`, `hover:bg-brick-dark`, `border-b-line`, `fill-paper`. */
const utility = new RegExp(`(?<![\\w-])([a-z]+)(?:-[trblxyse])?-(${anyColour})(?![\\w-])`, 'g');
/** `background: theme("colors.ink")`. */
const declaration = new RegExp(`([a-z-]+):[^;{}]*theme\\("colors\\.(${anyColour})"\\)`, 'g');

/** What each utility and each property of a stylesheet colours. Any other is an error. */
const kinds: Record<string, Kind> = {
  text: 'text',
  color: 'text',
  bg: 'ground',
  background: 'ground',
  border: 'edge',
  'border-color': 'edge',
  'border-top': 'edge',
  'border-right': 'edge',
  'border-bottom': 'edge',
  'border-left': 'edge',
  outline: 'edge',
  'outline-color': 'edge',
  'box-shadow': 'edge',
  fill: 'edge',
};

/** Every colour of the site's palette that a file under src/ names, once per file and kind. */
export function colourUses(): Use[] {
  const uses = new Map<string, Use>();
  for (const { file, text } of sources) {
    for (const [found, name = '', colour] of text.matchAll(file.endsWith('.css') ? declaration : utility)) {
      const kind = kinds[name];
      if (!kind)
        throw new Error(`src/${file}: what does ${found} colour? Name it in tests/unit/colourUses.ts.`);
      uses.set(`${file} ${kind} ${colour}`, { file, kind, colour: colour as Colour });
    }
  }
  return [...uses.values()];
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours of the palette: 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(colors[one]), luminance(colors[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
