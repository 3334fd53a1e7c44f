import sharp, { type Sharp } from 'sharp';
import type { Box, Light } from '../content/shapes.ts';
import { colors } from '../tailwind.config.ts';

type Rgb = [number, number, number];

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const lumaOf = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** The least mean luma of a face, of 255. */
const LEAST = 84;

/** Gives photos of seven phones one light: measured white balance, half the saturation, a little warmth; skin keeps more. */
export async function lit(photo: Sharp, light: Light, faces: readonly Box[]): Promise<Sharp> {
  if (light === 'own') return photo;
  const { data, info } = await photo
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => 3 * (Math.floor(y) * info.width + Math.floor(x));
  const pixel = (index: number) => [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as Rgb;
  const gains = balanceOf(data);
  const lumas = faces.map(({ left, top, right, bottom }) => {
    let [sum, count] = [0, 0];
    // Measures within the hair and the ears.
    for (let y = 0.45; y < 0.85; y += 0.04)
      for (let x = 0.3; x < 0.7; x += 0.04) {
        const [across, down] = [left + (right - left) * x, top + (bottom - top) * y];
        if (Math.min(across, down) < 0 || Math.max(across, down) >= 1) continue;
        sum += lumaOf(...pixel(at(across * info.width, down * info.height)));
        count += 1;
      }
    return count > 0 ? sum / count : LEAST;
  });
  const darkest = clamp(Math.min(LEAST, ...lumas), 1, LEAST);
  // Brightens a dark face, and never the lights around it to white.
  const gamma = clamp(Math.log(LEAST / 255) / Math.log(darkest / 255), 0.72, 1);
  const lifted = Float32Array.from({ length: 256 }, (_, luma) => 255 * (luma / 255) ** gamma);
  for (let index = 0; index < data.length; index += 3) {
    const [r, g, b] = pixel(index).map((value, channel) => value * (gains[channel] ?? 1)) as Rgb;
    const luma = clamp(lumaOf(r, g, b), 0, 255);
    const shown = lifted[Math.round(luma)] ?? luma;
    const to = light === 'night' ? night((shown / 255) ** 1.25) : day([r, g, b], luma, shown);
    for (const [channel, value] of to.entries()) data[index + channel] = clamp(Math.round(value), 0, 255);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

function day([r, g, b]: Rgb, luma: number, shown: number): Rgb {
  // Skin of any depth has this hue, between red and yellow.
  const hue = (g - b) / (r - b || 1);
  const skin = r > g && g > b ? clamp(1 - Math.abs(hue - 0.42) / 0.4, 0, 1) : 0;
  const scale = (0.5 + 0.35 * skin) * (shown / (luma || 1));
  return [
    1.02 * (shown + (r - luma) * scale),
    shown + (g - luma) * scale,
    0.955 * (shown + (b - luma) * scale),
  ];
}

const stops: [number, Rgb][] = [
  [0, rgbOf(colors.ink)],
  [0.34, [92, 68, 48]],
  [0.72, rgbOf(colors.marigold)],
  [1, [253, 236, 196]],
];

function night(luma: number): Rgb {
  const next = Math.max(
    stops.findIndex(([place]) => place >= luma),
    1,
  );
  const [[from, one], [to, other]] = [stops[next - 1], stops[next]] as [[number, Rgb], [number, Rgb]];
  const part = (luma - from) / (to - from);
  return one.map((value, channel) => value + ((other[channel] ?? 0) - value) * part) as Rgb;
}

/** What makes the nearly grey parts of a photo grey, within an eighth; 1 where there are too few. */
function balanceOf(data: Buffer): Rgb {
  const sums: Rgb = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < data.length; index += 3 * 7) {
    const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3);
    const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
    if (most > 245 || least < 30 || most - least > most * 0.25) continue;
    sums[0] += r;
    sums[1] += g;
    sums[2] += b;
    count += 1;
  }
  if (count < data.length / 21 / 20) return [1, 1, 1];
  const mean = (sums[0] + sums[1] + sums[2]) / 3;
  return sums.map((sum) => clamp(mean / sum, 0.88, 1.14)) as Rgb;
}
