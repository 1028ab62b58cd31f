import { buildCheckLists, buildRegister } from '#build/content/register.ts';
import { buildWarnedFirms, sortNewestFirst } from '#build/content/warned-firms.ts';
import { pastOf } from '#build/history/past.ts';
import type { Records } from '#src/check/records.ts';
import { content } from './content.ts';

const newestFirst = sortNewestFirst(content.warnedFirms);
const past = pastOf(content.history);
const lists = buildCheckLists(content.firms, newestFirst, past);
const details = buildRegister(content.firms, newestFirst, past).details.flat();
const reasons = buildWarnedFirms(newestFirst, content.firms).reasons.flat();

/** All records of our lists by position, as an answer has those that it names. */
export const ALL_RECORDS: Records = {
  firms: new Map(lists.firms.map((firm, position) => [position, { ...firm, details: details[position] }])),
  warnings: new Map(lists.warnings.map((firm, position) => [position, { ...firm, reason: reasons[position] }])),
};
