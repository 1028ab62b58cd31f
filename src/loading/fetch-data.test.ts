import { afterEach, expect, test, vi } from 'vitest';
import { fetchData } from './fetch-data.ts';

afterEach(() => vi.unstubAllGlobals());

test('a data file is fetched as bytes', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Crédit')));
  expect(await fetchData('/assets/firms-0-a.txt')).toEqual(new TextEncoder().encode('Crédit'));
});

test('a data file that a new release has removed is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Not found', { status: 404 })));
  await expect(fetchData('/assets/firms-0-a.txt')).rejects.toThrow('/assets/firms-0-a.txt was answered with status 404');
});
