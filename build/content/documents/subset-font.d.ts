declare module 'subset-font' {
  /** HarfBuzz's subsetter. Returns a font with the characters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt'; noHinting: boolean; keepFeatures: readonly string[] },
  ): Promise<Uint8Array>;
}
