import { expect, test } from 'vitest';
import { STATUSES } from '#build/content/schemas/firm-fields.ts';
import { historyOf } from '#build/history/present.ts';
import { createRandom } from '../../packages/check/corpus/random.ts';
import { content } from '../../tests/support/content.ts';
import { sampleOf } from '../../tests/support/sample.ts';
import { generateHistory } from '../../tests/support/generated-history.ts';
import type { HistoryEvent } from './event.ts';
import { openPast, writePast } from './past-register.ts';
import { replay, until } from './replay.ts';

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const byFirm = (events: readonly HistoryEvent[]) => Map.groupBy(events, ({ id }) => id);
/** The statuses as pages read them. The row of a firm is its position among the firms with events. */
const pastOf = (own: ReadonlyMap<string, readonly HistoryEvent[]>) => openPast(writePast([...own.values()], STATUSES, ''));
/** The last status in the list, read from the beginning for each question. */
function slowly(events: readonly HistoryEvent[], id: string, day: string): string | undefined {
  let status: string | undefined;
  for (const event of events) if (event.id === id && event.field === 'status' && event.day <= day) status = event.after;
  return status;
}

test('the firms of a generated register have on any day the status that the events say', { timeout: 60_000 }, () => {
  const random = createRandom(3);
  const own = byFirm(generateHistory(60, 5));
  const past = pastOf(own);
  const firms = [...own].map(([id, events], row) => ({ id, events, row }));
  const wrong: unknown[] = [];
  for (let nth = 0; nth < sampleOf(100_000); nth += 1) {
    const { id, events, row } = random.pick(firms);
    const day = dayAfter('2000-01-01', random.below(9_500));
    if (past.on(day).statusOf(row) !== slowly(events, id, day)) wrong.push({ id, day });
  }
  expect(wrong).toEqual([]);
});

test('every firm of the content has its status, on each day of a change, the day before and today, that a replay gives', () => {
  const events = historyOf(content.history).filter(({ about }) => about === 'firm');
  const own = byFirm(events);
  const past = pastOf(own);
  const ids = [...own.keys()];
  const days = [...new Set(events.filter(({ field }) => field === 'status').map(({ day }) => day))].slice(-40);
  const wrong = days
    .flatMap((day) => [dayAfter(day, -1), day])
    .flatMap((day) => {
      const { records } = replay(until(day, events));
      const { statusOf } = past.on(day);
      return ids.filter((id, row) => statusOf(row) !== records.get(`firm ${id}`)?.fields.get('status')).map((id) => ({ id, day }));
    });
  expect(wrong).toEqual([]);
  const { statusOf } = past.on('2999-12-31');
  expect(content.firms.filter(({ licenseId, status }) => statusOf(ids.indexOf(licenseId)) !== status)).toEqual([]);
});
