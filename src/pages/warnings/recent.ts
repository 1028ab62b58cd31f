import { daysBetween } from '#src/register/warning-scale.ts';

const MAX_RECENT_DAYS = 30;

/** Whether a day is `today` or one of the 30 days before (both `yyyy-mm-dd`). */
export function isRecent(day: string, today: string): boolean {
  const age = daysBetween(day, today);
  // The day of a warning may begin a day earlier than that of a visitor further west.
  return age >= -1 && age <= MAX_RECENT_DAYS;
}
