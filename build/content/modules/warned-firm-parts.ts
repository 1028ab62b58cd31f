import { NO_PAST, type Past } from '../../history/past.ts';
import type { Firm, WarnedFirm } from '../schemas/records.ts';
import type { GenuineFirm, Reason } from '#src/register/reasons.ts';
import { writeWarnedFirms, type WarnedFirmRow } from '#src/register/warned-firm-rows.ts';
import { daysBetween, type WarningScale } from '#src/register/warning-scale.ts';

/** The warned firms, divided into the part for the first load and the parts that come later. */
export interface WarnedFirmParts {
  list: WarnedFirmRow[];
  /** In the order of the list. */
  reasons: Reason[];
  scale: WarningScale;
}

/** Sorts warned firms as the page lists them: the newest warnings first, and those of one day as in the content file. */
export function sortNewestFirst(firms: readonly WarnedFirm[]): WarnedFirm[] {
  return firms.toSorted((a, b) => (a.added === b.added ? 0 : a.added < b.added ? 1 : -1));
}

/**
 * Cuts the warned firms into parts, in their order. `regulated` is the register, for the clone firms, `untranslated` the
 * texts that are in English.
 */
export function buildWarnedFirms(
  firms: readonly WarnedFirm[],
  regulated: readonly Firm[] = [],
  untranslated: readonly string[] = [],
  past: Past = NO_PAST,
): WarnedFirmParts {
  const english = new Set(untranslated);
  const genuineOf = new Map(regulated.map(({ licenseId, name }): [string, GenuineFirm] => [licenseId, { licenseId, name }]));
  const reasons = firms.map(({ reason, clones }): Reason => {
    const genuine = clones === undefined ? undefined : genuineOf.get(clones);
    return { text: reason, ...(english.has(reason) && { isEnglish: true }), ...(genuine && { genuine }) };
  });
  return {
    list: writeWarnedFirms(firms, past),
    reasons,
    scale: buildScale(firms.map(({ added }) => added).toSorted()),
  };
}

/** The scale ends with the month of the newest warning. `days` are in ascending order. */
function buildScale(days: readonly string[]): WarningScale {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { from: '', length: 0, days: [] };
  const from = `${first.slice(0, 4)}-01-01`;
  const [year, month] = last.split('-').map(Number);
  const end = new Date(Date.UTC(year ?? 0, month ?? 0)).toISOString().slice(0, 10);
  return {
    from,
    length: daysBetween(from, end),
    days: days.map((day) => daysBetween(from, day)),
  };
}
