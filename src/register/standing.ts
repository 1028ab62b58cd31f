import { STANDINGS as KNOWN, type Standing } from '@frontier/check';
import type { FirmStatus } from '#build/content/schemas/records.ts';
import type { StatusGroup } from './register-data.ts';

/** Whether a firm with a status may carry on its business, for a short answer. A status that the check does not know is an error of types. */
export const STANDINGS: Readonly<Record<FirmStatus, Standing>> = KNOWN;

/** The group of each status, which decides its shape, its colour and its place in drawings. */
export const STATUS_GROUPS: Readonly<Record<FirmStatus, StatusGroup>> = {
  Active: 'active',
  'Under Review': 'caution',
  Provisional: 'caution',
  Restricted: 'limited',
  Merged: 'limited',
  'Ceased Operations': 'limited',
};
