import { cutHost } from './public-suffix.ts';
import { endsInWord } from './ending-words.ts';
import { readHost } from './host.ts';
import { hideUserParts } from './normalise.ts';

/*
 * Redirects, and the wrappers that mail programs put around a link. Their own address contains the target in percent escapes, in
 * base64 or in a special format.
 */

/** The address in a wrapper, decoded, and the part of the wrapper that it was written in. */
export interface Target {
  text: string;
  /** Counted from the end of the host, so that a target in the host has a negative place. */
  begin: number;
  end: number;
}

/** Parameters whose value is an address, with a scheme or without. */
const REDIRECTS =
  /^(?:u|url|uri|q|a|d|r|to|go|goto|link|href|dest|destination|target|redir|redirect|redirect_ur[il]|redirecturl|redirect_to|return|returnurl|return_to|returnto|next|continue|domain|site|host|out|uddg|ref_url|text|body|ru|cu|su|lp|ued|image_url|service|callback|forward|jump|away|view)$/i;
/** `http` in base64, optionally after the `a1` of one search engine. */
const BASE64 = /^(?:a1)?(aHR0c[\w+/-]+)=*$/;
/** A scheme with percent escapes, once or several times. */
const ESCAPED_SCHEME = /h[tx*]{2}ps?(?:%(?:25)*3a|:)(?:%(?:25)*2f|\/){2}/i;

/**
 * The targets in the path and the query of an address, in order and with repetitions.
 *
 * @param rest what follows the host
 */
export function targetsIn(rest: string, host: string): Target[] {
  const found: Target[] = [];
  for (const { 0: part, index } of rest.matchAll(/[^/?#&;]+|(?<=[?#&;])[^?#&;]+/g)) found.push(...readPart(part, index));
  // A target may have slashes: `?next=//apex.example`.
  for (const { 0: query, index } of rest.matchAll(/(?<=[?#&;])[^?#&;]*\/[^?#&;]*/g)) found.push(...readPart(query, index));
  return [...found, ...hostsInPath(rest), ...translatedBy(host)];
}

function readPart(part: string, begin: number): Target[] {
  const at = part.indexOf('=');
  const [name, value] = at === -1 ? ['', part] : [part.slice(0, at), part.slice(at + 1)];
  const text = decodeTarget(value, REDIRECTS.test(name));
  return text === undefined ? [] : [{ text, begin: begin + at + 1, end: begin + part.length }];
}

function endOf(text: string, pattern: RegExp): number {
  const at = text.search(pattern);
  return at === -1 ? text.length : at;
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
  // Removes levels of escaping until there is a scheme. Without one, a server that redirects removes one level.
  const most = ESCAPED_SCHEME.test(value) ? 4 : 1;
  for (let times = 0; times < most && text.includes('%') && !/h[tx*]{2}ps?:\/\//i.test(text); times += 1) {
    const decoded = decodePercent(text);
    if (decoded === text) break;
    text = decoded;
  }
  // Two slashes begin an address, and one slash begins a page of the same site. Browsers read a backslash as a slash.
  return /^\/(?![/\\])/.test(text) ? undefined : hideUserParts(text).replaceAll('\\', '/').replaceAll('+', ' ');
}

/** The hosts in a path: `web.archive.org/web/2024/apex.example`, but not a page such as `/index.html` or `/contact.us`. */
function hostsInPath(rest: string): Target[] {
  const path = rest.slice(0, endOf(rest, /[?#]/));
  return [...path.matchAll(/[^/]+/g)].flatMap(({ 0: segment, index }): Target[] => {
    const text = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)\.*$/i.exec(segment)?.[1] ?? '';
    if (text === '') return [];
    const host = readHost(text, false);
    return host !== undefined && isLikely(host) ? [{ text, begin: index, end: index + segment.length }] : [];
  });
}

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

/** The target of a translated page, which is in its host. */
function translatedBy(host: string): Target[] {
  const translated = /^([a-z0-9-]+)\.translate\.goog$/.exec(host)?.[1];
  if (translated === undefined) return [];
  const text = translated.replaceAll(/--|-/g, (hyphens) => (hyphens === '--' ? '-' : '.'));
  return [{ text, begin: -host.length, end: 0 }];
}
