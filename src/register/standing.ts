import type { FirmStatus } from '#build/content/schemas/records.ts';

/** Whether a firm may carry on its business, for a short answer. */
export type Standing = 'regulated' | 'limited' | 'ended';

export const STANDINGS: Readonly<Record<FirmStatus, Standing>> = {
  Active: 'regulated',
  'Under Review': 'limited',
  Provisional: 'limited',
  Restricted: 'limited',
  Merged: 'ended',
  'Ceased Operations': 'ended',
};
