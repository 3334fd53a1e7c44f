import sharp from 'sharp';
import { mark } from '../src/components/mark.ts';
import { colors } from '../tailwind.config.ts';

const markOnInk = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" fill="${colors.paper}"><path d="${mark.bricks}"/><path fill="${colors.marigold}" d="${mark.reaching}"/></svg>`;

/** Reads the ministry's logo, or the site's own mark, without the empty edge around it, and the ground that it needs. */
export async function readLogo(path?: string) {
  const source = path ?? Buffer.from(markOnInk);
  const { width, height, format } = await sharp(source).metadata();
  // Drawings are rendered large, photos keep their size.
  const density = format === 'svg' ? Math.min((72 * 1024) / Math.max(width, height), 2400) : 72;
  const whole = sharp(source, { density }).ensureAlpha();
  const art = await (path ? whole.trim() : whole).png().toBuffer();
  const { isOpaque } = await sharp(art).stats();
  // Light art makes a grey ground lighter.
  const onGrey = sharp(art).flatten({ background: '#999' }).greyscale().resize(1, 1, { fit: 'fill' });
  const [luma = 0] = await onGrey.raw().toBuffer();
  const isLight = !isOpaque && luma > 0x99;
  const corner = sharp(art).extract({ left: 0, top: 0, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await corner.raw().toBuffer();
  const ground = isOpaque ? { r: red, g: green, b: blue } : isLight ? colors.ink : colors.paper;
  return { art, isLight, ground };
}

export type Logo = Awaited<ReturnType<typeof readLogo>>;

export async function iconsOf({ art, ground }: Logo): Promise<Record<string, Buffer>> {
  async function icon(size: number, room: number, colours = 256) {
    const side = Math.round(size * room);
    const input = await sharp(art).resize(side, side, { fit: 'inside' }).toBuffer();
    const square = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
    return square.composite([{ input }]).png({ palette: true, colours }).toBuffer();
  }
  // Every first visit fetches it: a palette of 16 colours is 0.5 kB smaller.
  const small = await icon(32, 0.9, 16);
  // An ICO file of one PNG: https://en.wikipedia.org/wiki/ICO_(file_format).
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(small.length, 14);
  return {
    'favicon.ico': Buffer.concat([head, small]),
    'apple-touch-icon.png': await icon(180, 0.8),
    'icon-192.png': await icon(192, 0.8),
    'icon-512.png': await icon(512, 0.8),
    // Launchers cut it to a circle.
    'icon-maskable-512.png': await icon(512, 0.56),
  };
}
