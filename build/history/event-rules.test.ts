import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordedOn, type HistoryEvent } from './event.ts';
import { pastOf } from './past.ts';

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

test('an event may be recorded late, and a warning may be withdrawn', () => {
  const late: HistoryEvent = { ...GRANT, day: '2019-05-05', recorded: '2021-04-04', id: 'L2' };
  const restricted: HistoryEvent = { ...CHANGE, recorded: '2021-04-04', after: 'Restricted', reason: 'It was late.' };
  expect(pastOf([GRANT, WARNING, late, restricted, WITHDRAWAL]).faults).toEqual([]);
});

describe('an event cannot follow the others (HISTORY-2)', () => {
  test.for<[what: string, events: readonly HistoryEvent[], rule: RegExp]>([
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
    ['if pages cannot show its status', [GRANT, { ...CHANGE, after: 'Suspended' }], /must have one of the statuses .*: Active, /],
    ['if a restriction has no reason', [GRANT, { ...CHANGE, after: 'Restricted' }], /must have a reason/],
    ['if a licence ends without its kind', [GRANT, { ...CHANGE, after: 'Merged' }], /must have the kind merged/],
    ['if a warning is withdrawn without a reason', [WARNING, { ...WITHDRAWAL, reason: '' }], /must have a reason/],
    ['if a licence is withdrawn like a warning', [GRANT, { ...WITHDRAWAL, about: 'firm', id: 'L1' }], /a licence is merged or ceases/],
    [
      'if it changes a status of the past without a reason',
      [GRANT, { ...CHANGE, recorded: '2022-01-01' }],
      /must have a reason, because it .* changes a status of the past/,
    ],
    [
      'if its record began with another recording',
      [GRANT, { ...GRANT, recorded: '2022-01-01', field: 'tier', after: 'Tier 3' }],
      /in the history since 2020-01-02: its kind must be changed/,
    ],
    [
      'if a withdrawn warning changes',
      [WARNING, WITHDRAWAL, { ...WARNING, day: '2022-01-01', kind: 'changed' }],
      /must not follow the withdrawal/,
    ],
  ])('%s', ([, events, rule]) => {
    const { faults } = pastOf(events);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ position: events.length - 1 });
    expect(faults[0]?.rule).toMatch(rule);
  });
});

describe('events with generated days', () => {
  const day = fc.integer({ min: 1, max: 6 }).map((number) => `2020-01-0${number}`);
  const made = fc.record({
    id: fc.constantFrom('L1', 'L2'),
    field: fc.constantFrom('country', 'tier'),
    day,
    recorded: day,
    isLate: fc.boolean(),
  });
  /** A licence, then changes of its fields, each with a value that the field did not have. */
  const sequences = fc.array(made, { minLength: 2, maxLength: 8 }).map((all) => {
    const now = new Map<string, string>();
    return all.map(({ id, field, day: from, recorded, isLate }, nth): HistoryEvent => {
      const isFirst = !now.has(id);
      const [before, after] = [now.get(id + field) ?? '', `value ${nth}`];
      now.set(id, '').set(id + field, after);
      const late = isLate ? { recorded } : {};
      return { day: from, ...late, kind: isFirst ? 'granted' : 'changed', about: 'firm', id, field, before, after, reason: 'So decided.' };
    });
  });

  /** The rules, each said of all events before. */
  function isAllowed(event: HistoryEvent, before: readonly HistoryEvent[]): boolean {
    const own = before.filter(({ id }) => id === event.id);
    const changed = own.filter(({ field }) => field === event.field);
    return (
      before.every((other) => recordedOn(other) <= recordedOn(event)) &&
      (event.recorded === undefined || event.day < event.recorded) &&
      changed.every((other) => other.day <= event.day) &&
      own.slice(0, 1).every((first) => first.day <= event.day)
    );
  }

  test('are refused exactly if they break a rule, and no past of the others contradicts itself (HISTORY-2)', () => {
    let allowed = 0;
    fc.assert(
      fc.property(sequences, (events) => {
        const wrong = events.findIndex((event, position) => !isAllowed(event, events.slice(0, position)));
        expect(pastOf(events).faults[0]?.position ?? -1).toBe(wrong);
        if (wrong !== -1) return;
        allowed += 1;
        for (let number = 1; number <= 6; number += 1) {
          const until = events.filter((event) => event.day <= `2020-01-0${number}`);
          expect(pastOf(until).faults).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
    expect(allowed).toBeGreaterThan(20);
  });
});
