import rows from 'content:warned-firms/list';
import { idOf, type ListedWarnedFirm } from './warned-firm-rows.ts';

export { idOf, type ListedWarnedFirm };

/** The warned firms, newest warning first. */
export const warnings: readonly ListedWarnedFirm[] = rows.map((row, position) => ({ ...row, position }));
