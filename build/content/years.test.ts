import { expect, test } from 'vitest';
import { countYears } from './years.ts';

test('firms are counted by year and group of status, and years without firms are kept (FIGURES-1)', () => {
  expect(
    countYears([
      { registration: '2003-05-01', status: 'Active' },
      { registration: '2001-01-31', status: 'Merged' },
      { registration: '2003-01-01', status: 'Under Review' },
      { registration: '2003-12-31', status: 'Active' },
    ]),
  ).toEqual([
    { year: '2001', groups: { active: 0, caution: 0, limited: 1 } },
    { year: '2002', groups: { active: 0, caution: 0, limited: 0 } },
    { year: '2003', groups: { active: 2, caution: 1, limited: 0 } },
  ]);
});

test('a register without firms has no years', () => {
  expect(countYears([])).toEqual([]);
});
