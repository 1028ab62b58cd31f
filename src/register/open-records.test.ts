import { afterEach, expect, test, vi, onTestFinished } from 'vitest';
import { openRecords } from './open-records.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A list of ten letters in files of four. */
function openLetters(files: Readonly<Partial<Record<string, string>>> = { '/a': 'abcd', '/b': 'efgh', '/c': 'ij' }) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const letters = files[address];
    return Promise.resolve(letters === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify([...letters])));
  });
  return { fetched, list: openRecords<string>(['/a', '/b', '/c'], 4) };
}

test('a record is available when its file is loaded', async () => {
  const { list, fetched } = openLetters();
  expect([list.at(1), list.at(5)]).toEqual([undefined, undefined]);
  await expect(list.loadAt(5)).resolves.toBe('f');
  expect([list.at(4), list.at(7), list.at(2), list.at(9)]).toEqual(['e', 'h', undefined, undefined]);
  expect(fetched).toEqual(['/b']);
});

test('all files are requested together, each once', async () => {
  const { list, fetched } = openLetters();
  const [, all] = await Promise.all([list.loadAt(3), list.loadAll(), list.loadAll()]);
  expect(fetched.toSorted()).toEqual(['/a', '/b', '/c']);
  expect(all.join('')).toBe('abcdefghij');
});

test('a file that could not be loaded is requested again', async () => {
  const files: Partial<Record<string, string>> = { '/a': 'abcd', '/b': 'efgh' };
  const { list } = openLetters(files);
  await expect(list.loadAll()).rejects.toThrow('404');
  files['/c'] = 'ij';
  await list.loadAll();
  expect(list.at(9)).toBe('j');
});

test('a file that does not come within eight seconds is given up, and requested again (CHECK-16)', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { list } = openLetters();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => new Promise((__, reject) => signal?.addEventListener('abort', reject)));
  const late = list.loadAt(0).then(
    () => 'loaded',
    () => 'given up',
  );
  await vi.advanceTimersByTimeAsync(7999);
  await expect(Promise.race([late, Promise.resolve('waiting')])).resolves.toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe('given up');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('["a"]')));
  expect(await list.loadAt(0)).toBe('a');
});

test('a record beyond the end cannot be loaded', async () => {
  const { list } = openLetters();
  await expect(list.loadAt(10)).rejects.toThrow(/no record \d+/);
  await expect(list.loadAt(12)).rejects.toThrow('no file 3');
  await expect(list.loadAt(-1)).rejects.toThrow('no file -1');
});
