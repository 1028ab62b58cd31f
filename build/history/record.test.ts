import { describe, expect, test } from 'vitest';
import type { HistoryEvent } from '#src/history/event.ts';
import { replay } from '#src/history/replay.ts';
import type { MissingEvent } from './compare.ts';
import { erase, withDays } from './record.ts';

const GRANT: HistoryEvent = {
  day: '2020-01-02',
  kind: 'granted',
  about: 'firm',
  id: 'FCA-1',
  field: 'status',
  before: '',
  after: 'Active',
  reason: '',
};
const CHANGE: HistoryEvent = { ...GRANT, kind: 'changed' };
const ERASURE = { day: '2026-11-26', reason: 'A person asked for it.' };

describe('personal data that is erased (HISTORY-4)', () => {
  test('leaves its place and the day, and an event that says so', () => {
    const past = [
      { ...GRANT, field: 'phones', after: '+352 1' },
      { ...CHANGE, field: 'phones', before: '+352 1', after: '' },
    ];
    const after = erase(past, 0, 'after', ERASURE);
    expect(after).toEqual([
      { ...past[0], after: '[erased 2026-11-26]' },
      { ...past[1], before: '[erased 2026-11-26]' },
      { ...GRANT, ...ERASURE, kind: 'erased', field: 'phones', after: '' },
    ]);
    expect(replay(after).faults).toEqual([]);
  });

  test('is in no other event of its record either, if it is a reason', () => {
    const reason = 'Its director was convicted.';
    const past = [
      GRANT,
      { ...GRANT, field: 'tier', after: 'Tier 1' },
      { ...CHANGE, before: 'Active', after: 'Restricted', reason },
      { ...CHANGE, field: 'tier', before: 'Tier 1', after: 'Tier 2', reason },
      { ...CHANGE, field: 'remarks', after: reason },
    ];
    const after = erase(past, 2, 'reason', ERASURE);
    const erased = '[erased 2026-11-26]';
    expect(after.map((one) => one.reason)).toEqual(['', '', erased, erased, '', ERASURE.reason, ERASURE.reason]);
    // A value that still applies stays: the replay must give the record of today.
    expect(after[4]).toEqual(past[4]);
    expect(replay(after).faults).toEqual([]);
  });

  test('must be there, and is not erased twice', () => {
    expect(() => erase([GRANT], 0, 'before', ERASURE)).toThrow(RangeError);
    expect(() => erase(erase([GRANT], 0, 'after', ERASURE), 0, 'after', ERASURE)).toThrow(RangeError);
    expect(() => erase([GRANT], 1, 'after', ERASURE)).toThrow(RangeError);
  });
});

describe('the days of new events (HISTORY-6)', () => {
  const TODAY = '2026-11-26';
  const granted = (field: string, after: string): MissingEvent => ({ ...GRANT, day: '', field, after });
  const licence = [granted('status', 'Active'), granted('registration', '2022-03-19')];
  const changed: MissingEvent = { ...CHANGE, day: '', id: 'FCA-2' };
  const daysOf = (...rows: Parameters<typeof withDays>) => withDays(...rows).map(({ day, recorded }) => [day, recorded]);

  test('are the day of its registration for a new licence, and the day of the editor for others', () => {
    expect(daysOf([...licence, changed], '2026-11-01', TODAY)).toEqual([
      ['2022-03-19', TODAY],
      ['2022-03-19', TODAY],
      ['2026-11-01', TODAY],
    ]);
  });

  test('have no day of recording if it is the same', () => {
    expect(daysOf([changed], TODAY, TODAY)).toEqual([[TODAY, undefined]]);
    expect(daysOf([granted('registration', TODAY), changed], TODAY, TODAY)).toEqual([
      [TODAY, undefined],
      [TODAY, undefined],
    ]);
  });

  test('have one day of recording, also where tomorrow has begun', () => {
    expect(daysOf([granted('registration', '2026-11-27'), changed], TODAY, TODAY)).toEqual([
      ['2026-11-27', undefined],
      [TODAY, '2026-11-27'],
    ]);
  });

  test('of a history that begins are those of the editor, because its licences are older', () => {
    expect(
      daysOf(
        licence.map((event) => ({ ...event, kind: 'recorded' as const })),
        TODAY,
        TODAY,
      ),
    ).toEqual([
      [TODAY, undefined],
      [TODAY, undefined],
    ]);
  });
});
