import type { FirmStatus } from '#src/content/schemas.ts';
import type { CheckAnswer, Matches } from '#src/search/check.ts';
import type { VerdictName } from './verdict-word.tsx';

/** What a firm may do under its licence, as far as a verdict goes. */
const STANDINGS: Readonly<Record<FirmStatus, 'regulated' | 'limited' | 'ended'>> = {
  Active: 'regulated',
  'Under Review': 'limited',
  Provisional: 'limited',
  Restricted: 'limited',
  Merged: 'ended',
  'Ceased Operations': 'ended',
};

/** The ranks of matches, best first. */
export const RANKS = ['exact', 'word', 'part'] as const;

/** The best rank that has a match. */
export function bestRank({ count }: Matches): (typeof RANKS)[number] | undefined {
  return RANKS.find((rank) => count[rank] > 0);
}

/**
 * The name of the verdict to be shown. A licence is no answer by itself: of firms that all lost theirs the word must
 * not be "Regulated", and of firms that differ only their statuses tell.
 *
 * @param statuses of the firms that the answer speaks of; none when they are not known
 */
export function nameVerdict(
  { verdict, intake }: Pick<CheckAnswer, 'verdict' | 'intake'>,
  statuses: readonly (FirmStatus | undefined)[],
): VerdictName | undefined {
  if (verdict === 'empty') return undefined;
  if (verdict === 'neither') return intake.kind === 'text' ? 'neither' : 'unlisted';
  if (verdict !== 'regulated') return verdict;
  const standings = new Set(statuses.map((status) => status && STANDINGS[status]));
  const [only] = standings;
  return standings.size === 1 && only !== undefined ? only : 'listed';
}
