/** The web fonts' own metrics, in ems. */
const metrics = {
  'Anek Latin': { ascent: 0.9, descent: 0.2 },
  Literata: { ascent: 1.178, descent: 0.308 },
  'Anek Tamil': { ascent: 0.982, descent: 0.427 },
  /** Times its `size-adjust` in fonts.ts, as its width. */
  'Noto Serif Tamil': { ascent: 1.027, descent: 0.472 },
};

/** The width is that of the site's words in the web font, in percent of their width in the device's. */
// biome-ignore format: a table
const deviceFonts: [own: keyof typeof metrics, device: string, weights: string, width: number, names: string[]][] = [
  ['Anek Latin', 'Arial', '400 500', 93.3, ['Arial', 'Liberation Sans']],
  ['Anek Latin', 'Arial', '600', 90, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']],
  ['Anek Latin', 'Arial', '700', 91.8, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']],
  ['Anek Latin', 'Arial', '800', 93.4, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']],
  ['Anek Latin', 'Roboto', '400 500', 93.8, ['Roboto', 'Roboto-Regular']],
  ['Anek Latin', 'Roboto', '600', 95.6, ['Roboto Bold', 'Roboto-Bold']],
  ['Anek Latin', 'Roboto', '700 800', 97.5, ['Roboto Bold', 'Roboto-Bold']],
  ['Anek Latin', 'DejaVu', '400 500', 82, ['DejaVu Sans', 'DejaVuSans']],
  ['Anek Latin', 'DejaVu', '600', 75.1, ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
  ['Anek Latin', 'DejaVu', '700 800', 76.6, ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
  ['Literata', 'Georgia', '400', 106.2, ['Georgia']],
  ['Literata', 'Noto Serif', '400', 98.5, ['Noto Serif', 'NotoSerif-Regular', 'Noto Serif Regular']],
  ['Literata', 'Times', '400', 116.3, ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']],
  ['Literata', 'DejaVu', '400', 91.5, ['DejaVu Serif', 'DejaVuSerif']],
  // The last three are a guess.
  ['Anek Tamil', 'Noto Sans', '400 500', 96.6, ['Noto Sans Tamil', 'NotoSansTamil-Regular', 'Nirmala UI', 'Tamil Sangam MN', 'Latha']],
  ['Anek Tamil', 'Noto Sans', '600 800', 93.2, ['Noto Sans Tamil Bold', 'NotoSansTamil-Bold', 'Nirmala UI Bold', 'Tamil Sangam MN Bold', 'Latha Bold']],
  ['Noto Serif Tamil', 'Noto Sans', '400', 101.8, ['Noto Sans Tamil', 'NotoSansTamil-Regular', 'Nirmala UI', 'Tamil Sangam MN', 'Latha']],
  // It has no Tamil: its box for each letter.
  ['Anek Tamil', 'DejaVu', '400 500', 100, ['DejaVu Sans', 'DejaVuSans']],
  ['Anek Tamil', 'DejaVu', '600 800', 113, ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
  ['Noto Serif Tamil', 'DejaVu', '400', 111.3, ['DejaVu Sans', 'DejaVuSans']],
];

/** Metric overrides against layout shift (https://web.dev/articles/css-size-adjust), for the letters of a `range`. */
export const fallbackRules = (families: readonly (keyof typeof metrics)[], range = '') =>
  deviceFonts
    .filter(([own]) => families.includes(own))
    .map(([own, device, weights, width, names]) => {
      const { ascent, descent } = metrics[own];
      const percent = (ems: number) => `${((10_000 * ems) / width).toFixed(1)}%`;
      return `@font-face {
  font-family: "${device} as ${own}";
  font-weight: ${weights};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${width}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: 0%;
  ${range}
}
`;
    })
    .join('');
