declare module 'subset-font' {
  /** @returns subset of a font with the characters of `text` and limited axes */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
