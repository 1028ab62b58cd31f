import type { Item } from '../types.ts';
import { isContact } from './is-contact.ts';

/**
 * Whether an item is part of what a message says. Addresses of the recipient, technical lines, and text that may be something else, such as
 * a share, are not.
 */
export const isSaid = ({ part, isGuess }: Pick<Item, 'part' | 'isGuess'>) => part === 'body' && !isGuess;

/**
 * The contact points that a message gives for its sender. Links to networks and stores do not count, because they say little about the
 * sender.
 */
export const pointsOf = (items: readonly Item[]) => items.filter((item) => isContact(item) && isSaid(item) && !item.facts.isNeutral);
