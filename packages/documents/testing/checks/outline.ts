import type { Report } from '../findings.ts';
import { type Outline, readOutline } from '../outline.ts';
import { type Reading, firstPage, normalise } from '../reading.ts';
import type { StructureElement } from '../structure.ts';

/** Checks that there is a bookmark for each heading of a level with bookmarks, nested like them and leading to its heading. */
export function checkOutline(reading: Reading, report: Report) {
  const { items, faults } = readOutline(reading);
  for (const fault of faults) report('ISO 32000-1 12.3.3', fault.place, fault.what);
  const { headings } = reading;
  if (items.length === 0) {
    if (headings.length > 0) report('ISO 32000-1 12.3.3, WCAG 2.4.5 (technique PDF2)', 'catalogue', 'there are headings and no Outlines');
    return;
  }
  const titled = new Set(items.map(({ title }) => normalise(title)));
  const levels = new Set(headings.filter((heading) => titled.has(reading.textOf(heading))).map(levelOf));
  const wanted = headings.filter((heading) => levels.has(levelOf(heading)));
  for (let index = 0; index < Math.max(items.length, wanted.length); index += 1) {
    const item = items[index];
    const heading = wanted[index];
    const text = heading && reading.textOf(heading);
    if (!item || !heading || normalise(item.title) !== text) {
      report(
        'WCAG 2.4.5 (technique PDF2)',
        item ? `outline item ${item.id}` : 'outline',
        `bookmark ${index + 1} is ${item ? `"${item.title}"` : 'missing'}, heading ${index + 1} ${text === undefined ? 'missing' : `"${text}"`}`,
      );
      return;
    }
    checkItem(reading, item, heading, items[index - 1], wanted[index - 1], report);
  }
}

function levelOf({ role }: StructureElement): number {
  return Number(role?.slice(1));
}

function checkItem(
  reading: Reading,
  item: Outline,
  heading: StructureElement,
  before: Outline | undefined,
  headingBefore: StructureElement | undefined,
  report: Report,
) {
  const at = `outline item ${item.id} ("${item.title}")`;
  if (before && headingBefore && Math.sign(item.depth - before.depth) !== Math.sign(levelOf(heading) - levelOf(headingBefore)))
    report('WCAG 2.4.5 (technique PDF2)', at, `it is nested otherwise than its heading, ${heading.role} after ${headingBefore.role}`);
  const page = firstPage(reading, heading);
  if (!item.page) {
    report('ISO 32000-1 12.3.2', at, 'it leads to no page of the document');
    return;
  }
  if (item.page !== page)
    report('ISO 32000-1 12.3.2', at, `it leads to page ${item.page.number}, its heading is on page ${page?.number ?? 'none'}`);
  const [left, bottom, right, top] = item.page.mediaBox;
  const { x, y } = item;
  if ((x !== undefined && (x < left || x >= right)) || (y !== undefined && (y <= bottom || y > top)))
    report('ISO 32000-1 12.3.2.2', at, `it leads to ${x ?? '–'} ${y ?? '–'}, which is not on the page`);
  const [kid] = heading.kids;
  const first = kid?.kind === 'content' ? page?.byMcid.get(kid.mcid)?.[0]?.text : undefined;
  if (item.page === page && first && y !== undefined && y < first.baseline)
    report('ISO 32000-1 12.3.2.2', at, `it leads below its heading: ${y}, and the heading stands at ${first.baseline}`);
}
