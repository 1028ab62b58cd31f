import { type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

interface Bookmark {
  title: string;
  /** From 1; 0 if it leads nowhere. */
  page: number;
  children: Bookmark[];
}

/** A text on one baseline and in one font, from one piece of content or one artifact. */
interface TextLine {
  /** Without white space at the end. */
  text: string;
  /** From the left edge of the page to the start of the text. */
  xMm: number;
  /** From the top of the page to the baseline. */
  yMm: number;
  widthMm: number;
  sizePt: number;
  /** The font's name without the subset's tag. */
  font: string;
  artifact: boolean;
}

interface PdfDescription {
  pages: number;
  title: string;
  lang: string;
  outline: Bookmark[];
  /** Names without the subset's tag, in order of first use. */
  fonts: string[];
  /** For each page. */
  pageSizeMm: { width: number; height: number }[];
  /** For each page, in painting order. */
  textLines: TextLine[][];
}

/** Schemas for values that have no type in PDF.js. */
const info = z.object({ Title: z.string().default(''), Language: z.string().nullable() });
const fontSchema = z.object({ name: z.string() });
const destination = z.tuple([z.object({ num: z.number(), gen: z.number() })], z.unknown());

/**
 * Describes the layout of a PDF file as PDF.js reads it, which shares no code with pdfkit or with our checks. Lengths are in mm,
 * rounded to a hundredth. @throws if the file cannot be read.
 */
export async function describePdf(bytes: Uint8Array): Promise<PdfDescription> {
  // PDF.js detaches the bytes, so it gets a copy. `fontExtraProperties` includes the names of fonts.
  const loading = getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true, verbosity: VerbosityLevel.ERRORS });
  const pdf = await loading.promise;
  try {
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
    const { Title, Language } = info.parse((await pdf.getMetadata()).info);
    const textLines = await Promise.all(pages.map(linesOf));
    return {
      pages: pages.length,
      title: Title,
      lang: Language ?? '',
      outline: await bookmarksOf(pdf, await pdf.getOutline()),
      fonts: [...new Set(textLines.flat().map(({ font }) => font))],
      pageSizeMm: pages.map(({ view: [left = 0, bottom = 0, right = 0, top = 0] }) => ({
        width: millimetres(right - left),
        height: millimetres(top - bottom),
      })),
      textLines,
    };
  } finally {
    await loading.destroy();
  }
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** @param items null if there are none, despite the types of PDF.js */
async function bookmarksOf(pdf: PDFDocumentProxy, items: Outline | null): Promise<Bookmark[]> {
  return Promise.all(
    (items ?? []).map(async ({ title, dest, items: below }) => {
      const place = destination.safeParse(dest).data;
      return { title, page: place ? (await pdf.getPageIndex(place[0])) + 1 : 0, children: await bookmarksOf(pdf, below) };
    }),
  );
}

async function linesOf(page: PDFPageProxy): Promise<TextLine[]> {
  // Loads the fonts.
  await page.getOperatorList();
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const [left = 0, , , top = 0] = page.view;
  const lines: TextLine[] = [];
  /** For each open marked-content sequence: whether it is an artifact. */
  const open: boolean[] = [];
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push('tag' in item && item.tag === 'Artifact');
    } else if (item.str.trim() !== '') {
      const [, , c = 0, d = 0, x = 0, y = 0]: number[] = item.transform;
      lines.push({
        text: item.str.trimEnd(),
        xMm: millimetres(x - left),
        yMm: millimetres(top - y),
        widthMm: millimetres(item.width),
        sizePt: rounded(Math.hypot(c, d)),
        font: fontSchema.parse(page.commonObjs.get(item.fontName)).name.replace(/^[A-Z]{6}\+/, ''),
        artifact: open.includes(true),
      });
    }
  }
  return lines;
}

function millimetres(points: number): number {
  return rounded((points * 25.4) / 72);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
