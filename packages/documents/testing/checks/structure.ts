import type { Report } from '../findings.ts';
import type { Reading } from '../reading.ts';
import { type StructureElement, elementKids, nameFor, referenceOf } from '../structure.ts';
import { nameOf } from '../values.ts';

/** The types of element that hold other elements, and the types that each may hold (ISO 32000-1, 14.8.4). */
const KIDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Document', ['H1', 'H2', 'P', 'L']],
  ['L', ['LI']],
  ['LI', ['Lbl', 'LBody']],
]);
const WITH_CONTENT = new Set(['H1', 'H2', 'P', 'Lbl', 'LBody']);
/** The entries of an element that our files have. Others, such as Alt, Lang or C, would change how it is read. */
const ENTRIES = new Set(['Type', 'S', 'P', 'K', 'Pg', 'A', 'ActualText']);

/** Checks the structure tree: types, nesting, headings, lists. */
export function checkStructure(reading: Reading, report: Report) {
  const { tops, faults, root } = reading.structure;
  for (const fault of faults) report('ISO 32000-1 14.7.2', fault.place, fault.what);
  for (const key of ['RoleMap', 'ClassMap'])
    if (root?.has(key)) report('ISO 14289-1 7.1, Matterhorn 02-001 to 02-004', 'structure tree root', `our files do not have a ${key}`);
  if (tops.length !== 1 || tops[0]?.type !== 'Document')
    report(
      'ISO 32000-1 14.8.4.2',
      'structure tree root',
      `it holds ${tops.map(({ type }) => type).join(', ') || 'nothing'}, not one Document`,
    );
  for (const element of reading.elements) {
    checkElement(reading, element, report);
    if (element.type === 'L') checkList(reading, element, report);
  }
  checkHeadings(reading, report);
}

function checkElement(reading: Reading, element: StructureElement, report: Report) {
  const { type, parent, dictionary, kids } = element;
  const say = (rule: string, what: string) => report(rule, nameFor(element), what);
  const mayHold = KIDS.get(type);
  if (!mayHold && !WITH_CONTENT.has(type))
    say('ISO 14289-1 7.1, Matterhorn 02-001', `${type} is not a type of element that our files have`);
  for (const key of dictionary.keys()) if (!ENTRIES.has(key)) say('ISO 32000-1 14.7.2, table 323', `our elements do not have ${key}`);

  const parentReference = referenceOf(dictionary.get('P'));
  const expected = parent?.id ?? referenceOf(reading.file.catalog.get('StructTreeRoot'));
  if (parentReference !== expected)
    say('ISO 32000-1 14.7.2, table 323', `its P is ${parentReference ?? 'missing'}, the element above it is ${expected ?? 'none'}`);

  for (const kid of elementKids(element))
    if (!mayHold?.includes(kid.type))
      say(
        [type, kid.type].some((one) => one.startsWith('L')) ? 'ISO 14289-1 7.2, Matterhorn 09-005' : 'ISO 32000-1 14.8.4',
        `it may not hold ${nameFor(kid)}`,
      );
  if (mayHold && kids.some(({ kind }) => kind === 'content'))
    say('ISO 32000-1 14.8.4', `a ${type} groups other elements and holds no content itself`);
  if (reading.textOf(element) === '') say('ISO 14289-1 7.1, Matterhorn 13-001', 'it is empty: it holds no text');
}

/** The title is the only H1 and comes first. A level cannot be skipped, because H2 is the only other one. */
function checkHeadings({ headings }: Reading, report: Report) {
  const [first] = headings;
  if (!first) report('house rule: one title', 'structure tree', 'there is no H1');
  else if (first.type !== 'H1') report('ISO 14289-1 7.4.2, Matterhorn 14-002', nameFor(first), 'the first heading is not an H1');
  for (const heading of headings.slice(1))
    if (heading.type === 'H1') report('house rule: one title', nameFor(heading), 'it is not the first heading');
}

function checkList({ file, textOf }: Reading, list: StructureElement, report: Report) {
  const labels: string[] = [];
  for (const item of elementKids(list)) {
    const kids = elementKids(item);
    const types = kids.map(({ type }) => type).join(', ');
    if (types !== 'Lbl, LBody')
      report('ISO 14289-1 7.2, Matterhorn 09-005', nameFor(item), `it holds ${types || 'nothing'}, not Lbl and LBody`);
    labels.push(...kids.slice(0, 1).map(textOf));
  }
  const attributes = file.dictionary(list.dictionary.get('A'));
  const numbering = nameOf(file.get(attributes, 'O')) === 'List' ? nameOf(file.get(attributes, 'ListNumbering')) : undefined;
  const fits =
    (numbering === 'Disc' && labels.every((label) => label === '•')) ||
    (numbering === 'Decimal' && labels.every((label, index) => label === `${index + 1}.`));
  if (!fits)
    report(
      'ISO 14289-1 7.6, Matterhorn 16-001 and 16-002',
      nameFor(list),
      `ListNumbering is ${numbering ?? 'missing'}, its labels are ${labels.join(' ')}`,
    );
}
