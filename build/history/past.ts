import type { HistoryEvent } from '#src/history/event.ts';
import { statusSteps, type LicenceStep, type WithdrawnWarning } from '#src/history/past.ts';
import { replay } from '#src/history/replay.ts';
import type { OtherName } from '#src/register/other-names.ts';
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
  /** The names that firms and warnings no longer have, by licence number or id, the latest first. */
  formerNames: Readonly<Record<'firms' | 'warnings', ReadonlyMap<string, OtherName[]>>>;
  /** The latest withdrawal comes first. */
  withdrawn: WithdrawnWarning[];
}

const NAME_FIELDS: ReadonlySet<string> = new Set(['name', 'tradingNames', 'aliases']);

/** Takes what pages show of the past from the rows of `history.csv`. */
export function pastOf(history: CollectionData['history']): Past {
  const all = historyOf(history);
  // An event that was recorded late is shown on the day from which it applies.
  const events = all.toSorted((a, b) => compareCodeUnits(a.day, b.day));
  const firms = events.filter(({ about }) => about === 'firm');
  const warnings = events.filter(({ about }) => about === 'warning');
  return {
    licences: licencesOf(firms),
    formerNames: { firms: formerNamesOf(firms), warnings: formerNamesOf(warnings) },
    changed: new Map(warnings.filter(({ kind }) => kind === 'changed').map(({ id, day }) => [id, day])),
    withdrawn: withdrawnOf(all.filter(({ about }) => about === 'warning')),
  };
}

/** That of a content folder without a history. */
export const NO_PAST = pastOf([]);

/** The present status of a licence: since when, and why. */
export function sinceOf(steps: readonly LicenceStep[]): { day: string; reason?: string } | undefined {
  const last = statusSteps(steps).at(-1);
  return last && { day: last.day, ...(last.reason !== undefined && { reason: last.reason }) };
}

/** The names that records no longer have. A name that a record has again is not among them. */
function formerNamesOf(events: readonly HistoryEvent[]): Map<string, OtherName[]> {
  const changes = events.filter(({ field }) => NAME_FIELDS.has(field));
  const former = new Map<string, OtherName[]>();
  for (const [id, ofRecord] of Map.groupBy(changes, (event) => event.id)) {
    const now = new Map<string, string[]>();
    const until = new Map<string, string>();
    for (const { day, field, after } of ofRecord) {
      const given = after === '' ? [] : field === 'name' ? [after] : after.split(LIST_SEPARATOR);
      for (const name of now.get(field) ?? []) until.set(name, day);
      now.set(field, given);
    }
    const kept = new Set([...now.values()].flat());
    const names = [...until]
      .filter(([name]) => !kept.has(name))
      .map(([name, day]) => ({ name, until: day }))
      .toSorted((a, b) => compareCodeUnits(b.until, a.until));
    if (names.length > 0) former.set(id, names);
  }
  return former;
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
function changeOf({ kind, field, before, after, reason }: HistoryEvent): Omit<LicenceStep, 'day'> | undefined {
  const status = field === 'status' ? STATUSES.find((one) => one === after) : undefined;
  // Of two statuses on one day, the later one counts, also if it has no reason.
  if (status) return { status, reason: reason || undefined };
  const tier = field === 'tier' ? TIERS.find((one) => one === after) : undefined;
  if (tier) return { tier };
  if (field === 'name' && kind === 'changed') return { name: { before, after } };
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
