import { type TextLine, describePdf } from './describe-pdf.ts';
import { type Dictionary, type Json, PdfObjects, textOf } from './pdf-objects.ts';

/** A marked-content sequence (ISO 32000-1, 14.6). */
interface Mark {
  tag: string;
  /** Its property list as it is in the file. */
  properties: string;
  /** Its identifier and its page, as `MCID 3 on 12 0 R`; undefined if it has no identifier. */
  key: string | undefined;
  /** Its text by ToUnicode. */
  text: string;
  lines: TextLine[];
}

export interface Page {
  /** From 1. */
  number: number;
  reference: string;
  dictionary: Dictionary;
  /** The operators of its content (ISO 32000-1, 7.8.2), or what cannot be read. */
  operators: string[];
  marks: Mark[];
  lines: TextLine[];
}

/** A structure element (ISO 32000-1, 14.7.2). */
export interface Element {
  reference: string;
  dictionary: Dictionary;
  type: string;
  /** The element or root above it. */
  parent: string;
  kids: Element[];
  /** The marked content that it holds itself, with the reference of its page. */
  content: { page: string; key: string; mark: Mark | undefined }[];
  /** Its text and that of all elements below it, as a screen reader reads it. */
  text: string;
}

/** A PDF file: its objects as qpdf reads them, and its text with its places as PDF.js does. */
export interface Pdf {
  header: string;
  objects: PdfObjects;
  catalog: Dictionary;
  /** The root of the structure tree. */
  structure: Dictionary;
  described: Awaited<ReturnType<typeof describePdf>>;
  pages: Page[];
  /** The elements below the root of the structure tree. There should be one, the Document. */
  tops: Element[];
  /** All elements in the order of the tree. */
  elements: Element[];
  /** Entries of the structure tree that are neither an element nor content, or are in it twice. */
  strays: string[];
}

/** @throws if the file cannot be read. */
export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  return pdfOf(await PdfObjects.read(bytes), bytes);
}

/** As {@link readPdf}, if the objects are known already. */
export async function pdfOf(objects: PdfObjects, bytes: Uint8Array): Promise<Pdf> {
  const described = await describePdf(bytes);
  const pages = objects.list(objects.catalog['/Pages'], '/Kids').map((kid, index): Page => {
    const dictionary = objects.dictionary(kid);
    const lines = described.textLines[index] ?? [];
    const content = objects.stream(dictionary['/Contents']).toString('latin1').replaceAll(STRING, ' ');
    const marks = [...content.matchAll(/(\/\w+)\s+(<<[^<>]*>>)\s+BDC\b/g)].map(([, tag = '', properties = ''], at): Mark => {
      const [mcid] = /(?<=\/)MCID \d+/.exec(properties) ?? [];
      const text = (described.glyphs[index]?.[at] ?? []).map(({ unicode }) => unicode).join('');
      return { tag, properties, key: mcid && `${mcid} on ${textOf(kid)}`, text, lines: lines.filter(({ mark }) => mark === at) };
    });
    const operators = content.replaceAll(OPERAND, ' ').trim().split(/\s+/);
    return { number: index + 1, reference: textOf(kid), dictionary, operators, marks, lines };
  });
  const header = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const { catalog, structure } = objects;
  return { header, objects, catalog, structure, described, pages, ...readStructure(objects, pages) };
}

const STRING = /\((?:\\[^]|[^\\()])*\)/g;
/** A number, a name, an array without its strings, or a property list. */
const OPERAND = /(?<![^\s[\]])[+-]?[\d.]+(?![^\s[\]])|\/\w+(?![^\s])|<<[^<>]*>>|\[[\d\s.-]*\]/g;

function readStructure(objects: PdfObjects, pages: readonly Page[]): Pick<Pdf, 'tops' | 'elements' | 'strays'> {
  const marks = new Map(pages.flatMap((page) => page.marks.map((mark) => [mark.key, mark])));
  const elements: Element[] = [];
  const strays: string[] = [];
  const readElement = (reference: Json, parent: string): Element[] => {
    const dictionary = objects.dictionary(reference);
    const { '/S': type, '/Pg': page } = dictionary;
    if (typeof reference !== 'string' || typeof type !== 'string' || elements.some((element) => element.reference === reference)) {
      strays.push(JSON.stringify(reference));
      return [];
    }
    const element: Element = { reference, dictionary, type: type.slice(1), parent, kids: [], content: [], text: '' };
    elements.push(element);
    for (const kid of objects.list(dictionary['/K'])) {
      const { '/MCID': mcid = kid, '/Pg': on = page } = objects.dictionary(kid);
      const key = `MCID ${textOf(mcid)} on ${textOf(on)}`;
      if (typeof mcid === 'number') element.content.push({ page: textOf(on), key, mark: marks.get(key) });
      else element.kids.push(...readElement(kid, reference));
    }
    const painted = element.content.map(({ mark }) => mark?.text ?? '').join('');
    // ActualText replaces what is painted (ISO 32000-1, 14.9.4).
    const actual = objects.get(dictionary['/ActualText']);
    const text = typeof actual === 'string' ? actual.slice('u:'.length) : [painted, ...element.kids.map((kid) => kid.text)].join(' ');
    element.text = text.replaceAll(/\s+/g, ' ').trim();
    return [element];
  };
  const root = objects.catalog['/StructTreeRoot'];
  const tops = objects.list(objects.structure['/K']).flatMap((kid) => readElement(kid, textOf(root)));
  return { tops, elements, strays };
}

/** What a screen reader reads, element by element: `H1 A title`, `P Some text`, `L`, `Lbl •`, `LBody An item`. */
export function spokenIn({ elements }: Pdf): string[] {
  return elements.flatMap(({ type, kids, text }) =>
    type === 'Document' || type === 'LI' ? [] : kids.length > 0 ? type : `${type} ${text}`,
  );
}
