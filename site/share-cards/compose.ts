import sharp from 'sharp';
import { colors } from '../../tailwind.config.ts';
import type { Crop } from '../document/shareCards.ts';

export type Picture = {
  file: string;
  /** For drawings only. */
  crop: Crop;
  isPhoto: boolean;
  bytes: Buffer;
};

/** Messengers fetch it on the visitor's data plan, and some skip large ones. */
const mostBytes = 60_000;
/** Tried in turn. */
const qualities = [80, 65, 50, 35, 20];

/** The background's steps overlap its left edge. */
const place = { left: 520, top: 0, width: 680, height: 630 };

/** Encodes a card: flat drawings are sharp as PNG, photos small as JPEG. */
export async function compose(background: string, picture?: Picture): Promise<Buffer> {
  const layers = picture ? [{ input: await cutOut(picture), left: place.left, top: place.top }] : [];
  const { data, info } = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: colors.ink },
  })
    .composite([...layers, { input: Buffer.from(background) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const card = sharp(data, { raw: info });
  for (const quality of qualities) {
    const file = picture?.isPhoto
      ? await card.jpeg({ quality, mozjpeg: true }).toBuffer()
      : await card.png({ quality, palette: true, dither: 0 }).toBuffer();
    if (file.length < mostBytes) return file;
  }
  throw new Error(
    `The share card with the picture ${picture?.file} cannot be made smaller than ${mostBytes} bytes.`,
  );
}

/** Drawings are cropped by hand, photos by sharp's attention strategy, which finds people. */
async function cutOut({ crop, isPhoto, bytes }: Picture): Promise<Buffer> {
  // Twice a drawing's own size: a crop of it is enlarged.
  const image = sharp(bytes, { density: 144 }).autoOrient();
  if (isPhoto) {
    return image.resize(place.width, place.height, { position: sharp.strategy.attention }).toBuffer();
  }
  const { width, height } = await image.metadata();
  const left = Math.round(crop.left * width);
  const top = Math.round(crop.top * width);
  const ratio = place.width / place.height;
  const wide = Math.min(crop.width * width, width - left, (height - top) * ratio);
  return image
    .extract({ left, top, width: Math.floor(wide), height: Math.floor(wide / ratio) })
    .resize(place.width, place.height)
    .toBuffer();
}
