import type { HistoryEvent } from '#src/history/event.ts';
import { statusSteps, type LicenceStep, type WithdrawnWarning } from '#src/history/past.ts';
import { replay } from '#src/history/replay.ts';
import { compareCodeUnits } from '../content/code-units.ts';
import type { CollectionData } from '../content/collections.ts';
import { LIST_SEPARATOR } from '../content/schemas/values.ts';
import { STATUSES, TIERS } from '../content/schemas/firm-fields.ts';
import { historyOf } from './present.ts';

/** What pages show of the past, in the language of the events. All of it is empty if there is no history. */
export interface Past {
  /** What happened to each licence, by its number. */
  licences: ReadonlyMap<string, LicenceStep[]>;
  /** The day of the last change of each warning that was changed, by its id. */
  changed: ReadonlyMap<string, string>;
  /** The latest withdrawal comes first. */
  withdrawn: WithdrawnWarning[];
}

export function pastOf(history: CollectionData['history']): Past {
  const recorded = historyOf(history);
  // An event that was recorded late is shown on the day from which it applies.
  const events = recorded.toSorted((a, b) => compareCodeUnits(a.day, b.day));
  const changes = events.filter(({ about, kind }) => about === 'warning' && kind === 'changed');
  return {
    licences: licencesOf(events.filter(({ about }) => about === 'firm')),
    changed: new Map(changes.map(({ id, day }) => [id, day])),
    withdrawn: withdrawnOf(recorded.filter(({ about }) => about === 'warning')),
  };
}

/** The present status of a licence: since when, and why. */
export function sinceOf(steps: readonly LicenceStep[]): { day: string; reason?: string } | undefined {
  const last = statusSteps(steps).at(-1);
  return last && { day: last.day, ...(last.reason !== undefined && { reason: last.reason }) };
}

function licencesOf(events: readonly HistoryEvent[]): Past['licences'] {
  const licences = new Map<string, LicenceStep[]>();
  for (const event of events) {
    const change = changeOf(event);
    if (!change) continue;
    const steps = licences.get(event.id) ?? [];
    licences.set(event.id, steps);
    const last = steps.at(-1);
    const { day, recorded, kind } = event;
    if (last?.day === day && last.recorded === recorded) Object.assign(last, change);
    else steps.push({ day, ...(recorded !== undefined && { recorded }), ...(kind === 'recorded' && { isOlder: true }), ...change });
  }
  return licences;
}

/** The part of an event that its step shows. */
function changeOf({ field, after, reason }: HistoryEvent): Omit<LicenceStep, 'day'> | undefined {
  const status = field === 'status' ? STATUSES.find((one) => one === after) : undefined;
  // Of two statuses on one day, the later one counts, also if it has no reason.
  if (status) return { status, reason: reason || undefined };
  const tier = field === 'tier' ? TIERS.find((one) => one === after) : undefined;
  if (tier) return { tier };
  return field === 'successor' && after !== '' ? { successor: after } : undefined;
}

function withdrawnOf(events: readonly HistoryEvent[]): WithdrawnWarning[] {
  const records = [...replay(events).records.values()];
  return records
    .flatMap(({ id, since, fields, withdrawn }): WithdrawnWarning[] => {
      const list = (field: string) => fields.get(field)?.split(LIST_SEPARATOR) ?? [];
      const { day, reason } = withdrawn ?? {};
      if (day === undefined || reason === undefined) return [];
      return [
        {
          id,
          name: fields.get('name') ?? id,
          aliases: list('aliases'),
          websites: list('websites'),
          issued: fields.get('added') ?? since,
          withdrawn: day,
          reason,
        },
      ];
    })
    .toSorted((a, b) => compareCodeUnits(b.withdrawn, a.withdrawn));
}
