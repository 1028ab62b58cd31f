import { Font, type Glyph } from './font.ts';
import { type FontStyle, type Line, type Measure, PAGE } from './layout.ts';
import type { Letterhead, DocumentModel } from './model.ts';
import { type EmbeddedFont, PDFDocument } from './pdfkit.ts';
import type { Typeface } from './typeface.ts';

/** Points in a millimetre. */
export const MM = 72 / 25.4;
export const INK = '#12181b';
const INK_SOFT = '#3d484e';

/** A text with its position on a page. `x` is the distance from the side where reading begins. */
interface SetText extends Pick<Line, 'text' | 'x' | 'y'> {
  style: FontStyle;
}

/** A part of a line with its position on a page, and the marks on its letters. Lengths are in points. */
interface Piece {
  font: EmbeddedFont;
  /** The content of a PDF string. */
  shown: string;
  x: number;
  y: number;
  /** `scale` is the number of points in a unit of the outline. */
  marks: { outline: string; x: number; y: number; scale: number }[];
}

export type Faces = Record<FontStyle['face'], Typeface>;

/** A pdfkit document with the parts of PDF/UA that pdfkit does not write. */
export class AccessiblePdf extends PDFDocument {
  #pages = 0;
  readonly isReversed: boolean;
  readonly #faces: Faces;
  readonly #measure: Measure;
  readonly #embedded = new Map<Font, EmbeddedFont>();
  readonly #codes = new Map<Glyph, string>();
  readonly #begin: (page: number) => void;

  /** @param begin is called with the number of each new page, from 0 */
  constructor(
    { title, language, date }: DocumentModel,
    { name, direction }: Letterhead,
    faces: Faces,
    measure: Measure,
    begin: (page: number) => void,
  ) {
    super({
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      autoFirstPage: false,
      font: null,
      size: [PAGE.width * MM, PAGE.height * MM],
      margin: 0,
      info: { Title: title, Author: name, Creator: name, Producer: 'PDFKit', CreationDate: new Date(timeOf(date)) },
    });
    this.isReversed = direction === 'rtl';
    this.#faces = faces;
    this.#measure = measure;
    this.#begin = begin;
    for (const [face, { fonts }] of Object.entries(faces))
      for (const [index, font] of fonts.entries()) this.#register(`${face}-${index}`, font);
    // oxlint-disable-next-line no-underscore-dangle -- pdfkit has no other access to it
    if (this.isReversed) this._root.data.ViewerPreferences.data['Direction'] = 'R2L';
    // pdfkit has an option for PDF/UA, but then writes a CIDSet without the parts of accented letters.
    this.appendXML(
      `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language></rdf:Description>`,
    );
  }

  /** Escapes the metadata, because pdfkit writes it into XML unescaped and a title may contain an ampersand. */
  protected override endMetadata(): void {
    for (const [key, value] of Object.entries(this.info)) if (typeof value === 'string') this.info[key] = escapeXml(value);
    super.endMetadata();
  }

  /** Moves to a page. Earlier pages are finished and compressed, so that a long document takes little memory. */
  turnTo(page: number) {
    while (this.#pages <= page) {
      this.addPage();
      this.#begin(this.#pages++);
    }
  }

  /**
   * Draws lines on the page, all in the style of the first one. The `text` method of pdfkit takes three times as long, because it lays out
   * each line three times and writes eight operators around it.
   */
  drawLines(lines: readonly SetText[]) {
    const [first] = lines;
    if (!first) return;
    const { size, soft } = first.style;
    let current: EmbeddedFont | undefined;
    const turnTo = (font: EmbeddedFont) => {
      if (font === current) return '';
      current = font;
      this.page.fonts[font.id] ??= font.ref();
      return `/${font.id} ${size} Tf\n`;
    };
    const pieces = lines.flatMap((line) => this.#pieces(line));
    const operators = pieces.map(
      ({ font, shown, x, y }) => `${turnTo(font)}1 0 0 -1 ${thousandths(x)} ${thousandths(y)} Tm [(${shown})] TJ`,
    );
    this.fillColor(soft ? INK_SOFT : INK).addContent(`BT ${operators.join('\n')}\nET`);
    for (const { outline, x, y, scale } of pieces.flatMap(({ marks }) => marks))
      this.save().translate(x, y).scale(scale, -scale).path(outline).fill().restore();
  }

  /** Draws an artifact, which screen readers skip. pdfkit cannot mark its artifacts as a header or footer. */
  drawArtifact(kind: string, draw: () => void) {
    this.addContent(`/Artifact <<${kind}>> BDC`);
    draw();
    this.addContent('EMC');
  }

  /** The distance in mm from the left edge of the page to a line. A space at the end of a line has no width. */
  #leftOf({ text, x, style }: SetText): number {
    return this.isReversed ? PAGE.width - x - this.#measure(text.trimEnd(), style) : x;
  }

  /** The parts of a line, with kerning (ISO 32000-1, 9.4.3), in the order of their places: viewers copy a text in the order of drawing. */
  #pieces(line: SetText): Piece[] {
    const { size, face } = line.style;
    const y = line.y * MM;
    let x = this.#leftOf(line) * MM;
    // A space at the end of a right-to-left line would be drawn to the left of its last word.
    const parts = this.#faces[face].partsOf(this.isReversed ? line.text.trimEnd() : line.text);
    const pieces = parts.map(({ font: typeface, text, isReversed, place, width }) => {
      const font = this.#embeddedOf(typeface);
      const scale = size / typeface.file.unitsPerEm;
      const piece: Piece & { place: number } = { font, shown: '', x, y, marks: [], place };
      const show = (glyph: Glyph, space: number) => {
        for (const mark of glyph.marks) piece.marks.push({ outline: mark.outline, x: x + mark.x * scale, y: y - mark.y * scale, scale });
        piece.shown += this.#codes.get(glyph) ?? this.#embed(glyph, font);
        if (space !== 0) piece.shown += `)${Math.round(-space * font.scale)}(`;
        x += (glyph.advance + space) * scale;
      };
      typeface.set(text, show, isReversed);
      if (width !== undefined) x = piece.x + width * size;
      return piece;
    });
    return pieces.sort((a, b) => a.place - b.place);
  }

  /** Embeds a glyph and returns its code as in a PDF string: two bytes, escaped. */
  #embed(glyph: Glyph, font: EmbeddedFont): string {
    // A code stands for the same characters everywhere, so a glyph that stands for other characters needs another code.
    delete font.subset.mapping[glyph.id];
    const number = font.subset.includeGlyph(glyph.id);
    font.widths[number] = glyph.advance * font.scale;
    font.unicode[number] = glyph.codePoints;
    const code = String.fromCodePoint(number >> 8, number & 0xff)
      .replaceAll(/[()\\]/g, String.raw`\$&`)
      .replaceAll('\r', String.raw`\r`);
    this.#codes.set(glyph, code);
    return code;
  }

  #register(name: string, font: Font) {
    this.registerFont(name, font.file).font(name);
    // oxlint-disable-next-line no-underscore-dangle -- pdfkit has no other access to it
    const embedded = this._fontFamilies[name];
    if (!embedded) throw new Error(`There is no font ${name}`);
    // pdfkit forgets to scale the width of code 0.
    embedded.widths[0] = font.file.glyphForCodePoint(0xff_ff).advanceWidth * embedded.scale;
    this.#embedded.set(font, embedded);
  }

  #embeddedOf(font: Font): EmbeddedFont {
    const embedded = this.#embedded.get(font);
    if (!embedded) throw new Error('A glyph is of a font that the document does not have');
    return embedded;
  }

  /** @throws if a structure element is still open. */
  finish(): Uint8Array<ArrayBuffer> {
    // The root of a number tree must not have limits (ISO 32000-1, 7.9.7).
    this.getStructParentTree().limits = false;
    // oxlint-disable no-underscore-dangle -- pdfkit has no other access to them
    // Code 0 is never shown, but pdfkit maps it to U+0000, which is not allowed (ISO 14289-1, 7.21.7).
    for (const font of Object.values(this._fontFamilies)) font.unicode[0] = [0xff_fd];
    this.end();
    if (!this._finished) throw new Error('The document has an element that does not end');
    // Reading pdfkit's stream is slow for long documents, because it moves all remaining pieces to take one.
    return joined(this._buffer);
    // oxlint-enable no-underscore-dangle
  }
}

/** Milliseconds since 1970 of `yyyy-mm-dd` or `yyyy-mm-dd hh:mm UTC`. */
function timeOf(date: string): number {
  return Date.parse(`${date.slice(0, 10)}T${date.slice(11, 16) || '00:00'}:00Z`);
}

/** Rounds to a thousandth of a point, which is finer than any printer. */
function thousandths(points: number): number {
  return Math.round(points * 1000) / 1000;
}

function escapeXml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
