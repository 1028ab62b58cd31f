import { ERASED, FIRST_KINDS, KIND_OF_STATUS, needsReason, type About, type HistoryEvent } from './event.ts';

/** A record as the events describe it on a day. */
interface PastRecord {
  about: About;
  id: string;
  /** The day on which it begins. */
  since: string;
  /** Its fields that are not empty. */
  fields: Map<string, string>;
  /** For a warning that was taken back. Its fields stay as they were. */
  withdrawn?: { day: string; reason: string };
}

/** An event that cannot follow those before it. */
export interface Fault {
  /** The position of the event in the list. */
  position: number;
  /** The rule that it breaks, as it continues "this event …". */
  rule: string;
}

/** All records after the last event, by {@link keyOf}. */
export type PastRecords = Map<string, PastRecord>;

export const keyOf = ({ about, id }: { about: About; id: string }) => `${about} ${id}`;

/**
 * Replays events in their order.
 *
 * @param events all, or those up to a day for the state on that day
 * @returns the records after the last event, and every event that cannot follow those before it. Such an event changes nothing.
 */
export function replay(events: Iterable<HistoryEvent>): { records: PastRecords; faults: Fault[] } {
  const records: PastRecords = new Map();
  const faults: Fault[] = [];
  let day = '';
  let position = 0;
  for (const event of events) {
    const record = records.get(keyOf(event));
    const rule = event.day < day ? `must not be before the event above it, which is of ${day}` : ruleBroken(event, record);
    if (rule === undefined) apply(event, record, records);
    else faults.push({ position, rule });
    if (event.day > day) day = event.day;
    position += 1;
  }
  return { records, faults };
}

/** The events up to the end of a day. */
export function* until(day: string, events: Iterable<HistoryEvent>): Generator<HistoryEvent> {
  for (const event of events) {
    if (event.day > day) return;
    yield event;
  }
}

function ruleBroken(event: HistoryEvent, record: PastRecord | undefined): string | undefined {
  const { day, kind, about, field, before, after, reason } = event;
  if (needsReason(event) && reason === '') return 'must have a reason, because it takes something away';
  const isFirst = FIRST_KINDS[about].includes(kind);
  // Personal data may have to be erased at any time.
  if (record?.withdrawn && kind !== 'erased') return `must not follow the withdrawal of ${record.withdrawn.day}`;
  if (!record) return isFirst ? ruleOfFirst(event) : `is about a ${about} that is not in the history yet`;
  if (isFirst) {
    if (record.since !== day) return `is about a ${about} that is in the history since ${record.since}: its kind must be changed`;
    return record.fields.has(field) ? `gives the field ${field} a second time` : ruleOfFirst(event);
  }
  if (kind === 'erased') return undefined;
  if (kind === 'withdrawn') {
    if (about !== 'warning') return 'must be about a warning: a licence is merged or ceases';
    return field + before + after === '' ? undefined : 'must have no field, because the whole warning is withdrawn';
  }
  const now = record.fields.get(field) ?? '';
  if (field === '') return 'must name a field';
  if (before !== now && !ERASED.test(before))
    return `must have the value before it, which is ${now === '' ? 'nothing' : JSON.stringify(now)}`;
  if (after === before) return 'must change the value';
  return kindBroken(event);
}

function ruleOfFirst({ field, before, after }: HistoryEvent): string | undefined {
  if (field === '') return 'must name a field';
  if (before !== '') return 'must have no value before it, because the record begins here';
  return after === '' ? 'must have a value' : undefined;
}

/** A change has the kind that says what it means. */
function kindBroken({ kind, about, field, after }: HistoryEvent): string | undefined {
  const wanted =
    about === 'document' ? 'replaced' : about === 'firm' && field === 'status' ? (KIND_OF_STATUS[after] ?? 'changed') : 'changed';
  return kind === wanted ? undefined : `must have the kind ${wanted}`;
}

function apply({ day, kind, about, id, field, after, reason }: HistoryEvent, record: PastRecord | undefined, records: PastRecords): void {
  if (kind === 'erased') return;
  if (!record) {
    records.set(keyOf({ about, id }), { about, id, since: day, fields: new Map([[field, after]]) });
  } else if (kind === 'withdrawn') {
    record.withdrawn = { day, reason };
  } else if (after === '') {
    record.fields.delete(field);
  } else {
    record.fields.set(field, after);
  }
}
