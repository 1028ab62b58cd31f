import { toUnicode } from 'punycode/punycode.es6.js';
import type { Email, Site } from '../types.ts';
import { cutHost } from './public-suffix.ts';

/**
 * The host of a web address in a list, in compared form; undefined if it has none. It is fast enough for a list of a hundred thousand.
 *
 * @example
 * hostOfSite('https://www.BÜCHER.example/start'); // 'xn--bcher-kva.example'
 */
export function hostOfSite(url: string): string | undefined {
  const plain = PLAIN_SITE.exec(url)?.[1];
  if (plain !== undefined) return withoutWww(plain);
  const parsed = parseUrl(url);
  const host = parsed && readHost(parsed.hostname, true);
  return host === undefined ? undefined : withoutWww(host);
}

/** A web address whose host is already in compared form. It needs no URL parser, which takes ten times as long. */
const PLAIN_SITE = /^https?:\/\/((?!xn--)[a-z0-9-]+(?:\.(?!xn--)[a-z0-9-]+)*\.[a-z]{2,})(?:[/?#]|$)/;

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const HOST = /^(?:[a-z0-9_!$&'*+;=~-]+(?:\.[a-z0-9_!$&'*+;=~-]+)*|\[[0-9a-f:.]+\])$/;
/** People write hyphens and underscores around an address, for emphasis. */
const EMPHASISED = /^[_-]|[_-]$/;
/** The end of a host without a scheme: `1.5` and `N.V.` are not hosts, `apex.e` may become one. */
const ENDING = /\.(?:[a-z][a-z0-9-]*[a-z0-9]|xn--[a-z0-9-]+)$|[a-z0-9-]{3}\.[a-z]$/;

/**
 * Reads a host as a browser does (WHATWG URL, UTS 46), without a dot at the end; undefined if it is not one.
 *
 * @param announced whether the text around it shows that it is a host, such as a scheme
 */
export function readHost(text: string, announced: boolean): string | undefined {
  if (text === '' || /[/?#@\s]/.test(text)) return undefined;
  const host = parseUrl(`http://${text}/`)?.hostname.replace(/\.$/, '');
  if (host === undefined || !HOST.test(host) || host.length > 253 || host === 'www' || (!announced && EMPHASISED.test(host)))
    return undefined;
  // A browser reads any number as an IPv4 address. People only recognise four numbers without leading zeros: `1.250.000.000` is an amount.
  if (!announced && !(IPV4.test(host) ? text === host : ENDING.test(host) || host.startsWith('['))) return undefined;
  return host;
}

/** The parts of an address; undefined if a browser does not read it as one. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** A host in the form in which hosts are compared: without `www.`, which people leave out. */
export function withoutWww(host: string): string {
  let site = host;
  while (/^www\.[a-z0-9]/.test(site) && cutHost(site.slice(4)).domain !== undefined) site = site.slice(4);
  return site;
}

/**
 * The host in the letters of its language, if a browser reads these as the same host.
 *
 * @example
 * showHost('xn--bcher-kva.example'); // 'bücher.example'
 */
export function showHost(host: string): string {
  if (!host.includes('xn--')) return host;
  try {
    const shown = toUnicode(host);
    return new URL(`http://${shown}/`).hostname === host ? shown : host;
  } catch {
    return host;
  }
}

/**
 * The host, then each parent up to its registrable domain.
 *
 * @example
 * candidatesOf('a.b.apex.co.uk'); // ['a.b.apex.co.uk', 'b.apex.co.uk', 'apex.co.uk']
 */
export function candidatesOf(host: string): string[] {
  // An IP address, a single name or a public suffix is compared as a whole.
  const { domain = host } = cutHost(host);
  const candidates = [host];
  for (let parent = host; parent !== domain; candidates.push(parent)) parent = parent.slice(parent.indexOf('.') + 1);
  return candidates;
}

/** An address in canonical form: without its scheme and `www.`, in the letters of its language. */
export function writePlainly(
  address: Pick<Site, 'kind' | 'host' | 'port' | 'path' | 'query'> | Pick<Email, 'kind' | 'mailbox' | 'host'>,
): string {
  const host = showHost(withoutWww(address.host));
  if (address.kind === 'email') return `${address.mailbox}@${host}`;
  const { port, path, query } = address;
  const end = query === '' ? '' : `?${query}`;
  return `${host}${port === '' ? '' : `:${port}`}${path === '/' && end === '' ? '' : path}${end}`;
}
