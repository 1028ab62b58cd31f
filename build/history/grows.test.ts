import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HistoryEvent } from './event.ts';
import { firstLineChanged, hasRecorded } from './grows.ts';
import { writeHistory } from './write-history.ts';

/** Values that need quotation marks in CSV too. A reason may have several lines, so that a row does. */
const value = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', 'é'), minLength: 1 }).map((text) => `x${text}x`);
const generated = fc
  .record({ id: value, before: value, after: value, reason: value })
  .map((values): HistoryEvent => ({ day: '2020-01-02', kind: 'changed', about: 'firm', field: 'tier', ...values }));
/** Rows that differ, because moving a row over an equal one changes nothing. */
const rows = fc.uniqueArray(generated, { minLength: 2, maxLength: 8, selector: (event) => writeHistory([event]) });
const number = fc.nat({ max: 100 });
const edited = (edit: (events: readonly HistoryEvent[], at: number, more: HistoryEvent) => readonly HistoryEvent[]) =>
  fc.tuple(rows, number, generated).map(([events, nth, more]) => {
    const at = nth % events.length;
    return { at, older: writeHistory(events), newer: writeHistory(edit(events, at, { ...more, id: 'new' })) };
  });
const changed = (events: readonly HistoryEvent[], position: number, values: Partial<HistoryEvent>) =>
  events.map((event, at) => (at === position ? { ...event, ...values } : event));
/** The line on which the row with a position begins. */
const lineAt = (source: string, at: number) => {
  let [line, row, isQuoted] = [1, -1, false];
  for (const character of source) {
    if (row === at) break;
    if (character === '"') isQuoted = !isQuoted;
    if (character === '\n') line += 1;
    if (character === '\n' && !isQuoted) row += 1;
  }
  return line;
};

describe('a version of history.csv with generated changes (HISTORY-5)', () => {
  test.for<[what: string, edit: Parameters<typeof edited>[0]]>([
    ['nothing was changed', (events) => events],
    ['rows were added at the end', (events, _, more) => [...events, more, more]],
  ])('continues the one before it if %s', ([, edit]) => {
    fc.assert(
      fc.property(edited(edit), ({ older, newer }) => {
        expect(firstLineChanged(older, newer)).toBeUndefined();
        // A checkout on Windows.
        expect(firstLineChanged(older, newer.replaceAll('\n', '\r\n'))).toBeUndefined();
      }),
    );
  });

  test.for<[what: string, edit: Parameters<typeof edited>[0], from?: number]>([
    ['a row was removed', (events, at) => events.toSpliced(at, 1)],
    ['a row was inserted', (events, at, more) => events.toSpliced(at, 0, more)],
    ['a value was changed', (events, at) => changed(events, at, { after: 'other' })],
    ['a value was removed', (events, at) => changed(events, at, { before: '' })],
    ['a day of recording was added', (events, at) => changed(events, at, { recorded: '2026-11-26' })],
    ['all rows were removed', () => [], 0],
  ])('breaks the one before it if %s, and the line is found', ([, edit, from]) => {
    fc.assert(
      fc.property(edited(edit), ({ older, newer, at }) => {
        const line = firstLineChanged(older, newer);
        const first = from ?? at;
        // A row that is missing at the end is on its line in the older version.
        expect(line).toBe(lineAt(lineAt(newer, first) < newer.split('\n').length ? newer : older, first));
      }),
    );
  });
});

test('a column may be new, if the older rows are empty in it, and none may be lost', () => {
  expect(firstLineChanged('day,kind\n2020-01-02,changed\n', 'day,recorded,kind\n2020-01-02,,changed\n')).toBeUndefined();
  expect(firstLineChanged('day,kind\n2020-01-02,changed\n', 'day,recorded,kind\n2020-01-02,2020-01-03,changed\n')).toBe(2);
  expect(firstLineChanged('day,kind\n2020-01-02,changed\n', 'day\n2020-01-02\n')).toBe(2);
  expect([hasRecorded('day,recorded,kind\n'), hasRecorded('day,kind\n2020-01-02,recorded\n')]).toEqual([true, false]);
});

test('a version that cannot be read, or is not there, keeps no row', () => {
  const older = 'day,recorded\n2020-01-02,\n';
  expect(firstLineChanged(older, '')).toBe(2);
  expect(firstLineChanged(older, 'day,recorded\n"2020-01-02,\n')).toBe(2);
});
