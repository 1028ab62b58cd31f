import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILTERS, byFilter, openFilters, writeFilterColumn, type ByFilter, type Chosen } from './filters.ts';

/** The codes of a firm for each filter. */
type Codes = ByFilter<readonly number[]>;

const NOTHING: Chosen = byFilter(() => undefined);
const few = fc.nat(4);
const anyFirm: fc.Arbitrary<Codes> = fc.record({
  country: fc.tuple(fc.nat(200)),
  status: fc.tuple(few),
  tier: fc.tuple(few),
  year: fc.tuple(few),
  activity: fc.uniqueArray(few, { minLength: 1 }),
});
const anyRegister = fc.array(anyFirm, { minLength: 1, maxLength: 40 });
const maybe = fc.option(few, { nil: undefined });
const anyChoice: fc.Arbitrary<Chosen> = fc.record({ country: maybe, status: maybe, tier: maybe, year: maybe, activity: maybe });

const open = (firms: readonly Codes[]) =>
  openFilters(
    byFilter((filter) => writeFilterColumn(firms.map((firm) => firm[filter]))),
    firms.length,
  );

/** Whether a firm has all chosen values. */
const has = (firm: Codes, chosen: Chosen) =>
  FILTERS.every((filter) => chosen[filter] === undefined || firm[filter].includes(chosen[filter]));

describe('the filters of the register (DIR-8)', () => {
  test('keep the firms that have all chosen values', () => {
    fc.assert(
      fc.property(anyRegister, anyChoice, (firms, chosen) => {
        const expected = [...firms.keys()].filter((row) => has(firms[row] ?? byFilter(() => []), chosen));
        expect([...open(firms).rowsWith(chosen)]).toEqual(expected);
      }),
    );
  });

  test('promise for each value the number of firms that are shown when it is chosen', () => {
    fc.assert(
      fc.property(anyRegister, anyChoice, (firms, chosen) => {
        const register = open(firms);
        const counts = register.count(chosen);
        for (const filter of FILTERS) {
          for (const code of new Set(firms.flatMap((firm) => firm[filter]))) {
            expect(counts[filter][code] ?? 0).toBe(register.rowsWith(Object.assign({}, chosen, { [filter]: code })).size);
          }
        }
      }),
    );
  });

  test('count each firm once under each fact of which it has one, and at least once under activities', () => {
    fc.assert(
      fc.property(anyRegister, (firms) => {
        const counts = open(firms).count(NOTHING);
        const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((total, number = 0) => total + number, 0);
        expect(['country', 'status', 'tier', 'year'].map((filter) => sum(Reflect.get(counts, filter)))).toEqual(
          Array(4).fill(firms.length),
        );
        expect(sum(counts.activity)).toBe(firms.flatMap(({ activity }) => activity).length);
      }),
    );
  });

  test('count only the rows that match a search', () => {
    const codes = (status: number, tier: number): Codes => ({ country: [0], status: [status], tier: [tier], year: [0], activity: [0] });
    const register = open([codes(0, 0), codes(0, 1), codes(1, 1)]);
    expect(register.count(NOTHING, [1, 2]).status).toEqual([1, 1]);
    expect(register.count({ ...NOTHING, tier: 0 }, [1, 2]).tier).toEqual([undefined, 2]);
    expect(register.count({ ...NOTHING, tier: 0 }, [1, 2]).status).toEqual([]);
  });
});

test('the columns of a long register stay small', () => {
  const firms = Array.from({ length: 50_000 }, (_, row): Codes => ({
    country: [row % 60],
    status: [row % 6],
    tier: [row % 3],
    year: [row % 28],
    activity: [row % 38, (row * 7) % 37],
  }));
  const columns = FILTERS.map((filter) => writeFilterColumn(firms.map((firm) => firm[filter])));
  expect(columns.join('').length).toBeLessThan(600_000);
});
