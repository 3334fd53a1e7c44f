declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt' | 'truetype'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
