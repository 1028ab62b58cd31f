import { afterEach, expect, test, vi, onTestFinished } from 'vitest';
import { openRecords } from './open-records.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A list of ten letters in a file, which can be fetched or not. */
function openLetters(file = { isThere: true }) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(file.isThere ? new Response(JSON.stringify([...'abcdefghij'])) : new Response('', { status: 404 }));
  });
  return { fetched, list: openRecords<string>(['/a']) };
}

test('a record is available when the file is loaded, and the file is requested once', async () => {
  const { list, fetched } = openLetters();
  expect(list.at(5)).toBeUndefined();
  const [record, all] = await Promise.all([list.loadAt(5), list.loadAll(), list.loadAll()]);
  expect([record, all.join(''), list.at(9)]).toEqual(['f', 'abcdefghij', 'j']);
  expect(fetched).toEqual(['/a']);
});

test('a file that could not be loaded is requested again', async () => {
  const file = { isThere: false };
  const { list } = openLetters(file);
  await expect(list.loadAll()).rejects.toThrow('404');
  file.isThere = true;
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
  await expect(list.loadAt(10)).rejects.toThrow('no record 10');
});
