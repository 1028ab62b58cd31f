import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor } from '../deploy/headers.ts';

/** Answers for a built site as a static host would, with the headers of `deploy/`. */
export function answerFor(folder: string): RequestListener {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    },
  });
  const missing = readFileSync(join(folder, '404.html'));
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    // One address a page (decision 5).
    if (url.pathname !== '/' && url.pathname.endsWith('/')) {
      response.writeHead(301, { Location: `/${url.pathname.replaceAll(/^\/+|\/+$/g, '')}${url.search}` }).end();
      return;
    }
    files(request, response, () => {
      response
        .writeHead(404, { ...headersFor('/404.html'), 'Content-Type': 'text/html;charset=utf-8' })
        .end(request.method === 'HEAD' ? undefined : missing);
    });
  };
}

/** Serves a built site. Port 0 takes a free one. */
export async function serve(folder: string, port: number): Promise<{ server: Server; url: string }> {
  const server = createServer(answerFor(folder));
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, ready);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { server, url: `http://localhost:${bound}` };
}

if (import.meta.main) {
  const { url } = await serve(process.argv[2] ?? 'dist', Number(process.env['PORT'] ?? 4173));
  console.log(`Serving ${process.argv[2] ?? 'dist'} at ${url}`);
}
