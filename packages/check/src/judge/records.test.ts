import { describe, expect, test } from 'vitest';
import { createCheck } from '../check.ts';
import { recordsOf } from './records.ts';

const data = {
  firms: [
    { name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004' },
    { name: 'Aarefels Bank AG', licenseId: 'FCA-2015-CH-020', websites: ['https://aarefels.example'] },
    { name: 'Zuiderkade Bank N.V.', licenseId: 'FCA-1998-NL-004' },
    { name: 'Banco Cenote Real S.A.', licenseId: 'FCA-2005-MX-009' },
    ...Array.from({ length: 60 }, (_, nth) => ({ name: `Bank ${nth} of Harbour`, licenseId: `FCA-2020-GB-1${nth}` })),
  ],
  warnings: [
    { name: 'Aarefels Bank Online (clone)', aliases: ['Aarefels Direct'] },
    { name: 'Aurea Mentor Club', websites: ['https://aureamentor.example'], phones: ['+442039900188'] },
    {
      name: 'Golden Carp Exchange',
      aliases: ['GC Exchange'],
      websites: ['https://goldencarp-x.example', 'https://h5.goldencarp-x.example'],
    },
  ],
};
const { check } = createCheck(data);
const records = (text: string) => recordsOf(check(text));

/** The names of the records of an answer, exact matches in capitals. */
function matches(text: string): string[] {
  const { firms, warnings } = records(text);
  return [...firms, ...warnings].map(({ name, rank }) => (rank === 'exact' ? name.toUpperCase() : name));
}

describe('the records of an answer', () => {
  test('come in this order: exact, then parts', () => {
    expect(matches('aarefels bank')).toEqual(['AAREFELS BANK AG', 'Aarefels Bank Online (clone)']);
    expect(matches('aarefels')).toEqual(['Aarefels Bank AG', 'Aarefels Bank Online (clone)']);
    expect(matches('entor').toSorted()).toEqual(['Aurea Mentor Club']);
    expect(records('cenote').firms.map(({ rank }) => rank)).toEqual(['telling']);
    expect(records('entor').warnings.map(({ rank }) => rank)).toEqual(['part']);
  });

  test('are found by another name of a firm', () => {
    expect(matches('direct')).toEqual(['Aarefels Bank Online (clone)']);
    expect(matches('gc exchange')).toEqual(['GOLDEN CARP EXCHANGE']);
  });

  test('have the value that matched', () => {
    expect(records('x.h5.goldencarp-x.example').warnings).toMatchObject([
      { position: 2, rank: 'exact', match: { field: 'website', value: 'https://h5.goldencarp-x.example', how: 'below' } },
    ]);
    expect(records('FCA-2017-NL-004').firms).toMatchObject([{ position: 0, rank: 'exact', match: { field: 'licence' } }]);
  });

  test('are all listed, and each once, whatever the names of a text share', () => {
    expect(records('bank').firms).toHaveLength(62);
    expect(records('bank, harbour').firms).toHaveLength(62);
    expect(records('N.V., Bank').firms).toHaveLength(63);
  });

  test('are none if nothing matches', () => {
    expect(records('?!')).toEqual({ firms: [], warnings: [] });
  });
});
