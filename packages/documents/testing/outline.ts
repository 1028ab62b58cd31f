import type { ReadPage, Reading } from './reading.ts';
import { referenceOf } from './structure.ts';
import { type Dictionary, type Value, nameOf, numberOf, textOf } from './values.ts';

/** A bookmark (ISO 32000-1, 12.3.3). */
export interface Outline {
  id: string;
  title: string;
  /** From 1. */
  depth: number;
  page: ReadPage | undefined;
  /** The position on the page in points from its lower left corner, if it has one. */
  x: number | undefined;
  y: number | undefined;
}

/** The bookmarks in order, and the faults in their links to each other. */
export function readOutline(reading: Reading): { items: Outline[]; faults: { place: string; what: string }[] } {
  const { file } = reading;
  const items: Outline[] = [];
  const faults: { place: string; what: string }[] = [];
  const seen = new Set<string>();

  /** Reads the kids of an item. @returns how many items below it are shown when it is open */
  const walk = (parent: Dictionary, parentId: string, depth: number): number => {
    let shown = 0;
    let previous: string | undefined;
    let value = parent.get('First');
    for (let id = referenceOf(value); id !== undefined && !seen.has(id); id = referenceOf(value)) {
      seen.add(id);
      const place = `outline item ${id}`;
      const item = file.dictionary(value) ?? new Map();
      if (referenceOf(item.get('Parent')) !== parentId) faults.push({ place, what: 'its Parent is not the item it stands under' });
      if (referenceOf(item.get('Prev')) !== previous) faults.push({ place, what: 'its Prev is not the item before it' });
      items.push({ id, title: textOf(file.get(item, 'Title')) ?? '', depth, ...destination(reading, item) });
      const below = walk(item, id, depth + 1);
      const count = numberOf(file.get(item, 'Count')) ?? 0;
      if (Math.abs(count) !== below) faults.push({ place, what: `its Count is ${count}, below it are ${below}` });
      shown += 1 + (count > 0 ? below : 0);
      previous = id;
      value = item.get('Next');
    }
    if (referenceOf(parent.get('Last')) !== previous)
      faults.push({ place: `outline item ${parentId}`, what: 'its Last is not its last item' });
    return shown;
  };

  const root = file.catalog.get('Outlines');
  const dictionary = file.dictionary(root);
  if (dictionary) {
    const shown = walk(dictionary, referenceOf(root) ?? '', 1);
    const count = numberOf(file.get(dictionary, 'Count')) ?? 0;
    if (count !== shown) faults.push({ place: 'Outlines', what: `its Count is ${count}, ${shown} items are shown` });
  }
  return { items, faults };
}

/** The destination in Dest or in a GoTo action. Named destinations are not followed. */
function destination({ file, pageById }: Reading, item: Dictionary): Pick<Outline, 'page' | 'x' | 'y'> {
  const goes = nameOf(file.get(item, 'A', 'S')) === 'GoTo' ? file.get(item, 'A', 'D') : undefined;
  const [page, fit, x, y]: (Value | undefined)[] = file.array(item.get('Dest') ?? goes) ?? [];
  const isPlace = nameOf(fit) === 'XYZ';
  return { page: pageById(referenceOf(page)), x: isPlace ? numberOf(x) : undefined, y: isPlace ? numberOf(y) : undefined };
}
