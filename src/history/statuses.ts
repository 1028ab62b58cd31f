import type { HistoryEvent } from './event.ts';

/** A status of a firm, from a day until the next one. */
export interface StatusSpan {
  from: string;
  status: string;
  /** Why it was taken away or limited. Empty if nobody said so. */
  reason: string;
}

/** The statuses of a firm in their order, from the events about it. Of two on one day, the later one counts. */
export function statusesOf(events: Iterable<HistoryEvent>): StatusSpan[] {
  const spans: StatusSpan[] = [];
  for (const { day, field, after, reason } of events) {
    if (field !== 'status') continue;
    if (spans.at(-1)?.from === day) spans.pop();
    spans.push({ from: day, status: after, reason });
  }
  return spans;
}
