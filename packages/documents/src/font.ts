import { type Font as FontFile, create } from 'fontkit';
import { mirrored } from './bidi.ts';
import { drawn } from './characters.ts';

/** A glyph of a font. Lengths are in units of the font. */
export interface Glyph {
  id: number;
  advance: number;
  /** The characters that it stands for, from left to right. A ligature has several, and so has a letter with marks. */
  codePoints: readonly number[];
  /** The marks above and below an Arabic letter. */
  marks: readonly Mark[];
  /** The kerning before each glyph that has followed so far; negative if it moves closer. */
  kerning: Map<Glyph, number>;
}

/**
 * A mark on a letter: its outline as an SVG path with the y axis pointing up, and its place right of and above the origin of the letter, in
 * units of the font. It is drawn as a shape and not as a glyph, because viewers would copy a glyph into another line of the text.
 */
interface Mark {
  outline: string;
  x: number;
  y: number;
}

/** Receives each glyph of a text from left to right, and the space to add after it in units of its font. */
export type Each = (glyph: Glyph, space: number) => void;

/** A glyph of a word whose letters join: the arguments of {@link Each}. */
type Shaped = Parameters<Each>;

const opened = new WeakMap<Uint8Array, Font>();

/**
 * A TrueType font. Latin and Chinese text is set character by character, with the kerning of each pair in a word. Our fonts for these
 * scripts have no other layout rules, and fontkit's layout engine would take half of the time for a document. Only a font whose letters
 * join, as in Arabic, uses that engine, word by word.
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

  /**
   * Calls `each` with every glyph of a text. The text has a single direction: from right to left if `isReversed`. Brackets are then drawn
   * mirrored, but copied and read aloud as they are in the text.
   */
  set(text: string, each: Each, isReversed = false): void {
    if (!isReversed) this.#setKerned(text, each);
    else if (this.#joins) for (const shaped of this.#shape(text)) each(...shaped);
    // This text is set without kerning, which is for pairs in reading order. It has only spaces and punctuation.
    else for (const character of [...text].reverse()) each(this.#glyphOf(character, mirrored(character)), 0);
  }

  #setKerned(text: string, each: Each): void {
    let glyph: Glyph | undefined;
    for (const character of text) {
      const next = this.#glyphOf(character);
      if (glyph) each(glyph, this.#kerningOf(glyph, next));
      glyph = next;
    }
    if (glyph) each(glyph, 0);
  }

  /** The glyph for a character, with the shape of `shown`: the character itself, or its mirror image. */
  #glyphOf(character: string, shown = character): Glyph {
    const key = character + shown;
    let glyph = this.#glyphs.get(key);
    if (!glyph) {
      const [codePoint = 0, shape = 0] = [character, shown].map((form) => drawn(form).codePointAt(0));
      const { id, advanceWidth } = this.file.glyphForCodePoint(shape);
      glyph = { id, advance: advanceWidth, codePoints: [codePoint], marks: [], kerning: new Map() };
      this.#glyphs.set(key, glyph);
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
      // Without this, fontkit returns the characters of the first word in which a glyph was used, or none at all.
      // oxlint-disable-next-line no-underscore-dangle -- fontkit has no other access to it
      this.file._glyphs = {};
      const { glyphs, positions } = this.file.layout(mirrored(word), undefined, 'arab', undefined, 'rtl');
      shaped = [];
      let marks: Mark[] = [];
      // A glyph stands for characters that follow each other, and the last one is the leftmost. fontkit gives them in another order if a mark
      // is inside a ligature.
      const unread = Array.from(word, (character) => character.codePointAt(0) ?? 0);
      let count = 0;
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
        count += glyph.codePoints.length;
        // The marks of a letter come before it, because the order is from left to right.
        if (glyph.isMark && index < glyphs.length - 1) marks.push({ outline: glyph.path.toSVG(), x: xOffset, y: yOffset });
        else {
          // Viewers put the characters of a right-to-left line in reading order one by one, even those of a single glyph.
          const codePoints = unread.splice(unread.length - count).reverse();
          shaped.push([this.#joinedGlyph({ id: glyph.id, advance: glyph.advanceWidth, codePoints, marks }), xAdvance - glyph.advanceWidth]);
          marks = [];
          count = 0;
        }
      }
      this.#words.set(word, shaped);
    }
    return shaped;
  }

  /** Returns the same object for the same glyph, characters and marks. */
  #joinedGlyph(shaped: Pick<Glyph, 'id' | 'advance' | 'codePoints' | 'marks'>): Glyph {
    const key = JSON.stringify(shaped);
    const glyph = this.#glyphs.get(key) ?? { kerning: new Map<Glyph, number>(), ...shaped };
    this.#glyphs.set(key, glyph);
    return glyph;
  }
}
