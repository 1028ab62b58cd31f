import type { Report } from '../findings.ts';
import type { ReadPage, Reading } from '../reading.ts';
import { type ObjectItem, type StructureElement, readNumberTree, referenceOf } from '../structure.ts';
import { type Value, numberOf } from '../values.ts';
import { place } from './structure.ts';

const RULE = 'ISO 32000-1 14.7.4.4';

/** Checks that structure tree, pages and parent tree agree on the element that owns each piece of content. */
export function checkParentTree(reading: Reading, report: Report) {
  const { file, pages, structure } = reading;
  const { entries, faults } = readNumberTree(file, structure.root?.get('ParentTree'));
  for (const fault of faults) report('ISO 32000-1 7.9.7', 'parent tree', fault);
  if (structure.root && !file.dictionary(structure.root.get('ParentTree')))
    report('ISO 32000-1 14.7.2, table 322', 'structure tree root', 'it has no ParentTree');
  const next = numberOf(file.get(structure.root, 'ParentTreeNextKey'));
  if (structure.root && (next === undefined || [...entries.keys()].some((key) => key >= next)))
    report(
      'ISO 32000-1 14.7.2, table 322',
      'structure tree root',
      `ParentTreeNextKey is ${next ?? 'missing'}, the keys are ${[...entries.keys()].join(', ')}`,
    );

  const owners = new Map<ReadPage, Map<number, StructureElement>>(pages.map((page) => [page, new Map()]));
  const objects = new Set<string>();
  for (const element of reading.elements)
    for (const kid of element.kids) {
      if (kid.kind === 'object') checkObject(reading, entries, element, kid, objects, report);
      if (kid.kind !== 'content') continue;
      const page = reading.pageById(kid.page);
      const owned = page && owners.get(page);
      if (!page || !owned) {
        report(
          RULE,
          place(element),
          `MCID ${kid.mcid} is on ${kid.page === undefined ? 'no page: there is no Pg' : `object ${kid.page}, which is no page`}`,
        );
        continue;
      }
      if (!page.painted.marks.some(({ mcid }) => mcid === kid.mcid))
        report(RULE, place(element), `page ${page.number} has no marked content ${kid.mcid}`);
      const other = owned.get(kid.mcid);
      if (other) report(RULE, place(element), `MCID ${kid.mcid} of page ${page.number} belongs to element ${other.id} already`);
      else owned.set(kid.mcid, element);
    }
  for (const [page, owned] of owners) checkPage(reading, page, owned, entries, report);
}

/** Compares the marks of a page, its entry in the parent tree, and the elements that own the marks. */
function checkPage({ file }: Reading, page: ReadPage, owned: Map<number, StructureElement>, entries: Map<number, Value>, report: Report) {
  const at = `page ${page.number}`;
  const mcids = new Set(page.painted.marks.flatMap(({ mcid }) => mcid ?? []));
  const key = numberOf(file.get(page.dictionary, 'StructParents'));
  if (key === undefined) {
    if (mcids.size > 0) report(RULE, at, 'it has tagged content and no StructParents');
    return;
  }
  const parents = file.array(entries.get(key));
  if (!parents) {
    report(RULE, at, `the parent tree has no array under its StructParents, ${key}`);
    return;
  }
  for (const mcid of mcids) {
    const owner = owned.get(mcid);
    const parent = referenceOf(parents[mcid]);
    if (!owner) report(RULE, `${at}, MCID ${mcid}`, 'no element holds it');
    if (parent === undefined) report(RULE, `${at}, MCID ${mcid}`, 'the parent tree has nothing for it');
    else if (owner && parent !== owner.id)
      report(RULE, `${at}, MCID ${mcid}`, `the parent tree names element ${parent}, held it is by ${owner.id} (${owner.type})`);
  }
  for (const [mcid, parent] of parents.entries())
    if (referenceOf(parent) !== undefined && !mcids.has(mcid))
      report(RULE, at, `the parent tree names an element for MCID ${mcid}, which is not on the page`);
}

function checkObject(
  { file, pages }: Reading,
  entries: Map<number, Value>,
  element: StructureElement,
  { object, page }: ObjectItem,
  seen: Set<string>,
  report: Report,
) {
  const dictionary = object === undefined ? undefined : file.dictionary(file.objects.get(object));
  if (object === undefined || !dictionary) {
    report('ISO 32000-1 14.7.4.3', place(element), `it refers to object ${object ?? '?'}, which is not in the file`);
    return;
  }
  if (seen.has(object)) report('ISO 32000-1 14.7.4.3', place(element), `object ${object} belongs to two elements`);
  seen.add(object);
  const key = numberOf(file.get(dictionary, 'StructParent'));
  if (key === undefined || referenceOf(entries.get(key)) !== element.id)
    report(RULE, place(element), `object ${object} has StructParent ${key ?? 'missing'}, where the parent tree does not name this element`);
  const on = pages.find((candidate) => file.list(candidate.dictionary.get('Annots')).some((entry) => referenceOf(entry) === object));
  if (on?.id !== page)
    report(
      'ISO 32000-1 14.7.4.3, table 325',
      place(element),
      `object ${object} is on page ${on?.number ?? 'none'}, not on the object's Pg, ${page ?? 'missing'}`,
    );
}
