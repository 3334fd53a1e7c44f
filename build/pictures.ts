import { imagetools } from 'vite-imagetools';

/**
 * Makes the formats and widths of the pictures in src/images that the markup asks for.
 *
 * @param cache whether what was made for an earlier build is used again
 */
export function pictures({ cache = true } = {}) {
  return imagetools({ include: /\.(svg|png|jpe?g)\?/i, cache: { enabled: cache } });
}
