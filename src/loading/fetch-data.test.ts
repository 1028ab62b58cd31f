import { afterEach, expect, test, vi } from 'vitest';
import { fetchData } from './fetch-data.ts';

afterEach(() => vi.unstubAllGlobals());

test('a data file is fetched and read', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"names":"Adyen N.V."}')));
  expect(await fetchData('/assets/firms-0-a.json')).toEqual({ names: 'Adyen N.V.' });
});

test.for([
  ['that a new release has removed', new Response('Not found', { status: 404 }), '/assets/firms-0-a.json was answered with status 404'],
  ['for which a host sends a page instead', new Response('<!doctype html>'), 'is not valid JSON'],
] as const)('a data file %s is an error', async ([, response, message]) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await expect(fetchData('/assets/firms-0-a.json')).rejects.toThrow(message);
});
