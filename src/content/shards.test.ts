import { expect, test, vi } from 'vitest';
import { openShards } from './shards.ts';

const bytes = (text: string) => ({ letters: new TextEncoder().encode(text) });
type Loader = () => Promise<ReturnType<typeof bytes>>;

/** A list of ten letters in shards of four. The first two come with the page. */
function openLetters(loaders = ['abcd', 'efgh', 'ij'].map((letters) => vi.fn<Loader>(() => Promise.resolve(bytes(letters))))) {
  const open = vi.fn<(columns: { letters: string }, begin: number) => (index: number) => { text: string } | undefined>(
    ({ letters }, begin) =>
      (index) => {
        const letter = letters[index];
        return letter === undefined ? undefined : { text: `${begin + index}${letter}` };
      },
  );
  const first = ['0a', '1b'].map((text) => ({ text }));
  const list = openShards(loaders, 4, 10, first, open);
  return { loaders, open, list, at: (position: number) => list.at(position)?.text };
}

test('the first records are available at once, the others when their shard is loaded', async () => {
  const { list, loaders, at } = openLetters();
  expect([at(1), at(2), at(5)]).toEqual(['1b', undefined, undefined]);
  await list.loadAt(5);
  expect([at(4), at(7), at(2), at(9)]).toEqual(['4e', '7h', undefined, undefined]);
  expect(loaders.map((loader) => loader.mock.calls.length)).toEqual([0, 1, 0]);
});

test('all shards are requested together, each once', async () => {
  const { list, loaders, at } = openLetters();
  await Promise.all([list.loadAt(0), list.loadAll()]);
  expect(loaders.map((loader) => loader.mock.calls.length)).toEqual([1, 1, 1]);
  expect([at(0), at(9), at(10)]).toEqual(['0a', '9j', undefined]);
});

test('no record is made before one of its shard is requested', async () => {
  const { list, open } = openLetters();
  await list.loadAll();
  expect(open).not.toHaveBeenCalled();
  list.at(8);
  list.at(9);
  expect(open.mock.calls).toEqual([[{ letters: 'ij' }, 8]]);
});

test('a shard that could not be loaded is requested again', async () => {
  const loader = vi.fn<Loader>();
  loader.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(bytes('abcd'));
  const { list, at } = openLetters([loader]);
  await expect(list.loadAll()).rejects.toThrow('offline');
  expect(at(1)).toBe('1b');
  await list.loadAll();
  expect(at(3)).toBe('3d');
});

test('a list without shards is available as a whole', async () => {
  const { list, at } = openLetters([]);
  await list.loadAt(1);
  expect(at(1)).toBe('1b');
});

test('iterating reads the loaded records, and only those requested by position are kept', async () => {
  const { list } = openLetters();
  expect([...list].map(({ text }) => text)).toEqual(['0a', '1b']);
  await list.loadAll();
  const all = [...list];
  expect(all.map(({ text }) => text).join(' ')).toBe('0a 1b 2c 3d 4e 5f 6g 7h 8i 9j');
  expect(list.at(5)).toEqual(all[5]);
  expect(list.at(5)).not.toBe(all[5]);
  expect(list.at(5)).toBe(list.at(5));
  expect(list).toHaveLength(10);
});
