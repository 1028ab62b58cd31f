import { statusSteps, type LicenceStep, type StatusStep } from './steps.ts';

/* Where everything is in the drawing of a licence, in percent of its width. */

/** A status, from its day to that of the next one, or to the end of the drawing. */
export interface Span {
  step: StatusStep;
  from: number;
  to: number;
}

export interface LicenceLine {
  spans: Span[];
  years: { year: string; at: number; isNamed: boolean }[];
  /** The place of a day; undefined if it is not in the drawing. */
  placeOf: (day: string) => number | undefined;
}

/** More names of years would touch at 320 px. */
const MAX_YEARS = 5;
/** After this place, the name of a year would be cut off. */
const LAST_NAME = 86;

/** Lays out a licence from the beginning of its first year until today. */
export function drawLicence(steps: readonly LicenceStep[], today: string): LicenceLine {
  const statuses = statusSteps(steps);
  const first = Number((steps[0]?.day ?? today).slice(0, 4));
  const begin = Date.UTC(first, 0);
  const end = Date.parse(today);
  const share = (moment: number) => (100 * (moment - begin)) / Math.max(1, end - begin);
  const spans = statuses.map((step, index): Span => {
    const next = statuses[index + 1]?.day ?? today;
    return { step, from: share(Date.parse(step.day)), to: share(Date.parse(next)) };
  });
  const count = Number(today.slice(0, 4)) - first + 1;
  const every = Math.ceil(count / MAX_YEARS);
  const years = Array.from({ length: count }, (_, nth) => {
    const at = share(Date.UTC(first + nth, 0));
    return { year: String(first + nth), at, isNamed: nth % every === 0 && at <= LAST_NAME };
  });
  return { spans, years, placeOf: (day) => (Date.parse(day) < begin || day > today ? undefined : share(Date.parse(day))) };
}
