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
