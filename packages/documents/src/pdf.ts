import { AccessiblePdf, type Faces, INK, MM } from './accessible-pdf.ts';
import { Font } from './font.ts';
import { type Element, type Layout, type Line, MARGIN, type Measure, PAGE, layOut } from './layout.ts';
import type { Letterhead, DocumentModel, DocumentFonts } from './model.ts';
import type { PDFDocument } from './pdfkit.ts';
import { Typeface } from './typeface.ts';

export type { BlockModel, DocumentFonts, DocumentModel, Letterhead, SectionModel } from './model.ts';

const FOOTER = { rule: 285, line: 290, style: { face: 'regular', size: 8.5, soft: true } } as const;

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
  // All elements inherit the writing mode (ISO 32000-1, table 344).
  if (pdf.isReversed) root.dictionary.data['A'] = { O: 'Layout', WritingMode: 'RlTb' };
  pdf.addStructure(root);
  for (const element of layout.elements) root.add(drawElement(pdf, element));
  root.end();
  addBookmarks(pdf, layout);
  return pdf.finish();
}

/** Measures texts, each only once: lines are broken word by word, and many words occur again. */
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

/** Draws and tags an element. One that continues on another page remains one element, with marked content on each page. */
function drawElement(pdf: AccessiblePdf, element: Element): Structure {
  if (element.type !== 'L') return tagged(pdf, element.type, element.lines);
  const list = pdf.struct('L');
  // A list with labels must have this attribute (ISO 32000-1, 14.8.5.5).
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
 * Draws and tags the lines of an element. Right-to-left words are drawn from left to right, as viewers expect for selection and search;
 * ActualText is the text in reading order, for screen readers (ISO 32000-1, 14.9.4).
 */
function tagged(pdf: AccessiblePdf, type: string, lines: readonly Line[]): Structure {
  const structure = pdf.struct(type, pdf.isReversed ? { actual: lines.map(({ text }) => text).join('') } : {});
  for (const page of new Set(lines.map((line) => line.page))) {
    pdf.turnTo(page);
    const content = pdf.markStructureContent(type);
    pdf.drawLines(lines.filter((line) => line.page === page));
    pdf.endMarkedContent();
    structure.add(content);
  }
  structure.end();
  return structure;
}

/** Adds a bookmark for the title, and below it one for each section. */
function addBookmarks(pdf: PDFDocument, { elements }: Layout) {
  // pdfkit subtracts the horizontal position from the width of the page, so this is the left edge.
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
