import { type Font as FontFile, create } from 'fontkit';
import { drawn } from './characters.ts';

/** A character as a font draws it; lengths in the font's units. */
export interface Glyph {
  id: number;
  advance: number;
  /** What it is read as. */
  codePoint: number;
  /** How much further off those stand that have followed it so far; less than nothing where they stand nearer. */
  kerning: Map<Glyph, number>;
}

const opened = new WeakMap<Uint8Array, Font>();

/**
 * A TrueType font whose texts are set character by character, with the kerning of each two in a word: the fonts of
 * documents have no other rule, and fontkit's own layout, made for every script, takes half of a document's time.
 */
export class Font {
  readonly file: FontFile;
  readonly #glyphs = new Map<string, Glyph>();

  private constructor(bytes: Uint8Array) {
    this.file = create(bytes);
  }

  /**
   * Opens a font once for all documents that are made with the same bytes. What is kept from one for the next are facts of
   * the font, never of a text: a document's bytes do not depend on those before it.
   * @throws when the bytes are no font.
   */
  static open(bytes: Uint8Array): Font {
    const font = opened.get(bytes) ?? new Font(bytes);
    opened.set(bytes, font);
    return font;
  }

  /** Calls `each` with every glyph of a text and the kerning between it and the next. */
  set(text: string, each: (glyph: Glyph, kerning: number) => void): void {
    let glyph: Glyph | undefined;
    for (const character of text) {
      const next = this.#glyphOf(character);
      if (glyph) each(glyph, this.#kerningOf(glyph, next));
      glyph = next;
    }
    if (glyph) each(glyph, 0);
  }

  /** The width of a text, as a part of the font's size. */
  widthOf(text: string): number {
    let width = 0;
    this.set(text, ({ advance }, kerning) => {
      width += advance + kerning;
    });
    return width / this.file.unitsPerEm;
  }

  #glyphOf(character: string): Glyph {
    let glyph = this.#glyphs.get(character);
    if (!glyph) {
      const codePoint = drawn(character).codePointAt(0) ?? 0;
      const { id, advanceWidth } = this.file.glyphForCodePoint(codePoint);
      glyph = { id, advance: advanceWidth, codePoint, kerning: new Map() };
      this.#glyphs.set(character, glyph);
    }
    return glyph;
  }

  #kerningOf(glyph: Glyph, next: Glyph): number {
    let kerning = glyph.kerning.get(next);
    if (kerning === undefined) {
      // Words are measured one by one, so none moves towards the one before it.
      const ofSpace = glyph.codePoint === 0x20;
      const [position] = ofSpace ? [] : this.file.layout(String.fromCodePoint(glyph.codePoint, next.codePoint)).positions;
      kerning = position ? position.xAdvance - glyph.advance : 0;
      glyph.kerning.set(next, kerning);
    }
    return kerning;
  }
}
