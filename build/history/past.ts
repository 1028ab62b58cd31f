import { statusSteps, type LicenceStep, type WithdrawnWarning } from '#src/history/licence-steps.ts';
import type { OtherName } from '#src/register/other-names.ts';
import { compareCodeUnits } from '../content/code-units.ts';
import { STATUSES, TIERS } from '../content/schemas/firm-fields.ts';
import { LIST_SEPARATOR } from '../content/schemas/values.ts';
import { recordedOn, type About, type HistoryEvent } from './event.ts';
import { lastAbout, laterOf, ruleBroken } from './event-rules.ts';

/** The past, with its reasons in the language of the events. All that the site says of the past comes from here. */
export interface Past {
  /** The day on which the history of the licences begins. A firm that was entered late may have had its licence before. Undefined without a history. */
  begins: string | undefined;
  /** By licence number, id or reference, in the order in which they began. */
  records: Readonly<Record<About, ReadonlyMap<string, PastRecord>>>;
  /** In the order in which they were recorded. */
  changes: readonly RecordChange[];
  /** The warnings that were taken back, the latest first. */
  withdrawn: WithdrawnWarning[];
  faults: readonly Fault[];
}

/** What became of a firm, a warning or a document. */
interface PastRecord {
  /** In the order in which they were recorded. */
  events: readonly HistoryEvent[];
  /** What happened to it as a licence. */
  steps: LicenceStep[];
  /** The names that it no longer has, the latest first. Undefined if there are none. */
  formerNames: OtherName[] | undefined;
  /** The latest day from which a change of it applies. Undefined if it was never changed. */
  changed: string | undefined;
}

/** The events of one kind about one record that were recorded on one day and apply from one day. */
export interface RecordChange {
  /** The number of the first event, counted from 1, and that of the last. */
  number: number;
  last: number;
  events: [HistoryEvent, ...HistoryEvent[]];
}

/** An event that cannot follow those before it. No record has it. */
interface Fault {
  /** The position of the event. */
  position: number;
  /** The rule that it breaks, as it continues "this event …". */
  rule: string;
}

/** Derives the past from the rows of `history.csv`. */
export function pastOf(events: readonly HistoryEvent[]): Past {
  const faults: Fault[] = [];
  const eventsOf: Record<About, Map<string, HistoryEvent[]>> = { firm: new Map(), warning: new Map(), document: new Map() };
  let last = '';
  events.forEach((event, position) => {
    const { about, id } = event;
    const ofRecord = eventsOf[about].get(id) ?? [];
    const rule = ruleBroken(event, ofRecord, last);
    last = laterOf(last, recordedOn(event));
    if (rule !== undefined) faults.push({ position, rule });
    else if (ofRecord.push(event) === 1) eventsOf[about].set(id, ofRecord);
  });
  const recordsOf = (about: About) => new Map([...eventsOf[about]].map(([id, ofRecord]) => [id, recordOf(ofRecord)] as const));
  return {
    begins: events.find(({ about }) => about === 'firm')?.day,
    records: { firm: recordsOf('firm'), warning: recordsOf('warning'), document: recordsOf('document') },
    changes: changesOf(events),
    withdrawn: [...eventsOf.warning.values()].flatMap(withdrawnOf).toSorted((a, b) => compareCodeUnits(b.withdrawn, a.withdrawn)),
    faults,
  };
}

/** That of a content folder without a history. */
export const NO_PAST = pastOf([]);

/** The present status of a licence: since when, and why. */
export function sinceOf(steps: readonly LicenceStep[]): { day: string; reason?: string } | undefined {
  const last = statusSteps(steps).at(-1);
  return last && { day: last.day, ...(last.reason !== undefined && { reason: last.reason }) };
}

function recordOf(events: readonly HistoryEvent[]): PastRecord {
  const changed = events.filter(({ kind }) => kind === 'changed').map(({ day }) => day);
  return {
    events,
    steps: stepsOf(events),
    formerNames: formerNamesOf(events),
    changed: changed.length === 0 ? undefined : changed.reduce(laterOf),
  };
}

/** The events about these fields. One that was recorded late is in its place by the day from which it applies. */
function byDay(events: readonly HistoryEvent[], fields: readonly string[]): HistoryEvent[] {
  return events.filter(({ field }) => fields.includes(field)).toSorted((a, b) => compareCodeUnits(a.day, b.day));
}

function stepsOf(events: readonly HistoryEvent[]): LicenceStep[] {
  const steps: LicenceStep[] = [];
  for (const event of byDay(events, ['status', 'tier', 'name', 'successor'])) {
    const shown = shownOf(event);
    if (!shown) continue;
    const last = steps.at(-1);
    const { day, recorded, kind } = event;
    if (last?.day === day && last.recorded === recorded) Object.assign(last, shown);
    else steps.push({ day, ...(recorded !== undefined && { recorded }), ...(kind === 'recorded' && { isOlder: true }), ...shown });
  }
  return steps;
}

/** The part of an event that its step shows. */
function shownOf({ kind, field, before, after, reason }: HistoryEvent): Omit<LicenceStep, 'day'> | undefined {
  const status = field === 'status' ? STATUSES.find((known) => known === after) : undefined;
  // Of two statuses on one day, the later one counts, also if it has no reason.
  if (status) return { status, reason: reason || undefined };
  const tier = field === 'tier' ? TIERS.find((known) => known === after) : undefined;
  if (tier) return { tier };
  if (field === 'name' && kind === 'changed') return { name: { before, after } };
  return field === 'successor' && after !== '' ? { successor: after } : undefined;
}

/** A name that a record has again is not among them. */
function formerNamesOf(events: readonly HistoryEvent[]): OtherName[] | undefined {
  const now = new Map<string, string[]>();
  const until = new Map<string, string>();
  for (const { day, field, after } of byDay(events, ['name', 'tradingNames', 'aliases'])) {
    for (const name of now.get(field) ?? []) until.set(name, day);
    now.set(field, field === 'name' ? [after] : listOf(after));
  }
  const kept = new Set([...now.values()].flat());
  const names = [...until].filter(([name]) => !kept.has(name)).map(([name, day]) => ({ name, until: day }));
  return names.length === 0 ? undefined : names.toSorted((a, b) => compareCodeUnits(b.until, a.until));
}

const listOf = (value = '') => (value === '' ? [] : value.split(LIST_SEPARATOR));

/** The warning with these events, if it was withdrawn. */
function withdrawnOf(events: readonly HistoryEvent[]): WithdrawnWarning[] {
  const [first, latest] = [events[0], events.at(-1)];
  if (!first || latest?.kind !== 'withdrawn') return [];
  const { id, day, reason = '' } = latest;
  const valueOf = (field: string) => lastAbout(field, events)?.after || undefined;
  return [
    {
      id,
      name: valueOf('name') ?? id,
      aliases: listOf(valueOf('aliases')),
      websites: listOf(valueOf('websites')),
      issued: valueOf('added') ?? first.day,
      withdrawn: day,
      reason,
    },
  ];
}

function changesOf(events: readonly HistoryEvent[]): RecordChange[] {
  // The days of recording do not fall, so the changes are in their order too.
  const changes = new Map<string, RecordChange>();
  events.forEach((event, position) => {
    const key = `${recordedOn(event)} ${event.day} ${event.kind} ${event.about} ${event.id}`;
    const number = position + 1;
    const known = changes.get(key);
    known?.events.push(event);
    if (known) known.last = number;
    else changes.set(key, { number, last: number, events: [event] });
  });
  return [...changes.values()];
}
