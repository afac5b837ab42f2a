declare module 'subset-font' {
  /** @returns the characters of `text` in a font, with a part of its axes */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
