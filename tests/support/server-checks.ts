import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { COMPRESSED, headersOf } from '../../deploy/headers.ts';
import { addressOf } from '../../deploy/static-hosts.ts';
import { content } from './content.ts';

const { headersFor, policies, withoutFile } = headersOf(content.site);

/**
 * The checks that every server of this site must pass: the local server and nginx. A check throws if it fails.
 */
export interface ServerCheck {
  name: string;
  run: (base: string) => Promise<void>;
}

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
  ['/./index.html', 400],
  ['/assets/..', 400],
  ['/%2e%2e/package.json', 400],
  ['/%2E%2E%2Fpackage.json', 400],
  ['/assets/%2e%2e%2f%2e%2e%2fpackage.json', 400],
  ['/..%2fpackage.json', 400],
  ['/..%5cpackage.json', 400],
  ['/..\\package.json', 400],
  ['/%c0%ae%c0%ae/package.json', 400],
  ['/%e0%80%ae/package.json', 400],
  ['/%f0%80%80%ae/package.json', 400],
  ['/%252e%252e/package.json', 404],
  ['/....//package.json', 404],
  ['//etc/passwd', 404],
  // Invalid encodings, and encodings that hide something.
  ['/%', 400],
  ['/%z1', 400],
  ['/about-us%', 400],
  ['/about-us%0', 400],
  ['/about-us%00', 400],
  ['/about-us%00.html', 400],
  ['/%ff', 400],
  ['/about-us%0d%0aX-Injected:%20yes', 400],
  ['/about-us%0d%0aX-Injected:%20yes/', 400],
  ['/about%2dus%2f', 400],
  // Hidden files, files for hosts, and compressed files by name.
  ['/.git/config', 404],
  ['/.env', 404],
  ['/.', 400],
  ['/assets/.hidden', 404],
  ['/.well', 404],
  ['/.well-known/.htaccess', 404],
  ['/.well-known/nothing', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/index.html.br', 404],
  ['/sitemap.xml.gz', 404],
  ['/404', 404],
  ['/404.html', 404],
  ['/fr/404', 404],
  ['/fr/404.html', 404],
  // Folders.
  ['/assets', 404],
  ['/data', 404],
  ['/advisories', 404],
];

/**
 * @param folder the built site that the server serves
 * @param which the files that are asked for in each encoding: every one, or one of each kind in each folder and with each set of headers
 */
export function serverChecks(folder: string, which: 'every file' | 'one of each kind'): ServerCheck[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join('/', relative(folder, entry.parentPath), entry.name))
    .filter((file) => !/\.(br|gz)$|^\/_|\/404\.(html|json)$/.test(file))
    .toSorted();
  const kinds = Map.groupBy(files, (file) => /(\.schema)?\.[^./]+$/.exec(file)?.[0] ?? 'no ending');
  const askedFor = (ofKind: string[]) => {
    if (which === 'every file') return ofKind;
    return [...Map.groupBy(ofKind, (file) => dirname(file) + JSON.stringify(headersFor(file))).values()].flatMap(([first = '']) => [first]);
  };

  return [
    ...[...kinds].flatMap(([kind, ofKind]) => [
      {
        name: `${kind} (${ofKind.length}): ${which}, whole, with the headers of the table, in each encoding`,
        run: async (base: string) => {
          for (const file of askedFor(ofKind)) await checkFile(base, folder, file);
        },
      },
      {
        name: `${kind}: an unchanged file is answered with 304, and HEAD with the headers alone`,
        run: (base: string) => checkRevalidation(base, ofKind[0] ?? ''),
      },
    ]),
    {
      name: 'every page stands at its address without an ending',
      run: async (base) => {
        for (const file of kinds.get('.html') ?? []) {
          const { status, body, headers } = await ask(base, addressOf(file));
          assert.equal(status, 200, file);
          assert.ok(body.equals(readFileSync(join(folder, file))), `${addressOf(file)} is not ${file}`);
          sameHeaders(headers, headersFor(file));
        }
      },
    },
    ...(
      [
        ['/no/such-page', '/404.html', 404],
        ['/assets/gone-a1b2c3.js', '/404.html', 404],
        ['/data/no-such-file.csv', '/404.html', 404],
        ['/data/.git', '/404.html', 404],
        ['/firma-%C3%A9', '/404.html', 404],
        ['/assets/index', '/404.html', 404],
        ['/.well-known', '/404.html', 404],
        ['/eso', '/404.html', 404],
        ['/es/no/such-page?q=a', '/es/404.html', 404],
        ['/ar/firma-%C3%A9', '/ar/404.html', 404],
        ['/fr/.git', '/fr/404.html', 404],
        // They were published and are gone.
        ['/data/firms/FCA-2017-NL-004.json', '/404.html', 410],
        ['/data/changes.schema.json', '/404.html', 410],
        ['/es/feeds/firms/FCA-2017-NL-004.atom?q=a', '/es/404.html', 410],
      ] as const
    ).map(([path, page, wanted]) => ({
      name: `${path} is not there: status ${wanted}, the page ${page} and its headers`,
      run: async (base: string) => {
        const response = await ask(base, path);
        assert.equal(response.status, wanted);
        assert.ok(response.body.equals(readFileSync(join(folder, page))), `the body is not ${page}`);
        sameHeaders(response.headers, { ...withoutFile, ...headersFor(page) });
        const head = await ask(base, path, { method: 'HEAD' });
        assert.equal(head.status, wanted);
        assert.equal(head.body.length, 0);
      },
    })),
    ...(
      [
        ['/about-us/', '/about-us'],
        ['/about-us/?q=a%20b', '/about-us?q=a%20b'],
        ['/advisories/market-manipulation/', '/advisories/market-manipulation'],
        ['/es/about-us/', '/es/about-us'],
        // A home page in another language ends with a slash.
        ['/es', '/es/'],
        ['/es?q=a%20b', '/es/?q=a%20b'],
        ['/assets/', '/assets'],
        ['/no-such-page/', '/no-such-page'],
        ['/no%20such%3Fpage/', '/no%20such%3Fpage'],
      ] as const
    ).map(([path, location]) => ({
      name: `${path} leads to ${location}`,
      run: async (base: string) => {
        const { status, headers } = await ask(base, path);
        assert.equal(status, 301);
        assert.equal(headers.location, location);
        sameHeaders(headers, withoutFile);
      },
    })),
    ...['//example.com/', '///example.com/', '/\\example.com/', '/%5cexample.com/', '/%2fexample.com/', '//example.com/%2e%2e/'].map(
      (path) => ({
        name: `${path} leads nowhere else`,
        run: async (base: string) => {
          const { status, headers } = await askRaw(base, `GET ${path} HTTP/1.1`);
          assert.ok([400, 404].includes(status), `status ${status}`);
          assert.equal(headers['location'], undefined);
        },
      }),
    ),
    ...REFUSED.map(([path, status]) => ({
      name: `GET ${path} is refused with ${status}`,
      run: async (base: string) => {
        const response = await askRaw(base, `GET ${path} HTTP/1.1`);
        assert.equal(response.status, status);
        assert.equal(response.headers['x-injected'], undefined);
        if (status === 404) assert.ok(/<h1|"not-found"/.test(response.body.toString()), 'the body is not a not-found page');
        assert.ok(!/"private": true|repositoryformatversion/.test(response.body.toString()), 'a file got out');
      },
    })),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({
      name: `${method} is refused with 405, which names what is allowed`,
      run: async (base: string) => {
        const { status, headers } = await askRaw(base, `${method} / HTTP/1.1`, 'Content-Length: 0');
        assert.equal(status, 405);
        assert.equal(headers['allow'], 'GET, HEAD');
        sameHeaders(headers, withoutFile);
      },
    })),
    ...['TRACE / HTTP/1.1', 'CONNECT example.com:443 HTTP/1.1', 'FETCH / HTTP/1.1', 'get / HTTP/1.1', 'GET / HTTP/9.9'].map((line) => ({
      name: `"${line}" is refused`,
      run: async (base: string) => {
        const { status, body } = await askRaw(base, line);
        assert.ok(status === 0 || status >= 400, `status ${status}`);
        assert.ok(!body.includes('<main'), 'a page was sent');
      },
    })),
    ...(
      [
        ['a header of 64 kB', 'GET / HTTP/1.1', `X-Long: ${'a'.repeat(65_536)}`],
        ['64 kB of headers', 'GET / HTTP/1.1', Array.from({ length: 64 }, (_, index) => `X-${index}: ${'a'.repeat(1024)}`).join('\r\n')],
        ['an address of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1`, 'X-Short: a'],
      ] as const
    ).map(([what, line, header]) => ({
      name: `${what} is refused`,
      run: async (base: string) => {
        const { status } = await askRaw(base, line, header);
        assert.ok(status === 0 || (status >= 400 && status < 500), `status ${status}`);
        // The server still answers.
        assert.equal((await ask(base, '/')).status, 200);
      },
    })),
  ];
}

async function checkFile(base: string, folder: string, file: string) {
  const whole = readFileSync(join(folder, file));
  const tags = new Map<string | undefined, string | undefined>();
  for (const [accepted, encoding] of ENCODINGS) {
    const { status, headers, body } = await ask(base, file, { headers: { 'Accept-Encoding': accepted } });
    const expected = COMPRESSED.test(file) ? encoding : undefined;
    assert.equal(status, 200, file);
    sameHeaders(headers, headersFor(file));
    assert.equal(headers['content-encoding'], expected, `${file} for ${accepted}`);
    if (COMPRESSED.test(file)) assert.match(headers.vary ?? '', /accept-encoding/i, `${file} varies`);
    assert.ok((DECODE[expected ?? ''] ?? ((bytes: Buffer) => bytes))(body).equals(whole), `${file} for ${accepted} is another file`);
    tags.set(expected, headers.etag);
  }
  // A cache must not confuse the encodings.
  assert.equal(new Set(tags.values()).size, tags.size, `${file}: two encodings share an ETag`);
}

async function checkRevalidation(base: string, file: string) {
  for (const [accepted] of ENCODINGS) {
    const encoding = { 'Accept-Encoding': accepted };
    const first = await ask(base, file, { headers: encoding });
    assert.ok(first.headers.etag, `${file} has no ETag`);
    const again = await ask(base, file, { headers: { ...encoding, 'If-None-Match': first.headers.etag } });
    assert.equal(again.status, 304, file);
    assert.equal(again.body.length, 0);
    for (const name of ['cache-control', 'content-security-policy']) assert.equal(again.headers[name], first.headers[name], name);
    const other = await ask(base, file, { headers: { ...encoding, 'If-None-Match': '"another"' } });
    assert.equal(other.status, 200);
    const head = await ask(base, file, { method: 'HEAD', headers: encoding });
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
    // A server may omit it (RFC 9110 §8.6).
    assert.equal(head.headers['content-length'] ?? first.headers['content-length'], first.headers['content-length']);
    sameHeaders(head.headers, headersFor(file));
  }
}

/** Headers that only some responses may have. */
const NOT_EVERYWHERE = [...Object.keys(policies), 'Access-Control-Allow-Origin'];

/** @throws if a header of the table is missing or different, or there is an extra one. Header names ignore case. */
function sameHeaders(headers: IncomingHttpHeaders, table: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(table)) assert.equal(headers[name.toLowerCase()], value, name);
  for (const name of NOT_EVERYWHERE) if (!(name in table)) assert.equal(headers[name.toLowerCase()], undefined, name);
  const server = String(headers['server'] ?? '');
  assert.ok(!/\d/.test(server), `the server tells its version: ${server}`);
  assert.equal(headers['x-powered-by'], undefined);
}

function ask(base: string, path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Response> {
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
function askRaw(
  base: string,
  line: string,
  header = 'X-Empty: ',
): Promise<Omit<Response, 'headers'> & { headers: Record<string, string> }> {
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
        lines.map((one): [string, string] => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
      );
      done({
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(status)?.[1] ?? 0),
        headers,
        body: Buffer.from(answer.slice(end + 4), 'latin1'),
      });
    });
  });
}
