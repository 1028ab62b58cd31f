import { STANDINGS as KNOWN, type Standing } from '@frontier/check';
import type { FirmStatus } from '#build/content/schemas/records.ts';

/** Whether a firm with a status may carry on its business, for a short answer. A status that the check does not know is an error of types. */
export const STANDINGS: Readonly<Record<FirmStatus, Standing>> = KNOWN;
