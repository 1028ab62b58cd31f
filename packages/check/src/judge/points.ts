import type { Item } from '../types.ts';

/**
 * Whether an item is a way to reach somebody: a web address, an email address or a telephone number.
 *
 * @example
 * isContact(check('apexmeridian.example').items[0]); // true
 */
export function isContact({ kind }: Pick<Item, 'kind'>): boolean {
  return kind === 'site' || kind === 'email' || kind === 'phone';
}

/** Whether an item is a name or a licence number, which says who somebody claims to be. */
export const isIdentity = ({ kind }: Pick<Item, 'kind'>) => kind === 'name' || kind === 'licence';

/** Whether an item is a way to reach or to pay somebody, or a name, and no list has it. No answer about the rest is calm beside it. */
export const isLeftOver = ({ role, state }: Item) =>
  role !== 'reader' && (state === 'unknown' || state === 'uncheckable' || state === 'notOnRecord');

/** Whether an item that no list has is a reason for an alarm. */
export const isSureOf = ({ role, certainty }: Pick<Item, 'role' | 'certainty'>) => role !== 'reader' && certainty === 'sure';
