import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import type { SitePicture } from '../content/read/choosePictures.ts';
import { logoPaths } from '../src/components/Logo.tsx';
import { ministry } from '../src/words/words.ts';
import { colors } from '../tailwind.config.ts';
import type { CardPicture, ShareCard } from './document/shareCards.ts';
import { anekLatin, writeWhole } from './fonts.ts';

const margin = 72;
/** The marigold rule under the title. */
const rule = { top: 454, bottom: 470 };
/** The background's steps overlap its left edge. */
const place = { left: 520, top: 0, width: 680, height: 630 };

// On macOS Pango would otherwise pass over `fontfile` (https://github.com/lovell/sharp/issues/2399).
process.env.PANGOCAIRO_BACKEND = 'fontconfig';

type Picture = Pick<SitePicture, 'path' | 'isPhoto'>;

/** Draws a share card, 1200 x 630. */
export async function drawCard({ title, name, picture }: ShareCard, image?: Picture): Promise<Buffer> {
  const width = picture ? 500 : 1200 - 2 * margin;
  const [head, beside, foot] = await Promise.all([
    lettering(title, { weight: 'Ultra-Bold', size: picture ? 120 : 176, width, height: 220 }),
    name && lettering(name, { weight: 'Ultra-Bold', size: 46, width: 500, height: 60 }),
    lettering(ministry.tagline, { weight: 'Semi-Bold', size: 38, width: picture ? 430 : width, height: 110 }),
  ]);
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${colors.paper}">
    <path fill="${colors.ink}" d="M0 0${picture ? 'H760V158H680V315H600V470H520V630' : 'H1200V630'}H0z"/>
    <path fill="${colors.marigold}" d="M0 ${rule.top}H${picture ? 600 : 1200}V${rule.bottom}H0z"/>
    <g transform="translate(${margin - 3} 64) scale(3)"><path d="${logoPaths.bricks}"/>
    <path fill="${colors.marigold}" d="${logoPaths.reaching}"/></g>
  </svg>`;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(background), left: 0, top: 0 },
    { input: head.data, left: margin, top: rule.top - 32 - head.info.height },
    { input: foot.data, left: margin, top: Math.round((rule.bottom + 630 - foot.info.height) / 2) },
  ];
  if (beside) {
    layers.push({ input: beside.data, left: margin + 118, top: Math.round(105 - beside.info.height / 2) });
  }
  if (picture && image) layers.unshift({ input: await crop(image, picture), ...place });
  return (
    sharp({ create: { width: 1200, height: 630, channels: 3, background: colors.ink } })
      .composite(layers)
      // Without subsampling flat colours stay sharp at their edges.
      .jpeg({ quality: 70, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}

async function crop({ path, isPhoto }: Picture, { position }: CardPicture): Promise<Buffer> {
  const { width, height } = place;
  // Twice a drawing's own size: it is enlarged.
  const image = sharp(path, { density: 144 }).autoOrient();
  if (isPhoto || position === undefined)
    return image.resize(width, height, { position: sharp.strategy.attention }).toBuffer();
  const { data, info } = await image
    .resize(width, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({ left: Math.round(position * (info.width - width)), top: 0, width, height })
    .toBuffer();
}

type Room = { weight: string; size: number; width: number; height: number };

/** Text on as many lines as it needs, smaller where it would not fit. */
async function lettering(words: string, { weight, size, width, height }: Room) {
  font ??= fontFile();
  const text = {
    // No line ends beside an "&".
    text: `<span foreground="${colors.paper}" line_height="1">${words.replace(/ & /g, '\u00a0&\u00a0').replaceAll('&', '&amp;')}</span>`,
    fontfile: await font,
    // What the file calls its family.
    font: `Anek Latin Medium, ${weight} ${size}`,
    rgba: true,
    width,
  };
  const set = (room: { dpi: number } | { height: number }) =>
    sharp({ text: { ...text, ...room } })
      .png()
      .toBuffer({ resolveWithObject: true });
  // At 72 dpi a point is a pixel.
  const natural = await set({ dpi: 72 });
  return natural.info.width <= width && natural.info.height <= height ? natural : set({ height });
}

let font: Promise<string> | undefined;

/** The headings' typeface, as Pango reads it. */
async function fontFile(): Promise<string> {
  const letters = String.fromCharCode(...Array(0x2100).keys());
  const file = resolve('node_modules/.cache/share-cards/anek-latin.ttf');
  await writeWhole(
    file,
    await subsetFont(await readFile(`node_modules/${anekLatin}`), letters, { targetFormat: 'sfnt' }),
  );
  return file;
}
