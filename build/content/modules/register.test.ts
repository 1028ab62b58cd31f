import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFirms } from '#src/register/firm-rows.ts';
import { STATUSES, TIERS } from '../schemas/firm-fields.ts';
import type { Firm } from '../schemas/records.ts';
import type { ScaleHalf } from '#src/register/register-data.ts';
import { drawTicks } from '#src/register/scale-ticks.ts';
import { FIRM } from '../../../tests/support/records.ts';
import { pastOf } from '../../history/past.ts';
import { buildRegister } from './register.ts';

/** Firms with these changes, each with its own licence. */
const firms = (...changes: Partial<Firm>[]): Firm[] =>
  changes.map((change, index) => Object.assign({}, FIRM, { licenseId: `L-${index}` }, change));
const named = (...names: string[]) => firms(...names.map((name) => ({ name })));
const manyFirms = (count: number, change: (index: number) => Partial<Firm>) =>
  firms(...Array.from({ length: count }, (_, index) => change(index)));

const anyDay = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2025-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyName = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'AaÅÆbBçÐđeÉłLØoÞŠtzŽΩя中3(“'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((name) => !name.includes('\n')),
);
const anyFirm = fc.record({
  name: anyName,
  country: fc.nat(90).map((number) => `Country ${number}`),
  registration: anyDay,
  status: fc.constantFrom(...STATUSES),
  tier: fc.constantFrom(...TIERS),
});
const anyFirms = fc.array(anyFirm, { maxLength: 60 }).map((changes) => firms(...changes));

describe('the list', () => {
  test('is sorted by name as readers of English expect, ignoring accents and case', () => {
    const { list } = buildRegister(named('Zuider', 'Éclat', 'eagle', 'Ebro', '3rd Meridian', 'Øst', 'Ob', 'Oz'));
    expect(list.rows.map(({ name }) => name)).toEqual(['3rd Meridian', 'eagle', 'Ebro', 'Éclat', 'Ob', 'Øst', 'Oz', 'Zuider']);
  });

  test('keeps firms with the same name in the order of the content file', () => {
    const { list, order } = buildRegister(named('B', 'A', 'B', 'B'));
    expect(list.rows.map(({ licenseId }) => licenseId)).toEqual(['L-1', 'L-0', 'L-2', 'L-3']);
    expect(order.rows).toEqual([1, 0, 2, 3]);
  });

  test('preserves every name, country and licence of any register', () => {
    fc.assert(
      fc.property(anyFirms, (all) => {
        const { list, countries } = buildRegister(all);
        const { compare } = new Intl.Collator('en');
        expect(readFirms(list.rows, countries)).toMatchObject(
          all
            .toSorted((a, b) => compare(a.name, b.name))
            .map(({ name, country, licenseId, status }, row) => ({ row, name, country, licenseId, status })),
        );
      }),
    );
  });
});

describe('the letters', () => {
  test('mark the first row of each initial, without accents; any other character is #', () => {
    const { list } = buildRegister(named('(brackets)', '3rd', 'apex', 'Ångström', 'Äquator', 'Bär', 'Éclat', 'Émile', 'İstikrar'));
    expect(list.letters).toEqual([
      ['#', 0],
      ['A', 2],
      ['B', 5],
      ['E', 6],
      ['I', 8],
    ]);
  });

  // Unicode cannot decompose these letters, but they are still sorted among the plain ones.
  test.for([
    ['Ø', 'O'],
    ['Ł', 'L'],
    ['Đ', 'D'],
    ['Æ', 'A'],
    ['Œ', 'O'],
    ['ß', 'S'],
  ])('put %s under %s, where it is sorted', ([character, letter]) => {
    expect(buildRegister(named(`${letter}a`, `${character}b`, `${letter}z`)).list.letters).toEqual([[letter, 0]]);
  });

  test('put a name in another script under Z, where it is sorted', () => {
    expect(buildRegister(named('Zuider', 'ΟΔΟΣ', '中国')).list.letters).toEqual([['Z', 0]]);
  });

  // The page makes an anchor of each letter, so a duplicate letter would be a duplicate id.
  test('come once each in alphabetical order, for any register', () => {
    fc.assert(
      fc.property(anyFirms, (all) => {
        const { letters } = buildRegister(all).list;
        const order = letters.map(([letter]) => letter);
        expect(order).toEqual([...new Set(order)].toSorted());
        expect(order.every((letter) => /^[A-Z#]$/.test(letter))).toBe(true);
        const rows = letters.map(([, row]) => row);
        expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
        expect(rows.slice(0, 1)).toEqual(all.length > 0 ? [0] : []);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the order', () => {
  test('is that of the content file, for any register', () => {
    fc.assert(
      fc.property(anyFirms, (all) => {
        const { list, order } = buildRegister(all);
        const licences = list.rows.map(({ licenseId }) => licenseId);
        expect(order.rows.map((row) => licences[row])).toEqual(all.map(({ licenseId }) => licenseId));
      }),
    );
  });

  test('has the row of each firm with an id', () => {
    const { order } = buildRegister(firms({ name: 'C', id: 'c-1' }, { name: 'B' }, { name: 'A', id: 'a-1' }));
    expect(order.ids).toEqual([
      [0, 'a-1'],
      [2, 'c-1'],
    ]);
  });
});

/** The ticks of a half by position, each with its status group and its length. */
function ticksOf({ marks }: ScaleHalf) {
  return Object.entries(drawTicks(marks))
    .flatMap(([group, path]) => {
      let [x, y] = [-0.5, 0];
      return [...path.matchAll(/m([\d.]+) (\d+)V(\d+)/g)].map(([, right, down, top]) => {
        x += Number(right);
        expect(y + Number(down)).toBe(64);
        y = Number(top);
        return { position: x, group, length: 64 - y };
      });
    })
    .toSorted((a, b) => a.position - b.position);
}
const allTicks = (halves: readonly ScaleHalf[]) => halves.flatMap(ticksOf);

describe('the scale', () => {
  test('has one tick for each firm in order of registration, in two halves; the first may have one more (HOME-8)', () => {
    const { scale } = buildRegister(
      manyFirms(5, (index) => ({ registration: `201${5 - index}-01-01`, status: index === 4 ? 'Merged' : 'Active' })),
    );
    expect(scale.map(({ marks }) => marks.length)).toEqual([3, 2]);
    expect(scale.map((half) => ticksOf(half).map(({ position }) => position))).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    expect(allTicks(scale).map(({ group }) => group)).toEqual(['limited', 'active', 'active', 'active', 'active']);
  });

  test('draws each status in its group', () => {
    const { scale } = buildRegister(firms(...STATUSES.map((status, index) => ({ status, registration: `201${index}-01-01` }))));
    expect(Object.fromEntries(allTicks(scale).map(({ group }, index) => [STATUSES[index], group]))).toEqual({
      Active: 'active',
      'Under Review': 'caution',
      Restricted: 'limited',
      Provisional: 'caution',
      Merged: 'limited',
      'Ceased Operations': 'limited',
    });
  });

  test('draws longer ticks for higher tiers', () => {
    const { scale } = buildRegister(firms(...TIERS.map((tier, index) => ({ tier, registration: `201${index}-01-01` }))));
    const [first = 0, second = 0, third = 0] = allTicks(scale).map(({ length }) => length);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(0);
  });

  test('labels the first firm of each year once', () => {
    const years = ['2001', '2001', '2002', '2002', '2002', '2003', '2003', '2003'];
    const { scale: halves } = buildRegister(firms(...years.map((year, index) => ({ registration: `${year}-01-0${index + 1}` }))));
    expect(halves.map((half) => half.years)).toEqual([
      [
        { year: '2001', at: 0.125 },
        { year: '2002', at: 0.625 },
      ],
      // 2002 continues from the first half.
      [{ year: '2003', at: 0.375 }],
    ]);
  });

  test('leaves room for four digits between two labels and at the end, for any register', () => {
    // Each firm is from another year, so each tick could have a label.
    const aYearEach = fc
      .integer({ min: 1, max: 300 })
      .map((count) => Array.from({ length: count }, (_, index) => ({ registration: `${1700 + index}-01-01` })));
    fc.assert(
      fc.property(fc.oneof(fc.array(anyFirm, { minLength: 1, maxLength: 400 }), aYearEach), (changes) => {
        const { scale } = buildRegister(firms(...changes));
        for (const { years } of scale) {
          const positions = years.map(({ at }) => at);
          // A position is rounded to a ten-thousandth.
          positions.slice(1).forEach((at, index) => expect(at - (positions[index] ?? 0)).toBeGreaterThanOrEqual(0.125 - 1e-4));
          expect(positions.every((at) => at > 0 && at <= 0.9375)).toBe(true);
          expect(new Set(years.map(({ year }) => year)).size).toBe(years.length);
        }
      }),
    );
  });
});

describe('a register', () => {
  test('with a history says since when and why a firm has its status, and has the past of each firm by its row', () => {
    const [first, second] = named('Zuider', 'Ebro').map((firm, index) => ({ ...firm, licenseId: `FCA-${index}` }));
    const granted = {
      day: '2018-01-02',
      kind: 'granted',
      about: 'firm',
      id: 'FCA-0',
      field: 'status',
      before: '',
      after: 'Active',
    } as const;
    const reason = 'Its capital was too low.';
    const past = pastOf([
      granted,
      { ...granted, day: '2020-03-04', kind: 'changed', before: 'Active', after: 'Restricted', reason },
      { ...granted, day: '2021-01-02', kind: 'changed', field: 'tier', after: 'Tier 2' },
    ]);
    const { details, history, statuses } = buildRegister(first && second ? [first, second] : [], [], past);
    expect(details.flat().map(({ since }) => since)).toEqual([undefined, { day: '2020-03-04', reason }]);
    const [active, restricted] = ['2018-01-02', '2020-03-04'];
    expect(history).toEqual([
      [
        [],
        [
          { day: active, status: 'Active' },
          { day: restricted, status: 'Restricted', reason },
          { day: '2021-01-02', tier: 'Tier 2' },
        ],
      ],
    ]);
    expect(statuses).toEqual([
      {
        begins: active,
        firms: [
          [],
          [
            [active, 'Active'],
            [restricted, 'Restricted'],
          ],
        ],
      },
    ]);
  });
});
