import { describe, expect, test } from 'vitest';
import type { HistoryEvent } from '#src/history/event.ts';
import { replay } from '#src/history/replay.ts';
import { erase } from './record.ts';

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
