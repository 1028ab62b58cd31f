import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchData } from './fetch-data.ts';
import { loadOptional, reloadOnceWhenAChunkIsGone } from './missing-chunk.ts';

/** A browser that fetches nothing but `files`. */
function browserWith(files: Record<string, string>) {
  const history = { state: null as unknown, replaceState: vi.fn<(state: unknown) => void>((state) => (history.state = state)) };
  const location = { reload: vi.fn<() => void>() };
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(files[address] ?? 'Not found', { status: address in files ? 200 : 404 })),
  );
  reloadOnceWhenAChunkIsGone();
  return location;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a data file is fetched and read', async () => {
  const { reload } = browserWith({ '/assets/firms-0-a.json': '{"names":"Adyen N.V."}' });
  expect(await fetchData('/assets/firms-0-a.json')).toEqual({ names: 'Adyen N.V.' });
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('a data file that a new release has removed reloads the page once', async () => {
  const { reload } = browserWith({});
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(fetchData('/assets/firms-0-a.json')).rejects.toThrow('status 404');
    vi.runAllTimers();
  }
  expect(reload).toHaveBeenCalledOnce();
});

test('a data file that the page can do without reloads nothing', async () => {
  const { reload } = browserWith({});
  await expect(loadOptional(() => fetchData('/assets/firms-0-a.json'))).rejects.toThrow('status 404');
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});
