import type { Report } from '../findings.ts';
import { type Reading, normalise } from '../reading.ts';
import { type StructureElement, elementKids, nameFor } from '../structure.ts';

/** An element that must be in the tree. */
export interface ExpectedElement {
  /** `H1`, `P`, `L`, `LI` … */
  type: string;
  /** Its whole text, including child elements, with white space normalised. */
  text?: string;
  /** All child elements, in order. */
  children?: readonly ExpectedElement[];
}

const RULE = 'ISO 14289-1 7.1 and 7.2, Matterhorn 09-001';

/** Checks that the Document holds the expected elements in order. */
export function checkText(reading: Reading, expected: readonly ExpectedElement[], report: Report) {
  const [document] = reading.structure.tops;
  if (document) compare(reading, expected, document, report);
}

function compare(reading: Reading, expected: readonly ExpectedElement[], parent: StructureElement, report: Report) {
  const found = elementKids(parent);
  for (let index = 0; index < Math.max(expected.length, found.length); index += 1) {
    const wanted = expected[index];
    const element = found[index];
    if (!wanted || !element || wanted.type !== element.type) {
      const said = element && `${element.type} "${shortened(reading.textOf(element))}"`;
      report(
        RULE,
        element ? nameFor(element) : nameFor(parent),
        `number ${index + 1} in ${parent.type} is ${said ?? 'missing'}, the source has ${wanted ? `${wanted.type} "${shortened(wanted.text ?? '')}"` : 'no more'}`,
      );
      // The elements after it no longer correspond.
      return;
    }
    const text = reading.textOf(element);
    if (wanted.text !== undefined && normalise(wanted.text) !== text)
      report(RULE, nameFor(element), `it says ${difference(text, normalise(wanted.text))}`);
    if (wanted.children) compare(reading, wanted.children, element, report);
  }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}

/** The two texts from shortly before their first difference. */
function difference(found: string, wanted: string): string {
  let at = 0;
  while (at < found.length && found[at] === wanted[at]) at += 1;
  const from = Math.max(0, at - 20);
  return `"${from > 0 ? '… ' : ''}${shortened(found.slice(from))}", the source "${from > 0 ? '… ' : ''}${shortened(wanted.slice(from))}"`;
}
