import { OPS, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on one baseline and in one font, from one piece of content or one artifact. Lengths are in mm, rounded to a hundredth. */
export interface TextLine {
  /** Without white space at the end. */
  text: string;
  /** From the left edge of the page to the start of the text. */
  xMm: number;
  /** From the top of the page to the baseline. */
  yMm: number;
  widthMm: number;
  sizePt: number;
  artifact: boolean;
  /** The marked-content sequence that it is in. They are numbered from 0, in the order in which they begin. */
  mark: number | undefined;
}

/** A glyph that is shown: its text by ToUnicode, its code, and whether the font has an outline for it. */
interface Glyph {
  unicode: string;
  originalCharCode: number;
  isInFont: boolean;
}

interface Bookmark {
  title: string;
  /** From 1. */
  depth: number;
  /** The object of its page, as `12 0 R`, and its distance in points from the left and the lower edge of that page. */
  page: string;
  x: unknown;
  y: unknown;
}

interface PdfDescription {
  info: { Title?: string; Language?: string | null; CreationDate?: string };
  /** The properties of the XMP metadata by their names in lower case. */
  xmp: Map<string, unknown>;
  bookmarks: Bookmark[];
  /** For each page, in painting order. */
  textLines: TextLine[][];
  /** For each page and each of its marked-content sequences. */
  glyphs: Glyph[][][];
}

/** Describes a PDF file as PDF.js reads it, which shares no code with pdfkit. @throws if the file cannot be read. */
export async function describePdf(bytes: Uint8Array): Promise<PdfDescription> {
  // PDF.js detaches the bytes, so it gets a copy.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await loading.promise;
  try {
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
    // The metadata and the outline are null if there are none, despite the types of PDF.js.
    const { info, metadata }: { info: PdfDescription['info']; metadata: Iterable<[string, unknown]> | null } = await pdf.getMetadata();
    return {
      info,
      xmp: new Map(metadata),
      bookmarks: bookmarksIn((await pdf.getOutline()) ?? [], 1),
      textLines: await Promise.all(pages.map(linesOf)),
      glyphs: await Promise.all(pages.map(glyphsOf)),
    };
  } finally {
    await loading.destroy();
  }
}

function bookmarksIn(items: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>, depth: number): Bookmark[] {
  return items.flatMap(({ title, dest, items: below }) => {
    const [page, , x, y] = Array.isArray(dest) ? dest : [];
    return [{ title, depth, page: `${page?.num} ${page?.gen} R`, x, y }, ...bookmarksIn(below, depth + 1)];
  });
}

async function glyphsOf(page: PDFPageProxy): Promise<Glyph[][]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const glyphs: Glyph[][] = [];
  const open: number[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) open.push(glyphs.push([]) - 1);
    else if (operator === OPS.endMarkedContent) open.pop();
    else if (operator === OPS.showText) {
      const shown: (number | Glyph)[] = argsArray[index]?.[0] ?? [];
      glyphs[open.at(-1) ?? -1]?.push(...shown.filter((part) => typeof part !== 'number'));
    }
  }
  return glyphs;
}

async function linesOf(page: PDFPageProxy): Promise<TextLine[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const [left = 0, , , top = 0] = page.view;
  const lines: TextLine[] = [];
  let begun = 0;
  const open: { mark: number; artifact: boolean }[] = [];
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push({ mark: begun++, artifact: 'tag' in item && item.tag === 'Artifact' });
    } else if (item.str.trim() !== '') {
      const [, , c = 0, d = 0, x = 0, y = 0]: number[] = item.transform;
      lines.push({
        text: item.str.trimEnd(),
        xMm: millimetres(x - left),
        yMm: millimetres(top - y),
        widthMm: millimetres(item.width),
        sizePt: Math.round(Math.hypot(c, d) * 100) / 100,
        artifact: open.some(({ artifact }) => artifact),
        mark: open.at(-1)?.mark,
      });
    }
  }
  return lines;
}

function millimetres(points: number): number {
  return Math.round((points * 2540) / 72) / 100;
}
