import type { FirmDetails } from '#src/content/register-data.ts';
import { STANDINGS } from '#src/content/standing.ts';
import type { CheckAnswer, Matches } from '#src/search/check/check.ts';
import type { VerdictName } from './verdict-word.tsx';

/** The ranks of matches, best first. */
export const RANKS = ['exact', 'word', 'part', 'remembered'] as const;

/** The best rank that has a match. */
export function bestRank({ count }: Matches): (typeof RANKS)[number] | undefined {
  return RANKS.find((rank) => count[rank] > 0);
}

/**
 * The name of the shown verdict. A licence is not enough for "Regulated": firms may have lost theirs, and several firms may have
 * different statuses. A firm with a known clone is always shown as such.
 *
 * @param firms the records of the firms in the answer that are loaded
 */
export function nameVerdict(
  { verdict, intake, message, firms: { count } }: Pick<CheckAnswer, 'verdict' | 'intake' | 'message'> & { firms: Pick<Matches, 'count'> },
  firms: readonly (Pick<FirmDetails, 'status' | 'clones'> | undefined)[],
): VerdictName | undefined {
  if (verdict === 'empty') return undefined;
  if (verdict === 'neither') return intake.addresses.length > 0 || message !== undefined ? 'unknown' : 'neither';
  // A licence among other words: the firm is in the register, but someone else may have written the words.
  if (verdict === 'unsettled') return count.exact > 0 && intake.addresses.length === 0 ? 'listed' : 'unsettled';
  if (verdict !== 'regulated') return verdict;
  if (firms.some((firm) => firm?.clones)) return 'both';
  const standings = new Set(firms.map((firm) => firm && STANDINGS[firm.status]));
  const [only] = standings;
  return standings.size === 1 && only !== undefined ? only : 'listed';
}
