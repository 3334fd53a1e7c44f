/** A colour of the palette as a browser tells it: `#a8391d` is `rgb(168, 57, 29)`. */
export function rgb(hex: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
