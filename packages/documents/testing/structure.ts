import type { PdfFile } from './pdf-file.ts';
import { type Dictionary, Reference, type Value, nameOf, numberOf, textOf } from './values.ts';

/** A marked-content sequence in an element. */
interface ContentItem {
  kind: 'content';
  mcid: number;
  /** The object of the page; undefined if neither the item nor its element names one. */
  page: string | undefined;
}

/** An annotation or another object in an element. */
export interface ObjectItem {
  kind: 'object';
  object: string | undefined;
  page: string | undefined;
}

export interface StructureElement {
  kind: 'element';
  id: string;
  dictionary: Dictionary;
  /** As in the file. */
  type: string;
  /** The standard type from the role map; undefined if there is none. */
  role: string | undefined;
  parent: StructureElement | undefined;
  kids: Kid[];
}

type Kid = StructureElement | ContentItem | ObjectItem;

/** The structure types of ISO 32000-1, 14.8.4. */
export const STANDARD_TYPES = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD
  THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form`.split(/\s+/),
);

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

  const readKid = (value: Value, parent: StructureElement | undefined): Kid | undefined => {
    const place = parent ? `element ${parent.id} (${parent.type})` : 'structure tree root';
    const page = referenceOf(parent?.dictionary.get('Pg'));
    if (typeof value === 'number') return { kind: 'content', mcid: value, page };
    const dictionary = pdf.dictionary(value);
    const type = nameOf(pdf.get(dictionary, 'Type'));
    if (dictionary && type === 'MCR') {
      const mcid = numberOf(pdf.get(dictionary, 'MCID')) ?? -1;
      return { kind: 'content', mcid, page: referenceOf(dictionary.get('Pg')) ?? page };
    }
    if (dictionary && type === 'OBJR')
      return { kind: 'object', object: referenceOf(dictionary.get('Obj')), page: referenceOf(dictionary.get('Pg')) ?? page };
    if (!dictionary || !(value instanceof Reference)) {
      faults.push({ place, what: 'a kid is neither a structure element, nor marked content, nor an object' });
      return undefined;
    }
    if (seen.has(value.id)) {
      faults.push({ place, what: `object ${value.id} stands in the tree more than once` });
      return undefined;
    }
    seen.add(value.id);
    const name = nameOf(pdf.get(dictionary, 'S')) ?? '';
    const element: StructureElement = {
      kind: 'element',
      id: value.id,
      dictionary,
      type: name,
      role: roleOf(pdf, root, name),
      parent,
      kids: [],
    };
    for (const kid of pdf.list(dictionary.get('K'))) {
      const read = readKid(kid, element);
      if (read) element.kids.push(read);
    }
    return element;
  };

  const tops: StructureElement[] = [];
  for (const value of pdf.list(root?.get('K'))) {
    const kid = readKid(value, undefined);
    if (kid?.kind === 'element') tops.push(kid);
  }
  return { root, tops, faults };
}

/** The standard type for a type (14.7.3); undefined if the role map has none or is circular. */
function roleOf(pdf: PdfFile, root: Dictionary | undefined, type: string): string | undefined {
  const map = pdf.dictionary(root?.get('RoleMap'));
  const passed = new Set<string>();
  let role: string | undefined = type;
  while (role !== undefined && !STANDARD_TYPES.has(role)) {
    if (passed.has(role)) return undefined;
    passed.add(role);
    role = nameOf(pdf.resolve(map?.get(role)));
  }
  return role;
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

/** An attribute by its owner and key (14.7.5), also from an attribute class. */
export function attributeOf(pdf: PdfFile, root: Dictionary | undefined, element: StructureElement, owner: string, key: string) {
  const classes = pdf.list(element.dictionary.get('C')).map((name) => pdf.get(root, 'ClassMap', nameOf(name) ?? ''));
  const own = pdf.list(element.dictionary.get('A'));
  const attributes = [...own, ...classes.flatMap((value) => pdf.list(value))].map((value) => pdf.dictionary(value));
  const owned = attributes.find((dictionary) => nameOf(pdf.get(dictionary, 'O')) === owner && dictionary?.has(key));
  return pdf.get(owned, key);
}

/** Every entry of a number tree (7.9.7), and its faults. */
export function readNumberTree(pdf: PdfFile, value: Value | undefined): { entries: Map<number, Value>; faults: string[] } {
  const entries = new Map<number, Value>();
  const faults: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const seen = new Set<Dictionary>();
  const walk = (node: Dictionary | undefined, isRoot: boolean) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (isRoot && node.has('Limits')) faults.push('its root has Limits');
    if (!isRoot && !node.has('Limits')) faults.push('a node below its root has no Limits');
    const numbers = pdf.array(node.get('Nums')) ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const key = numberOf(pdf.resolve(numbers[at])) ?? Number.NaN;
      if (!(key > last)) faults.push(`key ${key} stands after ${last}`);
      last = key;
      entries.set(key, numbers[at + 1] ?? null);
    }
    for (const kid of pdf.array(node.get('Kids')) ?? []) walk(pdf.dictionary(kid), false);
  };
  walk(pdf.dictionary(value), true);
  return { entries, faults };
}

/** The text that screen readers read instead of the element (14.9.4), if any. */
export function actualText(pdf: PdfFile, { dictionary }: StructureElement): string | undefined {
  return textOf(pdf.get(dictionary, 'ActualText'));
}
