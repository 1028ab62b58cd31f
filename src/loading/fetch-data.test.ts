import { afterEach, expect, test, vi } from 'vitest';
import { fetchData } from './fetch-data.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that a host sends instead of a data file is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')));
  await expect(fetchData('/assets/firms-0-a.json')).rejects.toThrow('JSON');
});

test('a data file that a new release has removed is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Not found', { status: 404 })));
  await expect(fetchData('/assets/firms-0-a.json')).rejects.toThrow('/assets/firms-0-a.json was answered with status 404');
});
