import type { FirmStatus, Firm } from '#build/content/schemas/records.ts';

/* What pages show of the past. The build derives it (`build/history/past.ts`), and the browser loads it on first use. */

/** What happened to a licence on one day. */
export interface LicenceStep {
  day: string;
  /** The day on which it was recorded, if that was later. */
  recorded?: string;
  /** The status from this day on, if it is new. */
  status?: FirmStatus;
  /** The tier from this day on, if it is new. */
  tier?: Firm['tier'];
  /** The name from this day on, and the name before it, if the firm has changed its name. */
  name?: { before: string; after: string };
  /** The licence number of the firm that took it over. */
  successor?: string;
  /** Why the status changed. */
  reason?: string | undefined;
  /** The history begins here, but the licence is older. Only of the first step. */
  isOlder?: true;
}

/** A key that no other step of the licence has. */
export const keyOfStep = ({ day, recorded = '' }: LicenceStep) => `${day} ${recorded}`;

export type StatusStep = LicenceStep & { status: FirmStatus };

/** The steps that begin a status, in their order. */
export function statusSteps(steps: readonly LicenceStep[]): StatusStep[] {
  return steps.filter((step): step is StatusStep => step.status !== undefined);
}

/** A warning that was taken back, with its contact points as they were. */
export interface WithdrawnWarning {
  id: string;
  name: string;
  aliases: readonly string[];
  websites: readonly string[];
  issued: string;
  withdrawn: string;
  reason: string;
}
