import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A font of the device in the measures of one of the site's own. */
type FallbackFace = {
  /** As tailwind.config.ts calls it: 'Arial as Anek Latin'. */
  readonly family: `${string} as ${'Anek Latin' | 'Literata'}`;
  readonly weight: string;
  /** The names by which devices know it. */
  readonly names: readonly string[];
  /** In %. */
  readonly sizeAdjust: number;
};

const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];
const dejavuBold = ['DejaVu Sans Bold', 'DejaVuSans-Bold'];

function face(family: FallbackFace['family'], weight: string, sizeAdjust: number, names: readonly string[]) {
  return { family, weight, sizeAdjust, names };
}

/**
 * No line moves when the site's own fonts arrive. The size is the ratio of the widths of the site's words in both fonts,
 * moved by up to 3% to where the lines above the fold break alike: layoutShift.spec puts each font in place of
 * local(...) and measures what moves.
 */
export const fallbackFaces: readonly FallbackFace[] = [
  face('Arial as Anek Latin', '400 500', 94.3, ['Arial', 'Liberation Sans']),
  face('Arial as Anek Latin', '600', 89.8, arialBold),
  face('Arial as Anek Latin', '700', 93, arialBold),
  face('Arial as Anek Latin', '800', 94.4, arialBold),
  face('Roboto as Anek Latin', '400 500', 94.2, ['Roboto', 'Roboto-Regular']),
  face('Roboto as Anek Latin', '600', 95.5, robotoBold),
  face('Roboto as Anek Latin', '700 800', 99.2, robotoBold),
  face('DejaVu as Anek Latin', '400 500', 82.2, ['DejaVu Sans', 'DejaVuSans']),
  face('DejaVu as Anek Latin', '600', 75.5, dejavuBold),
  face('DejaVu as Anek Latin', '700 800', 78.2, dejavuBold),
  face('Georgia as Literata', '400', 106.7, ['Georgia']),
  face('Noto Serif as Literata', '400', 98.4, ['Noto Serif', 'NotoSerif-Regular', 'Noto Serif Regular']),
  face('Times as Literata', '400', 116.8, ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']),
  face('DejaVu as Literata', '400', 91.6, ['DejaVu Serif', 'DejaVuSerif']),
];

/** The rules of the faces that stand for a font; their heights follow from its own. */
export async function fallbackRules(own: string, source: string): Promise<string> {
  const font = await subsetFont(readFileSync(source), 'x', { targetFormat: 'truetype' });
  const opened = new Face(new Blob(Uint8Array.from(font).buffer));
  const { ascender, descender } = new Font(opened).hExtents();
  const override = (metric: number, size: number) => `${((1e4 * metric) / opened.upem / size).toFixed(1)}%`;
  return fallbackFaces
    .filter(({ family }) => family.endsWith(` as ${own}`))
    .map(
      ({ family, weight, names, sizeAdjust }) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${override(ascender, sizeAdjust)};
  descent-override: ${override(-descender, sizeAdjust)};
  line-gap-override: 0%;
}
`,
    )
    .join('');
}
