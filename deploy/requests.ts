import { prefixOf, translatedOf, type LanguageCode } from '../src/i18n/languages.ts';

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

/** The requests that depend on the languages of a site. */
export function requestsOf(site: { languages: readonly LanguageCode[] }) {
  const prefixes = translatedOf(site).map(prefixOf);
  /** The beginnings of addresses in a language besides English, as alternatives of a pattern: `/es|/fr`. Without any, nothing matches. */
  const anyPrefix = prefixes.join('|') || '(?!)';
  /** The not-found pages. They are answers only. */
  const notFoundFiles = String.raw`^(?:${anyPrefix})?/404\.html$`;
  return {
    notFoundFiles,
    /**
     * Answered with 404, like a missing file: hidden files except /.well-known/ (RFC 8615), the files for hosts, the names of
     * compressed files and of the not-found pages, and empty folder names.
     */
    hidden: [
      '//',
      String.raw`/\.(?:[^w]|w[^e]|we[^l]|wel[^l]|well[^-])`,
      String.raw`/\.(?:w|we|wel|well)?(?:/|$)`,
      '/_(?:headers|redirects)$',
      String.raw`\.(?:br|gz)$`,
      `^(?:${anyPrefix})?/404$`,
      notFoundFiles,
    ].join('|'),
    /** The home pages of the languages besides English: `/es/`. */
    homes: prefixes.map((prefix) => `${prefix}/`),
    /** A home page without its slash redirects to the one with it. */
    withoutSlash: `^(${anyPrefix})$`,
    /** The path of a page in a language besides English, which has a not-found page of its own. */
    inLanguage: `^(${anyPrefix})/`,
  };
}

export type Answer = { status: 400 | 404 | 405 } | { status: 301; location: string };

const malformed = new RegExp(MALFORMED);
const withSlash = new RegExp(WITH_SLASH);

/**
 * The answer to a request that needs no file; undefined if the server must look for a file.
 * @param target the path and query as they were sent
 */
export function answerWithoutFile(requests: ReturnType<typeof requestsOf>, method: string, target: string): Answer | undefined {
  if (!METHODS.includes(method)) return { status: 405 };
  const [path = '', ...query] = target.split('?');
  if (!path.startsWith('/') || malformed.test(path)) return { status: 400 };
  if (new RegExp(requests.hidden).test(path)) return { status: 404 };
  if (requests.homes.includes(path)) return undefined;
  const location = new RegExp(requests.withoutSlash).test(path) ? `${path}/` : withSlash.exec(path)?.[1];
  return location === undefined ? undefined : { status: 301, location: [location, ...query].join('?') };
}

/** The page that says that nothing is at a path as it was sent: `/es/404.html` for `/es/no-such-page`. */
export function notFoundPageOf({ inLanguage }: ReturnType<typeof requestsOf>, path: string): string {
  return (new RegExp(inLanguage).exec(path)?.[1] ?? '') + NOT_FOUND;
}
