import { type Run, visualRuns } from './bidi.ts';
import { drawn, withoutMarks } from './characters.ts';
import type { Font } from './font.ts';

/** A part of a line that one font draws in one direction. */
interface Part extends Run {
  font: Font;
  /** Its width relative to the font size, if its glyph has another one. */
  width?: number;
}

/** Letters with their marks, and the characters that join or separate them. */
const JOINED = /^[\p{L}\p{M}\u200c\u200d]*$/u;
/** Arabic letters, marks and punctuation. */
const ARABIC = /^[\p{Script_Extensions=Arabic}\u200c\u200d]+$/u;

/**
 * The fonts of one weight. The first font that has a character draws it. A text has one direction of reading, and may contain other scripts and
 * numbers.
 */
export class Typeface {
  readonly fonts: readonly Font[];
  readonly #last: Font;
  readonly #isReversed: boolean;

  /** @throws if there is no font. */
  constructor(fonts: readonly Font[], direction: 'ltr' | 'rtl') {
    const last = fonts.at(-1);
    if (!last) throw new Error('A typeface needs a font');
    this.fonts = fonts;
    this.#last = last;
    this.#isReversed = direction === 'rtl';
  }

  /** The parts of a line, from left to right. @throws {RangeError} if no font has a character, which would be an empty box (PDF/UA-1, 7.21.8) */
  partsOf(line: string): Part[] {
    if (this.#isReversed) return visualRuns(line).flatMap((run) => (run.isReversed ? this.#byFont(run).reverse() : this.#byFont(run)));
    return this.#byFont({ text: withoutMarks(line), isReversed: false, place: 0 });
  }

  /** The width of a text relative to the font size. */
  widthOf(text: string): number {
    let width = 0;
    for (const part of this.partsOf(text)) width += part.width ?? widthOf(part);
    return width;
  }

  /** The font for a character that is not drawn, such as one that joins letters, or is drawn as another. */
  #fontWithout(character: string): Font {
    const isDrawn = /\P{Default_Ignorable_Code_Point}/u.test(character) && !this.fonts.some((font) => font.has(drawn(character)));
    if (isDrawn) throw new RangeError(`No font has the character ${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase()})`);
    return this.#last;
  }

  /**
   * The parts of a run in reading order. In a right-to-left run, each word and each other character is a part, because PDF.js only reorders
   * the letters inside a part. A space comes from the last font, which has the Latin letters.
   */
  #byFont({ text, isReversed, place }: Run): Part[] {
    const parts: Part[] = [];
    let at = place;
    for (const character of text) {
      const fonts = character === ' ' ? [...this.fonts].reverse() : this.fonts;
      const font = fonts.find((candidate) => candidate.has(character)) ?? this.#fontWithout(character);
      const last = parts.at(-1);
      if (last?.font === font && !(isReversed && !JOINED.test(last.text + character))) last.text += character;
      else parts.push({ text: character, isReversed, place: at, font });
      at += character.length;
    }
    if (isReversed) joinWords(parts);
    return parts;
  }
}

/**
 * Gives the Arabic words of a run that are in one font the same place, with the spaces between them, so that they are drawn from left to
 * right. PDF.js finds a space only where a text goes on to the right in the same font. So the space is a glyph of that font, with the
 * width of every other space.
 */
function joinWords(parts: readonly Part[]): void {
  const isArabic = (part: Part | undefined) => part !== undefined && ARABIC.test(part.text);
  for (const [index, part] of parts.entries()) {
    const [before, after] = [parts[index - 1], parts[index + 1]];
    if (part.text === ' ' && isArabic(before) && isArabic(after) && before?.font === after?.font && before?.font.has(' ')) {
      part.width = widthOf(part);
      part.font = before.font;
    }
    const isJoined = isArabic(part) ? isArabic(before) || before?.width !== undefined : part.width !== undefined;
    if (isJoined && before?.font === part.font) part.place = before.place;
  }
}

/** The width of the glyphs of a part relative to the font size. */
function widthOf({ font, text, isReversed }: Part): number {
  let units = 0;
  font.set(text, ({ advance }, space) => (units += advance + space), isReversed);
  return units / font.file.unitsPerEm;
}
