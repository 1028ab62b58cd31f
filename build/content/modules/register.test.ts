import { describe, expect, test } from 'vitest';
import type { Firm } from '../schemas/records.ts';
import { FIRM } from '../../../tests/support/sound-records.ts';
import { pastOf } from '../../history/past.ts';
import { buildRegister } from './register.ts';

/** Firms with these changes, each with its own licence. */
const firms = (...changes: Partial<Firm>[]): Firm[] =>
  changes.map((change, index) => Object.assign({}, FIRM, { licenseId: `L-${index}` }, change));
const named = (...names: string[]) => firms(...names.map((name) => ({ name })));
describe('the list', () => {
  test('is sorted by name as readers of English expect, ignoring accents and case', () => {
    const { list } = buildRegister(named('Zuider', 'Éclat', 'eagle', 'Ebro', '3rd Meridian', 'Øst', 'Ob', 'Oz'));
    expect(list.rows.map(({ name }) => name)).toEqual(['3rd Meridian', 'eagle', 'Ebro', 'Éclat', 'Ob', 'Øst', 'Oz', 'Zuider']);
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
});

describe('the order', () => {
  test('has the row of each firm of the content file, and of each with an id', () => {
    const { order } = buildRegister(firms({ name: 'C', id: 'c-1' }, { name: 'B' }, { name: 'A', id: 'a-1' }));
    expect(order.rows).toEqual([2, 1, 0]);
    expect(order.ids).toEqual([
      [0, 'a-1'],
      [2, 'c-1'],
    ]);
  });
});

test('the scale has a mark for each firm in order of registration, in two halves; the first may have one more (HOME-8)', () => {
  const { scale } = buildRegister(
    firms(
      ...[5, 4, 3, 2, 1].map((year) => ({
        registration: `201${year}-01-01`,
        status: year === 1 ? ('Merged' as const) : ('Active' as const),
      })),
    ),
  );
  // A letter for the group of the status and the tier.
  expect(scale.map(({ marks }) => marks)).toEqual(['gaa', 'aa']);
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
    expect(details.map(({ since }) => since)).toEqual([undefined, { day: '2020-03-04', reason }]);
    const [active, restricted] = ['2018-01-02', '2020-03-04'];
    expect(history).toEqual([
      [],
      [
        { day: active, status: 'Active' },
        { day: restricted, status: 'Restricted', reason },
        { day: '2021-01-02', tier: 'Tier 2' },
      ],
    ]);
    expect(statuses).toEqual({
      begins: active,
      firms: [
        [],
        [
          [active, 'Active'],
          [restricted, 'Restricted'],
        ],
      ],
    });
  });
});
