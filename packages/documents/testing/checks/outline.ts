import type { Report } from '../findings.ts';
import { type Reading, normalise } from '../reading.ts';
import { type StructureElement, referenceOf } from '../structure.ts';
import { type Dictionary, nameOf, numberOf, textOf } from '../values.ts';

/** A bookmark (ISO 32000-1, 12.3.3). */
interface Bookmark {
  id: string;
  title: string;
  /** From 1. */
  depth: number;
  dictionary: Dictionary;
}

/** Checks that each heading has a bookmark that leads to it and is on the same level. */
export function checkOutline(reading: Reading, report: Report) {
  const bookmarks = readBookmarks(reading, report);
  const { headings } = reading;
  for (let index = 0; index < Math.max(bookmarks.length, headings.length); index += 1) {
    const bookmark = bookmarks[index];
    const heading = headings[index];
    const wanted = heading && `"${reading.textOf(heading)}" (${heading.type})`;
    const found = bookmark && `"${normalise(bookmark.title)}" (H${bookmark.depth})`;
    if (!bookmark || !heading || found !== wanted) {
      report(
        'WCAG 2.4.5 (technique PDF2)',
        bookmark ? `outline item ${bookmark.id}` : 'outline',
        `bookmark ${index + 1} is ${found ?? 'missing'}, heading ${index + 1} ${wanted ?? 'missing'}`,
      );
      // The others no longer correspond.
      return;
    }
    checkDestination(reading, bookmark, heading, report);
  }
}

/** Reads the bookmarks in order, and checks their links to each other. */
function readBookmarks({ file }: Reading, report: Report): Bookmark[] {
  const found: Bookmark[] = [];
  const seen = new Set<string>();
  const say = (id: string, what: string) => report('ISO 32000-1 12.3.3', `outline item ${id}`, what);

  /** Reads what is below an item. @returns how many items are shown below it when it is open */
  const readBelow = (parent: Dictionary, parentId: string, depth: number): number => {
    let shown = 0;
    let previous: string | undefined;
    let value = parent.get('First');
    for (let id = referenceOf(value); id !== undefined && !seen.has(id); id = referenceOf(value)) {
      seen.add(id);
      const dictionary = file.dictionary(value) ?? new Map();
      if (referenceOf(dictionary.get('Parent')) !== parentId) say(id, 'its Parent is not the item that it is below');
      if (referenceOf(dictionary.get('Prev')) !== previous) say(id, 'its Prev is not the item before it');
      found.push({ id, title: textOf(file.get(dictionary, 'Title')) ?? '', depth, dictionary });
      shown += 1 + readBelow(dictionary, id, depth + 1);
      previous = id;
      value = dictionary.get('Next');
    }
    if (referenceOf(parent.get('Last')) !== previous) say(parentId, 'its Last is not its last item');
    // All of our bookmarks are open.
    const count = numberOf(file.get(parent, 'Count')) ?? 0;
    if (count !== shown) say(parentId, `its Count is ${count}, and ${shown} items are below it`);
    return shown;
  };
  const root = file.catalog.get('Outlines');
  const dictionary = file.dictionary(root);
  if (dictionary) readBelow(dictionary, referenceOf(root) ?? '', 1);
  return found;
}

function checkDestination({ file, pageById }: Reading, { id, title, dictionary }: Bookmark, heading: StructureElement, report: Report) {
  const say = (what: string) => report('ISO 32000-1 12.3.2', `outline item ${id} ("${title}")`, what);
  const [target, fit, x, y] = file.array(dictionary.get('Dest')) ?? [];
  const page = pageById(referenceOf(target));
  const [kid] = heading.kids;
  const begins = kid?.kind === 'content' ? pageById(kid.page) : undefined;
  if (!page || nameOf(fit) !== 'XYZ' || typeof x !== 'number' || typeof y !== 'number') {
    say('it does not lead to a place on a page of the document');
    return;
  }
  if (page !== begins) say(`it leads to page ${page.number}, its heading is on page ${begins?.number ?? 'none'}`);
  const [left, bottom, right, top] = page.mediaBox;
  if (x < left || x >= right || y <= bottom || y > top) say(`it leads to ${x} ${y}, which is not on the page`);
  const first = kid?.kind === 'content' ? begins?.byMcid.get(kid.mcid)?.[0]?.text : undefined;
  if (page === begins && first && y < first.baseline) say(`it leads below its heading: ${y}, and the heading is at ${first.baseline}`);
}
