import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { COMPRESSED, headersOf } from '../deploy/headers.ts';
import { METHODS, answerWithoutFile, notFoundPageOf, requestsOf } from '../deploy/requests.ts';
import { sha256Of } from '../build/formats.ts';
import { loadSite } from '../build/content/load.ts';
import { contentFolder } from '../build/content/plugin.ts';

/** What `Accept-Encoding` may name, best first, and the ending of such a file. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/**
 * Answers requests for a built site like a static host, with the headers and refusals of `deploy/`. It reads each file when it is asked for,
 * because a build may put another one in its place.
 */
export function answerFor(folder: string): RequestListener {
  const site = loadSite(contentFolder());
  const { headersFor, withoutFile } = headersOf(site);
  const requests = requestsOf(site);
  return (request, response) => {
    const target = request.url ?? '';
    const answer = answerWithoutFile(requests, request.method ?? '', target);
    if (answer?.status === 301) {
      response.writeHead(301, { ...withoutFile, Location: answer.location }).end();
      return;
    }
    if (answer?.status === 400 || answer?.status === 405) {
      response
        .writeHead(answer.status, { ...withoutFile, ...(answer.status === 405 && { Allow: METHODS.join(', ') }), Connection: 'close' })
        .end();
      return;
    }
    const path = target.replace(/\?.*/, '');
    const isHead = request.method === 'HEAD';
    const file = answer === undefined ? findFile(folder, path) : undefined;
    if (file === undefined) {
      const page = notFoundPageOf(requests, path);
      response
        .writeHead(answer?.status ?? 404, { ...withoutFile, ...headersFor(page), Vary: 'Accept-Encoding' })
        .end(isHead ? undefined : readFileSync(join(folder, page)));
      return;
    }
    const isVaried = COMPRESSED.test(file);
    const accepted = isVaried ? String(request.headers['accept-encoding']).split(/, */) : [];
    const variant = ENCODINGS.find(({ encoding, ending }) => accepted.includes(encoding) && isFile(join(folder, file + ending)));
    const body = readFileSync(join(folder, file + (variant?.ending ?? '')));
    // Of the content, because two releases may have the same times and sizes.
    const tag = `"${sha256Of(body).slice(0, 16)}"`;
    const isKnown = request.headers['if-none-match'] === tag;
    response.writeHead(isKnown ? 304 : 200, {
      ...headersFor(file),
      ETag: tag,
      ...(isVaried && { Vary: 'Accept-Encoding' }),
      ...(!isKnown && { 'Content-Length': body.length, ...(variant && { 'Content-Encoding': variant.encoding }) }),
    });
    response.end(isHead || isKnown ? undefined : body);
  };
}

/** Serves a built site like a static host, or in another way if `answer` is given. Port 0 means any free port. */
export async function serve(folder: string, port: number, answer = answerFor(folder)): Promise<{ server: Server; url: string }> {
  const server = createServer(answer);
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, ready);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { server, url: `http://localhost:${bound}` };
}

/** The file of an address that is not refused, as a path from the root; undefined if there is none. */
function findFile(folder: string, path: string): string | undefined {
  return [path, `${path}${path.endsWith('/') ? 'index' : ''}.html`].find((file) => isFile(join(folder, file)));
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

if (import.meta.main) {
  const { url } = await serve(process.argv[2] ?? 'dist', Number(process.env['PORT'] ?? 4173));
  console.log(`Serving ${process.argv[2] ?? 'dist'} at ${url}`);
}
