import { FIRST_KINDS, KIND_OF_STATUS, type About, type HistoryEvent, type Kind } from '#src/history/event.ts';
import { keyOf, type PastRecords } from '#src/history/replay.ts';
import { meanTheSame } from './meaning.ts';

/** The records of today that have a history: the fields that are not empty, as text. */
export interface PresentRecord {
  about: About;
  id: string;
  fields: ReadonlyMap<string, string>;
}

export type MissingEvent = Omit<HistoryEvent, 'reason'>;

/**
 * Finds what happened since the last event. {@link impossible} finds what must not happen.
 *
 * @param day the day of the missing events: today
 * @param isEmpty whether the history is only beginning, so that what is there was not granted or issued today
 */
export function missingEvents(past: PastRecords, present: readonly PresentRecord[], day: string, isEmpty: boolean): MissingEvent[] {
  const current = new Map(present.map((record) => [keyOf(record), record]));
  const events: MissingEvent[] = [];
  for (const record of present) {
    const { about, id, fields } = record;
    const before = past.get(keyOf(record));
    if (!before) {
      const kind = FIRST_KINDS[about][isEmpty ? 1 : 0] ?? 'recorded';
      for (const [field, after] of fields) events.push({ day, kind, about, id, field, before: '', after });
      continue;
    }
    // Old rows about documents have a hash of the text too, which is no longer recorded.
    const compared = about === 'document' ? fields.keys() : new Set([...before.fields.keys(), ...fields.keys()]);
    for (const field of compared) {
      const [was, is] = [before.fields.get(field) ?? '', fields.get(field) ?? ''];
      if (!meanTheSame(field, was, is))
        events.push({ day, kind: kindOfChange(about, field, is), about, id, field, before: was, after: is });
    }
  }
  for (const { about, id, withdrawn } of past.values()) {
    if (about === 'warning' && !withdrawn && !current.has(keyOf({ about, id }))) {
      events.push({ day, kind: 'withdrawn', about, id, field: '', before: '', after: '' });
    }
  }
  return events;
}

function kindOfChange(about: About, field: string, after: string): Kind {
  if (about === 'document') return 'replaced';
  return (about === 'firm' && field === 'status' && KIND_OF_STATUS[after]) || 'changed';
}

/** The firms that are in the history and no longer in the register, and the warnings that are back after they were withdrawn. */
export function impossible(past: PastRecords, present: readonly PresentRecord[]): { id: string; rule: string }[] {
  const current = new Set(present.map(keyOf));
  return [...past.values()].flatMap((record) => {
    const { about, id, withdrawn } = record;
    const isPresent = current.has(keyOf(record));
    if (about === 'firm' && !isPresent)
      return [{ id, rule: 'must stay in firms.csv: a licence that has ended is Merged or Ceased Operations' }];
    if (withdrawn && isPresent) return [{ id, rule: `was withdrawn on ${withdrawn.day}: give the new warning another id` }];
    return [];
  });
}
