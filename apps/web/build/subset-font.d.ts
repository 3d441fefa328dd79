declare module "subset-font" {
  /** The font with only the characters of the text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly variationAxes?: Record<string, { readonly min: number; readonly max: number }>;
    },
  ): Promise<Buffer>;
}
