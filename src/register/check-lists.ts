import type { CheckData, FirmRecord, WarningRecord } from '@frontier/check';
import type { FirmRow } from './firm-rows.ts';
import type { WarnedFirmRow } from './warned-firm-rows.ts';

/** The lists for the check. Their records also have what the pages show of them. */
export interface CheckLists extends CheckData {
  firms: readonly (Omit<FirmRecord, 'otherNames'> & Pick<FirmRow, 'status' | 'otherNames'>)[];
  warnings: readonly (Omit<WarningRecord, 'formerNames'> & WarnedFirmRow)[];
}
