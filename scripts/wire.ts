import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { WORKER_ADDRESS } from '../src/offline/worker/messages.ts';
import { notFound, routes, type Route } from '../src/routes.ts';
import { HEADER_BUDGET, REQUEST_BUDGET, SCRIPT_WIRE_BUDGET } from './budgets.ts';
import { fileOf, namedFiles, shellOf } from '../src/offline/build-time/built-files.ts';
import { serve } from './serve.ts';
import { listBeyondBudget } from './weights.ts';

/** A page's first load over HTTP/1.1 from our server: requests, and the bytes of response headers and scripts. */
export interface OnWire {
  path: string;
  requests: number;
  headers: number;
  /** Scripts with their headers, without the service worker, which is fetched after the page. */
  scripts: number;
  /** The part of them that is the list of firms. */
  records: number;
}

/** A page with one of these letters requests the second font (`src/styles/fonts.css`). */
const EXTENDED_LATIN = /[\u0100-\u0151\u0154-\u017f\u0218-\u021b]/;
const EXTENDED_FONT = /archivo-latin-ext-/;

interface Response {
  headers: number;
  body: number;
}

/** Requests the files of each page from a server for the built site, as a browser would. */
export async function weighOnWire(outDir = 'dist'): Promise<OnWire[]> {
  const { server, url } = await serve(outDir, 0);
  const agent = new Agent({ keepAlive: true });
  try {
    const weights: OnWire[] = [];
    for (const route of [...routes, notFound]) {
      // The second font does not count, because the first name of a firm with such a letter is no fault (docs/decisions/023).
      const counted = firstRequests(outDir, route).filter((address) => !EXTENDED_FONT.test(address));
      const files = await Promise.all(counted.map(async (address) => Object.assign(await ask(agent, url + address), { address })));
      const scripts = files.filter(({ address }) => address.endsWith('.js') && address !== WORKER_ADDRESS);
      weights.push({
        path: route.path,
        requests: files.length,
        headers: sum(files.map(({ headers }) => headers)),
        scripts: sum(scripts.map(({ headers, body }) => headers + body)),
        records: sum(scripts.filter(({ address }) => address.startsWith('/assets/records-')).map(({ body }) => body)),
      });
    }
    return weights;
  } finally {
    agent.destroy();
    server.close();
  }
}

/**
 * The addresses that a browser requests before a visitor does anything: the page, the files it names, the icon, the offline
 * part and the service worker.
 */
export function firstRequests(outDir: string, route: Route): string[] {
  const assets = readdirSync(join(outDir, 'assets'));
  // A browser with scripts shows nothing of a <noscript>.
  const shownText = readFileSync(join(outDir, fileOf(route)), 'utf8').replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const fonts = EXTENDED_LATIN.test(shownText) ? EXTENDED_FONT : /^$/;
  const named = namedFiles(outDir, fileOf(route));
  const shell = readFileSync(join(outDir, shellOf(outDir, fileOf(route)) ?? ''), 'utf8');
  const later = assets
    .filter((file) => fonts.test(file) || (/^offline-[\w-]+\.js$/.test(file) && shell.includes(file)))
    .map((file) => `/assets/${file}`);
  // Of two pictures for the colour schemes, a browser requests only the one it shows.
  const shown = named.filter((address) => !/-dark-[\w-]+\.svg$/.test(address));
  return [route.path, ...shown, '/icon.svg', ...later, WORKER_ADDRESS];
}

/** Sentences about the budgets that are exceeded. */
export function overWireBudget(weights: readonly OnWire[]): string[] {
  return weights.flatMap(({ path, requests, headers, scripts, records }) => [
    ...(requests > REQUEST_BUDGET ? [`${path}: ${requests} requests, budget ${REQUEST_BUDGET}`] : []),
    ...(headers > HEADER_BUDGET ? [`${path}: ${headers} bytes of headers, budget ${HEADER_BUDGET}`] : []),
    ...(scripts - listBeyondBudget(records) > SCRIPT_WIRE_BUDGET
      ? [`${path}: scripts with their headers ${scripts} bytes, budget ${SCRIPT_WIRE_BUDGET}`]
      : []),
  ]);
}

function ask(agent: Agent, url: string): Promise<Response> {
  return new Promise((done, failed) => {
    request(url, { agent, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      const { httpVersion, statusCode = 0, statusMessage = '', rawHeaders } = response;
      const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`];
      for (let index = 0; index < rawHeaders.length; index += 2) lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
      const headers = Buffer.byteLength(`${lines.join('\r\n')}\r\n\r\n`);
      let body = 0;
      response.on('data', (chunk: Buffer) => {
        body += chunk.length;
      });
      response.on('error', failed);
      response.on('end', () => done({ headers, body }));
    })
      .on('error', failed)
      .end();
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
