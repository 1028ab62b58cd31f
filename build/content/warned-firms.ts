import type { Firm, WarnedFirm } from './schemas/records.ts';
import type { GenuineFirm, Reason } from '#src/register/reasons.ts';
import { RECORDS_PER_FILE, WARNINGS_PER_FILE, WARNINGS_PER_PAGE, cut, firstPage } from '#src/register/sizes.ts';
import { writeWarnedFirms, type WarnedFirmRow } from '#src/register/warned-firm-rows.ts';

/** The warned firms, divided into the part for the first load and the parts that come later. */
export interface WarnedFirmParts {
  /** The number of warned firms, and all of them or the first page of a long list. */
  list: { size: number; first: WarnedFirmRow[] };
  /** The whole list, {@link WARNINGS_PER_FILE} warned firms to a file. */
  files: WarnedFirmRow[][];
  /** {@link RECORDS_PER_FILE} reasons to a file, in the order of `files`. */
  reasons: Reason[][];
}

/** Sorts warned firms as the page lists them: the newest warnings first, and those of one day as in the content file. */
export function sortNewestFirst(firms: readonly WarnedFirm[]): WarnedFirm[] {
  return firms.toSorted((a, b) => (a.added === b.added ? 0 : a.added < b.added ? 1 : -1));
}

/**
 * Cuts the warned firms into parts, in their order. `regulated` is the register, for the clone firms, `untranslated` the
 * texts that are in English, and `changes` the days of the last changes, by id.
 */
export function buildWarnedFirms(
  firms: readonly WarnedFirm[],
  regulated: readonly Firm[] = [],
  untranslated: readonly string[] = [],
  changes: ReadonlyMap<string, string> = new Map(),
): WarnedFirmParts {
  const english = new Set(untranslated);
  const genuineOf = new Map(regulated.map(({ licenseId, name }): [string, GenuineFirm] => [licenseId, { licenseId, name }]));
  const reasons = firms.map(({ reason, clones }): Reason => {
    const genuine = clones === undefined ? undefined : genuineOf.get(clones);
    return { text: reason, ...(english.has(reason) && { isEnglish: true }), ...(genuine && { genuine }) };
  });
  const write = (some: readonly WarnedFirm[]) => writeWarnedFirms(some, changes);
  return {
    list: { size: firms.length, first: write(firstPage(firms, WARNINGS_PER_PAGE)) },
    files: cut(firms, WARNINGS_PER_FILE).map(write),
    reasons: cut(reasons, RECORDS_PER_FILE),
  };
}
