import { stringify } from 'csv-stringify/sync';
import { ABOUT, ERASED, type HistoryEvent } from '#src/history/event.ts';
import { leafHash } from './leaves.ts';

/* What `npm run record` writes. The dialogue with the editor is in `scripts/record.ts`. */

const COLUMNS = ['day', 'kind', 'about', 'id', 'field', 'before', 'after', 'reason'] as const;

/** The text of `history.csv`. */
export function writeHistory(events: readonly HistoryEvent[]): string {
  return stringify([COLUMNS, ...events.map((event) => COLUMNS.map((column) => event[column]))]);
}

/** The text of `history-hashes.csv`: the hashes that are there, and one for each new event. */
export function writeHashes(events: readonly HistoryEvent[], hashes: readonly string[]): string {
  return ['sha256', ...hashes, ...events.slice(hashes.length).map(leafHash), ''].join('\n');
}

/** Events in the order in which they are written: those of one record together, firms first. */
export function inOrder<T extends Pick<HistoryEvent, 'day' | 'about' | 'id'>>(events: readonly T[]): T[] {
  const rank = ({ about }: T) => ABOUT.indexOf(about);
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return events.toSorted((a, b) => compare(a.day, b.day) || rank(a) - rank(b) || compare(a.id, b.id));
}

/**
 * Erases personal data: wherever the same record had the value in the same field, its place and the day of erasure stay. An event is added
 * that says so.
 *
 * @param position of an event with the data
 * @param part in which the data is
 * @throws {RangeError} if there is no such event or no value
 */
export function erase(
  events: readonly HistoryEvent[],
  position: number,
  part: 'before' | 'after' | 'reason',
  { day, reason }: Pick<HistoryEvent, 'day' | 'reason'>,
): HistoryEvent[] {
  const found = events[position];
  const value = found?.[part] ?? '';
  if (!found || value === '' || ERASED.test(value)) throw new RangeError('There is no value to erase in this place.');
  const { about, id, field } = found;
  const mark = `[erased ${day}]`;
  const without = (text: string) => (text === value ? mark : text);
  const changed = events.map((event): HistoryEvent => {
    if (event.about !== about || event.id !== id || event.field !== field) return event;
    return { ...event, before: without(event.before), after: without(event.after), reason: without(event.reason) };
  });
  return [...changed, { day, kind: 'erased', about, id, field, before: '', after: '', reason }];
}
