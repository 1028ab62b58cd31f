import type { Mark } from '../content-stream.ts';
import type { Report } from '../findings.ts';
import { type ReadPage, type Reading, ownerOf } from '../reading.ts';
import { nameOf } from '../values.ts';

const ARTIFACT_TYPES = new Set(['Pagination', 'Layout', 'Page', 'Background']);

/** Checks that everything painted is tagged or an artifact, and that the marks of each page are valid. */
export function checkContent(reading: Reading, report: Report) {
  for (const page of reading.pages) {
    const place = (operator: number) => `page ${page.number}, operator ${operator}`;
    for (const { operator, rule, what } of page.painted.faults) report(rule, place(operator), what);
    for (const { operator, name, marks, text } of page.painted.paintings) {
      if (ownerOf(marks) !== undefined || artifactOf(marks)) continue;
      const said = text === undefined ? '' : ` ("${text.text}")`;
      report('ISO 14289-1 7.1, Matterhorn 01-005', place(operator), `${name}${said} is neither in tagged content nor in an artifact`);
    }
    const seen = new Set<number>();
    for (const { mcid, operator, painted } of page.painted.marks) {
      if (mcid === undefined) continue;
      if (!painted) report('ISO 32000-1 14.7.4.2', place(operator), `nothing is painted in MCID ${mcid}`);
      if (seen.has(mcid)) report('ISO 32000-1 14.7.4.2', place(operator), `MCID ${mcid} stands twice on the page`);
      seen.add(mcid);
    }
    for (const mark of page.painted.marks) if (mark.tag === 'Artifact') checkArtifact(mark, page, place(mark.operator), reading, report);
  }
}

/** An artifact with text must be marked as a header or footer, and be at the top or bottom of the page. */
function checkArtifact(mark: Mark, page: ReadPage, place: string, { file }: Reading, report: Report) {
  const type = nameOf(file.get(mark.properties, 'Type'));
  const subtype = nameOf(file.get(mark.properties, 'Subtype'));
  if (type !== undefined && !ARTIFACT_TYPES.has(type))
    report('ISO 32000-1 14.8.2.2, table 330', place, `there is no type of artifacts ${type}`);
  const texts = page.painted.paintings.filter(({ marks }) => artifactOf(marks) === mark).flatMap(({ text }) => text ?? []);
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
      report('ISO 14289-1 7.8, Matterhorn 18-002', place, `"${text}" is called a ${subtype} and stands on the other half of the page`);
}

function artifactOf(marks: readonly Mark[]): Mark | undefined {
  return marks.find(({ tag }) => tag === 'Artifact');
}
