import { statusSteps, type LicenceStep, type StatusStep } from './licence-steps.ts';

/** What a licence was at the end of a day. */
export interface LicenceOn {
  /** The step that gave the licence its status; undefined if there was no licence yet, or if that is not known. */
  step?: StatusStep | undefined;
  /** The licence existed, but its history begins on this later day. */
  begin?: string;
}

/** A visitor who is still typing the year has typed one before this. */
const FIRST_DAY = '1900-01-01';

/**
 * Finds what a licence was on a day. All days are `yyyy-mm-dd`.
 *
 * @param registration the day of the licence, which may be before the first step
 * @returns undefined if the day is not complete or has not come yet
 */
export function licenceOn(day: string, steps: readonly LicenceStep[], registration: string, today: string): LicenceOn | undefined {
  const spans = statusSteps(steps);
  const [first] = spans;
  if (!first || day < FIRST_DAY || day > today) return undefined;
  if (first.isOlder && day >= registration && day < first.day) return { begin: first.day };
  return { step: spans.findLast((span) => span.day <= day) };
}
