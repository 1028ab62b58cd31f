import { VERDICTS, type Answer, type Item } from '@frontier/check';
import { defang, defangEmail } from '#src/search/defang.ts';

/*
 * What the pages say about the items of an answer. An item is shown in the visitor's own words, except for an address, which is shown as a
 * browser would open it.
 */

/** An item as text. Addresses are written so that nobody opens them by accident. */
export function itemText(item: Item, text: string): string {
  if (item.kind === 'site') return defang(item.canonical);
  if (item.kind === 'email') return defangEmail(item.canonical);
  return asTyped(item, text);
}

function asTyped({ ranges: [range], canonical, isDecoded }: Item, text: string): string {
  return range && !isDecoded ? text.slice(...range).trim() : canonical;
}

/** What a report about a text begins with: its names, the item that decided, or the host of an email address, because a mailbox may not be in an address. */
export function reportedOf(text: string, { decidedBy, items }: Answer): string {
  if (!decidedBy) return text;
  if (decidedBy.kind === 'email') return decidedBy.host;
  const names = items.filter(({ kind, certainty }) => kind === 'name' && certainty === 'sure');
  return (names.includes(decidedBy) ? names : [decidedBy]).map((item) => asTyped(item, text)).join(', ');
}

/** Whether the lists know the text of an answer, so that nothing else may say that it was not found. */
export function isKnown({ verdict }: Answer): boolean {
  return verdict !== 'unknown' && verdict !== 'nothing';
}

/** Whether the answer is said beside the rows of a search. Rows speak for themselves, except that they may be those of another firm, or cloned. */
export function isSaidBeside(answer: Answer, hasRows: boolean): boolean {
  return hasRows ? VERDICTS[answer.verdict].tone === 'alarm' : isKnown(answer);
}
