import { statusSteps, type LicenceStep } from './licence-steps.ts';

/** More names of years would touch at 320 px. */
const MAX_YEARS = 5;
/** After this place, the name of a year would be cut off. */
const LAST_NAME = 86;

/** Lays out the statuses of a licence from the beginning of its first year until today. All places are in percent of the width. */
export function drawLicence(steps: readonly LicenceStep[], today: string) {
  const first = Number((steps[0]?.day ?? today).slice(0, 4));
  const [begin, end] = [Date.UTC(first, 0), Date.parse(today)];
  const place = (moment: number) => (100 * (moment - begin)) / Math.max(1, end - begin);
  /** The place of a day; undefined if it is not in the drawing. */
  const placeOf = (day: string) => (Date.parse(day) < begin || day > today ? undefined : place(Date.parse(day)));
  const statuses = statusSteps(steps);
  const spans = statuses.map((step, index) => {
    const next = statuses[index + 1]?.day ?? today;
    return { step, from: place(Date.parse(step.day)), to: place(Date.parse(next)) };
  });
  const count = Number(today.slice(0, 4)) - first + 1;
  const every = Math.ceil(count / MAX_YEARS);
  const years = Array.from({ length: count }, (_, nth) => {
    const at = place(Date.UTC(first + nth, 0));
    return { year: String(first + nth), at, isNamed: nth % every === 0 && at <= LAST_NAME };
  });
  return { spans, years, placeOf };
}
