import { describe, expect, test } from 'vitest';
import { byFilter, type FilterValue } from '#src/register/filters.ts';
import { readFilters, withFilters } from './filter-address.ts';

const value = (address: string, code: number): FilterValue => ({ value: address, name: address, count: 1, code });
const VALUES = { ...byFilter(() => []), country: [value('lu', 7)], status: [value('active', 0), value('under-review', 1)] };

describe('the filters in an address (DIR-9)', () => {
  test('are read in upper and lower case, and the first of several values counts', () => {
    expect(readFilters('?q=bank&country=LU&status=under-review&status=active', VALUES)).toEqual({
      chosen: { ...byFilter(() => undefined), country: 7, status: 1 },
      unknown: [],
    });
  });

  test.for(['Cessation d’activité', 'cessation d activité', 'Ceased Operations', 'ceased_operations', ' CEASED-operations '])(
    'are understood as people write them, and by their name in the language of the page: %s',
    (text) => {
      const values = { ...VALUES, status: [{ value: 'ceased-operations', name: 'Cessation d’activité', count: 1, code: 5 }] };
      const query = new URLSearchParams({ status: text }).toString();
      expect(readFilters(query, values)).toEqual({ chosen: { ...byFilter(() => undefined), status: 5 }, unknown: [] });
    },
  );

  test('are nothing if they are empty or missing', () => {
    expect(readFilters('country=&status=', VALUES)).toEqual({ chosen: byFilter(() => undefined), unknown: [] });
  });

  test.for(['lux', '<b>lu</b>', '%', '%E0%A4%A', '__proto__', 'constructor', '0'])('are reported if no firm has the value %s', (text) => {
    const { chosen, unknown } = readFilters(`country=${text}&status=active`, VALUES);
    expect(chosen).toEqual({ ...byFilter(() => undefined), status: 0 });
    expect(unknown).toEqual([{ filter: 'country', value: new URLSearchParams(`v=${text}`).get('v') }]);
  });

  test('can be changed; the list then begins at its first letter, and everything else stays', () => {
    const address = 'https://fca.example/ar/regulated-companies?q=bank&status=active&firm=X#letter-m';
    expect(withFilters(address, { country: 'lu' })).toBe(
      'https://fca.example/ar/regulated-companies?q=bank&status=active&firm=X&country=lu',
    );
    expect(withFilters(address, { status: '' })).toBe('https://fca.example/ar/regulated-companies?q=bank&firm=X');
  });
});
