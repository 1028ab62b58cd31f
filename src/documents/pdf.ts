import { drawn } from './characters.ts';
import { type Element, type Layout, type Line, MARGIN, type Measure, PAGE, type TextStyle, layOut } from './layout.ts';
import type { Letterhead, PaperDocument, PaperFonts } from './model.ts';
import { PDFDocument } from './pdfkit.ts';

/** Points in a millimetre. */
const MM = 72 / 25.4;
const INK = '#12181b';
const INK_SOFT = '#3d484e';
const FOOTER = { rule: 285, line: 290 } as const;

type Structure = ReturnType<PDFDocument['struct']>;

/**
 * Makes a PDF/UA-1 file (ISO 14289-1) of a document: a tagged tree, bookmarks, fonts in it. The same document, letterhead
 * and fonts give the same bytes, in a browser as in Node.
 */
export function makePdf(document: PaperDocument, letterhead: Letterhead, fonts: PaperFonts): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new AccessiblePdf(document, letterhead);
  pdf.registerFont('regular', fonts.regular).registerFont('strong', fonts.strong);
  const layout = layOut(document, letterhead, measureWith(pdf));

  for (let page = 0; page < layout.pages; page += 1) pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const element of layout.elements) root.add(drawElement(pdf, element));
  root.end();
  addBookmarks(pdf, layout);
  drawArtifacts(pdf, layout, document, letterhead);
  return pdf.finish();
}

/** pdfkit's document with what PDF/UA asks for and it does not do by itself. */
class AccessiblePdf extends PDFDocument {
  constructor({ title, language, date }: PaperDocument, { name }: Letterhead) {
    super({
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      font: null,
      size: [PAGE.width * MM, PAGE.height * MM],
      margin: 0,
      info: { Title: title, Author: name, Creator: name, Producer: 'PDFKit', CreationDate: new Date(timeOf(date)) },
    });
    // Not by pdfkit's own option for PDF/UA: with that it writes a CIDSet that misses the parts of accented letters.
    this.appendXML(
      `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language></rdf:Description>`,
    );
  }

  /** pdfkit writes the file's particulars into XML as they are; a title may hold an ampersand. */
  protected override endMetadata(): void {
    for (const [key, value] of Object.entries(this.info)) if (typeof value === 'string') this.info[key] = escapeXml(value);
    super.endMetadata();
  }

  finish(): Promise<Uint8Array<ArrayBuffer>> {
    // The root of a number tree has no limits (ISO 32000-1, 7.9.7).
    this.getStructParentTree().limits = false;
    // Code 0 is never shown; U+0000, which pdfkit gives it, is no character (ISO 14289-1, 7.21.7).
    // oxlint-disable-next-line no-underscore-dangle -- there is no other way to it
    for (const font of Object.values(this._fontFamilies)) font.unicode[0] = [0xff_fd];

    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const chunks: Uint8Array[] = [];
    this.on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(joined(chunks)))
      .on('error', reject)
      .end();
    return promise;
  }
}

function measureWith(pdf: PDFDocument): Measure {
  const known = new Map<TextStyle, Map<string, number>>();
  return (text, style) => {
    const widths = known.get(style) ?? new Map<string, number>();
    known.set(style, widths);
    let width = widths.get(text);
    if (width === undefined) {
      width = pdf.font(style.face).fontSize(style.size).widthOfString(drawn(text)) / MM;
      widths.set(text, width);
    }
    return width;
  };
}

/** Draws an element and tags it; what runs over a page is one element with a part on each. */
function drawElement(pdf: PDFDocument, element: Element): Structure {
  if (element.type !== 'L') return tagged(pdf, element.type, element.lines);
  const list = pdf.struct('L');
  // Said of a list that shows labels (ISO 32000-1, 14.8.5.5).
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

function tagged(pdf: PDFDocument, type: string, lines: readonly Line[]): Structure {
  const structure = pdf.struct(type);
  for (const [page, onPage] of Map.groupBy(lines, (line) => line.page)) {
    pdf.switchToPage(page);
    const content = pdf.markStructureContent(type);
    for (const line of onPage) drawText(pdf, line.text, line.x, line.y, line.style);
    pdf.endMarkedContent();
    structure.add(content);
  }
  structure.end();
  return structure;
}

function drawText(pdf: PDFDocument, text: string, x: number, y: number, style: Omit<TextStyle, 'leading'>) {
  pdf
    .font(style.face)
    .fontSize(style.size)
    .fillColor(style.soft ? INK_SOFT : INK)
    .text(drawn(text), x * MM, y * MM, { lineBreak: false, baseline: 'alphabetic' });
}

/** The title, and under it the sections. */
function addBookmarks(pdf: PDFDocument, { elements }: Layout) {
  // pdfkit counts the inline position from the far edge.
  const left = PAGE.width * MM;
  let top: PDFDocument['outline'] = pdf.outline;
  for (const element of elements) {
    if (element.type !== 'H1' && element.type !== 'H2') continue;
    const [first] = element.lines;
    if (!first) continue;
    const title = element.lines.map(({ text }) => text).join('');
    const place = { pageNumber: first.page, top: Math.max(0, first.y - first.style.leading) * MM, left, expanded: true };
    const item = (element.type === 'H1' ? pdf.outline : top).addItem(title, place);
    if (element.type === 'H1') top = item;
  }
  // All are shown open (ISO 32000-1, table 152).
  pdf.outline.outlineData['Count'] = pdf.outline.children.reduce((sum, { children }) => sum + 1 + children.length, 0);
}

/** What is on the page for the eye alone: letterhead, rules, footer (ISO 14289-1, 7.8). */
function drawArtifacts(pdf: PDFDocument, { pages, rules }: Layout, { reference }: PaperDocument, { name, tagline, year }: Letterhead) {
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (page === 0) drawLetterhead(pdf, name, tagline);
    else {
      drawText(pdf, name, MARGIN, 18, { face: 'strong', size: 9 });
      ruleAt(pdf, 21, 0.2);
    }
    const small: Omit<TextStyle, 'leading'> = { face: 'regular', size: 8.5, soft: true };
    ruleAt(pdf, FOOTER.rule, 0.2);
    drawText(pdf, `© ${year} ${name} · ${reference}`, MARGIN, FOOTER.line, small);
    const count = `Page ${page + 1} of ${pages}`;
    const width = pdf.font(small.face).fontSize(small.size).widthOfString(count) / MM;
    drawText(pdf, count, PAGE.width - MARGIN - width, FOOTER.line, small);
    pdf.endMarkedContent();
  }
  for (const { page, y } of rules) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Layout' });
    ruleAt(pdf, y, 0.2);
    pdf.endMarkedContent();
  }
}

/** The ruler-F mark, the name, the tagline, and the rule under them. */
function drawLetterhead(pdf: PDFDocument, name: string, tagline: string) {
  const size = 11;
  pdf
    .save()
    .translate(MARGIN * MM, MARGIN * MM)
    .scale((size * MM) / 36);
  pdf.fillColor(INK).rect(0, 0, 36, 36).fill();
  pdf.fillColor('#ffffff').path('M8 7h20v3H11v6.500h11v3H11V29H8z').fill();
  pdf.path('M13 12.575h5v1.250h-5zM13 22.175h5v1.250h-5zM13 26.875h9v1.250h-9z').fill();
  pdf.restore();
  drawText(pdf, name, MARGIN + size + 4, MARGIN + 4.6, { face: 'strong', size: 13 });
  drawText(pdf, tagline, MARGIN + size + 4, MARGIN + 9.8, { face: 'regular', size: 9.5, soft: true });
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
