import { describe, expect, test } from 'vitest';
import type { HistoryEvent } from '#src/history/event.ts';
import { replay } from '#src/history/replay.ts';
import { createRandom } from '../../packages/check/corpus/random.ts';
import { generateHistory } from '../../tests/support/generated-history.ts';
import { sampleOf } from '../../tests/support/sample.ts';
import { findTampering, leafHash } from './leaves.ts';
import { erase } from './record.ts';

const events = generateHistory(100, 1);
const hashes = events.map(leafHash);

test('the hash of an event is the leaf hash of its canonical form (RFC 9162, HISTORY-5)', () => {
  const event: HistoryEvent = {
    day: '2020-01-02',
    kind: 'granted',
    about: 'firm',
    id: 'É1',
    field: 'status',
    before: '',
    after: 'Active',
    reason: '',
  };
  // printf '\0["2020-01-02","granted","firm","É1","status","","Active",""]' | sha256sum
  expect(leafHash(event)).toBe('6480abb89a28b308b0b470870fca23621d66fe3119834b9bd7f9d2aa5d9ffcd7');
});

test('a history that only grew has not been tampered with', () => {
  expect(findTampering(events, hashes)).toEqual([]);
  expect(findTampering([], [])).toEqual([]);
});

test('an event that npm run record did not write is named', () => {
  expect(findTampering(events, hashes.slice(0, -1))).toEqual([
    { position: events.length - 1, rule: expect.stringContaining('npm run record') },
  ]);
});

describe('every change of the past is found, with its line (HISTORY-2)', () => {
  type Change = (copy: HistoryEvent[], at: number, other: number) => number;
  const take = (copy: HistoryEvent[], at: number) => copy.splice(at, 1);
  const WAYS: Readonly<Record<string, Change>> = {
    edited: (copy, at) => {
      const event = copy[at];
      if (event) copy[at] = { ...event, after: `${event.after}.` };
      return at;
    },
    backdated: (copy, at) => {
      const event = copy[at];
      if (event) copy[at] = { ...event, day: '1999-12-31' };
      return at;
    },
    removed: (copy, at) => {
      take(copy, at);
      return at;
    },
    moved: (copy, at, other) => {
      copy.splice(other, 0, ...take(copy, at));
      return Math.min(at, other);
    },
    inserted: (copy, at) => {
      const event = copy[at];
      if (event) copy.splice(at, 0, { ...event, id: 'FCA-NEW' });
      return at;
    },
  };

  test.for(Object.entries(WAYS))('%s, in many places', ([, change]) => {
    const random = createRandom(7);
    for (let nth = 0; nth < sampleOf(200); nth += 1) {
      const copy = [...events];
      const at = random.below(events.length);
      const other = (at + 1 + random.below(events.length - 1)) % events.length;
      const position = change(copy, at, other);
      expect(findTampering(copy, hashes)).toEqual([{ position, rule: expect.any(String) }]);
    }
  });
});

describe('personal data that was erased', () => {
  const at = events.findIndex(({ kind }) => kind === 'changed');
  const erased = erase(events, at, 'after', { day: '2026-11-26', reason: 'A person asked for it.' });

  test('leaves its place and the day, and is no tampering', () => {
    expect(erased[at]).toMatchObject({ day: events[at]?.day, after: '[erased 2026-11-26]' });
    expect(findTampering(erased, [...hashes, ...erased.slice(hashes.length).map(leafHash)])).toEqual([]);
  });

  test('is in no other event of its record either, if it is a reason', () => {
    const reason = 'Its director was convicted.';
    const event = (change: Partial<HistoryEvent>): HistoryEvent => {
      return { day: '2020-01-02', kind: 'changed', about: 'firm', id: 'FCA-1', field: '', before: '', after: '', reason: '', ...change };
    };
    const past = [
      event({ kind: 'granted', field: 'status', after: 'Active' }),
      event({ kind: 'granted', field: 'tier', after: 'Tier 1' }),
      event({ field: 'status', before: 'Active', after: 'Restricted', reason }),
      event({ field: 'tier', before: 'Tier 1', after: 'Tier 2', reason }),
      event({ field: 'remarks', after: reason }),
    ];
    const after = erase(past, 2, 'reason', { day: '2026-11-26', reason: 'A person asked for it.' });
    expect(after.map((one) => one.reason)).toEqual([
      '',
      '',
      '[erased 2026-11-26]',
      '[erased 2026-11-26]',
      '',
      'A person asked for it.',
      'A person asked for it.',
    ]);
    // A value that still applies stays: the replay must give the record of today.
    expect(after[4]).toEqual(past[4]);
    expect(replay(after).faults).toEqual([]);
    expect(findTampering(after, [...past.map(leafHash), ...after.slice(past.length).map(leafHash)])).toEqual([]);
  });

  test('is tampering if no event says so', () => {
    expect(findTampering(erased.slice(0, -1), hashes)).toEqual([{ position: at, rule: expect.stringContaining('edited') }]);
  });
});
