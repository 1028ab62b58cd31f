import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { COMPRESSED, headersOf } from '../deploy/headers.ts';
import { METHODS, answerWithoutFile, notFoundPageOf, requestsOf } from '../deploy/requests.ts';
import { filesIn } from '../build/built-files.ts';
import { loadSite } from '../build/content/load.ts';
import { contentFolder } from '../build/content/plugin.ts';

/** Finds the file of an address, as a path from the root; undefined if there is none. */
type FindFile = (path: string) => string | undefined;

/**
 * Answers requests for a built site like a static host, with the headers and refusals of `deploy/`. It knows only the files that
 * exist when it is created.
 */
export function answerFor(folder: string): RequestListener {
  const send = sirv(folder, { brotli: true, gzip: true, etag: true });
  const find = findIn(folder);
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
    const file = answer === undefined ? find(path) : undefined;
    if (file === undefined) {
      const page = notFoundPageOf(requests, path);
      response
        .writeHead(answer?.status ?? 404, { ...withoutFile, ...headersFor(page), Vary: 'Accept-Encoding' })
        .end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, page)));
      return;
    }
    // Set before sirv answers, because a 304 needs these headers too (RFC 9110 §15.4.5).
    for (const [name, value] of Object.entries(headersFor(file))) response.setHeader(name, value);
    if (!COMPRESSED.test(file)) delete request.headers['accept-encoding'];
    request.url = encodeURI(file);
    send(request, response);
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

function findIn(folder: string): FindFile {
  const files = new Set(filesIn(folder));
  return (path) => [path, `${path}${path.endsWith('/') ? 'index' : ''}.html`].find((file) => files.has(file));
}

if (import.meta.main) {
  const { url } = await serve(process.argv[2] ?? 'dist', Number(process.env['PORT'] ?? 4173));
  console.log(`Serving ${process.argv[2] ?? 'dist'} at ${url}`);
}
