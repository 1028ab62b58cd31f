import { TRANSLATED, prefixOf } from '../src/i18n/languages.ts';

/**
 * The requests that a server of this site refuses or redirects, for the local server and nginx. JavaScript and PCRE
 * read the patterns in the same way. They are matched against the path as it was sent, without the
 * query and before decoding.
 */

/** The site can only be read. */
export const METHODS: readonly string[] = ['GET', 'HEAD'];

const BAD_ENCODINGS = [
  // A percent sign without two hexadecimal digits.
  '%(?:$|[^0-9A-Fa-f]|[0-9A-Fa-f](?:$|[^0-9A-Fa-f]))',
  // An encoded control character, dot, slash or backslash.
  '%[01][0-9A-Fa-f]',
  '%7[Ff]',
  '%2[EeFf]',
  '%5[Cc]',
  // Bytes that never begin a character in UTF-8 (RFC 3629).
  '%[Cc][01]',
  '%[Ff][5-9A-Fa-f]',
  '%[Ee]0%[89]',
  '%[Ff]0%8',
];

/** Answered with 400. Neither our links nor browsers make such paths. */
export const MALFORMED = [
  ...BAD_ENCODINGS,
  // Browsers read it as a slash, so a redirect to `/\host` would lead to another host.
  String.raw`\\`,
  // Dot segments.
  String.raw`/\.\.?(?:/|$)`,
].join('|');

/** Any address with a slash at the end redirects to the one without it (ROUTE-1: each page has one address), but for home pages. */
export const WITH_SLASH = '^(/.+)/$';

/** The not-found page of a language, without its prefix. */
export const NOT_FOUND = '/404.html';

const PREFIXES = TRANSLATED.map(prefixOf);
/** The beginnings of addresses in a language besides English, as alternatives of a pattern: `/es|/fr`. */
const ANY_PREFIX = PREFIXES.join('|');

/** The not-found pages. They are answers only. */
export const NOT_FOUND_FILES = String.raw`^(?:${ANY_PREFIX})?/404\.html$`;

/**
 * Answered with 404, like a missing file: hidden files except /.well-known/ (RFC 8615), the files for hosts, the names of
 * compressed files and of the not-found pages, and empty folder names.
 */
export const HIDDEN = [
  '//',
  String.raw`/\.(?:[^w]|w[^e]|we[^l]|wel[^l]|well[^-])`,
  String.raw`/\.(?:w|we|wel|well)?(?:/|$)`,
  '/_(?:headers|redirects)$',
  String.raw`\.(?:br|gz)$`,
  `^(?:${ANY_PREFIX})?/404$`,
  NOT_FOUND_FILES,
].join('|');

/** The home pages of the languages besides English: `/es/`. */
export const HOMES: readonly string[] = PREFIXES.map((prefix) => `${prefix}/`);

/** A home page without its slash redirects to the one with it. */
export const WITHOUT_SLASH = `^(${ANY_PREFIX})$`;

/** The path of a page in a language besides English, which has a not-found page of its own. */
export const IN_LANGUAGE = `^(${ANY_PREFIX})/`;

export type Answer = { status: 400 | 404 | 405 } | { status: 301; location: string };

const malformed = new RegExp(MALFORMED);
const hidden = new RegExp(HIDDEN);
const withoutSlash = new RegExp(WITHOUT_SLASH);
const withSlash = new RegExp(WITH_SLASH);
const inLanguage = new RegExp(IN_LANGUAGE);

/**
 * The answer to a request that needs no file; undefined if the server must look for a file.
 * @param target the path and query as they were sent
 */
export function answerWithoutFile(method: string, target: string): Answer | undefined {
  if (!METHODS.includes(method)) return { status: 405 };
  const [path = '', ...query] = target.split('?');
  if (!path.startsWith('/') || malformed.test(path)) return { status: 400 };
  if (hidden.test(path)) return { status: 404 };
  if (HOMES.includes(path)) return undefined;
  const location = withoutSlash.test(path) ? `${path}/` : withSlash.exec(path)?.[1];
  return location === undefined ? undefined : { status: 301, location: [location, ...query].join('?') };
}

/** The page that says that nothing is at a path as it was sent: `/es/404.html` for `/es/no-such-page`. */
export function notFoundPageOf(path: string): string {
  return (inLanguage.exec(path)?.[1] ?? '') + NOT_FOUND;
}
