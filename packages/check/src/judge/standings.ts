import type { CheckData, KnownItem } from '../types.ts';
import { isContact } from './points.ts';

/** Whether the licence of a firm is in force, in force with limits, or has ended. */
export type Standing = 'regulated' | 'limited' | 'ended';

/** The standing of a firm with each status that the check knows. */
export const STANDINGS = {
  Active: 'regulated',
  'Under Review': 'limited',
  Provisional: 'limited',
  Restricted: 'limited',
  Merged: 'ended',
  'Ceased Operations': 'ended',
} as const;

const BY_STATUS = new Map<string, Standing>(Object.entries(STANDINGS));

/**
 * The standing of a firm. A status that the check does not know, such as `Suspended`, may mean anything, so the answer is to read the register.
 * Without a status, the firm is only known to be in the register.
 */
function standingOf(status = ''): Standing {
  return status === '' ? 'regulated' : (BY_STATUS.get(status) ?? 'limited');
}

/** The standings of the firms that an item names or belongs to. If the text names some of the firms that share a contact point, these count. */
export function standingsOf(item: KnownItem, named: readonly number[], data: CheckData): Standing[] {
  const owners = item.facts.firms.map(({ firm }) => firm);
  const meant = isContact(item) ? owners.filter((firm) => named.includes(firm)) : [];
  return (meant.length > 0 ? meant : owners).map((firm) => standingOf(data.firms[firm]?.status));
}
