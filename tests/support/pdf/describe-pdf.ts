import type { Mark, ShownText } from './content-stream.ts';
import { characterOf, widthOf } from './font.ts';
import { type Outline, readOutline } from './outline.ts';
import { type ReadPage, type Reading, readPdf } from './reading.ts';
import { type StructureElement, elementKids } from './structure.ts';
import { textOf } from './values.ts';

interface DescribedElement {
  /** The standard structure type. */
  type: string;
  /** All of its text, with what stands below it. */
  text: string;
  children: DescribedElement[];
}

interface Bookmark {
  title: string;
  /** From 1; 0 when it leads nowhere. */
  page: number;
  children: Bookmark[];
}

/** Text on one baseline in one piece of content or one artifact; parts further apart than their size are lines of their own. */
interface TextLine {
  text: string;
  /** From the left edge of the page to where the text begins. */
  xMm: number;
  /** From the top of the page to the baseline. */
  yMm: number;
  /** Of what is seen: without white space at the end. */
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
  /** What stands in the Document. */
  structure: DescribedElement[];
  outline: Bookmark[];
  /** Names without the subset's tag, in order of their first use. */
  fonts: string[];
  /** Of each page. */
  pageSizeMm: { width: number; height: number }[];
  /** Of each page, in the order in which they are painted. */
  textLines: TextLine[][];
}

/** What a PDF file holds and where, for tests of layout. Lengths in mm, to a hundredth. @throws when it cannot be read. */
export async function describePdf(bytes: Uint8Array): Promise<PdfDescription> {
  const reading = await readPdf(bytes);
  const { file, pages, structure } = reading;
  const shown = pages.flatMap(({ painted }) => painted.paintings.flatMap(({ text }) => text ?? []));
  return {
    pages: pages.length,
    title: textOf(file.get(file.info, 'Title')) ?? '',
    lang: textOf(file.get(file.catalog, 'Lang')) ?? '',
    structure: structure.tops.flatMap(elementKids).map((element) => described(reading, element)),
    outline: nested(readOutline(reading).items),
    fonts: [...new Set(shown.map(fontName))],
    pageSizeMm: pages.map(({ mediaBox: [left, bottom, right, top] }) => ({
      width: millimetres(right - left),
      height: millimetres(top - bottom),
    })),
    textLines: pages.map(linesOf),
  };
}

function described(reading: Reading, element: StructureElement): DescribedElement {
  return {
    type: element.role ?? element.type,
    text: reading.textOf(element),
    children: elementKids(element).map((kid) => described(reading, kid)),
  };
}

function nested(items: readonly Outline[]): Bookmark[] {
  const top: Bookmark[] = [];
  const open: Bookmark[][] = [top];
  for (const { title, page, depth } of items) {
    const bookmark: Bookmark = { title, page: page?.number ?? 0, children: [] };
    open.length = depth;
    open.at(-1)?.push(bookmark);
    open.push(bookmark.children);
  }
  return top;
}

function linesOf({ painted, mediaBox: [left, , , top] }: ReadPage): TextLine[] {
  const lines: { owner: Mark | undefined; texts: ShownText[] }[] = [];
  for (const { text, marks } of painted.paintings) {
    if (!text) continue;
    const owner = marks.findLast(({ mcid, tag }) => mcid !== undefined || tag === 'Artifact');
    const line = lines.at(-1);
    const last = line?.texts.at(-1);
    const isNear = last && Math.abs(last.start[1] - text.start[1]) < 0.1 && Math.abs(text.start[0] - last.end[0]) <= text.size;
    if (line && isNear && line.owner === owner) line.texts.push(text);
    else lines.push({ owner, texts: [text] });
  }
  return lines.flatMap(({ owner, texts }) => {
    const [first] = texts;
    const last = texts.at(-1);
    if (!first || !last) return [];
    return {
      text: texts.map(({ text }) => text).join(''),
      xMm: millimetres(first.start[0] - left),
      yMm: millimetres(top - first.start[1]),
      widthMm: millimetres(last.end[0] - spaceAtEnd(last) - first.start[0]),
      sizePt: rounded(first.size),
      font: fontName(first),
      artifact: owner?.tag === 'Artifact',
    };
  });
}

/** In points. */
function spaceAtEnd({ font, codes, size }: ShownText): number {
  const last = codes.findLastIndex((code) => characterOf(font, code).trim() !== '');
  return codes.slice(last + 1).reduce((sum, code) => sum + (widthOf(font, code) * size) / 1000, 0);
}

function fontName({ font: { name } }: ShownText): string {
  return name.replace(/^[A-Z]{6}\+/, '');
}

function millimetres(points: number): number {
  return rounded((points * 25.4) / 72);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
