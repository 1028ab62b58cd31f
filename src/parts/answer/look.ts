import type { VerdictName } from '@frontier/check';

/** How an answer looks: the fill of the band, which is amber for `alarm`, and the mark. A word beside it says the same (WCAG 1.4.1). */
export type Look = 'alarm' | 'limits' | 'ended' | 'calm' | 'ours' | 'unknown' | 'open';

const LOOKS: Readonly<Record<VerdictName, Look>> = {
  warned: 'alarm',
  imitatesUs: 'alarm',
  notOnRecord: 'alarm',
  both: 'alarm',
  likeWarned: 'alarm',
  noSuchLicence: 'ended',
  otherLicence: 'alarm',
  partly: 'open',
  regulated: 'calm',
  limited: 'limits',
  ended: 'ended',
  onRecord: 'calm',
  ours: 'ours',
  recorded: 'open',
  choose: 'open',
  unknown: 'unknown',
  nothing: 'open',
};

export function lookOf(verdict: VerdictName): Look {
  return LOOKS[verdict];
}
