import { buildCheckLists, buildRegister } from '#build/content/register.ts';
import type { Firm } from '#build/content/schemas/records.ts';
import { buildWarnedFirms, sortNewestFirst } from '#build/content/warned-firms.ts';
import { pastOf } from '#build/history/past.ts';
import type { Records } from '#src/check/records.ts';
import { content } from './content.ts';

const newestFirst = sortNewestFirst(content.warnedFirms);
const past = pastOf(content.history);

/** All records of a register, and our warnings, by position, as an answer has those that it names. */
export function recordsWith(register: readonly Firm[]): Records {
  const lists = buildCheckLists(register, newestFirst, past);
  const details = buildRegister(register, newestFirst, past).details.flat();
  const reasons = buildWarnedFirms(newestFirst, register).reasons.flat();
  return {
    firms: new Map(lists.firms.map((firm, position) => [position, { ...firm, details: details[position] }])),
    warnings: new Map(lists.warnings.map((firm, position) => [position, { ...firm, reason: reasons[position] }])),
  };
}

/** All records of our lists. */
export const ALL_RECORDS = recordsWith(content.firms);
