import { type Font as FontFile, create } from 'fontkit';
import { drawn } from './characters.ts';

/** A glyph of a font. Lengths are in units of the font. */
export interface Glyph {
  id: number;
  advance: number;
  /** The character that it stands for. */
  codePoint: number;
  /** The kerning before each glyph that has followed so far; negative if it moves closer. */
  kerning: Map<Glyph, number>;
}

const opened = new WeakMap<Uint8Array, Font>();

/**
 * A TrueType font that sets text character by character, with the kerning of each pair in a word. Our fonts have no other
 * layout rules, and fontkit's layout engine for all scripts would take half of the time for a document.
 */
export class Font {
  readonly file: FontFile;
  readonly #glyphs = new Map<string, Glyph>();

  private constructor(bytes: Uint8Array) {
    this.file = create(bytes);
  }

  /**
   * Opens a font once for all documents with the same font bytes. It keeps only facts about the font, so the bytes of a document
   * do not depend on earlier ones.
   * @throws if the bytes are not a font.
   */
  static open(bytes: Uint8Array): Font {
    const font = opened.get(bytes) ?? new Font(bytes);
    opened.set(bytes, font);
    return font;
  }

  /** Calls `each` with every glyph of a text and the kerning after it. */
  set(text: string, each: (glyph: Glyph, kerning: number) => void): void {
    let glyph: Glyph | undefined;
    for (const character of text) {
      const next = this.#glyphOf(character);
      if (glyph) each(glyph, this.#kerningOf(glyph, next));
      glyph = next;
    }
    if (glyph) each(glyph, 0);
  }

  /** The width of a text relative to the font size. */
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
      // Words are measured one by one, so there is no kerning after a space.
      const ofSpace = glyph.codePoint === 0x20;
      const [position] = ofSpace ? [] : this.file.layout(String.fromCodePoint(glyph.codePoint, next.codePoint)).positions;
      kerning = position ? position.xAdvance - glyph.advance : 0;
      glyph.kerning.set(next, kerning);
    }
    return kerning;
  }
}
