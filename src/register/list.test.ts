import { afterEach, expect, test, vi } from 'vitest';
import { openList } from './list.ts';

afterEach(() => vi.unstubAllGlobals());

const read = (letters: string, begin: number) => [...letters].map((letter, index) => ({ text: `${begin + index}${letter}` }));

/** A list of ten letters in files of four. The first two come with the page. */
function openLetters(files: Readonly<Partial<Record<string, string>>> = { '/a': 'abcd', '/b': 'efgh', '/c': 'ij' }) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const letters = files[address];
    return Promise.resolve(letters === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(letters)));
  });
  const first = ['0a', '1b'].map((text) => ({ text }));
  const list = openList({ files: ['/a', '/b', '/c'], perFile: 4, size: 10, first, read });
  return { fetched, list, at: (position: number) => list.at(position)?.text };
}

test('the first records are available at once, the others when their file is loaded', async () => {
  const { list, fetched, at } = openLetters();
  expect([at(1), at(2), at(5)]).toEqual(['1b', undefined, undefined]);
  await expect(list.loadAt(5)).resolves.toEqual({ text: '5f' });
  expect([at(4), at(7), at(2), at(9)]).toEqual(['4e', '7h', undefined, undefined]);
  expect(fetched).toEqual(['/b']);
});

test('all files are requested together, each once', async () => {
  const { list, fetched } = openLetters();
  const [, all] = await Promise.all([list.loadAt(3), list.loadAll(), list.loadAll()]);
  expect(fetched.toSorted()).toEqual(['/a', '/b', '/c']);
  expect(all.map(({ text }) => text).join(' ')).toBe('0a 1b 2c 3d 4e 5f 6g 7h 8i 9j');
});

test('a file that could not be loaded is requested again', async () => {
  const files: Partial<Record<string, string>> = { '/a': 'abcd', '/b': 'efgh' };
  const { list, at } = openLetters(files);
  await expect(list.loadAll()).rejects.toThrow('404');
  expect(at(1)).toBe('1b');
  files['/c'] = 'ij';
  await list.loadAll();
  expect(at(9)).toBe('9j');
});

test('a record beyond the end cannot be loaded', async () => {
  const { list } = openLetters();
  await expect(list.loadAt(10)).rejects.toThrow(/no record \d+/);
  await expect(list.loadAt(12)).rejects.toThrow('no file 3');
  await expect(list.loadAt(-1)).rejects.toThrow('no file -1');
});
