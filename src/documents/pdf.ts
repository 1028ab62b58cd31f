import { Font, type Glyph } from './font.ts';
import { type Element, type FontStyle, type Layout, type Line, MARGIN, type Measure, PAGE, layOut } from './layout.ts';
import type { Letterhead, DocumentModel, DocumentFonts } from './model.ts';
import { type EmbeddedFont, PDFDocument } from './pdfkit.ts';
import { Typeface } from './typeface.ts';

/** Points in a millimetre. */
const MM = 72 / 25.4;
const INK = '#12181b';
const INK_SOFT = '#3d484e';
const FOOTER = { rule: 285, line: 290, style: { face: 'regular', size: 8.5, soft: true } } as const;

/** A text with its position on a page. `x` counts from the side where reading begins. */
interface SetText extends Pick<Line, 'text' | 'x' | 'y'> {
  style: FontStyle;
}

type Faces = Record<FontStyle['face'], Typeface>;
type Structure = ReturnType<PDFDocument['struct']>;

/**
 * Makes a PDF/UA-1 file (ISO 14289-1) of a document, with a structure tree, bookmarks and embedded fonts. The same document,
 * letterhead and fonts give the same bytes in browsers and in Node.
 */
export async function makePdf(document: DocumentModel, letterhead: Letterhead, fonts: DocumentFonts): Promise<Uint8Array<ArrayBuffer>> {
  const faceOf = (files: readonly Uint8Array[]) =>
    new Typeface(
      files.map((file) => Font.open(file)),
      letterhead.direction,
    );
  const faces = { regular: faceOf(fonts.regular), strong: faceOf(fonts.strong) };
  const measure = measureWith(faces);
  const layout = layOut(document, letterhead, measure);

  const pdf = new AccessiblePdf(document, letterhead, faces, measure, (page) =>
    drawArtifacts(pdf, page, layout, document, letterhead, measure),
  );
  const root = pdf.struct('Document');
  // All elements inherit it (ISO 32000-1, table 344).
  if (pdf.isReversed) root.dictionary.data['A'] = { O: 'Layout', WritingMode: 'RlTb' };
  pdf.addStructure(root);
  for (const element of layout.elements) root.add(drawElement(pdf, element));
  root.end();
  addBookmarks(pdf, layout);
  return pdf.finish();
}

/** A pdfkit document with the parts of PDF/UA that pdfkit does not write. */
class AccessiblePdf extends PDFDocument {
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
    // With its own option for PDF/UA, pdfkit would write a CIDSet without the parts of accented letters.
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
   * Draws lines on the page, all in the style of the first. The `text` method of pdfkit takes three times as long, because it
   * lays out each line three times and writes eight operators around it.
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
      return `/${font.id} ${size} Tf`;
    };
    const operators = lines.map((line) => {
      const position = `1 0 0 -1 ${inPoints(this.#leftOf(line))} ${inPoints(line.y)} Tm`;
      const pieces = this.#pieces(line).map(({ font, shown, rise }) => {
        const text = rise === 0 ? `[(${shown})] TJ` : `${thousandths((rise * size) / 1000)} Ts [(${shown})] TJ 0 Ts`;
        return [turnTo(font), text];
      });
      const [[begin = '', text = ''] = [], ...rest] = pieces;
      return `${begin === '' ? '' : `${begin}\n`}${[position, text, ...rest.flat().filter((operator) => operator !== '')].join(' ')}`;
    });
    this.fillColor(soft ? INK_SOFT : INK).addContent(`BT ${operators.join('\n')}\nET`);
  }

  /** Draws an artifact, which screen readers skip. Artifacts of pdfkit cannot be marked as a header or footer. */
  drawArtifact(kind: string, draw: () => void) {
    this.addContent(`/Artifact <<${kind}>> BDC`);
    draw();
    this.addContent('EMC');
  }

  /** The distance in mm of a line from the left edge of the page. A space at the end of a line has no width. */
  #leftOf({ text, x, style }: SetText): number {
    return this.isReversed ? PAGE.width - x - this.#measure(text.trimEnd(), style) : x;
  }

  /** The strings that show a line, with kerning (ISO 32000-1, 9.4.3), for each font and height above the baseline. */
  #pieces({ text, style }: SetText): { font: EmbeddedFont; shown: string; rise: number }[] {
    const pieces: { font: EmbeddedFont; shown: string; rise: number }[] = [];
    // After the last word of a right-to-left line, a space would be to the left of it.
    this.#faces[style.face].set(this.isReversed ? text.trimEnd() : text, (glyph, space, x, y) => {
      const font = this.#embeddedOf(glyph.font);
      const rise = y * font.scale;
      let piece = pieces.at(-1);
      if (!piece || piece.font !== font || piece.rise !== rise) {
        piece = { font, shown: '', rise };
        pieces.push(piece);
      }
      const code = this.#codes.get(glyph) ?? this.#embed(glyph, font);
      const before = x === 0 ? '' : `)${Math.round(-x * font.scale)}(`;
      const after = space - x === 0 ? '' : `)${Math.round((x - space) * font.scale)}(`;
      piece.shown += before + code + after;
    });
    return pieces;
  }

  /** Embeds a glyph and returns its code as in a PDF string: two bytes, escaped. */
  #embed(glyph: Glyph, font: EmbeddedFont): string {
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

/** Measures each text once. Lines are broken word by word, and words are repeated. */
function measureWith(faces: Faces): Measure {
  const known = { regular: new Map<string, number>(), strong: new Map<string, number>() };
  return (text, { face, size }) => {
    let width = known[face].get(text);
    if (width === undefined) {
      width = faces[face].widthOf(text);
      known[face].set(text, width);
    }
    return (width * size) / MM;
  };
}

/** Draws and tags an element. If it continues on another page, it remains one element with a part on each page. */
function drawElement(pdf: AccessiblePdf, element: Element): Structure {
  if (element.type !== 'L') return tagged(pdf, element.type, element.lines);
  const list = pdf.struct('L');
  // Required for a list with labels (ISO 32000-1, 14.8.5.5).
  list.dictionary.data['A'] = { O: 'List', ListNumbering: element.numbered ? 'Decimal' : 'Disc' };
  for (const { label, lines } of element.items) {
    const item = pdf.struct('LI');
    item
      .add(tagged(pdf, 'Lbl', [label]))
      .add(tagged(pdf, 'LBody', lines))
      .end();
    list.add(item);
  }
  list.end();
  return list;
}

/**
 * Right-to-left lines are drawn from left to right, as viewers expect for selection and search. ActualText is the text in reading
 * order, for screen readers (ISO 32000-1, 14.9.4).
 */
function tagged(pdf: AccessiblePdf, type: string, lines: readonly Line[]): Structure {
  const structure = pdf.struct(type, pdf.isReversed ? { actual: lines.map(({ text }) => text).join('') } : {});
  for (const [page, onPage] of Map.groupBy(lines, (line) => line.page)) {
    pdf.turnTo(page);
    const content = pdf.markStructureContent(type);
    pdf.drawLines(onPage);
    pdf.endMarkedContent();
    structure.add(content);
  }
  structure.end();
  return structure;
}

/** Adds a bookmark for the title, and below it one for each section. */
function addBookmarks(pdf: PDFDocument, { elements }: Layout) {
  // pdfkit measures the horizontal position from the right edge.
  const left = PAGE.width * MM;
  let top: PDFDocument['outline'] = pdf.outline;
  for (const element of elements) {
    if (element.type !== 'H1' && element.type !== 'H2') continue;
    const [first] = element.lines;
    if (!first) continue;
    const title = element.lines.map(({ text }) => text).join('');
    const destination = { pageNumber: first.page, top: Math.max(0, first.y - first.style.leading) * MM, left, expanded: true };
    const item = (element.type === 'H1' ? pdf.outline : top).addItem(title, destination);
    if (element.type === 'H1') top = item;
  }
  // All bookmarks are open at first (ISO 32000-1, table 152).
  pdf.outline.outlineData['Count'] = pdf.outline.children.reduce((sum, { children }) => sum + 1 + children.length, 0);
}

/** Draws the artifacts of a page: letterhead, rules, footer (ISO 14289-1, 7.8). */
function drawArtifacts(
  pdf: AccessiblePdf,
  page: number,
  { pages, rules }: Layout,
  { reference }: DocumentModel,
  { name, tagline, year, page: pageText }: Letterhead,
  measure: Measure,
) {
  pdf.drawArtifact('/Type /Pagination /Subtype /Header', () => {
    if (page === 0) return drawLetterhead(pdf, name, tagline);
    pdf.drawLines([{ text: name, x: MARGIN, y: 18, style: { face: 'strong', size: 9 } }]);
    ruleAt(pdf, 21, 0.2);
  });
  pdf.drawArtifact('/Type /Pagination /Subtype /Footer', () => {
    const count = pageText.replace('{page}', String(page + 1)).replace('{pages}', String(pages));
    ruleAt(pdf, FOOTER.rule, 0.2);
    pdf.drawLines([{ text: `© ${year} ${name} · ${reference}`, x: MARGIN, y: FOOTER.line, style: FOOTER.style }]);
    pdf.drawLines([{ text: count, x: PAGE.width - MARGIN - measure(count, FOOTER.style), y: FOOTER.line, style: FOOTER.style }]);
  });
  for (const rule of rules) if (rule.page === page) pdf.drawArtifact('/Type /Layout', () => ruleAt(pdf, rule.y, 0.2));
}

/** Draws the logo, the name, the tagline, and the rule under them. */
function drawLetterhead(pdf: AccessiblePdf, name: string, tagline: string) {
  const size = 11;
  pdf
    .save()
    .translate((pdf.isReversed ? PAGE.width - MARGIN - size : MARGIN) * MM, MARGIN * MM)
    .scale((size * MM) / 36);
  pdf.fillColor(INK).rect(0, 0, 36, 36).fill();
  pdf.fillColor('#ffffff').path('M8 7h20v3H11v6.500h11v3H11V29H8z').fill();
  pdf.path('M13 12.575h5v1.250h-5zM13 22.175h5v1.250h-5zM13 26.875h9v1.250h-9z').fill();
  pdf.restore();
  pdf.drawLines([{ text: name, x: MARGIN + size + 4, y: MARGIN + 4.6, style: { face: 'strong', size: 13 } }]);
  pdf.drawLines([{ text: tagline, x: MARGIN + size + 4, y: MARGIN + 9.8, style: { face: 'regular', size: 9.5, soft: true } }]);
  ruleAt(pdf, MARGIN + size + 4, 0.7);
}

function ruleAt(pdf: PDFDocument, y: number, thickness: number) {
  pdf
    .fillColor(INK)
    .rect(MARGIN * MM, y * MM, (PAGE.width - 2 * MARGIN) * MM, thickness * MM)
    .fill();
}

/** Milliseconds since 1970 of `yyyy-mm-dd` or `yyyy-mm-dd hh:mm UTC`. */
function timeOf(date: string): number {
  return Date.parse(`${date.slice(0, 10)}T${date.slice(11, 16) || '00:00'}:00Z`);
}

function inPoints(mm: number): number {
  return thousandths(mm * MM);
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
