import { expect, test } from 'vitest';
import { buildRegister, sortByName } from '#build/content/modules/register.ts';
import { STATUSES } from '#build/content/schemas/firm-fields.ts';
import { pastOf } from '#build/history/past.ts';
import { createRandom } from '../../packages/check/corpus/random.ts';
import { content } from '../../tests/support/content.ts';
import { problemOf, registerOn } from './register-on-day.ts';

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('the register on a day has the status that the events up to that day give, for every firm on 40 days (HISTORY-30)', () => {
  const random = createRandom(40);
  const past = buildRegister(content.firms, [], content.past).statuses;
  const events = content.history.filter(({ about, field }) => about === 'firm' && field === 'status');
  if (!past) throw new Error('This test needs a history');
  expect(past.begins).toBe(events[0]?.day);
  const changes = events.filter(({ kind }) => kind !== 'granted').map(({ day }) => day);
  const wrong = Array.from({ length: 40 }, (_, nth) => {
    // Days of changes, the days before them, and days on which nothing happened.
    const day = nth % 4 === 0 ? dayAfter(past.begins, random.below(10_500)) : dayAfter(random.pick(changes), nth % 2 === 0 ? 0 : -1);
    const until = events.filter((event) => event.day <= day);
    const wanted = sortByName(content.firms).map(({ licenseId }) => until.findLast(({ id }) => id === licenseId)?.after);
    const { statuses, counts } = registerOn(day, past);
    const counted = STATUSES.map((status) => ({ status, count: wanted.filter((former) => former === status).length }));
    expect(counts).toEqual(counted.filter(({ count }) => count > 0));
    return wanted.filter((status, row) => statuses[row] !== status);
  });
  expect(wrong.flat()).toEqual([]);
});

test('the register on a day has a firm that was entered late, and does not begin earlier for it (HISTORY-6)', () => {
  const [known, late] = sortByName(content.firms);
  if (!known || !late) throw new Error('This test needs two firms');
  const status = {
    day: '2023-01-01',
    kind: 'recorded',
    about: 'firm',
    id: known.licenseId,
    field: 'status',
    before: '',
    after: 'Active',
  } as const;
  const entered = { ...status, day: '2022-03-19', recorded: '2026-11-26', kind: 'granted', id: late.licenseId } as const;
  const past = buildRegister([known, late], [], pastOf([status, entered])).statuses;
  const statusesOn = (day: string) => past && registerOn(day, past).statuses;
  expect([statusesOn('2023-06-01'), statusesOn('2022-03-18')]).toEqual([
    ['Active', 'Active'],
    [undefined, undefined],
  ]);
  expect(past?.begins).toBe('2023-01-01');
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
