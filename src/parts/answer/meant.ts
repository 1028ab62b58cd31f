import { RANKS, type MatchedRecord } from '@frontier/check';

/** Whether an answer is about records with this kind of match: a full match, or the best other one if a record may be meant (`isLikely`). */
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
