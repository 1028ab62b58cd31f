import { describe, expect, test } from 'vitest';
import type { HistoryEvent } from '#src/history/event.ts';
import type { MissingEvent } from './compare.ts';
import { withDays } from './record.ts';

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
