const arimo = (weight: number) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`;
const roboto = (weight: number) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;
const tinos = '@fontsource/tinos/files/tinos-latin-400-normal.woff2';

/** Fonts that devices have, by the names that `local()` asks for: the file of an open font of the same widths. */
export const deviceFonts = {
  Arial: arimo(400),
  'Arial Bold': arimo(700),
  'Liberation Sans': arimo(400),
  'Liberation Sans Bold': arimo(700),
  Roboto: roboto(400),
  'Roboto Bold': roboto(700),
  'DejaVu Sans': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'DejaVu Sans Bold': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  Georgia: '@fontsource/gelasio/files/gelasio-latin-400-normal.woff2',
  'Noto Serif': '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2',
  'Times New Roman': tinos,
  'Liberation Serif': tinos,
  'DejaVu Serif': 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
} as const;

export type DeviceFont = keyof typeof deviceFonts;
