/** Reads the tables of a TrueType font that the PDF checks need. It uses no library, so that no library checks its own output. */
export class TrueType {
  readonly unitsPerEm: number;
  readonly glyphCount: number;
  readonly #tables = new Map<string, DataView>();
  readonly #longMetrics: number;
  readonly #longOffsets: boolean;

  /** @throws if it is not a TrueType font, or a table is missing. */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (view.getUint32(0) !== 0x00010000 && view.getUint32(0) !== 0x74727565) throw new Error('not a TrueType program');
    for (let index = 0; index < view.getUint16(4); index += 1) {
      const entry = 12 + index * 16;
      const tag = Buffer.from(bytes.subarray(entry, entry + 4)).toString('latin1');
      this.#tables.set(tag, new DataView(bytes.buffer, bytes.byteOffset + view.getUint32(entry + 8), view.getUint32(entry + 12)));
    }
    this.unitsPerEm = this.#table('head').getUint16(18);
    this.#longOffsets = this.#table('head').getInt16(50) === 1;
    this.glyphCount = this.#table('maxp').getUint16(4);
    this.#longMetrics = this.#table('hhea').getUint16(34);
  }

  #table(tag: string): DataView {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`the font program has no table ${tag}`);
    return table;
  }

  /** The width of a glyph in thousandths of an em. */
  width(glyph: number): number {
    const units = this.#table('hmtx').getUint16(Math.min(glyph, this.#longMetrics - 1) * 4);
    return (units * 1000) / this.unitsPerEm;
  }

  /** True if a glyph draws nothing. */
  isEmpty(glyph: number): boolean {
    const loca = this.#table('loca');
    const offset = (index: number) => (this.#longOffsets ? loca.getUint32(index * 4) : loca.getUint16(index * 2));
    return offset(glyph) === offset(glyph + 1);
  }
}
