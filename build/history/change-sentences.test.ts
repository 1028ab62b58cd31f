import { expect, test } from 'vitest';
import { byDay, yearOf } from '#src/history/changes.ts';
import type { Content } from '../content/load.ts';
import { content } from '../../tests/support/content.ts';
import { buildChanges, topicOf } from './change-sentences.ts';
import type { HistoryEvent } from './event.ts';
import { pastOf } from './past.ts';

const [firm] = content.firms;
if (!firm) throw new Error('These tests need a firm');
const id = firm.licenseId;
const event = (changes: Partial<HistoryEvent>): HistoryEvent => {
  return {
    day: '2021-03-03',
    kind: 'changed',
    about: 'firm',
    id,
    field: 'status',
    before: 'Active',
    after: 'Restricted',
    reason: '',
    ...changes,
  };
};
const built = (history: readonly HistoryEvent[], more: Partial<Content> = {}) =>
  buildChanges({ ...content, ...more, past: pastOf(history) });
const textsOf = (history: readonly HistoryEvent[]) => built(history).list.recent.map((change) => change[5]);

test('the events of one day, record and kind are one line with the number of the first (HISTORY-20)', () => {
  const { changes } = pastOf([
    event({}),
    event({ field: 'capitalRatio', before: '', after: '12%' }),
    event({ id: 'other' }),
    event({ kind: 'merged', after: 'Merged' }),
    event({ field: 'tier', before: 'Tier 1', after: 'Tier 2' }),
    event({ day: '2021-03-04' }),
    event({ field: 'country', recorded: '2021-03-05' }),
  ]);
  expect(changes.map(({ number, last, events }) => [number, last, events.length])).toEqual([
    [1, 5, 3],
    [3, 3, 1],
    [4, 4, 1],
    [6, 6, 1],
    [7, 7, 1],
  ]);
});

test('every event of the content is in one line, and the numbers fall', () => {
  const { list, all } = buildChanges(content);
  expect(all).toHaveLength(list.years.at(-1)?.end ?? 0);
  const numbers = all.map(([number]) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(content.past.changes.flatMap(({ events }) => events)).toHaveLength(content.history.length);
  for (const [, , , name, address, text] of all) expect([name, address, text]).not.toContain('');
});

test.for<[what: string, changes: Partial<HistoryEvent>, topic: string]>([
  ['a licence', { kind: 'granted' }, 'licences'],
  ['a merger', { kind: 'merged' }, 'ends'],
  ['the end of a licence', { kind: 'ceased' }, 'ends'],
  ['a restriction', {}, 'statuses'],
  ['a tier', { field: 'tier' }, 'others'],
  ['a withdrawal', { kind: 'withdrawn', about: 'warning', field: '' }, 'withdrawals'],
  ['a document', { kind: 'replaced', about: 'document', field: 'reference' }, 'documents'],
])('%s is found under its topic', ([, changes, topic]) => {
  expect(topicOf({ events: [event(changes)] })).toBe(topic);
});

test('a line says short values, names the other fields once, and has the reason', () => {
  expect(textsOf([event({})])).toEqual(['Status: from Active to Restricted']);
  expect(textsOf([event({ field: 'capitalRatio', before: '', after: '12%' })])).toEqual(['Capital adequacy ratio: 12%']);
  expect(textsOf([event({ field: 'websites' }), event({ field: 'phones' })])).toEqual(['Contact points confirmed']);
  expect(textsOf([event({ field: 'successor', before: '', after: id })])).toEqual([`Successor: ${firm.name}`]);
  expect(built([event({ reason: 'It was so decided.' })]).list.recent[0]?.[6]).toBe('It was so decided.');
});

test('a change that was recorded late is under the day of its recording, and says from when it applies (HISTORY-20)', () => {
  const late = event({ day: '2020-12-31', recorded: '2021-03-03', reason: 'It was so decided.' });
  const { recent, years } = built([event({ id: 'other' }), late, { ...late, day: '2021-01-01', kind: 'merged', after: 'Merged' }]).list;
  expect(recent.map(([number, day, , , , text]) => [number, day, text])).toEqual([
    [3, '2021-03-03', 'Status: from Active to Merged; applies from 1 January 2021'],
    [2, '2021-03-03', 'Status: from Active to Restricted; applies from 31 December 2020'],
    [1, '2021-03-03', 'Status: from Active to Restricted'],
  ]);
  expect(years.map(({ year }) => year)).toEqual(['2021']);
});

test('in Arabic, the values of a line do not change the order of what is beside them', () => {
  const { list } = built([event({})], { language: 'ar' });
  expect(list.recent[0]?.[5]).toContain('\u2068Active\u2069');
});

test('a withdrawn warning keeps the name that it had', () => {
  const warning = { about: 'warning', id: 'gone', before: '', after: '' } as const;
  const { list } = built([
    event({ ...warning, kind: 'issued', field: 'name', after: 'Gone FX' }),
    event({ ...warning, day: '2021-04-01', kind: 'withdrawn', field: '', reason: 'It was a mistake.' }),
  ]);
  expect(list.recent[0]).toEqual([2, '2021-04-01', 'withdrawals', 'Gone FX', '/warnings#gone', 'Warning withdrawn', 'It was a mistake.']);
});

test('the page has the last 12 months, and finds the year of every number (HISTORY-21)', () => {
  const { list } = built([event({ day: '2019-12-31' }), event({ day: '2020-03-03' }), event({ day: '2020-03-04' }), event({})]);
  expect(byDay(list.recent).map(([day]) => day)).toEqual(['2021-03-03', '2020-03-04']);
  expect([1, 2, 3, 4].map((number) => yearOf(number, list.years))).toEqual(['2019', '2020', '2020', '2021']);
  expect(yearOf(0, list.years)).toBeUndefined();
});

test('a content folder without a history has no changes', () => {
  expect(built([])).toEqual({ list: { recent: [], last: 0, years: [] }, all: [] });
});
