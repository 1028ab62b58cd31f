import { statusSteps, type LicenceStep, type StatusStep } from './licence-steps.ts';

/** What a licence was at the end of a day. */
export type LicenceOn =
  | { is: 'future' }
  /** There was no licence before the day `granted`. */
  | { is: 'none'; granted: string }
  /** The licence existed, but its history begins later. */
  | { is: 'unknown'; begin: string }
  | { is: 'known'; step: StatusStep };

/** A visitor who is still typing the year has typed one before this. */
const FIRST_DAY = '1900-01-01';

/**
 * Finds what a licence was on a day. All days are `yyyy-mm-dd`.
 *
 * @param registration the day of the licence, which may be before the first step
 * @returns undefined if the day is not complete
 */
export function licenceOn(day: string, steps: readonly LicenceStep[], registration: string, today: string): LicenceOn | undefined {
  const spans = statusSteps(steps);
  const [first] = spans;
  if (!first || day < FIRST_DAY) return undefined;
  if (day > today) return { is: 'future' };
  const step = spans.findLast((span) => span.day <= day);
  if (step) return { is: 'known', step };
  return first.isOlder && day >= registration
    ? { is: 'unknown', begin: first.day }
    : { is: 'none', granted: first.isOlder ? registration : first.day };
}
