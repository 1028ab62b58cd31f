import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../src/content/build-time/plugin.ts';
import { INLINE_SCRIPT_SOURCE } from '../src/inline/build-time/inline-script.ts';
import { contentTypeOf } from '../src/content/media-types.ts';
import { WORKER_ADDRESS } from '../src/offline/worker/messages.ts';

/**
 * The one table of headers and caching. The local server takes its headers from here; `_headers`, the nginx and the
 * Caddy configuration are generated from it (`npm run hosts`, `scripts/build.ts`).
 */

/** The one address that is not ours: the map picture's (HOME-4). */
export const { mapImage, baseUrl } = z
  .object({ mapImage: z.url(), baseUrl: z.url() })
  .parse(parse(readFileSync(join(contentFolder(), 'site.yaml'), 'utf8')));

/** The only script of ours that names an address to run: the service worker's, through a policy of this name. */
const TRUSTED_TYPES_POLICY = 'service-worker';

/**
 * Everything named, nothing inline but the one script of this hash, nothing from elsewhere but the map image; no string
 * becomes code (CSP 3, Trusted Types).
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${INLINE_SCRIPT_SOURCE}`,
  "style-src 'self'",
  "font-src 'self'",
  `img-src 'self' ${new URL(mapImage).origin}`,
  // Nothing of ours fetches data; a visitor's tools that read robots.txt from the page do.
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
].join('; ');

/**
 * Every feature of the platform that a page could use or ask for, by the names of Chromium, which has most of them; but
 * client hints, which a host is only sent if it asks. All are off, so that a script that should not be here could use
 * none. A browser that does not know one says so in its console, and goes on.
 */
const FEATURES_OFF = [
  'accelerometer aria-notify autoplay bluetooth browsing-topics camera captured-surface-control clipboard-read',
  'compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-create',
  'digital-credentials-get display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid',
  'identity-credentials-get idle-detection interest-cohort keyboard-map language-detector language-model local-fonts',
  'local-network local-network-access loopback-network magnetometer media-playback-while-not-visible microphone midi',
  'on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance',
  'private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial',
  'speaker-selection storage-access summarizer sync-xhr translator unload usb web-share window-management',
  'xr-spatial-tracking',
]
  .join(' ')
  .split(' ');

/** 'Copy link' beside a record writes its address to the clipboard (`src/parts/copy-link`); it reads nothing. */
const FEATURES_OWN = ['clipboard-write'];

const PERMISSIONS = [...FEATURES_OFF.map((name) => `${name}=()`), ...FEATURES_OWN.map((name) => `${name}=(self)`)].join(', ');

/** Sent with every response, whatever its status. */
export const EVERYWHERE: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' };

/** The policy of a script, which a service worker takes from its own response. */
const SCRIPT_POLICY = { 'Content-Security-Policy': POLICY };

/** What a browser obeys on a document. On any other file these would be 2 kB that nothing reads. */
export const POLICIES: Readonly<Record<string, string>> = {
  ...SCRIPT_POLICY,
  // Two years, as the preload list asks for (hstspreload.org). Over plain HTTP browsers pass over it (RFC 6797 §8.1).
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Sent with a response without a file: an error or a redirect. */
export const WITHOUT_FILE: Readonly<Record<string, string>> = { ...EVERYWHERE, ...POLICIES };

/** Files that people open by themselves, and in which a script or a link could act. Our pictures have neither (a test looks). */
export const DOCUMENTS = /\.(html|pdf|xml|atom)$/;

/** The policies of a file, by its path from the root. */
export function policiesOf(file: string): Readonly<Record<string, string>> {
  if (file === WORKER_ADDRESS) return SCRIPT_POLICY;
  return DOCUMENTS.test(file) ? POLICIES : {};
}

/** The headers of a file by its folder. The first match counts. Each rule gives the same headers, or says that there is none. */
export interface Folder {
  /** Beginnings of the path; none stands for all that is left. */
  within: readonly string[];
  headers: Readonly<Record<'Cache-Control' | 'Cross-Origin-Resource-Policy' | 'Access-Control-Allow-Origin', string | undefined>>;
}

/** Browsers ask again each time. An unchanged file is answered with 304. */
const REVALIDATE = 'no-cache';

export const REST: Folder = {
  within: [],
  headers: {
    'Cache-Control': REVALIDATE,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Access-Control-Allow-Origin': undefined,
  },
};

/** A file whose name carries a hash of its content never changes. */
export const HASHED: Folder = {
  within: ['/assets/'],
  headers: { ...REST.headers, 'Cache-Control': 'max-age=31536000, immutable' },
};

/** Open data and feeds: any site's script may read them. */
const FOR_MACHINES: Folder = {
  within: ['/data/', '/feeds/'],
  headers: { ...REST.headers, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' },
};

export const FOLDERS: readonly Folder[] = [HASHED, FOR_MACHINES];

/** The `Content-Type` of a file by its ending, the longer ending first; hosts do not know all of them. */
export const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
  ['.ttf', 'font/ttf'],
  ['.pdf', 'application/pdf'],
  ['.xml', 'application/xml'],
  ...['.txt', '.csv', '.schema.json', '.json', '.jsonld', '.atom'].map((ending) => [ending, contentTypeOf(ending)] as const),
];

/** That of a file without an ending, as `SHA256SUMS`. */
export const TYPE_WITHOUT_ENDING = contentTypeOf('');

/** The endings of the files that the build compresses beforehand; a response of theirs depends on `Accept-Encoding`. */
export const COMPRESSED = /\.(html|js|css|svg|xml|txt|json|jsonld|csv|atom|ttf)$/;

/**
 * The response headers of a file, by its path from the root (`/about-us.html`, not the page's address).
 * @throws when the ending is none of the table's: a new kind of file needs its type.
 */
export function headersFor(file: string): Record<string, string> {
  const { headers } = folderOf(file);
  return {
    ...EVERYWHERE,
    ...policiesOf(file),
    ...Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    'Content-Type': typeOf(file),
  };
}

export function folderOf(file: string): Folder {
  return FOLDERS.find(({ within }) => within.some((start) => file.startsWith(start))) ?? REST;
}

function typeOf(file: string): string {
  const known = TYPES.find(([ending]) => file.endsWith(ending));
  if (known) return known[1];
  if (/\.[^/]*$/.test(file)) throw new Error(`deploy/headers.ts has no type for ${file}`);
  return TYPE_WITHOUT_ENDING;
}
