import type { CheckData, KnownItem } from '../types.ts';

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
function ofStatus(status = ''): Standing {
  return status === '' ? 'regulated' : (BY_STATUS.get(status) ?? 'limited');
}

/** The standing of the firms that an item names or belongs to; undefined if there are none, or if their standings differ. */
export function standingOf({ facts }: KnownItem, data: CheckData): Standing | undefined {
  const [standing, ...others] = new Set(facts.firms.map(({ firm }) => ofStatus(data.firms[firm]?.status)));
  return others.length === 0 ? standing : undefined;
}
