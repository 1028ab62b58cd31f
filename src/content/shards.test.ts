import { expect, test, vi } from 'vitest';
import { openShards } from './shards.ts';

/** A list of ten letters in shards of four, whose first two are here from the start. */
function openLetters(
  loaders = ['abcd', 'efgh', 'ij'].map((columns) => vi.fn<() => Promise<{ default: string }>>(() => Promise.resolve({ default: columns }))),
) {
  const read = vi.fn<(columns: string, begin: number) => string[]>((columns, begin) =>
    [...columns].map((letter, index) => `${begin + index}${letter}`),
  );
  return { loaders, read, list: openShards(loaders, 4, { columns: 'ab', items: ['0a', '1b'] }, read) };
}

test('the first records are here at once, and the others when their shard has come', async () => {
  const { list, loaders } = openLetters();
  expect([list.at(1), list.at(2), list.at(5)]).toEqual(['1b', undefined, undefined]);
  await list.loadAt(5);
  expect([list.at(4), list.at(7), list.at(2), list.at(9)]).toEqual(['4e', '7h', undefined, undefined]);
  expect(loaders.map((loader) => loader.mock.calls.length)).toEqual([0, 1, 0]);
});

test('all shards are asked for together, each once, and come in order', async () => {
  const { list, loaders } = openLetters();
  await Promise.all([list.loadAt(0), list.loadAll()]);
  expect(await list.loadAll()).toEqual(['abcd', 'efgh', 'ij']);
  expect(loaders.map((loader) => loader.mock.calls.length)).toEqual([1, 1, 1]);
  expect([list.at(0), list.at(9), list.at(10)]).toEqual(['0a', '9j', undefined]);
});

test('no record is made before one of its shard is asked for', async () => {
  const { list, read } = openLetters();
  await list.loadAll();
  expect(read).not.toHaveBeenCalled();
  list.at(8);
  list.at(9);
  expect(read.mock.calls).toEqual([['ij', 8]]);
});

test('a shard that could not be loaded is asked for again', async () => {
  const loader = vi.fn<() => Promise<{ default: string }>>();
  loader.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: 'abcd' });
  const { list } = openLetters([loader]);
  await expect(list.loadAll()).rejects.toThrow('offline');
  expect(list.at(1)).toBe('1b');
  expect(await list.loadAll()).toEqual(['abcd']);
});

test('a list without shards is here as a whole', async () => {
  const { list } = openLetters([]);
  await list.loadAt(1);
  expect(await list.loadAll()).toEqual(['ab']);
  expect(list.at(1)).toBe('1b');
});
