import { historySchema } from '../content/schemas/history.ts';
import { writeCsv } from '../formats.ts';
import type { MissingEvent } from './missing-events.ts';
import type { HistoryEvent } from './event.ts';
import { laterOf } from './event-rules.ts';

/* What `npm run record` writes. The dialogue with the editor is in `scripts/record.ts`. */

/** The text of `history.csv`. */
export function writeHistory(events: readonly HistoryEvent[]): string {
  return writeCsv(Object.keys(historySchema.shape), events);
}

/** The days from which new licences apply, by licence number: those of their registration. */
export function registrationsIn(missing: readonly MissingEvent[]): Map<string, string> {
  const licences = missing.filter(({ kind, field }) => kind === 'granted' && field === 'registration');
  return new Map(licences.map(({ id, after }) => [id, after]));
}

/**
 * Gives each event the day from which it applies, and that of its recording if it is later. A new licence applies from its registration.
 *
 * @param day from which all other events apply
 */
export function withDays(missing: readonly MissingEvent[], day: string, today: string): Omit<HistoryEvent, 'reason'>[] {
  const registered = registrationsIn(missing);
  const dated = missing.map((event) => ({ ...event, day: (event.kind === 'granted' ? registered.get(event.id) : undefined) ?? day }));
  // In the east, tomorrow has begun. All events have one day of recording, because these days must not fall.
  const recorded = dated.map((event) => event.day).reduce(laterOf, today);
  return dated.map((event) => (event.day < recorded ? { ...event, recorded } : event));
}
