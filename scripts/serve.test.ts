import { mkdirSync, mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from './serve.ts';

/* What the local server does while a site changes. What every server must do is tested in `tests/site/server.test.ts`. */

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
  // As in an image that is built reproducibly.
  utimesSync(join(folder, file), 1, 1);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'assets'));
  write('404.html', 'not found');
  write('warnings.html', 'shell-1');
  site = await serve(folder, 0);
});
afterEach(() => {
  site.server.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(site.url + path, { agent: false, headers }, resolve).on('error', reject);
  const response = await promise;
  const text = (await response.toArray()).join('');
  return { status: response.statusCode, text, tag: response.headers.etag ?? '' };
}

test('a page that has changed is sent, also if its time and its size have not', async () => {
  const { tag } = await ask('/warnings');
  expect((await ask('/warnings', { 'If-None-Match': tag })).status).toBe(304);
  write('warnings.html', 'shell-2');
  expect(await ask('/warnings', { 'If-None-Match': tag })).toMatchObject({ status: 200, text: 'shell-2' });
});

test('a build may replace, add and delete files', async () => {
  write('warnings.html', 'a page that is longer than before');
  write('assets/shell-2.js', 'new');
  expect((await ask('/warnings')).text).toBe('a page that is longer than before');
  expect((await ask('/assets/shell-2.js')).text).toBe('new');
  unlinkSync(join(folder, 'warnings.html'));
  expect(await ask('/warnings')).toMatchObject({ status: 404, text: 'not found' });
});

test('a part that a client has of another release is not continued with this one', async () => {
  for (const headers of [{ Range: 'bytes=3-', 'If-Range': '"other"' }, { Range: 'bytes=0-0' }, { Range: 'bytes=-3' }]) {
    const { status, text } = await ask('/warnings', headers);
    expect([status, text]).toEqual([200, 'shell-1']);
  }
});

test('a name that is too long for any file, or that of a folder, is not found', async () => {
  for (const path of [`/${'a'.repeat(5000)}`, '/assets']) expect((await ask(path)).status).toBe(404);
});
