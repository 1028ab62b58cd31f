import { type Content, type Mark, type Painting, readContent, readableText } from './content-stream.ts';
import { type Page, PdfFile, readJson } from './pdf-file.ts';
import { type StructureElement, type StructureTree, actualText, readStructure, withDescendants } from './structure.ts';
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
  /** Elements of the standard types H1 to H6 in tree order. */
  headings: StructureElement[];
  pageById: (id: string | undefined) => ReadPage | undefined;
  /** The text of an element and all elements below it, read with ToUnicode, with white space normalised. */
  textOf: (element: StructureElement) => string;
}

/** @throws if the file cannot be read. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  return readingOf(new PdfFile(await readJson(bytes)));
}

export function readingOf(file: PdfFile): Reading {
  const pages = file.pages().map((page): ReadPage => {
    const painted = readContent(file, page);
    const tagged = painted.paintings.filter(({ marks }) => ownerOf(marks) !== undefined);
    return Object.assign(page, { painted, byMcid: Map.groupBy(tagged, ({ marks }) => ownerOf(marks) ?? -1) });
  });
  const structure = readStructure(file);
  const elements = structure.tops.flatMap(withDescendants);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const reading: Reading = {
    file,
    pages,
    structure,
    elements,
    headings: elements.filter(({ role }) => /^H[1-6]$/.test(role ?? '')),
    pageById: (id) => byId.get(id ?? ''),
    textOf: (element) => normalise(textWithin(reading, element)),
  };
  return reading;
}

/** The identifier that content in these sequences belongs to. */
export function ownerOf(marks: readonly Mark[]): number | undefined {
  return marks.findLast(({ mcid }) => mcid !== undefined)?.mcid;
}

export function normalise(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The page with the first content of an element. */
export function firstPage(reading: Reading, element: StructureElement): ReadPage | undefined {
  for (const kid of element.kids) {
    const page = kid.kind === 'element' ? firstPage(reading, kid) : reading.pageById(kid.page);
    if (page) return page;
  }
  return undefined;
}

/** Inline types, whose text continues that of the parent without a space (ISO 32000-1, 14.8.4.4). */
const INLINE = new Set(['Span', 'Quote', 'Note', 'Reference', 'BibEntry', 'Code', 'Link', 'Annot', 'Ruby', 'RB', 'RT', 'RP']);

function textWithin(reading: Reading, element: StructureElement): string {
  const replaced = actualText(reading.file, element);
  if (replaced !== undefined) return replaced;
  let text = '';
  for (const kid of element.kids) {
    if (kid.kind === 'content') text += readableText(reading.pageById(kid.page)?.byMcid.get(kid.mcid) ?? []);
    if (kid.kind === 'element') {
      const within = textWithin(reading, kid);
      text += INLINE.has(kid.role ?? kid.type) ? within : ` ${within} `;
    }
  }
  return text === '' ? (textOf(reading.file.get(element.dictionary, 'Alt')) ?? '') : text;
}
