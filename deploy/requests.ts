/**
 * What a server of this site answers besides its files: the one list of what it refuses, for the local server, nginx
 * and Caddy. The patterns are written so that JavaScript, PCRE and RE2 read them alike, without looking ahead, and
 * are matched against the path as it was sent: before any decoding, without the query.
 */

/** The site is read and nothing else. */
export const METHODS: readonly string[] = ['GET', 'HEAD'];

const BAD_ENCODINGS = [
  // Not two hexadecimal digits.
  '%(?:$|[^0-9A-Fa-f]|[0-9A-Fa-f](?:$|[^0-9A-Fa-f]))',
  // A control character, a dot, a slash or a backslash in disguise.
  '%[01][0-9A-Fa-f]',
  '%7[Ff]',
  '%2[EeFf]',
  '%5[Cc]',
  // What is never UTF-8 (RFC 3629): overlong forms and bytes that none begins with.
  '%[Cc][01]',
  '%[Ff][5-9A-Fa-f]',
  '%[Ee]0%[89]',
  '%[Ff]0%8',
];

/** Answered with 400: no link of ours and no browser makes such a path. */
export const MALFORMED = [
  ...BAD_ENCODINGS,
  // A browser takes it for a slash, so that `/\host` would lead to another host.
  String.raw`\\`,
  // Upwards, or nowhere.
  String.raw`/\.\.?(?:/|$)`,
].join('|');

/**
 * Answered with 404, as what is not there: hidden files but /.well-known/ (RFC 8615), the hosts' own files, the
 * compressed forms under their own names, the not-found page under its own, and empty folder names.
 */
export const HIDDEN = [
  '//',
  String.raw`/\.(?:[^w]|w[^e]|we[^l]|wel[^l]|well[^-])`,
  String.raw`/\.(?:w|we|wel|well)?(?:/|$)`,
  '/_(?:headers|redirects)$',
  String.raw`\.(?:br|gz)$`,
  String.raw`^/404(?:\.html)?$`,
].join('|');

/** A folder's address leads to that of its page, as it was sent (ROUTE-1: one address a page). */
export const WITH_SLASH = '^(/.+)/$';

export type Answer = { status: 400 | 404 | 405 } | { status: 301; location: string };

const malformed = new RegExp(MALFORMED);
const hidden = new RegExp(HIDDEN);
const withSlash = new RegExp(WITH_SLASH);

/**
 * What is answered without looking for a file; undefined where a file is to be looked for.
 * @param target the request's target as it was sent: path and query
 */
export function answerWithoutFile(method: string, target: string): Answer | undefined {
  if (!METHODS.includes(method)) return { status: 405 };
  const [path = '', ...query] = target.split('?');
  if (!path.startsWith('/') || malformed.test(path)) return { status: 400 };
  if (hidden.test(path)) return { status: 404 };
  const [, page] = withSlash.exec(path) ?? [];
  return page === undefined ? undefined : { status: 301, location: [page, ...query].join('?') };
}
