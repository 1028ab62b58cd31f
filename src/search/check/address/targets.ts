import { cutHost } from '#src/search/check/public-suffix.ts';
import { readHost } from './host.ts';
import { isOrdinary } from './ordinary.ts';
import { escapeUserParts, hasEscapedUserPart } from './user-part.ts';
import { endsInWord } from './words.ts';

/*
 * Redirects, and the wrappers that mail programs put around a link. Their own address contains the target in percent escapes, in
 * base64 or in a special format.
 */

/** Parameters whose value is an address, with a scheme or without. */
const REDIRECTS =
  /^(?:u|url|uri|q|a|d|r|to|go|goto|link|href|dest|destination|target|redir|redirect|redirect_ur[il]|redirecturl|redirect_to|return|returnurl|return_to|returnto|next|continue|domain|site|host|out|uddg|ref_url|text|body|ru|cu|su|lp|ued|image_url|service|callback|forward|jump|away|view)$/i;
/** `http` in base64, optionally after the `a1` of one search engine. */
const BASE64 = /^(?:a1)?(aHR0c[\w+/-]+)=*$/;
/** A scheme with percent escapes, once or several times. */
const ESCAPED_SCHEME = /h[tx*]{2}ps?(?:%(?:25)*3a|:)(?:%(?:25)*2f|\/){2}/i;

/** The decoded texts with the targets in the path and the query of an address, in order and with repetitions. */
export function targetsIn(rest: string, host: string): string[] {
  const [path = '', ...queries] = rest.split(/[?#&;]/);
  const segments = path.split('/');
  const isVersion2 = /(?:^|\.)urldefense\./.test(host) && segments[1] === 'v2';
  const found: string[] = [];
  const add = (name: string, value: string) => {
    const target = decodeTarget(isVersion2 && name === 'u' ? value.replaceAll('-', '%').replaceAll('_', '/') : value, REDIRECTS.test(name));
    if (target !== undefined) found.push(target);
  };
  for (const segment of segments) add(...splitOnce(segment));
  for (const query of queries) add(...splitOnce(query));
  return found.concat(hostsInPath(rest), targetsOfHost(host, segments));
}

function splitOnce(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return at === -1 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Decodes an escaped text if it is an address. Escapes of that address itself stay.
 *
 * @param isExpected whether it may be an address without a scheme
 */
export function decodeTarget(value: string, isExpected = false): string | undefined {
  const base64 = BASE64.exec(value)?.[1];
  if (base64 !== undefined) return decodeBase64(base64);
  if (!ESCAPED_SCHEME.test(value) && !isExpected) return undefined;
  let text = value;
  // Removes levels of escaping, at most four, until there is a scheme.
  for (let times = 0; times < 4 && text.includes('%') && !/h[tx*]{2}ps?:\/\//i.test(text); times += 1) {
    const decoded = decodePercent(text);
    // A redirect decodes its target once, and the browser opens the host behind the `@`.
    if (decoded === text || (hasEscapedUserPart(text) && !ESCAPED_SCHEME.test(text))) break;
    text = decoded;
  }
  const encoded = BASE64.exec(text)?.[1];
  if (encoded !== undefined) return decodeBase64(encoded);
  // Two slashes begin an address, one a page of the same site. Browsers read a backslash as a slash.
  return /^\/(?![/\\])/.test(text) ? undefined : escapeUserParts(text.replaceAll('\\', '/')).replaceAll('+', ' ');
}

/** `web.archive.org/web/2024/apex.example`, but not a page such as `/index.html` or `/contact.us`. */
function hostsInPath(rest: string): string[] {
  const segments = rest.replace(/[?#].*$/s, '').split('/');
  return segments.flatMap((segment) => {
    const text = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)\.*$/i.exec(segment)?.[1] ?? '';
    if (text === '' || isOrdinary(text, IN_FOLDER)) return [];
    const host = readHost(text, false);
    return host !== undefined && isLikely(host) ? [text] : [];
  });
}

const IN_FOLDER = { before: '', previous: '/folder/', next: '' };

function isLikely(host: string): boolean {
  const { known, domain } = cutHost(host);
  return known && domain !== undefined && !(/\.[a-z]{2}$/.test(host) && endsInWord(host) && !/[-\d]/.test(host));
}

export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

function decodeBase64(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}

/** The target in a host name: translated and accelerated pages. */
function targetsOfHost(host: string, segments: readonly string[]): string[] {
  const translated = /^([a-z0-9-]+)\.translate\.goog$/.exec(host)?.[1];
  if (translated !== undefined) return [translated.replaceAll(/--|-/g, (hyphens) => (hyphens === '--' ? '-' : '.'))];
  if (!/(?:^|\.)(?:google\.[a-z.]+|ampproject\.org)$/.test(host) || !segments.some((segment) => /^(?:amp|c|v|i)$/.test(segment))) return [];
  const at = segments.findIndex((segment) => segment.includes('.'));
  return at === -1 ? [] : [segments.slice(at).join('/')];
}
