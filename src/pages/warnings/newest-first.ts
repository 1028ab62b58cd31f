/** The value of `order` in the address that puts the newest warnings first. Without it, they are sorted by name. */
export const NEWEST_FIRST = 'newest';

/** Sorts records by their day (`yyyy-mm-dd`), newest first. Records of the same day keep their order. */
export function newestFirst<Item>(items: readonly Item[], dayOf: (item: Item) => string | undefined): Item[] {
  return items
    .map((item) => ({ item, day: dayOf(item) ?? '' }))
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .map(({ item }) => item);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a day (`yyyy-mm-dd`) is today or one of the 30 days before `now` (ms since 1970). */
export function isRecent(day: string, now: number): boolean {
  const age = now - Date.parse(day);
  return age >= -DAY_MS && age <= 30 * DAY_MS;
}
