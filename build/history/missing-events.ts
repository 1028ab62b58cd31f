import { ABOUT, FIRST_KINDS, kindOfChange, type HistoryEvent } from './event.ts';
import { lastAbout } from './event-rules.ts';
import { meanTheSame } from './meaning.ts';
import type { Past } from './past.ts';
import type { Present } from './present.ts';

/** What happened and is not recorded yet, without its days and its reason. */
export type MissingEvent = Omit<HistoryEvent, 'day' | 'recorded' | 'reason'>;

/** Finds what happened since the last event: the events of one record together, firms first. {@link impossible} finds what must not happen. */
export function missingEvents({ records, changes }: Past, present: Present): MissingEvent[] {
  // What is there when the history begins was not granted or issued today.
  const isBeginning = changes.length === 0;
  const events: MissingEvent[] = [];
  for (const about of ABOUT) {
    for (const [id, fields] of present[about]) {
      const before = records[about].get(id)?.events;
      // Old rows about documents have a hash of the text too, which is no longer recorded.
      const names = new Set([...(about === 'document' ? [] : (before ?? []).map(({ field }) => field)), ...fields.keys()]);
      for (const field of names) {
        const [was, is] = [(before && lastAbout(field, before)?.after) ?? '', fields.get(field) ?? ''];
        const event = { about, id, field, before: was, after: is };
        const kind = before ? kindOfChange(event) : FIRST_KINDS[about][isBeginning ? 1 : 0];
        if (!meanTheSame(field, was, is)) events.push({ kind, ...event });
      }
    }
  }
  for (const [id, { events: before }] of records.warning) {
    if (present.warning.has(id) || before.at(-1)?.kind === 'withdrawn') continue;
    events.push({ kind: 'withdrawn', about: 'warning', id, field: '', before: '', after: '' });
  }
  return events;
}

/** The firms that are in the history and no longer in the register, and the warnings that are back after they were withdrawn. */
export function impossible({ records, withdrawn }: Past, present: Present): { id: string; rule: string }[] {
  const gone = [...records.firm.keys()].filter((id) => !present.firm.has(id));
  const back = withdrawn.filter(({ id }) => present.warning.has(id));
  return [
    ...gone.map((id) => ({ id, rule: 'must stay in firms.csv: a licence that has ended is Merged or Ceased Operations' })),
    ...back.map(({ id, withdrawn: day }) => ({ id, rule: `was withdrawn on ${day}: give the new warning another id` })),
  ];
}
