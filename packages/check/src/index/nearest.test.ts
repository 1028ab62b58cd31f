import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editBetween, indexNearest } from './nearest.ts';

/** Optimal string alignment distance, from its definition. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (x: number, y: number) => (x === i ? row[y] : rows[x]?.[y]) ?? Infinity;
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swap));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}

// An alphabet of few letters, so that texts are often near each other.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });

describe('the edit between two texts', () => {
  test('is found in lists of units too', () => {
    expect(editBetween(['a', 'rn', 'y'], ['a', 'm', 'y'])).toEqual({ at: 1, first: 1, second: 1, isAlike: false });
  });

  test.for([
    ['corner', 'comer', true],
    ['vvallet', 'wallet', true],
    ['golden', 'golden', true],
    ['corner', 'conrer', false],
    ['corner', 'coner', false],
    ['corner', 'caner', undefined],
  ] as const)('between %s and %s makes them look alike: %s', ([one, other, isAlike]) => {
    expect(editBetween(one, other)?.isAlike).toBe(isAlike);
    expect(editBetween(other, one)?.isAlike).toBe(isAlike);
  });

  test('exists exactly for a distance of at most one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editBetween(a, b) !== undefined).toBe(distance(a, b) <= 1);
      }),
      { numRuns: 20_000 },
    );
  }, 30_000);
});

describe('an index of nearest keys', () => {
  test('finds every key within one typing error and no other, the closest first', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (keys, wanted) => {
        const found = indexNearest(keys)(wanted);
        const isNear = (key: string) => (wanted.length < 3 ? key === wanted : distance(key, wanted) <= 1);
        expect(found.map(({ key }) => key).toSorted((a, b) => a - b)).toEqual(keys.flatMap((key, at) => (isNear(key) ? [at] : [])));
        const same = found.filter(({ key }) => keys[key] === wanted);
        expect(found.slice(0, same.length)).toEqual(same.map(({ key }) => ({ key, how: 'same' })));
      }),
      { numRuns: 3_000 },
    );
  }, 30_000);

  test.for([
    ['golden', 'golden', 'same'],
    ['gоlden', 'golden', 'alike'],
    ['go1den', 'golden', 'alike'],
    ['rneridian', 'meridian', 'alike'],
    ['g0iden', 'golden', 'alike'],
    ['goldn', 'golden', 'letter'],
    ['goldenn', 'golden', 'letter'],
    ['godlen', 'golden', 'letter'],
    ['gоldan', 'golden', 'letter'],
    ['gladen', 'golden', undefined],
    ['go', 'gu', undefined],
  ] as const)('says how %s is near %s: %s', ([wanted, key, how]) => {
    expect(indexNearest(['carp', key])(wanted)).toEqual(how === undefined ? [] : [{ key: 1, how }]);
  });

  test('compares keys in another form, such as their sounds', () => {
    const nearest = indexNearest(['phoenix', 'kestrel'], (text) => text.replaceAll('ph', 'f'));
    expect(nearest('foenix')).toEqual([{ key: 0, how: 'alike' }]);
  });
});
