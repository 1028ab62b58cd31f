import type { PdfFile } from './pdf-file.ts';
import { type Dictionary, Reference, type Value, nameOf, numberOf } from './values.ts';

/** A marked-content sequence in an element. */
interface ContentItem {
  kind: 'content';
  mcid: number;
  /** The object of the page; undefined if neither the item nor its element names one. */
  page: string | undefined;
}

export interface StructureElement {
  kind: 'element';
  id: string;
  dictionary: Dictionary;
  type: string;
  parent: StructureElement | undefined;
  kids: (StructureElement | ContentItem)[];
}

export interface StructureTree {
  root: Dictionary | undefined;
  /** The kids of the root. There should be one, the Document. */
  tops: StructureElement[];
  /** Invalid entries of the tree, and objects that are in it more than once. */
  faults: { place: string; what: string }[];
}

/** Reads the structure tree (ISO 32000-1, 14.7). */
export function readStructure(pdf: PdfFile): StructureTree {
  const root = pdf.dictionary(pdf.catalog.get('StructTreeRoot'));
  const faults: StructureTree['faults'] = [];
  const seen = new Set<string>();

  const readKid = (value: Value, parent: StructureElement | undefined): StructureElement | ContentItem | undefined => {
    const place = parent ? nameFor(parent) : 'structure tree root';
    const page = referenceOf(parent?.dictionary.get('Pg'));
    if (typeof value === 'number') return { kind: 'content', mcid: value, page };
    const dictionary = pdf.dictionary(value);
    const type = nameOf(pdf.get(dictionary, 'Type'));
    if (dictionary && type === 'MCR') {
      const mcid = numberOf(pdf.get(dictionary, 'MCID')) ?? -1;
      return { kind: 'content', mcid, page: referenceOf(dictionary.get('Pg')) ?? page };
    }
    if (!dictionary || !(value instanceof Reference)) {
      faults.push({ place, what: 'a kid is neither a structure element nor marked content' });
      return undefined;
    }
    if (seen.has(value.id)) {
      faults.push({ place, what: `object ${value.id} is in the tree more than once` });
      return undefined;
    }
    seen.add(value.id);
    const element: StructureElement = {
      kind: 'element',
      id: value.id,
      dictionary,
      type: nameOf(pdf.get(dictionary, 'S')) ?? '',
      parent,
      kids: [],
    };
    for (const kid of pdf.list(dictionary.get('K'))) {
      const read = readKid(kid, element);
      if (read) element.kids.push(read);
    }
    return element;
  };

  const tops = pdf.list(root?.get('K')).flatMap((value) => {
    const kid = readKid(value, undefined);
    return kid?.kind === 'element' ? [kid] : [];
  });
  return { root, tops, faults };
}

/** The name of an element in findings. */
export function nameFor({ id, type }: StructureElement): string {
  return `element ${id} (${type})`;
}

export function elementKids({ kids }: StructureElement): StructureElement[] {
  return kids.filter((kid) => kid.kind === 'element');
}

/** An element and all elements below it, in tree order. */
export function withDescendants(element: StructureElement): StructureElement[] {
  return [element, ...elementKids(element).flatMap(withDescendants)];
}

export function referenceOf(value: Value | undefined): string | undefined {
  return value instanceof Reference ? value.id : undefined;
}
