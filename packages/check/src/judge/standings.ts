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
export function standingOf(status = ''): Standing {
  return status === '' ? 'regulated' : (BY_STATUS.get(status) ?? 'limited');
}
