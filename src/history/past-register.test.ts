import { describe, expect, test } from 'vitest';
import { STATUSES } from '#build/content/schemas/firm-fields.ts';
import { buildPast, sortByName } from '#build/content/modules/register.ts';
import { historyOf } from '#build/history/present.ts';
import { createRandom } from '../../packages/check/corpus/random.ts';
import { content } from '../../tests/support/content.ts';
import { generateHistory } from '../../tests/support/generated-history.ts';
import type { HistoryEvent } from './event.ts';
import { openPast, problemOf, writePast, type Past } from './past-register.ts';
import { replay, until } from './replay.ts';

const travelled = (past: Past) => openPast(structuredClone(past));
const NO_PAST: Past = { begins: '', statuses: STATUSES, firms: [] };
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Days of changes, the days before them, and days on which nothing happened. */
function fortyDays(events: readonly HistoryEvent[]): string[] {
  const random = createRandom(40);
  const changes = [...new Set(events.filter(({ kind, field }) => kind !== 'granted' && field === 'status').map(({ day }) => day))];
  const begin = events[0]?.day ?? '';
  return Array.from({ length: 40 }, (_, nth) => {
    if (nth % 4 === 0) return dayAfter(begin, random.below(10_500));
    return dayAfter(random.pick(changes), nth % 2 === 0 ? 0 : -1);
  });
}

/** Every firm and day whose status is not that of a replay. */
function differences(ids: readonly string[], written: Past, events: readonly HistoryEvent[]): unknown[] {
  const past = travelled(written);
  return fortyDays(events).flatMap((day) => {
    const { records } = replay(until(day, events));
    const { statusOf, rows, counts } = past.on(day);
    const wanted = ids.map((id) => records.get(`firm ${id}`)?.fields.get('status'));
    expect([...rows]).toEqual([...ids.keys()].filter((row) => wanted[row] !== undefined));
    expect(counts).toEqual(
      STATUSES.map((status) => ({ status, count: wanted.filter((one) => one === status).length })).filter(({ count }) => count > 0),
    );
    return ids.flatMap((id, row) => (statusOf(row) === wanted[row] ? [] : [{ id, day }]));
  });
}

describe('the register on a day (HISTORY-30)', () => {
  test('has the status that a replay of the events gives, for every firm of the content on 40 days', () => {
    const events = historyOf(content.history).filter(({ about }) => about === 'firm');
    const ids = sortByName(content.firms).map(({ licenseId }) => licenseId);
    expect(differences(ids, buildPast(content) ?? NO_PAST, events)).toEqual([]);
    expect(travelled(buildPast(content) ?? NO_PAST).begins).toBe(events[0]?.day);
  });

  test('has a firm that was entered late, and does not begin earlier for it', () => {
    const [known, late] = sortByName(content.firms);
    if (!known || !late) throw new Error('This test needs two firms');
    const status = { kind: 'recorded', about: 'firm', id: known.licenseId, field: 'status', before: '', after: 'Active' } as const;
    const entered = { ...status, day: '2022-03-19', recorded: '2026-11-26', kind: 'granted', id: late.licenseId } as const;
    const past = travelled(
      buildPast({
        firms: [known, late],
        history: [{ ...status, day: '2023-01-01' }, { ...status, day: '2023-01-01', id: 'x' }, entered],
      }) ?? NO_PAST,
    );
    expect([past.on('2023-06-01').statusOf(1), past.on('2022-03-18').statusOf(1)]).toEqual(['Active', undefined]);
    expect(past.begins).toBe('2023-01-01');
  });

  test('is not built with a status that the pages cannot show', () => {
    const suspended = generateHistory(1, 1).map((event) => ({ ...event, after: 'Suspended' }));
    expect(() => writePast([suspended], STATUSES, '')).toThrow('the status Suspended since');
  });
});

test.for([
  ['2021-03-03', undefined],
  ['2026-11-26', undefined],
  ['1998-01-12', undefined],
  ['2026-11-27', 'future'],
  ['9999-12-31', 'future'],
  ['1998-01-11', 'before'],
  ['0000-01-01', 'before'],
  ['2021-02-29', 'wrong'],
  ['2021-13-01', 'wrong'],
  ['2021-3-3', 'wrong'],
  ['03.03.2021', 'wrong'],
  ['+02021-03-03', 'wrong'],
  ['<b>2021-03-03</b>', 'wrong'],
  ['', 'wrong'],
] as const)('%s as a day of the register is %s (HISTORY-32)', ([text, problem]) => {
  expect(problemOf(text, '1998-01-12', '2026-11-26')).toBe(problem);
});
