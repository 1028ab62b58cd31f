import rows from 'content:warned-firms/list';
import type { ListedWarnedFirm } from './warned-firm-rows.ts';

/** The warned firms, newest warning first. */
export const warnings: readonly ListedWarnedFirm[] = rows.map((row, position) => ({ ...row, position }));
