import type { Report } from '../findings.ts';
import type { ReadPage, Reading } from '../reading.ts';
import { type StructureElement, nameFor, referenceOf } from '../structure.ts';
import { type Value, numberOf } from '../values.ts';

const RULE = 'ISO 32000-1 14.7.4.4';

/** Checks that the structure tree, the pages and the parent tree agree on the element that owns each piece of content. */
export function checkParentTree(reading: Reading, report: Report) {
  const { file, pages, structure } = reading;
  const tree = file.dictionary(structure.root?.get('ParentTree'));
  if (structure.root && !tree) report('ISO 32000-1 14.7.2, table 322', 'structure tree root', 'it has no ParentTree');
  const entries = new Map<number, Value>();
  const numbers = file.array(tree?.get('Nums')) ?? [];
  let last = -1;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const key = numberOf(numbers[at]) ?? Number.NaN;
    if (!(key > last)) report('ISO 32000-1 7.9.7', 'parent tree', `key ${key} comes after ${last}`);
    last = key;
    entries.set(key, numbers[at + 1] ?? null);
  }
  // The root of a number tree has no Limits, and our files have no branches.
  for (const key of tree?.keys() ?? []) if (key !== 'Nums') report('ISO 32000-1 7.9.7', 'parent tree', `its root has ${key}`);
  const next = numberOf(file.get(structure.root, 'ParentTreeNextKey'));
  if (structure.root && (next === undefined || [...entries.keys()].some((key) => key >= next)))
    report(
      'ISO 32000-1 14.7.2, table 322',
      'structure tree root',
      `ParentTreeNextKey is ${next ?? 'missing'}, the keys are ${[...entries.keys()].join(', ')}`,
    );

  const owners = new Map<ReadPage, Map<number, StructureElement>>(pages.map((page) => [page, new Map()]));
  for (const element of reading.elements)
    for (const kid of element.kids) {
      if (kid.kind !== 'content') continue;
      const page = reading.pageById(kid.page);
      const owned = page && owners.get(page);
      if (!page || !owned) {
        report(
          RULE,
          nameFor(element),
          `MCID ${kid.mcid} is on ${kid.page === undefined ? 'no page: there is no Pg' : `object ${kid.page}, which is no page`}`,
        );
        continue;
      }
      if (!page.painted.marks.some(({ mcid }) => mcid === kid.mcid))
        report(RULE, nameFor(element), `page ${page.number} has no marked content ${kid.mcid}`);
      const other = owned.get(kid.mcid);
      if (other) report(RULE, nameFor(element), `MCID ${kid.mcid} of page ${page.number} belongs to element ${other.id} already`);
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
      report(RULE, `${at}, MCID ${mcid}`, `the parent tree names element ${parent}, and ${nameFor(owner)} holds it`);
  }
  for (const [mcid, parent] of parents.entries())
    if (referenceOf(parent) !== undefined && !mcids.has(mcid))
      report(RULE, at, `the parent tree names an element for MCID ${mcid}, which is not on the page`);
}
