import { type Font, type Glyph, create } from 'fontkit';
import { drawn } from './characters.ts';

const opened = new WeakMap<Uint8Array, Font>();

/**
 * Opens a TrueType font, once for all documents that are made with the same bytes. Its texts are set character by
 * character with the kerning of each two: the fonts of documents have no other rule, and fontkit's own layout, made for
 * every script, takes half of a document's time. What is kept from one document for the next are facts of the font,
 * never of a text: a document's bytes do not depend on those before it.
 * @throws when the bytes are no font.
 */
export function openFont(bytes: Uint8Array): Font {
  let font = opened.get(bytes);
  if (!font) {
    font = create(bytes);
    font.layout = layoutByPairs(font);
    opened.set(bytes, font);
  }
  return font;
}

/** A glyph, and how much nearer those come that have followed it so far. */
interface KernedGlyph extends Glyph {
  kerning: Map<KernedGlyph, number>;
}

function layoutByPairs(font: Font): Font['layout'] {
  const shape = font.layout.bind(font);
  const known = new Map<string, KernedGlyph>();

  const glyphOf = (character: string): KernedGlyph => {
    let glyph = known.get(character);
    if (glyph) return glyph;
    const codePoint = drawn(character).codePointAt(0) ?? 0;
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    glyph = { id, advanceWidth, codePoints: [codePoint], kerning: new Map() };
    known.set(character, glyph);
    return glyph;
  };
  const kerningOf = (first: KernedGlyph, second: KernedGlyph): number => {
    let kerning = first.kerning.get(second);
    if (kerning !== undefined) return kerning;
    const [place] = shape(String.fromCodePoint(...first.codePoints, ...second.codePoints)).positions;
    kerning = place ? place.xAdvance - first.advanceWidth : 0;
    first.kerning.set(second, kerning);
    return kerning;
  };

  return (text) => {
    const glyphs = Array.from(text, glyphOf);
    const positions = glyphs.map((glyph, index) => {
      const next = glyphs[index + 1];
      return { xAdvance: glyph.advanceWidth + (next ? kerningOf(glyph, next) : 0), yAdvance: 0, xOffset: 0, yOffset: 0 };
    });
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
}
