import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { colors } from '../tailwind.config.ts';
import { type SourcePicture, shownPart } from './crop.ts';
import type { ShareCard } from './document/shareCards.ts';
import { fileOf, scripts } from './fonts.ts';
import { lit } from './light.ts';
import { type Logo, readLogo } from './logo.ts';

const margin = 72;
const rule = { top: 454, bottom: 470 };
/** The width of a picture, and of what the background's steps cover at its left. */
const [pictured, covered] = [620, 60];

// Pango would pass over `fontfile` on macOS otherwise (https://github.com/lovell/sharp/issues/2399).
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

export async function drawCard(
  { title, tagline, name, picture }: ShareCard,
  image?: SourcePicture,
  logo?: Logo,
): Promise<Buffer> {
  const width = picture ? 500 : 1200 - 2 * margin;
  const head = await lettering(title, 'Ultra-Bold', picture ? 120 : 176, width, 220);
  const foot = await lettering(tagline, 'Semi-Bold', 38, picture ? 430 : width, 110);
  const shown = (height: number) => image && shownPart(image, pictured / height, covered / pictured);
  const whole = await shown(630);
  // Lays the picture on the rule where people stand too far apart for its whole height.
  const isLow = whole && whole.cut.length > 0;
  const edge = isLow ? `V${rule.top}H1200V630` : 'V470H580V630';
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${colors.paper}">
    <path fill="${colors.ink}" d="M0 0${picture ? `H640V158H620V315H600${edge}` : 'H1200V630'}H0z"/>
    <path fill="${colors.marigold}" d="M0 ${rule.top}H${picture && !isLow ? 600 : 1200}V${rule.bottom}H0z"/>
  </svg>`;
  const { art, isLight, ground } = logo ?? (await readLogo());
  const margins = isLight ? 0 : 16;
  const sign = await sharp(art)
    .resize(name ? 160 : 400, 96, { fit: 'inside' })
    .extend({ left: margins, right: margins, background: ground })
    .flatten(isLight ? false : { background: ground })
    .toBuffer({ resolveWithObject: true });
  const layers: OverlayOptions[] = [
    { input: Buffer.from(background), left: 0, top: 0 },
    { input: sign.data, left: margin - 3, top: 64 },
    { input: head.data, left: margin, top: rule.top - 32 - head.info.height },
    { input: foot.data, left: margin, top: Math.round((rule.bottom + 630 - foot.info.height) / 2) },
  ];
  if (name) {
    const { data, info } = await lettering(name, 'Ultra-Bold', 46, 500, 60);
    layers.push({ input: data, left: margin + sign.info.width + 22, top: Math.round(105 - info.height / 2) });
  }
  if (whole) {
    const height = isLow ? rule.top : 630;
    const { part = whole.part } = (isLow && (await shown(height))) || {};
    const photo = await lit(part.resize(pictured, height), image?.light ?? 'own', []);
    layers.unshift({ input: await photo.png().toBuffer(), left: 580, top: 0 });
  }
  return (
    sharp({ create: { width: 1200, height: 630, channels: 3, background: colors.ink } })
      .composite(layers)
      // Flat colours stay sharp at their edges without subsampling.
      .jpeg({ quality: 70, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}

async function lettering(words: string, weight: string, size: number, width: number, height: number) {
  font ??= loadFonts();
  const text = {
    // Keeps an "&" off the ends of lines.
    text: `<span foreground="${colors.paper}" line_height="1">${words.replace(/ & /g, '\u00a0&\u00a0').replaceAll('&', '&amp;')}</span>`,
    fontfile: await font,
    // Pango needs the families' names in the files.
    font: `Anek Latin Medium, Anek Tamil Medium, ${weight} ${size}`,
    rgba: true,
    width,
  };
  const set = (room: { dpi: number } | { height: number }) =>
    sharp({ text: { ...text, ...room } })
      .png()
      .toBuffer({ resolveWithObject: true });
  // A point is a pixel at 72 dpi.
  const natural = await set({ dpi: 72 });
  return natural.info.width <= width && natural.info.height <= height ? natural : set({ height });
}

let font: Promise<string> | undefined;

/** Makes files of the headings' typefaces for Pango, which keeps each font that it has been given. */
async function loadFonts(): Promise<string> {
  const folder = resolve('node_modules/.cache/share-cards');
  mkdirSync(folder, { recursive: true });
  const load = async (font: string, script: string, letters: string) => {
    const file = `${folder}/${font}.ttf`;
    writeFileSync(
      file,
      await subsetFont(readFileSync(fileOf(font, script)), letters, { targetFormat: 'sfnt' }),
    );
    await sharp({ text: { text: '.', fontfile: file } }).toBuffer();
    return file;
  };
  for (const { sans, script, letters } of scripts) await load(sans.font, script, letters);
  return load('anek-latin', 'latin', String.fromCharCode(...Array(0x2100).keys()));
}
