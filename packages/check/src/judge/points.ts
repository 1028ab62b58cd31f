import type { Item } from '../types.ts';
import { isContact } from './is-contact.ts';

/** Whether a message says an item: not whom it was sent to, nor how it travelled, nor text that may be something else, such as a share. */
export const isSaid = ({ part, isGuess }: Pick<Item, 'part' | 'isGuess'>) => part === 'body' && !isGuess;

/** The items that a message asks somebody to use to reach its sender. A link to a network or a store says little about the sender. */
export const pointsOf = (items: readonly Item[]) => items.filter((item) => isContact(item) && isSaid(item) && !item.facts.isNeutral);
