import { VERDICTS, recordsOf, type Answer, type Item } from '@frontier/check';
import { defang, defangEmail } from '#src/search/defang.ts';

/*
 * What the pages say about the items of an answer. An item is shown in the visitor's own words, except for an address, which is shown as a
 * browser would open it.
 */

/** An item as text. Addresses are written so that nobody opens them by accident. */
export function itemText(item: Item, text: string): string {
  if (item.kind === 'site') return defang(item.canonical);
  if (item.kind === 'email') return defangEmail(item.canonical);
  const [range] = item.ranges;
  return range ? text.slice(...range).trim() : item.canonical;
}

/** The warnings that an answer is about, or may be about because of a partial or similar name. */
export function meantWarnings(answer: Answer): readonly { position: number; name: string }[] {
  const { records } = recordsOf(answer).warnings;
  if (answer.verdict !== 'likeWarned') return records.filter(({ rank }) => rank === 'exact');
  const similar = (answer.decidedBy?.facts.resembles ?? []).filter(({ list }) => list === 'warnings');
  const byPosition = new Map([...records, ...similar].map(({ position, name }) => [position, { position, name }]));
  return [...byPosition.values()];
}

/** Whether the lists know the text of an answer, so that nothing else may say that it was not found. */
export function isKnown({ verdict }: Answer): boolean {
  return verdict !== 'unknown' && verdict !== 'nothing';
}

/** Whether the answer is said beside the rows of a search. Rows speak for themselves, except that they may be those of another firm, or cloned. */
export function isSaidBeside(answer: Answer, hasRows: boolean): boolean {
  return hasRows ? VERDICTS[answer.verdict].tone === 'alarm' : isKnown(answer);
}
