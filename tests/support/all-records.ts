import { buildCheckLists, buildRegister } from '#build/content/modules/register.ts';
import type { Firm } from '#build/content/schemas/records.ts';
import { sortNewestFirst } from '#build/content/modules/warned-firm-parts.ts';
import type { Records } from '#src/check/named-records.ts';
import { content } from './content.ts';

const newestFirst = sortNewestFirst(content.warnedFirms);
const { past } = content;

/** All records of a register, and our warnings, by position, as an answer has those that it names. */
export function recordsWith(register: readonly Firm[]): Records {
  const lists = buildCheckLists(register, newestFirst, past);
  return { firms: new Map(lists.firms.entries()), warnings: new Map(lists.warnings.entries()) };
}

/** All records of our lists. */
export const ALL_RECORDS = recordsWith(content.firms);

/** The full records of our firms, by position. */
export const ALL_DETAILS = buildRegister(content.firms, newestFirst, past).details;
