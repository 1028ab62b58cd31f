import { RANKS, type MatchedRecord } from '@frontier/check';

/**
 * The kind of match of the records that an answer is about: those that match in full, and if the answer is that a record may be meant
 * (`isLikely`), the best of the others.
 */
export function isMeant(
  rank: (typeof RANKS)[number],
  records: readonly Pick<MatchedRecord<unknown>, 'rank'>[],
  isLikely: boolean,
): boolean {
  return rank === 'exact' || (isLikely && rank === RANKS.find((best) => records.some((one) => one.rank === best)));
}

/** The records that an answer is about. */
export function meantOf<Match>(records: readonly MatchedRecord<Match>[], isLikely: boolean): MatchedRecord<Match>[] {
  return records.filter(({ rank }) => isMeant(rank, records, isLikely));
}
