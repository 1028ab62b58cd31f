import { recordsOf, type Answer, type Item, type Resemblance } from '@frontier/check';
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

/** How an address can have the name of a firm in it. One that differs in a letter has another name. */
const WITH_NAME: ReadonlySet<Resemblance['how']> = new Set(['same', 'word', 'subdomain', 'path', 'mailbox', 'pretends']);

/**
 * Whether an address only contains the name of a firm that has given us no contact points. If the firm had contact points,
 * the state of the address would be `notOnRecord`.
 */
export function isNamesake({ state }: Pick<Item, 'state'>, { list, field, how }: Pick<Resemblance, 'list' | 'field' | 'how'>): boolean {
  return state === 'unknown' && list === 'firms' && field === 'name' && WITH_NAME.has(how);
}

/** The warnings that an answer is about, or may be about because of a partial or similar name. */
export function meantWarnings(answer: Answer): readonly { position: number; name: string }[] {
  const { records } = recordsOf(answer).warnings;
  if (answer.verdict !== 'likeWarned') return records.filter(({ rank }) => rank === 'exact');
  const similar = (answer.decidedBy?.facts.resembles ?? []).filter(({ list }) => list === 'warnings');
  const byPosition = new Map([...records, ...similar].map(({ position, name }) => [position, { position, name }]));
  return [...byPosition.values()];
}
