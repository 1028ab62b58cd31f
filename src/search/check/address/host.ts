import { toUnicode } from 'punycode/punycode.es6.js';
import { cutHost } from '#src/search/check/public-suffix.ts';

/**
 * The host of a web address of our own data, as it is compared; none when there is no host in it to compare. Much
 * faster than {@link readAddress}, which a list of a hundred thousand could not wait for.
 */
export function hostOfSite(url: string): string | undefined {
  const plain = PLAIN_SITE.exec(url)?.[1];
  if (plain !== undefined) return withoutWww(plain);
  return URL.canParse(url) ? readHost(new URL(url).hostname, true) : undefined;
}

/** A web address whose host is written as it is compared; the URL parser takes ten times as long over it. */
const PLAIN_SITE = /^https?:\/\/((?!xn--)[a-z0-9-]+(?:\.(?!xn--)[a-z0-9-]+)*\.[a-z]{2,})(?:[/?#]|$)/;

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const HOST = /^(?:(?![_-])[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?<![_-])|\[[0-9a-f:.]+\])$/;
/** What a host ends in that no scheme announces: `1.5` and `N.V.` are none, `apex.e` may become one. */
const ENDING = /\.(?:[a-z][a-z0-9-]*[a-z0-9]|xn--[a-z0-9-]+)$|[a-z0-9-]{3}\.[a-z]$/;

/** The host as hosts are compared, read as a browser reads it (WHATWG URL, UTS 46); none when it is not one. */
export function readHost(text: string, announced: boolean): string | undefined {
  if (text === '' || /[/?#@\s]/.test(text)) return undefined;
  let host: string;
  try {
    host = new URL(`http://${text}/`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
  if (!HOST.test(host) || host.length > 253 || host === 'www') return undefined;
  // A browser takes any number for an IPv4 address; a reader only takes four of them.
  if (!announced && !(IPV4.test(host) ? IPV4.test(text) : ENDING.test(host) || host.startsWith('['))) return undefined;
  return withoutWww(host);
}

function withoutWww(host: string): string {
  let own = host;
  while (/^www\.[a-z0-9]/.test(own) && cutHost(own.slice(4)).domain !== undefined) own = own.slice(4);
  return own;
}

/** The host in the letters of its language, where a browser would read these as the same host. */
export function showHost(host: string): string {
  if (!host.includes('xn--')) return host;
  try {
    const shown = toUnicode(host);
    return new URL(`http://${shown}/`).hostname === host ? shown : host;
  } catch {
    return host;
  }
}

/** The host, then each parent up to the domain that one owner holds. */
export function candidatesOf(host: string): string[] {
  // An IP address, a single name or a public suffix is compared as a whole.
  const { domain = host } = cutHost(host);
  const candidates = [host];
  for (let parent = host; parent !== domain; candidates.push(parent)) parent = parent.slice(parent.indexOf('.') + 1);
  return candidates;
}
