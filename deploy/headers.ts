import type { Site } from '../build/content/schemas/records.ts';
import { inlineScriptSource } from '../build/pages/inline-script.ts';
import { contentTypeOf } from '../src/content/media-types.ts';
import { LANGUAGES, prefixOf } from '../src/i18n/languages.ts';

/** What the headers of a site depend on. */
type HostedSite = Pick<Site, 'mapImage' | 'hsts' | 'languages'>;

/** The table of headers and caching. The local server, `_headers` and the configuration of nginx are made from it. */

/**
 * The content security policy. It allows only our own files, the inline script with this hash and the picture of the map, which is the only
 * file from another host (HOME-4). No text can become code (CSP 3, Trusted Types).
 */
function scriptPolicyOf(site: HostedSite): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptSource(site)}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${new URL(site.mapImage).origin}`,
    // The lists and the fonts of documents are fetched.
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The only policy allows the address of one worker (`src/check/start-worker.ts`).
    'trusted-types check-worker',
  ].join('; ');
}

/** Two years, as recommended for the preload list (hstspreload.org). Browsers ignore it over plain HTTP (RFC 6797 §8.1). */
function strictTransportOf({ hsts: { includeSubDomains, preload } }: Pick<Site, 'hsts'>): string {
  return `max-age=63072000${includeSubDomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`;
}

/** The features for which a browser asks its visitor. They are off, so that no injected script can ask in our name. */
const FEATURES_OFF = 'bluetooth camera clipboard-read display-capture geolocation hid microphone midi payment serial usb'.split(' ');

/** 'Copy link' writes the address of a record to the clipboard (`src/parts/copy-link`). */
const PERMISSIONS = [...FEATURES_OFF.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', ');

/** Sent with every response of any status. */
export const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff' } as const;

/** The script of the check's worker. */
export const WORKER = /\/assets\/check-worker-[^/]*\.js$/;

/** Files that people open directly and that can contain scripts or links. A test checks that our pictures contain neither. */
export const DOCUMENTS = /\.(html|pdf|xml|atom)$/;

type Headers = Readonly<Record<string, string>>;

/** The headers that a host sends for a site. */
export interface HeaderTable {
  /** The policies of documents. Browsers ignore them on other files. */
  policies: Headers;
  /** Sent with a response that is not a file: an error or a redirect. */
  withoutFile: Headers;
  /**
   * The response headers of a file, by its path from the root (`/about-us.html`, not the address of the page).
   * @throws if the extension is not in the table. A new kind of file needs a type there.
   */
  headersFor: (file: string) => Record<string, string>;
}

/** The table for a site, whose settings say where the picture of the map is, and how strict HTTPS is. */
export function headersOf(site: HostedSite): HeaderTable {
  // A worker uses the policy of its own response.
  const scriptPolicy = { 'Content-Security-Policy': scriptPolicyOf(site) };
  const policies: Headers = {
    ...scriptPolicy,
    'Strict-Transport-Security': strictTransportOf(site),
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const policiesFor = (file: string): Headers => {
    if (WORKER.test(file)) return scriptPolicy;
    return DOCUMENTS.test(file) ? policies : {};
  };
  return {
    policies,
    withoutFile: { ...EVERYWHERE, ...policies },
    headersFor: (file) => ({ ...EVERYWHERE, ...policiesFor(file), ...folderOf(file).headers, 'Content-Type': typeOf(file) }),
  };
}

/** The headers of files in a folder. */
export interface Folder {
  /** Beginnings of the path. */
  within: readonly string[];
  headers: Headers;
}

/** Files in no folder of the table. Browsers ask the server each time, which answers 304 for an unchanged file. */
export const REST: Folder = { within: [], headers: { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' } };

/** A file with a hash of its content in its name never changes. */
export const HASHED: Folder = {
  within: ['/assets/'],
  headers: { ...REST.headers, 'Cache-Control': 'max-age=31536000, immutable' },
};

/** Open data and feeds. Scripts of any site may read them. */
const FOR_MACHINES: Folder = {
  within: ['/data/', ...LANGUAGES.map(({ code }) => `${prefixOf(code)}/feeds/`)],
  headers: { ...REST.headers, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' },
};

export const FOLDERS: readonly Folder[] = [HASHED, FOR_MACHINES];

/** The `Content-Type` of a file by its extension, longer extensions first. Hosts do not know all of them. */
export const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
  ['.ttf', 'font/ttf'],
  ['.pdf', 'application/pdf'],
  ['.xml', 'application/xml'],
  ...['.txt', '.csv', '.schema.json', '.json', '.atom'].map((ending) => [ending, contentTypeOf(ending)] as const),
];

/** The `Content-Type` of a file without an extension, such as `SHA256SUMS`. */
export const TYPE_WITHOUT_ENDING = contentTypeOf('');

/** Files that the build compresses. Their responses depend on `Accept-Encoding`. */
export const COMPRESSED = /\.(html|js|css|svg|xml|txt|json|csv|atom|ttf)$/;

/** The folder of the table that a file is in. */
export function folderOf(file: string): Folder {
  return FOLDERS.find(({ within }) => within.some((start) => file.startsWith(start))) ?? REST;
}

function typeOf(file: string): string {
  const known = TYPES.find(([ending]) => file.endsWith(ending));
  if (known) return known[1];
  if (/\.[^/]*$/.test(file)) throw new Error(`deploy/headers.ts has no type for ${file}`);
  return TYPE_WITHOUT_ENDING;
}
