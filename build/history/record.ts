import { ABOUT, ERASED, type HistoryEvent } from '#src/history/event.ts';
import { compareCodeUnits } from '../content/code-units.ts';
import { historySchema } from '../content/schemas/history.ts';
import { writeCsv } from '../formats.ts';

/* What `npm run record` writes. The dialogue with the editor is in `scripts/record.ts`. */

/** The text of `history.csv`. */
export function writeHistory(events: readonly HistoryEvent[]): string {
  return writeCsv(Object.keys(historySchema.shape), events);
}

/** Events in the order in which they are written: those of one record together, firms first. */
export function inOrder<T extends Pick<HistoryEvent, 'day' | 'about' | 'id'>>(events: readonly T[]): T[] {
  const rank = ({ about }: T) => ABOUT.indexOf(about);
  return events.toSorted((a, b) => compareCodeUnits(a.day, b.day) || rank(a) - rank(b) || compareCodeUnits(a.id, b.id));
}

/**
 * Erases personal data. A value is erased wherever the same field of the record had it, and a reason wherever the record has it. The places
 * and the day of erasure stay. An event is added for each field that says so.
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
  const mayHaveIt = (event: HistoryEvent) => event.about === about && event.id === id && (part === 'reason' || event.field === field);
  const without = (text: string) => (text === value ? `[erased ${day}]` : text);
  const changed = events.map((event): HistoryEvent => {
    if (!mayHaveIt(event)) return event;
    // The same words may be a value that still applies, such as the reason of a warning.
    const values = part === 'reason' ? {} : { before: without(event.before), after: without(event.after) };
    return { ...event, ...values, reason: without(event.reason) };
  });
  const fields = new Set([field, ...events.filter((event) => mayHaveIt(event) && event.reason === value).map((event) => event.field)]);
  const said = Array.from(fields, (each): HistoryEvent => ({ day, kind: 'erased', about, id, field: each, before: '', after: '', reason }));
  return [...changed, ...said];
}
