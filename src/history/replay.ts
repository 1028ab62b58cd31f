import { FIRST_KINDS, KIND_OF_STATUS, needsReason, recordedOn, type About, type HistoryEvent } from './event.ts';

/** A record as the events describe it on a day. */
interface PastRecord {
  about: About;
  id: string;
  /** The day on which it begins. */
  since: string;
  /** The day on which its beginning was recorded. */
  entered: string;
  /** Its fields that are not empty. */
  fields: Map<string, string>;
  /** The day of the last change of each field, also of one that is empty now. */
  changed: Map<string, string>;
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
  let last = '';
  let position = 0;
  for (const event of events) {
    const record = records.get(keyOf(event));
    const rule = dayBroken(event, record, last) ?? ruleBroken(event, record);
    if (rule === undefined) apply(event, record, records);
    else faults.push({ position, rule });
    last = laterOf(last, recordedOn(event));
    position += 1;
  }
  return { records, faults };
}

/** The events that apply at the end of a day. */
export function* until(day: string, events: Iterable<HistoryEvent>): Generator<HistoryEvent> {
  for (const event of events) if (event.day <= day) yield event;
}

/** The later of two days. */
export const laterOf = (one: string, other: string) => (one > other ? one : other);

/**
 * The first day from which an event about a record may apply: that of the last change of its field, or of any field if it withdraws the record. So
 * each field changes in the order in which its changes were recorded, and no later event contradicts the past.
 */
export function earliestDay({ kind, field }: Pick<HistoryEvent, 'kind' | 'field'>, record: PastRecord | undefined): string {
  if (!record) return '';
  return kind === 'withdrawn' ? [...record.changed.values()].reduce(laterOf) : (record.changed.get(field) ?? record.since);
}

function dayBroken(event: HistoryEvent, record: PastRecord | undefined, last: string): string | undefined {
  const { day, recorded } = event;
  if (recordedOn(event) < last) return `must not be recorded before the event above it, which was recorded on ${last}`;
  if (recorded !== undefined && recorded <= day) return 'must have no day of recording, or one that is after its day';
  const earliest = earliestDay(event, record);
  return day < earliest ? `must not apply before what it changes, which applies from ${earliest}` : undefined;
}

function ruleBroken(event: HistoryEvent, record: PastRecord | undefined): string | undefined {
  const { day, kind, about, field, before, after, reason } = event;
  if (needsReason(event) && reason === '') return 'must have a reason, because it takes something away or changes a status of the past';
  const isFirst = FIRST_KINDS[about].includes(kind);
  if (record?.withdrawn) return `must not follow the withdrawal of ${record.withdrawn.day}`;
  if (!record) return isFirst ? ruleOfFirst(event) : `is about a ${about} that is not in the history yet`;
  if (isFirst) {
    if (record.since !== day || record.entered !== recordedOn(event))
      return `is about a ${about} that is in the history since ${record.since}: its kind must be changed`;
    return record.fields.has(field) ? `gives the field ${field} a second time` : ruleOfFirst(event);
  }
  if (kind === 'withdrawn') {
    if (about !== 'warning') return 'must be about a warning: a licence is merged or ceases';
    return field + before + after === '' ? undefined : 'must have no field, because the whole warning is withdrawn';
  }
  const now = record.fields.get(field) ?? '';
  if (field === '') return 'must name a field';
  if (before !== now) return `must have the value before it, which is ${now === '' ? 'nothing' : JSON.stringify(now)}`;
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

function apply(event: HistoryEvent, known: PastRecord | undefined, records: PastRecords): void {
  const { day, kind, about, id, field, after, reason } = event;
  const record: PastRecord = known ?? { about, id, since: day, entered: recordedOn(event), fields: new Map(), changed: new Map() };
  records.set(keyOf(event), record);
  if (kind === 'withdrawn') {
    record.withdrawn = { day, reason };
    return;
  }
  record.changed.set(field, day);
  if (after === '') record.fields.delete(field);
  else record.fields.set(field, after);
}
