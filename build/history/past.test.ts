import { describe, expect, test } from 'vitest';
import type { CollectionData } from '../content/collections.ts';
import { content } from '../../tests/support/content.ts';
import { pastOf, sinceOf } from './past.ts';

type Row = CollectionData['history'][number];
const row = (day: string, kind: Row['kind'], field: string, after: string, reason?: string): Row => ({
  day,
  kind,
  about: 'firm',
  id: 'FCA-1',
  field,
  before: '',
  after,
  reason,
});
/** Gives each row the value before it. */
const follow = (rows: readonly Row[]) =>
  rows.map((current, at) => ({ ...current, before: rows.slice(0, at).findLast(({ field }) => field === current.field)?.after ?? '' }));
const recordOf = (...rows: Row[]) => pastOf(follow(rows)).records.firm.get('FCA-1');
const licenceOf = (...rows: Row[]) => recordOf(...rows)?.steps;

test('the changes of one day are one step', () => {
  expect(
    licenceOf(
      row('2018-01-02', 'granted', 'status', 'Provisional'),
      row('2018-01-02', 'granted', 'tier', 'Tier 3'),
      row('2018-01-02', 'granted', 'investigations', '0'),
      row('2019-01-02', 'changed', 'lastAudit', '2019-01-02'),
      row('2020-01-02', 'merged', 'status', 'Merged'),
      row('2020-01-02', 'changed', 'successor', 'FCA-2'),
    ),
  ).toEqual([
    { day: '2018-01-02', status: 'Provisional', tier: 'Tier 3' },
    { day: '2020-01-02', status: 'Merged', successor: 'FCA-2' },
  ]);
});

test('of two statuses on one day, the later one counts, with its reason or without one', () => {
  const steps = licenceOf(
    row('2018-01-02', 'recorded', 'status', 'Active'),
    row('2019-01-02', 'changed', 'status', 'Restricted', 'A mistake.'),
    row('2019-01-02', 'changed', 'status', 'Active'),
  );
  expect(steps).toEqual([
    { day: '2018-01-02', status: 'Active', isOlder: true },
    { day: '2019-01-02', status: 'Active' },
  ]);
  expect(sinceOf(steps ?? [])).toEqual({ day: '2019-01-02' });
});

test('an event that was recorded late is in its place by day, with the day on which it was recorded', () => {
  const recorded = '2026-11-26';
  expect(
    licenceOf(
      { ...row('2022-03-19', 'granted', 'status', 'Active'), recorded },
      { ...row('2022-03-19', 'granted', 'tier', 'Tier 3'), recorded },
      row('2026-12-01', 'changed', 'status', 'Under Review'),
      { ...row('2024-05-05', 'changed', 'tier', 'Tier 2'), recorded: '2026-12-02' },
      { ...row('2026-12-01', 'changed', 'status', 'Restricted', 'A mistake was corrected.'), recorded: '2026-12-02' },
    ),
  ).toEqual([
    { day: '2022-03-19', recorded, status: 'Active', tier: 'Tier 3' },
    { day: '2024-05-05', recorded: '2026-12-02', tier: 'Tier 2' },
    { day: '2026-12-01', status: 'Under Review' },
    { day: '2026-12-01', recorded: '2026-12-02', status: 'Restricted', reason: 'A mistake was corrected.' },
  ]);
});

test('the day of the last change of a warning is the latest from which a change applies', () => {
  const warning = { ...row('2026-01-01', 'issued', 'name', 'Apex'), about: 'warning', id: 'apex' } as const;
  const changed = { ...warning, kind: 'changed', day: '2026-03-03', field: 'websites' } as const;
  const late = { ...changed, day: '2026-02-02', recorded: '2026-04-04', field: 'emails' };
  expect(pastOf(follow([warning, changed, late])).records.warning.get('apex')?.changed).toBe('2026-03-03');
});

describe('the names that a record no longer has (DATA-10)', () => {
  const renamed = (day: string, before: string, after: string, field = 'name'): Row => ({ ...row(day, 'changed', field, after), before });
  const namesOf = (...rows: Row[]) => recordOf(...rows)?.formerNames;
  const first = row('2018-01-02', 'granted', 'name', 'A');

  test('are those before a change, each with the day of the change, the latest first', () => {
    expect(namesOf(first, renamed('2019-01-02', 'A', 'B'), renamed('2020-01-02', 'B', 'C'))).toEqual([
      { name: 'B', until: '2020-01-02' },
      { name: 'A', until: '2019-01-02' },
    ]);
    expect(namesOf(first)).toBeUndefined();
  });

  test('do not include a name that it has again', () => {
    expect(namesOf(first, renamed('2019-01-02', 'A', 'B'), renamed('2020-01-02', 'B', 'A'))).toEqual([{ name: 'B', until: '2020-01-02' }]);
  });

  test('include trading names that it gave up', () => {
    const trading = (day: string, before: string, after: string) => renamed(day, before, after, 'tradingNames');
    expect(namesOf(first, trading('2019-01-02', '', 'X; Y'), trading('2020-01-02', 'X; Y', 'Y; A'))).toEqual([
      { name: 'X', until: '2020-01-02' },
    ]);
  });

  test('are in the licence as a step', () => {
    expect(licenceOf(first, renamed('2019-01-02', 'A', 'B'))).toEqual([{ day: '2019-01-02', name: { before: 'A', after: 'B' } }]);
  });
});

test('no warning of today is a withdrawn one, and each withdrawn one has its reason (HISTORY-15)', () => {
  const { withdrawn } = content.past;
  const today = new Set(content.warnedFirms.map(({ id }) => id));
  expect(withdrawn.filter(({ id, reason }) => today.has(id) || reason === '')).toEqual([]);
});
