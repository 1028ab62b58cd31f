import { buildRegister } from '#build/content/register.ts';
import { buildWarnedFirms, sortNewestFirst } from '#build/content/warned-firms.ts';
import type { Records } from '#src/check/records.ts';
import { content } from './content.ts';

const register = buildRegister(content.firms, content.warnedFirms);
const warned = buildWarnedFirms(sortNewestFirst(content.warnedFirms), content.firms);
const [details, reasons] = [register.details.flat(), warned.reasons.flat()];
const contacts = register.checkRows.flat();

/** All records of our lists by position, as an answer has those that it names. */
export const ALL_RECORDS: Records = {
  firms: new Map(
    register.files.flat().flatMap((row, position) => {
      const contact = contacts[position];
      return contact ? [[position, { ...row, ...contact, details: details[position] }]] : [];
    }),
  ),
  warnings: new Map(warned.files.flat().map((row, position) => [position, { ...row, reason: reasons[position] }])),
};
