import { hostOfSite } from '../read/host.ts';
import { usualPlace } from '../read/usual-addresses.ts';

/**
 * A web address that a warning lists, and what it covers: itself and everything below it, never anything above.
 * A warning about a page on a platform is not a warning about the platform.
 */
export interface ListedSite {
  /** The host in compared form: ASCII, lower case, without `www.`. */
  host: string;
  /** The only port that is covered; empty for every port. */
  port: string;
  /** The path that is covered, with those below it; empty for the whole site. */
  path: string;
  /** The parameters that a covered address must have. */
  parameters: readonly (readonly [name: string, value: string])[];
}

/** How a listed address covers a typed one. */
export type Coverage =
  /** The listed site, or a part of it. */
  | 'host'
  /** A subdomain of the listed site. */
  | 'below'
  /** The listed page, or one below it. */
  | 'page';

/** The parts of an address that are compared with a listed one. */
export interface Location {
  kind: 'site' | 'email';
  /** The host in compared form. */
  host: string;
  port: string;
  path: string;
  query: string;
}

/** An address that is only a host, as most listed sites are. Such an address needs no URL parser, which takes ten times as long. */
const HOST_ALONE = /^https?:\/\/[^/?#:@]+\/?$/i;

/**
 * Reads a listed address; undefined if it has no comparable host.
 *
 * @example
 * readListedSite('https://www.facebook.com/Some-Club/').path; // '/some-club'
 */
export function readListedSite(url: string): ListedSite | undefined {
  const host = hostOfSite(url);
  if (host === undefined) return undefined;
  if (HOST_ALONE.test(url)) return { port: '', parameters: [], ...usualPlace({ host, path: '' }) };
  const { port, pathname, search } = new URL(url);
  const place = usualPlace({ host, path: pathname });
  return { host: place.host, port, path: plainPath(place.path), parameters: [...new URLSearchParams(search)] };
}

/** How `site` covers `address`, whose host is the listed one or below it; undefined if it does not. */
export function coverageOf(site: ListedSite, address: Location): Coverage | undefined {
  const isWholeHost = site.path === '' && site.parameters.length === 0;
  // A mailbox on a host has nothing to do with a page there, or with a service on another port.
  if (address.kind === 'email' && (!isWholeHost || site.port !== '')) return undefined;
  if (site.port !== '' && address.port !== site.port) return undefined;
  if (!isWholeHost && !coversPage(site, address)) return undefined;
  if (!isWholeHost) return 'page';
  return address.host === site.host ? 'host' : 'below';
}

function coversPage({ path, parameters }: ListedSite, { path: typedPath, query }: Location): boolean {
  const typed = plainPath(typedPath);
  if (typed !== path && !typed.startsWith(`${path}/`)) return false;
  const given = new URLSearchParams(query);
  return parameters.every(([name, value]) => given.getAll(name).includes(value));
}

/** A page that a server sends for a folder. */
const INDEX_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?)$/;

/**
 * A path in compared form, empty for the whole site. Case is ignored: many servers ignore it, and someone who copies an
 * address by hand may change it. The lookbehind lets the pattern begin only once in a long row of slashes.
 */
export function plainPath(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(INDEX_PAGE, '')
    .replace(/(?<!\/)\/+$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing.
    return path;
  }
}
