import type { Mark } from '../content-stream.ts';
import type { Report } from '../findings.ts';
import type { ReadPage, Reading } from '../reading.ts';
import { nameOf } from '../values.ts';

/** Checks that everything painted is tagged or an artifact, and that the marks of each page are valid. */
export function checkContent(reading: Reading, report: Report) {
  for (const page of reading.pages) {
    const place = (operator: number) => `page ${page.number}, operator ${operator}`;
    for (const { operator, rule, what } of page.painted.faults) report(rule, place(operator), what);
    for (const { operator, name, mark, text } of page.painted.paintings) {
      if (mark?.mcid !== undefined || mark?.tag === 'Artifact') continue;
      const shown = text === undefined ? '' : ` ("${text.text}")`;
      report('ISO 14289-1 7.1, Matterhorn 01-005', place(operator), `${name}${shown} is neither in tagged content nor in an artifact`);
    }
    const seen = new Set<number>();
    for (const { mcid, operator, painted } of page.painted.marks) {
      if (mcid === undefined) continue;
      if (!painted) report('ISO 32000-1 14.7.4.2', place(operator), `nothing is painted in MCID ${mcid}`);
      if (seen.has(mcid)) report('ISO 32000-1 14.7.4.2', place(operator), `MCID ${mcid} is on the page twice`);
      seen.add(mcid);
    }
    for (const mark of page.painted.marks) checkProperties(mark, page, place(mark.operator), report);
  }
}

/** The properties that our marks have. Others, such as ActualText or Lang, would change how the content is read. */
const PROPERTIES = new Set(['MCID', 'Type', 'Subtype']);

/** An artifact with text must be marked as a header or footer, and be at the top or bottom of the page. */
function checkProperties(mark: Mark, page: ReadPage, place: string, report: Report) {
  for (const key of mark.properties.keys())
    if (!PROPERTIES.has(key)) report('ISO 32000-1 14.6.2', place, `${key} is not a property that our marks have`);
  if (mark.tag !== 'Artifact') return;
  const type = nameOf(mark.properties.get('Type'));
  const subtype = nameOf(mark.properties.get('Subtype'));
  if (type !== 'Pagination' && type !== 'Layout')
    report('ISO 32000-1 14.8.2.2, table 330', place, `${type ?? '(none)'} is not a type that our artifacts have`);
  const texts = page.painted.paintings.flatMap((painting) => (painting.mark === mark ? (painting.text ?? []) : []));
  const [first] = texts;
  if (!first) return;
  if (type !== 'Pagination')
    report('ISO 14289-1 7.8, Matterhorn 18-001', place, `the artifact "${first.text}" has type ${type ?? '(none)'}, not Pagination`);
  else if (subtype !== 'Header' && subtype !== 'Footer')
    report(
      'ISO 14289-1 7.8, Matterhorn 18-002',
      place,
      `the artifact "${first.text}" has subtype ${subtype ?? '(none)'}, not Header or Footer`,
    );
  const [, bottom, , top] = page.mediaBox;
  const middle = (bottom + top) / 2;
  for (const { baseline, text } of texts)
    if ((subtype === 'Header' && baseline < middle) || (subtype === 'Footer' && baseline > middle))
      report('ISO 14289-1 7.8, Matterhorn 18-002', place, `"${text}" is a ${subtype}, and is on the other half of the page`);
}
