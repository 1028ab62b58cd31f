import { type Font as FontFile, create } from 'fontkit';
import { drawn } from './characters.ts';

/** A glyph of a font. Lengths are in units of the font. */
export interface Glyph {
  font: Font;
  id: number;
  advance: number;
  /** The characters that it stands for, from left to right. A ligature has several. */
  codePoints: readonly number[];
  /** The kerning before each glyph that has followed so far; negative if it moves closer. */
  kerning: Map<Glyph, number>;
}

/**
 * Receives each glyph of a text from left to right, and the space to add after it. `x` and `y` move the glyph to the right and
 * up without moving the next one, as for a mark above a letter. All lengths are in units of the font of the glyph.
 */
export type Each = (glyph: Glyph, space: number, x: number, y: number) => void;

/** A glyph of a word whose letters join, and its place: the arguments of {@link Each}. */
type Shaped = Parameters<Each>;

const opened = new WeakMap<Uint8Array, Font>();

/**
 * A TrueType font. It sets Latin and Chinese text character by character, with the kerning of each pair in a word. Our fonts for
 * them have no other layout rules, and fontkit's layout engine for all scripts would take half of the time for a document. If the
 * letters of the font join, as in Arabic, that engine sets each word.
 */
export class Font {
  readonly file: FontFile;
  readonly #glyphs = new Map<string, Glyph>();
  readonly #words = new Map<string, Shaped[]>();
  readonly #characters: ReadonlySet<number>;
  readonly #isKerned: boolean;
  readonly #joins: boolean;

  private constructor(bytes: Uint8Array) {
    this.file = create(bytes);
    this.#characters = new Set(this.file.characterSet);
    this.#isKerned = this.file.availableFeatures.includes('kern');
    this.#joins = this.file.availableFeatures.includes('init');
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

  has(character: string): boolean {
    return this.#characters.has(character.codePointAt(0) ?? 0);
  }

  /** Calls `each` with every glyph of a text. The text must have one direction; `isReversed` if it is from right to left. */
  set(text: string, each: Each, isReversed = false): void {
    if (this.#joins) for (const shaped of this.#shape(text)) each(...shaped);
    // Kerning is for pairs in reading order, and there are only spaces and punctuation in such a text.
    else if (isReversed) for (const character of [...text].toReversed()) each(this.#glyphOf(character), 0, 0, 0);
    else this.#setKerned(text, each);
  }

  #setKerned(text: string, each: Each): void {
    let glyph: Glyph | undefined;
    for (const character of text) {
      const next = this.#glyphOf(character);
      if (glyph) each(glyph, this.#kerningOf(glyph, next), 0, 0);
      glyph = next;
    }
    if (glyph) each(glyph, 0, 0, 0);
  }

  #glyphOf(character: string): Glyph {
    let glyph = this.#glyphs.get(character);
    if (!glyph) {
      const codePoint = drawn(character).codePointAt(0) ?? 0;
      const { id, advanceWidth } = this.file.glyphForCodePoint(codePoint);
      glyph = { font: this, id, advance: advanceWidth, codePoints: [codePoint], kerning: new Map() };
      this.#glyphs.set(character, glyph);
    }
    return glyph;
  }

  #kerningOf(glyph: Glyph, next: Glyph): number {
    if (!this.#isKerned) return 0;
    let kerning = glyph.kerning.get(next);
    if (kerning === undefined) {
      // Words are measured one by one, so there is no kerning after a space.
      const ofSpace = glyph.codePoints[0] === 0x20;
      const pair = String.fromCodePoint(...glyph.codePoints, ...next.codePoints);
      const [position] = ofSpace ? [] : this.file.layout(pair).positions;
      kerning = position ? position.xAdvance - glyph.advance : 0;
      glyph.kerning.set(next, kerning);
    }
    return kerning;
  }

  /** Shapes an Arabic word. The glyphs are from left to right. */
  #shape(word: string): Shaped[] {
    let shaped = this.#words.get(word);
    if (!shaped) {
      // Otherwise fontkit would return the characters of the first word that the glyph was used in, or none at all.
      // oxlint-disable-next-line no-underscore-dangle -- fontkit has no other access to it
      this.file._glyphs = {};
      const { glyphs, positions } = this.file.layout(word, undefined, 'arab', undefined, 'rtl');
      shaped = glyphs.map(({ id, advanceWidth, codePoints }, index): Shaped => {
        const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: advanceWidth, xOffset: 0, yOffset: 0 };
        // Viewers put all characters of a right-to-left line in reading order, one by one, also those of a ligature.
        return [this.#joinedGlyph(id, advanceWidth, codePoints.toReversed()), xAdvance - advanceWidth, xOffset, yOffset];
      });
      this.#words.set(word, shaped);
    }
    return shaped;
  }

  /** The same object for the same glyph and characters. */
  #joinedGlyph(id: number, advance: number, codePoints: readonly number[]): Glyph {
    const key = `${id}:${codePoints.join('+')}`;
    const glyph = this.#glyphs.get(key) ?? { font: this, id, advance, codePoints, kerning: new Map<Glyph, number>() };
    this.#glyphs.set(key, glyph);
    return glyph;
  }
}
