import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { contentTypeOf } from '../../src/content/media-types.ts';

/** Checks the open data in `dist/` and in the responses of the server. */
const DIST = 'dist';
const names = readdirSync(join(DIST, 'data')).filter((name) => !/\.(br|gz)$/.test(name));
const checksums = new Map(
  readFileSync(join(DIST, 'data/SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the checksums match the files, and no file is left out (OPEN-1)', () => {
  expect([...checksums.keys(), 'SHA256SUMS'].toSorted()).toEqual(names.toSorted());
  for (const [name, checksum] of checksums) expect(sha256(readFileSync(join(DIST, 'data', name))), name).toBe(checksum);
});

describe('a program on another site', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    ({ server, url } = await serve(DIST, 0));
  });
  afterAll(() => server.close());

  test.for(names)('may fetch %s, is told its type, and gets its bytes compressed', async (name) => {
    const response = await fetch(`${url}/data/${name}`, { headers: { Origin: 'https://elsewhere.example', 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentTypeOf(name));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-encoding')).toBe(name === 'SHA256SUMS' ? null : 'br');
    expect(sha256(await response.bytes())).toBe(sha256(readFileSync(join(DIST, 'data', name))));
  });
});
