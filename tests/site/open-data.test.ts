import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { missing, programs } from '../../scripts/programs.ts';
import { serve } from '../../scripts/serve.ts';
import { READERS } from '../support/block-lists.ts';
import { DNS_PROGRAMS, check } from '../support/dns-programs.ts';
import { sharedHost } from '../../build/content/schemas/shared-hosts.ts';
import { contentTypeOf } from '../../src/content/media-types.ts';

/** Checks the open data in `dist/` and in the responses of the server. */
const DIST = 'dist';
const names = readdirSync(join(DIST, 'data'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => relative(join(DIST, 'data'), join(entry.parentPath, entry.name)));
/** The answer for data that is not there is no data. */
const published = names.filter((name) => name !== '404.json');
const checksums = new Map(
  readFileSync(join(DIST, 'data/SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the checksums match the files, and every file has one (OPEN-1)', () => {
  expect([...checksums.keys(), 'SHA256SUMS'].toSorted()).toEqual(published.toSorted());
  for (const [name, checksum] of checksums) expect(sha256(readFileSync(join(DIST, 'data', name))), name).toBe(checksum);
});

describe('a program on another site', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    ({ server, url } = await serve(DIST, 0));
  });
  afterAll(() => server.close());

  test.for(published)('may fetch %s, is told its type, and gets its bytes compressed', async (name) => {
    const response = await fetch(`${url}/data/${name}`, { headers: { Origin: 'https://elsewhere.example', 'Accept-Encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentTypeOf(name));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-encoding')).toBe(name === 'SHA256SUMS' ? null : 'br');
    expect(sha256(await response.bytes())).toBe(sha256(readFileSync(join(DIST, 'data', name))));
  });

  test.for([
    ['/data/no-such-file.json', 404],
    ['/data/openapi.json', 410],
    ['/feeds/firms/FCA-2017-NL-004.atom', 410],
  ] as const)('gets JSON if it asks for %s, which does not exist (OPEN-7)', async ([path, status]) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: 'not-found' });
  });
});

describe('the page of the open data', () => {
  const $ = load(readFileSync(join(DIST, 'open-data.html'), 'utf8'));
  const readData = (name: string) =>
    z
      .object({ asOf: z.string().optional(), records: z.array(z.unknown()).default([]) })
      .parse(JSON.parse(readFileSync(join(DIST, 'data', name), 'utf8')));

  test('says of which day the data is (OPEN-6)', () => {
    expect($(`main time[datetime="${readData('firms.json').asOf}"]`).length).toBeGreaterThan(0);
  });

  test('gives the checksum of each file of a data set beside its link (OPEN-1)', () => {
    const files = [...checksums].filter(([name]) => /^\w+\.(csv|json|schema\.json)$/.test(name));
    expect(files).toHaveLength(8);
    for (const [name, checksum] of files) {
      const row = $('main li').filter((_, item) => $(item).find(`a[href="/data/${name}"]`).length > 0);
      expect(row.text(), name).toContain(`SHA-256 ${checksum}`);
    }
  });

  test('says that the data is fictional, gives its licence, and leads to the feeds', () => {
    expect($('#notice').text()).toMatch(/^Fictional data:/);
    expect($('#licence a[href="https://creativecommons.org/licenses/by/4.0/"]').text()).toContain('CC BY 4.0');
    expect($('#feeds a[href="/feeds/publications.atom"]').text()).toBe('Publications');
  });
});

describe.skipIf(missing(programs(DNS_PROGRAMS)))('the name servers (OPEN-2)', () => {
  const zone = readFileSync(join(DIST, 'data/block-lists/rpz.zone'), 'utf8');
  const unbound = readFileSync(join(DIST, 'data/block-lists/unbound.conf'), 'utf8');

  test('BIND accepts the zone, and refuses it with a broken line', async () => {
    expect(await check('named-checkzone', zone)).toMatchObject({ status: 0 });
    expect(await check('named-checkzone', `${zone}${'a'.repeat(64)}.example CNAME .\n`)).not.toMatchObject({ status: 0 });
    expect(await check('named-checkzone', `${zone}broken\n`)).not.toMatchObject({ status: 0 });
  });

  test('Unbound accepts its list, and refuses it with a broken line', async () => {
    expect(await check('unbound-checkconf', unbound)).toMatchObject({ status: 0 });
    expect(await check('unbound-checkconf', `${unbound}local-zone: "apex.example." always_maybe\n`)).not.toMatchObject({ status: 0 });
  });
});

test('every block list blocks the hosts that the warnings give for it (OPEN-2)', () => {
  const { records }: { records: { hosts: string[] }[] } = JSON.parse(readFileSync(join(DIST, 'data/warnings.json'), 'utf8'));
  for (const [file, read] of Object.entries(READERS)) {
    const isBlocked = read(readFileSync(join(DIST, 'data/block-lists', file), 'utf8'));
    const hosts = records.flatMap(({ hosts: listed }) => listed).filter((host) => sharedHost(`https://${host}`) === undefined);
    expect(
      hosts.filter((host) => !isBlocked(host)),
      file,
    ).toEqual([]);
  }
});
