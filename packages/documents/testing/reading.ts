import { type Content, type Painting, readContent } from './content-stream.ts';
import { type Page, PdfFile, readJson } from './pdf-file.ts';
import { type StructureElement, type StructureTree, readStructure, withDescendants } from './structure.ts';
import { textOf } from './values.ts';

export interface ReadPage extends Page {
  painted: Content;
  /** The paintings in each marked-content sequence with an identifier. */
  byMcid: Map<number, Painting[]>;
}

/** A PDF file, read once for all checks. */
export interface Reading {
  file: PdfFile;
  pages: ReadPage[];
  structure: StructureTree;
  /** All elements in tree order. */
  elements: StructureElement[];
  /** Headings in tree order. */
  headings: StructureElement[];
  pageById: (id: string | undefined) => ReadPage | undefined;
  /** The text that is painted for an element itself, without its child elements. */
  paintedText: (element: StructureElement) => string;
  /** The text of an element and all elements below it as a screen reader reads it, with white space normalised. */
  textOf: (element: StructureElement) => string;
}

/** @throws if the file cannot be read. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  return readingOf(new PdfFile(await readJson(bytes)));
}

export function readingOf(file: PdfFile): Reading {
  const pages = file.pages().map((page): ReadPage => {
    const painted = readContent(file, page);
    return Object.assign(page, { painted, byMcid: Map.groupBy(painted.paintings, ({ mark }) => mark?.mcid ?? -1) });
  });
  const structure = readStructure(file);
  const elements = structure.tops.flatMap(withDescendants);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const pageById = (id: string | undefined) => byId.get(id ?? '');
  const paintedText = ({ kids }: StructureElement) =>
    kids
      .flatMap((kid) => (kid.kind === 'content' ? (pageById(kid.page)?.byMcid.get(kid.mcid) ?? []) : []))
      .map(({ text }) => text?.text ?? '')
      .join('');
  const textWithin = (element: StructureElement): string =>
    // ActualText replaces what is painted (ISO 32000-1, 14.9.4).
    textOf(file.get(element.dictionary, 'ActualText')) ??
    [paintedText(element), ...element.kids.map((kid) => (kid.kind === 'element' ? textWithin(kid) : ''))].join(' ');
  return {
    file,
    pages,
    structure,
    elements,
    headings: elements.filter(({ type }) => type === 'H1' || type === 'H2'),
    pageById,
    paintedText,
    textOf: (element) => normalise(textWithin(element)),
  };
}

export function normalise(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
