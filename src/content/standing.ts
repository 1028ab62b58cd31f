import type { FirmStatus } from './build-time/schemas/records.ts';

/** What a firm may do under its licence, as far as a short answer goes. */
export type Standing = 'regulated' | 'limited' | 'ended';

export const STANDINGS: Readonly<Record<FirmStatus, Standing>> = {
  Active: 'regulated',
  'Under Review': 'limited',
  Provisional: 'limited',
  Restricted: 'limited',
  Merged: 'ended',
  'Ceased Operations': 'ended',
};
