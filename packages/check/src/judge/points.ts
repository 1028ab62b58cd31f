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

/**
 * Whether an item is part of what a message says. Addresses of the recipient, technical lines, and text that may be something else, such as
 * a share, are not.
 */
export const isSaid = ({ part, isGuess }: Pick<Item, 'part' | 'isGuess'>) => part === 'body' && !isGuess;

/**
 * Whether an item of the body may be a way to reach or to pay somebody that the lists cannot have: an account, a user name, a page on a
 * network or a store, or what may be a telephone number. No answer about the other items is calm beside it.
 */
export const isLeftOver = ({ kind, part, state, isGuess, facts }: Item) =>
  part === 'body' && (state === 'uncheckable' || (state === 'unknown' && ((kind === 'phone' && isGuess) || facts.isNeutral)));

/**
 * The contact points that a message gives for its sender. Links to networks and stores do not count, because they say little about the
 * sender.
 */
export const pointsOf = (items: readonly Item[]) => items.filter((item) => isContact(item) && isSaid(item) && !item.facts.isNeutral);
