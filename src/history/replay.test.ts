import { describe, expect, test } from 'vitest';
import type { HistoryEvent } from './event.ts';
import { replay, until } from './replay.ts';

const GRANT: HistoryEvent = {
  day: '2020-01-02',
  kind: 'granted',
  about: 'firm',
  id: 'L1',
  field: 'status',
  before: '',
  after: 'Active',
  reason: '',
};
const CHANGE: HistoryEvent = { ...GRANT, day: '2021-03-03', kind: 'changed', before: 'Active', after: 'Under Review' };
const WARNING: HistoryEvent = { ...GRANT, kind: 'issued', about: 'warning', id: 'apex', field: 'name', after: 'Apex' };
const WITHDRAWAL: HistoryEvent = {
  ...WARNING,
  day: '2021-05-05',
  kind: 'withdrawn',
  field: '',
  after: '',
  reason: 'It was a mistake.',
};

const statusOf = (events: Iterable<HistoryEvent>) => replay(events).records.get('firm L1')?.fields.get('status');

describe('the events, replayed', () => {
  test('give each record of the last day', () => {
    expect(statusOf([GRANT, CHANGE])).toBe('Under Review');
    expect(replay([GRANT, CHANGE]).faults).toEqual([]);
  });

  test('up to a day give each record of that day', () => {
    const events = [GRANT, CHANGE];
    expect(statusOf(until('2020-01-01', events))).toBeUndefined();
    expect(statusOf(until('2021-03-02', events))).toBe('Active');
    expect(statusOf(until('2021-03-03', events))).toBe('Under Review');
  });

  test('keep a warning that was withdrawn, with the day and the reason', () => {
    const { records, faults } = replay([WARNING, WITHDRAWAL]);
    expect(faults).toEqual([]);
    expect(records.get('warning apex')).toMatchObject({
      since: '2020-01-02',
      withdrawn: { day: '2021-05-05', reason: 'It was a mistake.' },
    });
  });

  test('may erase a value of a warning after its withdrawal', () => {
    const erasure: HistoryEvent = { ...WARNING, day: '2022-01-01', kind: 'erased', before: '', after: '', reason: 'It was private.' };
    expect(replay([WARNING, WITHDRAWAL, erasure]).faults).toEqual([]);
  });

  test('remove a field that is empty', () => {
    const website: HistoryEvent = { ...GRANT, field: 'websites', after: 'https://apex.example' };
    const removed: HistoryEvent = { ...website, day: '2021-01-01', kind: 'changed', before: website.after, after: '' };
    expect([...(replay([GRANT, website, removed]).records.get('firm L1')?.fields.keys() ?? [])]).toEqual(['status']);
  });
});

describe('an event cannot follow the others (HISTORY-2)', () => {
  test.for<[what: string, events: readonly HistoryEvent[], rule: RegExp]>([
    [
      'if it is before the last one',
      [GRANT, { ...CHANGE, day: '2019-01-01' }],
      /^must not be before the event above it, which is of 2020-01-02/,
    ],
    ['if its record is not there', [CHANGE], /is about a firm that is not in the history yet/],
    [
      'if its record is there already',
      [GRANT, { ...GRANT, day: '2021-01-01' }],
      /in the history since 2020-01-02: its kind must be changed/,
    ],
    ['if the field begins twice', [GRANT, GRANT], /gives the field status a second time/],
    ['if it changes another value', [GRANT, { ...CHANGE, before: 'Restricted' }], /the value before it, which is "Active"/],
    ['if it changes nothing', [GRANT, { ...CHANGE, after: 'Active' }], /must change the value/],
    ['if it names no field', [GRANT, { ...CHANGE, field: '' }], /must name a field/],
    ['if a restriction has no reason', [GRANT, { ...CHANGE, after: 'Restricted' }], /must have a reason/],
    ['if a licence ends without its kind', [GRANT, { ...CHANGE, after: 'Merged' }], /must have the kind merged/],
    ['if a warning is withdrawn without a reason', [WARNING, { ...WITHDRAWAL, reason: '' }], /must have a reason/],
    ['if a licence is withdrawn like a warning', [GRANT, { ...WITHDRAWAL, about: 'firm', id: 'L1' }], /a licence is merged or ceases/],
    [
      'if a withdrawn warning changes',
      [WARNING, WITHDRAWAL, { ...WARNING, day: '2022-01-01', kind: 'changed' }],
      /must not follow the withdrawal/,
    ],
  ])('%s', ([, events, rule]) => {
    const { faults } = replay(events);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ position: events.length - 1 });
    expect(faults[0]?.rule).toMatch(rule);
  });
});
