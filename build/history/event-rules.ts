import { STATUSES } from '../content/schemas/firm-fields.ts';
import { FIRST_KINDS, kindOfChange, needsReason, recordedOn, type HistoryEvent } from './event.ts';

/** The later of two days. */
export const laterOf = (one: string, other: string) => (one > other ? one : other);

/** The last event about a field among those about a record. It has the value of today and the day from which that applies. */
export function lastAbout(field: string, events: readonly HistoryEvent[]): HistoryEvent | undefined {
  return events.findLast((event) => event.field === field);
}

/**
 * The first day from which an event may apply: that of the last change of its field, or of any field if it withdraws the record. So each field
 * changes in the order in which its changes were recorded, and no later event contradicts the past.
 *
 * @param before the events about the same record
 */
export function earliestDay({ kind, field }: Pick<HistoryEvent, 'kind' | 'field'>, before: readonly HistoryEvent[]): string {
  if (kind === 'withdrawn') return before.map(({ day }) => day).reduce(laterOf, '');
  return (lastAbout(field, before) ?? before[0])?.day ?? '';
}

/**
 * The rule that an event breaks, as it continues "this event …". Undefined if it can follow the others (HISTORY-2).
 *
 * @param before the events about the same record
 * @param last the day on which the last event about any record was recorded
 */
export function ruleBroken(event: HistoryEvent, before: readonly HistoryEvent[], last: string): string | undefined {
  const { day, recorded, kind, about, field, after } = event;
  if (recordedOn(event) < last) return `must not be recorded before the event above it, which was recorded on ${last}`;
  if (recorded !== undefined && recorded <= day) return 'must have no day of recording, or one that is after its day';
  const earliest = earliestDay(event, before);
  if (day < earliest) return `must not apply before what it changes, which applies from ${earliest}`;
  if (needsReason(event) && !event.reason) return 'must have a reason, because it takes something away or changes a status of the past';
  if (about === 'firm' && field === 'status' && !STATUSES.some((status) => status === after))
    return `must have one of the statuses that pages can show: ${STATUSES.join(', ')}`;
  const [first, latest] = [before[0], before.at(-1)];
  if (latest?.kind === 'withdrawn') return `must not follow the withdrawal of ${latest.day}`;
  const isFirst = FIRST_KINDS[about].includes(kind);
  if (!first) return isFirst ? valuesBroken(event, '') : `is about a ${about} that is not in the history yet`;
  const now = lastAbout(field, before)?.after ?? '';
  if (isFirst) {
    if (first.day !== day || recordedOn(first) !== recordedOn(event))
      return `is about a ${about} that is in the history since ${first.day}: its kind must be changed`;
    return now === '' ? valuesBroken(event, '') : `gives the field ${field} a second time`;
  }
  return kind === 'withdrawn' ? withdrawalBroken(event) : (valuesBroken(event, now) ?? kindBroken(event));
}

function withdrawalBroken({ about, field, before, after }: HistoryEvent): string | undefined {
  if (about !== 'warning') return 'must be about a warning: a licence is merged or ceases';
  return field + before + after === '' ? undefined : 'must have no field, because the whole warning is withdrawn';
}

function valuesBroken({ field, before, after }: HistoryEvent, now: string): string | undefined {
  if (field === '') return 'must name a field';
  if (before !== now) return `must have the value before it, which is ${now === '' ? 'nothing' : JSON.stringify(now)}`;
  return after === before ? 'must change the value' : undefined;
}

function kindBroken(event: HistoryEvent): string | undefined {
  const wanted = kindOfChange(event);
  return event.kind === wanted ? undefined : `must have the kind ${wanted}`;
}
