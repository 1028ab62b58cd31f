import type { Report } from '../findings.ts';
import type { Reading } from '../reading.ts';
import { STANDARD_TYPES, type StructureElement, attributeOf, elementKids, referenceOf, withDescendants } from '../structure.ts';
import { nameOf, numberOf, textOf } from '../values.ts';
import { isLanguage } from './document.ts';

const HEADINGS = ['H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'];
const INLINE = ['Span', 'Quote', 'Note', 'Reference', 'BibEntry', 'Code', 'Link', 'Annot', 'Ruby', 'Warichu'];
const ILLUSTRATIONS = ['Figure', 'Formula', 'Form'];
const BLOCKS = ['P', ...HEADINGS, 'L', 'Table', 'Note', ...ILLUSTRATIONS];
const GROUPS = ['Part', 'Art', 'Sect', 'Div', 'BlockQuote', 'TOC', 'Index', 'NonStruct', 'Private'];
const GROUPED = [...GROUPS, ...BLOCKS, 'Caption'];
const PHRASING = [...INLINE, ...ILLUSTRATIONS];
const FLOW = [...BLOCKS, ...GROUPS, ...INLINE];

/** The types that each type may contain (ISO 32000-1, 14.8.4, tables 333 to 340). Other types may contain phrasing. */
const MAY_HOLD: Readonly<Record<string, readonly string[]>> = {
  Document: GROUPED,
  Part: GROUPED,
  Art: GROUPED,
  Sect: GROUPED,
  Div: GROUPED,
  BlockQuote: FLOW,
  Caption: FLOW,
  NonStruct: FLOW,
  Private: FLOW,
  TOC: ['TOC', 'TOCI', 'Caption'],
  TOCI: ['Lbl', 'Reference', 'NonStruct', 'P', 'TOC', ...INLINE],
  Index: GROUPED,
  L: ['Caption', 'L', 'LI'],
  LI: ['Lbl', 'LBody'],
  LBody: FLOW,
  Table: ['Caption', 'TR', 'THead', 'TBody', 'TFoot'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  TH: FLOW,
  TD: FLOW,
  Note: ['Lbl', 'P', ...PHRASING],
  BibEntry: ['Lbl', ...PHRASING],
  Figure: ['Caption', ...PHRASING],
  Form: ['Lbl', ...PHRASING],
  Ruby: ['RB', 'RT', 'RP'],
  Warichu: ['WT', 'WP'],
};
/** Types that group others and have no content of their own (14.8.4.2). */
const NO_CONTENT = new Set('Document Part Art Sect Div TOC Index L LI Table THead TBody TFoot TR Ruby Warichu'.split(' '));
/** The cells of a table may be empty. */
const MAY_BE_EMPTY = new Set(['TD', 'TH']);

export function place({ id, type }: StructureElement): string {
  return `element ${id} (${type})`;
}

/** Checks the structure tree: types, nesting, headings, lists, tables, figures, languages. */
export function checkStructure(reading: Reading, report: Report) {
  const { tops, faults } = reading.structure;
  for (const fault of faults) report('ISO 32000-1 14.7.2', fault.place, fault.what);
  checkRoleMap(reading, report);
  if (tops.length !== 1 || tops[0]?.role !== 'Document')
    report(
      'ISO 32000-1 14.8.4.2',
      'structure tree root',
      `it holds ${tops.map(({ type }) => type).join(', ') || 'nothing'}, not one Document`,
    );
  for (const element of reading.elements) {
    checkElement(reading, element, report);
    if (element.role === 'L') checkList(reading, element, report);
    if (element.role === 'Table') checkTable(reading, element, report);
  }
  checkHeadings(reading, report);
}

function checkRoleMap({ file, structure: { root } }: Reading, report: Report) {
  const map = file.dictionary(root?.get('RoleMap')) ?? new Map();
  for (const [type, role] of map) {
    if (STANDARD_TYPES.has(type))
      report('ISO 14289-1 7.1, Matterhorn 02-004', 'role map', `the standard type ${type} is mapped to ${nameOf(role) ?? '?'}`);
    const passed = new Set<string>();
    let next: string | undefined = type;
    while (next !== undefined && !passed.has(next) && !STANDARD_TYPES.has(next)) {
      passed.add(next);
      next = nameOf(file.resolve(map.get(next)));
    }
    if (next !== undefined && passed.has(next)) report('ISO 14289-1 7.1, Matterhorn 02-003', 'role map', `${type} is mapped in a circle`);
  }
}

function checkElement(reading: Reading, element: StructureElement, report: Report) {
  const { file, structure } = reading;
  const { role, parent, dictionary, kids } = element;
  const say = (rule: string, what: string) => report(rule, place(element), what);

  if (role === undefined) say('ISO 14289-1 7.1, Matterhorn 02-001', `the type ${element.type} is not standard and mapped to none that is`);
  const parentReference = referenceOf(dictionary.get('P'));
  const expectedParent = parent?.id ?? referenceOf(file.catalog.get('StructTreeRoot'));
  if (parentReference !== expectedParent)
    say('ISO 32000-1 14.7.2, table 323', `its P is ${parentReference ?? 'missing'}, the element above it is ${expectedParent ?? 'none'}`);

  for (const kid of elementKids(element)) {
    const allowed = MAY_HOLD[role ?? ''] ?? PHRASING;
    if (role !== undefined && kid.role !== undefined && !allowed.includes(kid.role))
      say(ruleOfNesting(role, kid.role), `it may not hold ${kid.role} (element ${kid.id})`);
  }
  if (NO_CONTENT.has(role ?? '') && kids.some(({ kind }) => kind === 'content'))
    say('ISO 32000-1 14.8.4', `a ${role} groups other elements and holds no content itself`);
  if (isEmpty(reading, element)) say('ISO 14289-1 7.1 and 7.3, Matterhorn 13-001', 'it is empty: it holds no text');

  const language = textOf(file.get(dictionary, 'Lang'));
  if (language !== undefined && !isLanguage(language))
    say('ISO 14289-1 7.2, Matterhorn 11-001', `its Lang is ${language}, no language by BCP 47`);
  if (role === 'Figure' || role === 'Formula') {
    const said = [textOf(file.get(dictionary, 'Alt')), textOf(file.get(dictionary, 'ActualText'))];
    if (!said.some((text) => text !== undefined && text.trim() !== ''))
      say(
        role === 'Figure' ? 'ISO 14289-1 7.3, Matterhorn 13-004' : 'ISO 14289-1 7.7, Matterhorn 17-002',
        'it has no Alt and no ActualText',
      );
    if (role === 'Figure' && !Array.isArray(attributeOf(file, structure.root, element, 'Layout', 'BBox')))
      say('ISO 32000-1 14.8.5.4.3, table 344', 'it has no attribute BBox');
  }
}

function ruleOfNesting(parent: string, kid: string): string {
  const concerns = (types: RegExp) => types.test(parent) || types.test(kid);
  if (concerns(/^(L|LI|Lbl|LBody)$/)) return 'ISO 14289-1 7.2, Matterhorn 09-005';
  if (concerns(/^(Table|T[RHD]|THead|TBody|TFoot)$/)) return 'ISO 14289-1 7.2, Matterhorn 09-004';
  if (concerns(/^TOCI?$/)) return 'ISO 14289-1 7.2, Matterhorn 09-006';
  return 'ISO 32000-1 14.8.4';
}

/** True for an element without text, objects and child elements, and in an illustration without a picture. */
function isEmpty(reading: Reading, element: StructureElement): boolean {
  const { role = '', kids } = element;
  if (MAY_BE_EMPTY.has(role) || kids.some(({ kind }) => kind !== 'content')) return false;
  const isPicture = ILLUSTRATIONS.includes(role) || ILLUSTRATIONS.includes(element.parent?.role ?? '');
  return reading.textOf(element) === '' && !(isPicture && kids.length > 0);
}

function checkHeadings(reading: Reading, report: Report) {
  const { headings, elements } = reading;
  const unnumbered = elements.find(({ role }) => role === 'H');
  if (unnumbered && headings.length > 0) report('ISO 14289-1 7.4.4, Matterhorn 14-007', place(unnumbered), 'H stands beside H1 to H6');
  let above = 0;
  let first: StructureElement | undefined;
  for (const heading of headings) {
    const level = Number(heading.role?.slice(1));
    if (above === 0 && level !== 1) report('ISO 14289-1 7.4.2, Matterhorn 14-002', place(heading), 'the first heading is no H1');
    else if (level > above + 1) report('ISO 14289-1 7.4.2, Matterhorn 14-003', place(heading), `it follows H${above}: a level is skipped`);
    if (level === 1 && first) report('house rule: one title', place(heading), `there is an H1 before it, element ${first.id}`);
    if (level === 1) first ??= heading;
    above = level;
  }
  if (!first) report('house rule: one title', 'structure tree', 'there is no H1');
}

/** The numbering of a list by the form of its labels. A bullet is any character that is not a letter or digit. */
const NUMBERING: readonly [pattern: RegExp, values: readonly string[]][] = [
  [/^\(?\d+[.)]?$/, ['Decimal']],
  [/^\(?[ivxlc]+[.)]?$/, ['LowerRoman', 'LowerAlpha']],
  [/^\(?[IVXLC]+[.)]?$/, ['UpperRoman', 'UpperAlpha']],
  [/^\(?[a-z]+[.)]?$/, ['LowerAlpha']],
  [/^\(?[A-Z]+[.)]?$/, ['UpperAlpha']],
  [/^[^\p{L}\p{N}]*$/u, ['Disc', 'Circle', 'Square']],
];

function checkList(reading: Reading, list: StructureElement, report: Report) {
  const kids = elementKids(list);
  if (kids.some(({ role }, index) => role === 'Caption' && index > 0))
    report('ISO 14289-1 7.2, Matterhorn 09-005', place(list), 'its Caption is not its first kid');
  const items = kids.filter(({ role }) => role === 'LI');
  for (const item of items) {
    const roles = elementKids(item).map(({ role }) => role);
    if (!['Lbl LBody', 'LBody'].includes(roles.join(' ')))
      report('ISO 14289-1 7.2, Matterhorn 09-005', place(item), `it holds ${roles.join(', ') || 'nothing'}, not Lbl and LBody`);
  }
  const labels = items.flatMap(elementKids).filter(({ role }) => role === 'Lbl');
  const numbering = nameOf(attributeOf(reading.file, reading.structure.root, list, 'List', 'ListNumbering'));
  const [label] = labels.map((element) => reading.textOf(element));
  if (label === undefined) {
    if (numbering !== undefined && numbering !== 'None')
      report('ISO 32000-1 14.8.5.5, table 347', place(list), `ListNumbering is ${numbering}, and no item has a label`);
    return;
  }
  const wanted = NUMBERING.find(([pattern]) => pattern.test(label))?.[1] ?? [];
  if (!wanted.includes(numbering ?? ''))
    report(
      'ISO 14289-1 7.6, Matterhorn 16-001 and 16-002',
      place(list),
      `ListNumbering is ${numbering ?? 'missing'}, its first label "${label}" (${wanted.join(' or ')})`,
    );
}

function checkTable(reading: Reading, table: StructureElement, report: Report) {
  const { file, structure } = reading;
  const kids = elementKids(table);
  const count = (type: string) => kids.filter(({ role }) => role === type).length;
  if (count('THead') > 1 || count('TFoot') > 1 || (count('THead') + count('TFoot') > 0 && count('TBody') === 0))
    report('ISO 14289-1 7.2, Matterhorn 09-004', place(table), 'it wants at most one THead and TFoot, and a TBody beside them');

  const rows = withDescendants(table).filter(({ role }) => role === 'TR');
  const cells = rows.map((row) => elementKids(row).filter(({ role }) => role === 'TH' || role === 'TD'));
  for (const cell of cells.flat()) {
    const scope = nameOf(attributeOf(file, structure.root, cell, 'Table', 'Scope'));
    if (cell.role === 'TH' && !['Row', 'Column', 'Both'].includes(scope ?? ''))
      report('ISO 14289-1 7.5, Matterhorn 15-003', place(cell), `its Scope is ${scope ?? 'missing'}`);
  }
  const span = (cell: StructureElement, key: string) => numberOf(attributeOf(file, structure.root, cell, 'Table', key)) ?? 1;
  const widths = cells.map(() => 0);
  for (const [index, row] of cells.entries())
    for (const cell of row)
      for (let below = index; below < index + span(cell, 'RowSpan'); below += 1)
        widths[below] = (widths[below] ?? 0) + span(cell, 'ColSpan');
  if (new Set(widths).size > 1 || widths.length > rows.length)
    report('Matterhorn 01-006, note 3', place(table), `its rows have ${widths.join(', ')} cells`);
}
