const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_RECENT_DAYS = 30;

/** Whether a day is `today` or one of the 30 days before (both `yyyy-mm-dd`). */
export function isRecent(day: string, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  // The day of a warning may begin a day earlier than that of a visitor further west.
  return age >= -1 && age <= MAX_RECENT_DAYS;
}
