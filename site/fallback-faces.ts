import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A typeface of the site: its folder, its name in the stylesheet, and its size there in percent. */
export type WebFont = { font: string; family: string; size: number };

export const fileOf = (font: string, script = 'latin') =>
  `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;

const open = (font: string, script = 'latin') => [
  `@fontsource/${font}/files/${font}-${script}-400-normal.woff2`,
  `@fontsource/${font}/files/${font}-${script}-700-normal.woff2`,
];
const dejaVu = (name: string) => [
  `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`,
  `dejavu-fonts-ttf/ttf/DejaVu${name}-Bold.ttf`,
];

/** Fonts of devices: open ones of the same widths, the weights, and the names that devices have for the regular and the bold one. */
// biome-ignore format: a table
const devices: [family: string, device: string, files: string[], weights: number[], regular: string[], bold?: string[]][] = [
  ['Anek Latin', 'Arial', open('arimo'), [400, 600, 700, 800], ['Arial', 'Liberation Sans'], ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']],
  ['Anek Latin', 'Roboto', open('roboto'), [400, 600, 700], ['Roboto', 'Roboto-Regular'], ['Roboto Bold', 'Roboto-Bold']],
  ['Anek Latin', 'DejaVu', dejaVu('Sans'), [400, 600, 700], ['DejaVu Sans', 'DejaVuSans'], ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
  ['Literata', 'Georgia', open('gelasio'), [400], ['Georgia']],
  ['Literata', 'Noto Serif', open('noto-serif'), [400], ['Noto Serif', 'NotoSerif-Regular', 'Noto Serif Regular']],
  ['Literata', 'Times', open('tinos'), [400], ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']],
  ['Literata', 'DejaVu', dejaVu('Serif'), [400], ['DejaVu Serif', 'DejaVuSerif']],
  ['Anek Tamil', 'Noto Sans', open('noto-sans-tamil', 'tamil'), [400, 700], ['Noto Sans Tamil', 'NotoSansTamil-Regular'], ['Noto Sans Tamil Bold', 'NotoSansTamil-Bold']],
  ['Noto Serif Tamil', 'Noto Sans', open('noto-sans-tamil', 'tamil'), [400], ['Noto Sans Tamil', 'NotoSansTamil-Regular']],
];

/** Measures the words in a font, and the font, in ems. */
async function measure(path: string, words: string, variationAxes?: { wght: number }) {
  const face = new Face(
    new Blob(
      new Uint8Array(await subsetFont(readFileSync(path), words, { targetFormat: 'sfnt', variationAxes }))
        .buffer,
    ),
  );
  const font = new Font(face);
  const buffer = new Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender } = font.hExtents();
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
}

/**
 * Metric overrides against layout shift (https://web.dev/articles/css-size-adjust); tests/browser/eachView.spec.ts.
 *
 * @param words as many in the web fonts as in those of devices
 * @param range limits them to the letters of a script
 */
export async function fallbackRules(fonts: readonly WebFont[], words: string, script?: string, range = '') {
  let rules = '';
  for (const { font, family, size } of fonts)
    for (const [, device, files, weights, regular, bold = []] of devices.filter(([own]) => own === family))
      for (const weight of weights) {
        const [file = '', names] = weight > 400 ? [files[1], bold] : [files[0], regular];
        const { width, ascent, descent } = await measure(fileOf(font, script), words, { wght: weight });
        const scale = (width * size) / (await measure(`node_modules/${file}`, words)).width / 100;
        const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
        rules += `@font-face {
  font-family: "${device} as ${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent((ascent * size) / 100 / scale)};
  descent-override: ${percent((descent * size) / 100 / scale)};
  line-gap-override: 0%;
  ${range}
}
`;
      }
  return rules;
}
