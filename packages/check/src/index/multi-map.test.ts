import { expect, test } from 'vitest';
import { MultiMap } from './multi-map.ts';

test('a key has its values in the order in which they were added', () => {
  const map = new MultiMap<string, number>();
  map.add('a', 1);
  map.add('b', 2);
  map.add('a', 3);
  map.add('a', 1);
  expect(map.get('a')).toEqual([1, 3, 1]);
  expect(map.get('b')).toEqual([2]);
  expect([map.has('a'), map.has('c')]).toEqual([true, false]);
  expect([...map.keys()]).toEqual(['a', 'b']);
});

test.for(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a word that every object of the language has is a key like any other: %s',
  (key) => {
    const map = new MultiMap<string, number>();
    expect([map.has(key), map.get(key)]).toEqual([false, []]);
    map.add(key, 7);
    expect([map.has(key), map.get(key)]).toEqual([true, [7]]);
  },
);
