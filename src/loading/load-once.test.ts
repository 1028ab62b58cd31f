import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('each key is loaded once', async () => {
  const load = vi.fn<(name: string) => Promise<string>>((name) => Promise.resolve(name.toUpperCase()));
  const once = loadOnce(load);
  expect(await Promise.all([once('a'), once('b'), once('a')])).toEqual(['A', 'B', 'A']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is loaded can be read at once, and reading loads nothing', async () => {
  const load = vi.fn<(row: number) => Promise<string>>((row) => Promise.resolve(`row ${row}`));
  const once = loadOnce(load);
  expect(once.ifLoaded(1)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  await once(1);
  expect(once.ifLoaded(1)).toBe('row 1');
  expect(once.ifLoaded(2)).toBeUndefined();
});

test('a failure reaches every caller, and the next call tries again', async () => {
  let works = false;
  const once = loadOnce(() => (works ? Promise.resolve('here') : Promise.reject(new Error('gone'))));
  const both = await Promise.allSettled([once(), once()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(once.ifLoaded()).toBeUndefined();
  works = true;
  expect(await once()).toBe('here');
});

test('a value from another source is not loaded', async () => {
  const load = vi.fn<(name: string) => Promise<string>>(() => Promise.reject(new Error('not needed')));
  const once = loadOnce(load);
  once.set('home', 'the page that came with the first load');
  expect(once.ifLoaded('home')).toBe('the page that came with the first load');
  expect(await once('home')).toBe('the page that came with the first load');
  expect(load).not.toHaveBeenCalled();
});
