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
  const { data } = await sharp(art)
    .resize(64, 64, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [sum, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    sum += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    seen += alpha * 255;
  }
  const { isOpaque } = await sharp(art).stats();
  const isLight = !isOpaque && sum / seen > 0.6;
  const [red = 0, green = 0, blue = 0] = data;
  const ground = isOpaque ? { r: red, g: green, b: blue } : isLight ? colors.ink : colors.paper;
  return { art, isLight, ground };
}

export type Logo = Awaited<ReturnType<typeof readLogo>>;

export async function iconsOf({ art, ground }: Logo): Promise<Record<string, Buffer>> {
  async function icon(size: number, room: number) {
    const side = Math.round(size * room);
    const input = await sharp(art).resize(side, side, { fit: 'inside' }).toBuffer();
    const square = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
    return square.composite([{ input }]).png({ palette: true }).toBuffer();
  }
  const small = await icon(32, 0.9);
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
