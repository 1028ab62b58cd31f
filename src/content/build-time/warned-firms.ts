import type { Firm, WarnedFirm } from '#src/content/build-time/schemas/records.ts';
import { REASONS_PER_CHUNK, WARNINGS_PER_PAGE, WARNINGS_PER_SHARD } from '#src/content/list-sizes.ts';
import { chunk, cutIntoShards } from '#src/content/shards.ts';
import { writeWarnedFirms, type WarnedFirmColumns } from '#src/content/warned-firm-columns.ts';
import type { GenuineFirm, Reason } from '#src/content/warned-firm-reasons.ts';

/** The warned firms, divided into the part for the first load and the parts that come later. */
export interface WarnedFirmParts {
  /** The number of warned firms, and all of them or the first page of a long list. */
  list: { size: number; first: WarnedFirmColumns };
  /** Shards of {@link WARNINGS_PER_SHARD} warned firms; none if `list` has all of them. */
  rows: WarnedFirmColumns[];
  /** In chunks of {@link REASONS_PER_CHUNK} reasons, in the order of `list`. */
  reasons: Reason[][];
}

/**
 * Cuts the warned firms into parts, in the order of the content file. `regulated` is the register, for the clone firms, and `untranslated` the
 * texts that are in English.
 */
export function buildWarnedFirms(
  firms: readonly WarnedFirm[],
  regulated: readonly Firm[] = [],
  untranslated: readonly string[] = [],
): WarnedFirmParts {
  const english = new Set(untranslated);
  const genuineOf = new Map(regulated.map(({ licenseId, name }): [string, GenuineFirm] => [licenseId, { licenseId, name }]));
  const reasons = firms.map(({ reason, clones }): Reason => {
    const genuine = clones === undefined ? undefined : genuineOf.get(clones);
    return { text: reason, ...(english.has(reason) && { isEnglish: true }), ...(genuine && { genuine }) };
  });
  const { first, rows } = cutIntoShards(firms, { perPage: WARNINGS_PER_PAGE, perShard: WARNINGS_PER_SHARD }, writeWarnedFirms);
  return { list: { size: firms.length, first }, rows, reasons: chunk(reasons, REASONS_PER_CHUNK) };
}
