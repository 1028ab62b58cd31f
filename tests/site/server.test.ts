import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../build/built-files.ts';
import { COMPRESSED, headersOf } from '../../deploy/headers.ts';
import { addressOf } from '../../deploy/static-hosts.ts';
import { serve } from '../../scripts/serve.ts';
import { content } from '../support/content.ts';
import { isThorough } from '../support/sample.ts';

/* What every server must do: the local one, or the nginx of `npm run release -- nginx`, which is at `TEST_BASE_URL`. */

const { headersFor, policies, withoutFile } = headersOf(content.site);

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Values of Accept-Encoding, and the encoding of the response for a file that exists in three encodings. */
const ENCODINGS: readonly (readonly [accepted: string, encoding: string | undefined])[] = [
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
];

const DECODE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Paths of hostile requests as in the request line, and the status that refuses them. */
const REFUSED: readonly (readonly [path: string, status: number])[] = [
  // Out of the folder.
  ['/../package.json', 400],
  ['/assets/../../package.json', 400],
  ['/%2E%2E%2Fpackage.json', 400],
  ['/assets/%2e%2e%2f%2e%2e%2fpackage.json', 400],
  ['/..%5cpackage.json', 400],
  ['/..\\package.json', 400],
  ['/%c0%ae%c0%ae/package.json', 400],
  ['/%252e%252e/package.json', 404],
  ['//etc/passwd', 404],
  // Invalid encodings, and encodings that hide something.
  ['/%', 400],
  ['/about-us%00.html', 400],
  ['/%ff', 400],
  ['/about-us%0d%0aX-Injected:%20yes/', 400],
  ['/about%2dus%2f', 400],
  // Hidden files, files for hosts, compressed files by name, and folders.
  ['/.git/config', 404],
  ['/.well-known/.htaccess', 404],
  ['/_headers', 404],
  ['/index.html.br', 404],
  ['/404.html', 404],
  ['/fr/404', 404],
  ['/assets', 404],
];

const ANYTHING = /^/;

let base = process.env['TEST_BASE_URL'] ?? '';
let server: Server | undefined;
beforeAll(async () => {
  if (base === '') ({ server, url: base } = await serve('dist', 0));
});
afterAll(() => {
  server?.close();
});

const contentOf = (file: string) => readFileSync(join('dist', file));
const files = filesIn('dist')
  .filter((file) => !/\.(br|gz)$|^\/_|\/404\.html$/.test(file))
  .toSorted();
const kinds = Map.groupBy(files, (file) => /(\.schema)?\.[^./]+$/.exec(file)?.[0] ?? 'no ending');

/** Every file of a kind before a release, or else one in each folder with each set of headers. */
function askedFor(ofKind: readonly string[]): readonly string[] {
  if (isThorough) return ofKind;
  return [...Map.groupBy(ofKind, (file) => dirname(file) + JSON.stringify(headersFor(file))).values()].flatMap(([first = '']) => [first]);
}

describe('a file', () => {
  test.for([...kinds])(
    'of the kind %s is sent whole, with the headers of the table, in each encoding',
    { timeout: 600_000 },
    async ([, ofKind]) => {
      for (const file of askedFor(ofKind)) {
        const tags = new Map<string | undefined, string | undefined>();
        for (const [accepted, encoding] of ENCODINGS) {
          const { status, headers, body } = await ask(file, { headers: { 'Accept-Encoding': accepted } });
          const expected = COMPRESSED.test(file) ? encoding : undefined;
          expect(status, file).toBe(200);
          expectHeaders(headers, headersFor(file));
          expect(headers['content-encoding'], `${file} for ${accepted}`).toBe(expected);
          expect(headers.vary ?? '', `${file} varies`).toMatch(COMPRESSED.test(file) ? /accept-encoding/i : ANYTHING);
          expect((DECODE[expected ?? ''] ?? ((bytes: Buffer) => bytes))(body).equals(contentOf(file)), `${file} for ${accepted}`).toBe(
            true,
          );
          tags.set(expected, headers.etag);
        }
        // A cache must not confuse the encodings.
        expect(new Set(tags.values()).size, `${file}: two encodings share an ETag`).toBe(tags.size);
      }
    },
  );

  test.for([...kinds])(
    'of the kind %s is answered with 304 if it is unchanged, and HEAD with the headers alone',
    async ([, [file = '']]) => {
      for (const [accepted] of ENCODINGS) {
        const encoding = { 'Accept-Encoding': accepted };
        const first = await ask(file, { headers: encoding });
        const { etag = '' } = first.headers;
        expect(etag).not.toBe('');
        const again = await ask(file, { headers: { ...encoding, 'If-None-Match': etag } });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        for (const name of ['cache-control', 'content-security-policy']) expect(again.headers[name], name).toBe(first.headers[name]);
        expect((await ask(file, { headers: { ...encoding, 'If-None-Match': '"another"' } })).status).toBe(200);
        const head = await ask(file, { method: 'HEAD', headers: encoding });
        expect([head.status, head.body.length]).toEqual([200, 0]);
        // A server may omit it (RFC 9110 §8.6).
        expect([undefined, first.headers['content-length']]).toContain(head.headers['content-length']);
        expectHeaders(head.headers, headersFor(file));
      }
    },
  );

  test('that is a page stands at its address without an ending', { timeout: 600_000 }, async () => {
    for (const file of kinds.get('.html') ?? []) {
      const { status, body, headers } = await ask(addressOf(file));
      expect(status, file).toBe(200);
      expect(body.equals(contentOf(file)), `${addressOf(file)} is ${file}`).toBe(true);
      expectHeaders(headers, headersFor(file));
    }
  });
});

test.for([
  ['/no/such-page', '/404.html'],
  ['/data/no-such-file.csv', '/404.html'],
  ['/firma-%C3%A9', '/404.html'],
  ['/.well-known', '/404.html'],
  ['/de/a', '/404.html'],
  ['/es/no/such-page?q=a', '/es/404.html'],
  ['/ar/firma-%C3%A9', '/ar/404.html'],
] as const)('%s is not there: status 404, the page %s and its headers', async ([path, page]) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.body.equals(contentOf(page)), page).toBe(true);
  expectHeaders(response.headers, { ...withoutFile, ...headersFor(page) });
  const head = await ask(path, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([404, 0]);
});

test.for([
  ['/about-us/', '/about-us'],
  ['/about-us/?q=a%20b', '/about-us?q=a%20b'],
  ['/es/about-us/', '/es/about-us'],
  // A home page in another language ends with a slash.
  ['/es', '/es/'],
  ['/assets/', '/assets'],
  ['/no-such-page/', '/no-such-page'],
  ['/no%20such%3Fpage/', '/no%20such%3Fpage'],
] as const)('%s leads to %s (ROUTE-1)', async ([path, location]) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
  expectHeaders(headers, withoutFile);
});

test.for(['//example.com/', '///example.com/', '/\\example.com/', '/%5cexample.com/', '/%2fexample.com/', '//example.com/%2e%2e/'])(
  '%s leads nowhere else',
  async (path) => {
    const { status, headers } = await askRaw(`GET ${path} HTTP/1.1`);
    expect([400, 404]).toContain(status);
    expect(headers['location']).toBeUndefined();
  },
);

test.for(REFUSED)('GET %s is refused with %i', async ([path, wanted]) => {
  const { status, headers, body } = await askRaw(`GET ${path} HTTP/1.1`);
  expect(status).toBe(wanted);
  expect(headers['x-injected']).toBeUndefined();
  expect(body.toString()).toMatch(status === 404 ? /<h1/ : ANYTHING);
  expect(body.toString()).not.toMatch(/"private": true|repositoryformatversion/);
});

test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s is refused with 405, which names what is allowed',
  async (method) => {
    const { status, headers } = await askRaw(`${method} / HTTP/1.1`, 'Content-Length: 0');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expectHeaders(headers, withoutFile);
  },
);

/** Status 0 means that the server closed the connection. */
const isRefusal = (status: number) => status === 0 || (status >= 400 && status < 600);

test.for(['TRACE / HTTP/1.1', 'CONNECT example.com:443 HTTP/1.1', 'FETCH / HTTP/1.1', 'get / HTTP/1.1', 'GET / HTTP/9.9'])(
  '"%s" is refused',
  async (line) => {
    const { status, body } = await askRaw(line);
    expect(status).toSatisfy(isRefusal);
    expect(body.includes('<main')).toBe(false);
  },
);

test.for([
  ['a header of 64 kB', 'GET / HTTP/1.1', `X-Long: ${'a'.repeat(65_536)}`],
  ['64 kB of headers', 'GET / HTTP/1.1', Array.from({ length: 64 }, (_, index) => `X-${index}: ${'a'.repeat(1024)}`).join('\r\n')],
  ['an address of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1`, 'X-Short: a'],
] as const)('%s is refused, and the server still answers', async ([, line, header]) => {
  expect((await askRaw(line, header)).status).toSatisfy((status: number) => isRefusal(status) && status < 500);
  expect((await ask('/')).status).toBe(200);
});

/** Headers that only some responses may have. */
const NOT_EVERYWHERE = [...Object.keys(policies), 'Access-Control-Allow-Origin'];

/** Expects each header of the table, and no other that only some responses may have. */
function expectHeaders(headers: IncomingHttpHeaders, table: Readonly<Record<string, string>>): void {
  const names = new Set([...Object.keys(table), ...NOT_EVERYWHERE]);
  for (const name of names) expect(headers[name.toLowerCase()], name).toBe(table[name]);
  // No version.
  expect(headers['server'] ?? '').not.toMatch(/\d/);
  expect(headers['x-powered-by']).toBeUndefined();
}

function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Response> {
  return new Promise((done, failed) => {
    request(`${base}${path}`, { agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', failed)
      .end();
  });
}

/** Sends a request line unchanged, which client libraries cannot do. Status 0 means that the connection was closed. */
function askRaw(line: string, header = 'X-Empty: '): Promise<Omit<Response, 'headers'> & { headers: Record<string, string> }> {
  const { hostname, port, host } = new URL(base);
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${line}\r\nHost: ${host}\r\n${header}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may close the connection before the request is complete.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      const [status = '', ...lines] = answer.slice(0, end).split('\r\n');
      const headers = Object.fromEntries(
        lines.map((field): [string, string] => [
          field.slice(0, field.indexOf(':')).toLowerCase(),
          field.slice(field.indexOf(':') + 1).trim(),
        ]),
      );
      done({
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(status)?.[1] ?? 0),
        headers,
        body: Buffer.from(answer.slice(end + 4), 'latin1'),
      });
    });
  });
}
