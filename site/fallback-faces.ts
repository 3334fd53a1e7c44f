import { glyphsOf, openFont } from './shaping.ts';

const arimo = (weight: number) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`;
const roboto = (weight: number) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;
const serif = (name: string) => `@fontsource/${name}/files/${name}-latin-400-normal.woff2`;
const dejavu = (name: string) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`;

/**
 * Fallback fonts: the family in tailwind.config.ts, the file of an open font with the metrics of the device's, the
 * weights that it stands for, and the names that devices have for it.
 */
// biome-ignore format: a table
const deviceFaces = ([
  ['Arial as Anek Latin', arimo(400), ['400 500'], ['Arial', 'Liberation Sans']],
  ['Arial as Anek Latin', arimo(700), ['600', '700', '800'], ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']],
  ['Roboto as Anek Latin', roboto(400), ['400 500'], ['Roboto', 'Roboto-Regular']],
  ['Roboto as Anek Latin', roboto(700), ['600', '700 800'], ['Roboto Bold', 'Roboto-Bold']],
  ['DejaVu as Anek Latin', dejavu('Sans'), ['400 500'], ['DejaVu Sans', 'DejaVuSans']],
  ['DejaVu as Anek Latin', dejavu('Sans-Bold'), ['600', '700 800'], ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
  ['Georgia as Literata', serif('gelasio'), ['400'], ['Georgia']],
  ['Noto Serif as Literata', serif('noto-serif'), ['400'], ['Noto Serif', 'NotoSerif-Regular', 'Noto Serif Regular']],
  ['Times as Literata', serif('tinos'), ['400'], ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']],
  ['DejaVu as Literata', dejavu('Serif'), ['400'], ['DejaVu Serif', 'DejaVuSerif']],
] as const);

/** The metric-compatible file of each device font, by its name for `local()`. */
export const deviceFonts: Readonly<Record<string, string>> = Object.fromEntries(
  deviceFaces.flatMap(([, file, , names]) => names.map((name) => [name, file])),
);

/**
 * Metric overrides against layout shift (https://web.dev/articles/css-size-adjust): `size-adjust` is the ratio of the
 * widths of the site's words in both fonts, the heights are the web font's own.
 */
export async function fallbackRules(own: string, source: string, words: string): Promise<string> {
  const rules = deviceFaces
    .filter(([family]) => family.endsWith(` as ${own}`))
    .flatMap(([family, file, weights, names]) =>
      weights.map(async (weight) => {
        const { width, ascent, descent } = await measure(source, words, Number.parseInt(weight, 10));
        const size = width / (await measure(file, words)).width;
        return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`;
      }),
    );
  return (await Promise.all(rules)).join('');
}

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)}%`;

/** In ems. */
async function measure(file: string, words: string, weight?: number) {
  const { font, em } = await openFont(file, words, weight);
  const width = glyphsOf(words, font).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / em;
  const { ascender, descender } = font.hExtents();
  return { width, ascent: ascender / em, descent: -descender / em };
}
