import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../src/content/build/plugin.ts';
import { contentTypeOf } from '../src/content/media-types.ts';

/** The one table of headers and caching: the local server takes its headers from here, and so do host configurations. */

/** The one address that is not ours: the map picture's (decision 15). */
export const { mapImage } = z.object({ mapImage: z.url() }).parse(parse(readFileSync(join(contentFolder(), 'site.yaml'), 'utf8')));

/** Everything named, nothing inline, nothing from elsewhere but the map image. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  `img-src 'self' ${new URL(mapImage).origin}`,
  // Nothing of ours fetches data; a visitor's tools that read robots.txt from the page do.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const EVERYWHERE = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Open data and feeds: any site's script may read them, and hosts that do not know their endings are told the types. */
const FOR_MACHINES = /^\/(data|feeds)\//;

/** The response headers of a file, by its path from the root. */
export function headersFor(path: string): Record<string, string> {
  const headers = { ...EVERYWHERE, 'Cache-Control': cacheOf(path) };
  if (!FOR_MACHINES.test(path)) return headers;
  return {
    ...headers,
    'Content-Type': contentTypeOf(path),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** A file whose name carries a hash of its content never changes; any other is asked for anew, cheaply. */
function cacheOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
