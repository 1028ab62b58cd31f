import { visualRuns } from './bidi.ts';
import { withoutMarks } from './characters.ts';
import type { Each, Font } from './font.ts';

/**
 * The fonts of one weight. The first font that has a character draws it; the last one draws the rest. Texts are set in one
 * direction of reading, in which other scripts and numbers may stand.
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

  /** Calls `each` with every glyph of a line, from left to right. */
  set(line: string, each: Each): void {
    if (this.#isReversed) for (const { text, isReversed } of visualRuns(line)) this.#setRun(text, each, isReversed);
    else if (this.fonts.length === 1) this.#last.set(line, each);
    else this.#setRun(withoutMarks(line), each, false);
  }

  /** The width of a text relative to the font size. */
  widthOf(text: string): number {
    let width = 0;
    let units = 0;
    let current = this.#last;
    this.set(text, ({ advance, font }, space) => {
      if (font !== current) {
        width += units / current.file.unitsPerEm;
        units = 0;
        current = font;
      }
      units += advance + space;
    });
    return width + units / current.file.unitsPerEm;
  }

  #setRun(run: string, each: Each, isReversed: boolean) {
    const parts = this.#parts(run);
    for (const { font, text } of isReversed ? parts.toReversed() : parts) font.set(text, each, isReversed);
  }

  /** The parts of a text that one font draws. */
  #parts(text: string): { font: Font; text: string }[] {
    const parts: { font: Font; text: string }[] = [];
    for (const character of text) {
      const font = this.fonts.find((one) => one.has(character)) ?? this.#last;
      const last = parts.at(-1);
      if (last?.font === font) last.text += character;
      else parts.push({ font, text: character });
    }
    return parts;
  }
}
