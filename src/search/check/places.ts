import type { Address } from './address.ts';
import { NO_PATH, readPath } from './address/path.ts';
import { findFirst } from './find-first.ts';
import type { Range } from './look-alike.ts';
import type { MappedText } from './mapped-text.ts';

/*
 * Where addresses are in a text. A message may contain thousands, so the text is not searched with a pattern for each of them: it is
 * written in plain form once, in which a host is found as it is.
 */

/** What may stand between two labels of a host instead of its dot, with brackets and spaces around it. */
const DOT = /(?<![\s[\](){}<>])[\s[\](){}<>]*(?:[.,。．｡·․/点點닷]|ドット|(?<!\p{L})(?:dot|punto|point|punkt)(?!\p{L}))[\s[\](){}<>]*/giu;
/** `apexDOTexample`. In other letters it may be part of a label, such as `polkadot`. */
const JOINED_DOT = /(?<=[a-z\d])DOT(?=[a-z\d])/g;
/** What may be in a host where a line of an email ends: the sign of a broken line, the line feed, and the marks of a quoted text. */
const BREAK = /=?\r?\n[ \t>]*/g;
/** The beginning of a host. */
const BEGIN = /(?<![\p{Script=Latin}\p{N}_-])[\p{L}\p{N}\p{S}[]/gu;
const JOINED_AFTER = /^[\p{Script=Latin}\p{N}_-]/u;

type Sought = Pick<Address, 'kind' | 'unicode' | 'host' | 'port' | 'path' | 'query' | 'said'>;

/** A host in the text. */
interface Place {
  /** With its mailbox, scheme and path. */
  range: Range;
  /** The address that begins or ends there, see {@link keyOf}. Undefined for a part of a longer host. */
  key: string | undefined;
  isBelow: boolean;
}

/** More places are not marked if it is not clear which of several addresses of the same host is there. */
const MOST_UNCLEAR = 100;

/** Where each address is in the text, with its mailbox, scheme and path; empty for one that was hidden in a code. */
export function locateAddresses(addresses: readonly Sought[], { text }: MappedText): Range[][] {
  const spellingsOf = ({ unicode, host }: Sought) => [...new Set([unicode, host])];
  const find = finderIn(text, addresses.flatMap(spellingsOf));
  const widen = widenerIn(text);
  const byHost = Map.groupBy(addresses, ({ host }) => host);
  const found = new Map<Sought, Range[]>();
  for (const group of byHost.values()) {
    const places = find(group.slice(0, 1).flatMap(spellingsOf)).map(widen);
    const byKey = Map.groupBy(places, ({ key }) => key);
    const claimed = new Set<string | undefined>(group.map(keyOf));
    const free = places.filter(({ key }) => !claimed.has(key));
    const own = free.filter(({ key }) => key !== undefined);
    const apart = free.filter(({ isBelow }) => !isBelow);
    // If the host is nowhere by itself, it is in a spelling that only looks like a part of another host.
    const unclear = own.length > 0 ? own : free.length < places.length ? [] : apart.length > 0 ? apart : free;
    const others = unclear.slice(0, group.length === 1 ? undefined : MOST_UNCLEAR);
    for (const address of group)
      found.set(
        address,
        (byKey.get(keyOf(address)) ?? others).map(({ range }) => range),
      );
  }
  return addresses.map((address) => found.get(address) ?? []);
}

/** A form of the text, and for each character its place in the text. */
interface Form {
  text: string;
  at: (index: number) => number;
}

/** Finds the places of some hosts, each of which may be written in two ways. */
function finderIn(text: string, hosts: readonly string[]): (spellings: readonly string[]) => Range[] {
  const written = { text, at: (index: number) => index };
  const dotted = replace(lower(replace(written, JOINED_DOT, '.')), DOT, '.');
  const isBegin = new Set(Array.from(text.matchAll(BEGIN), ({ index }) => index));
  const sought = new Set(hosts.map(plainSigma));
  const [inPlain, inDotted, inUnbroken] = [lower(written), dotted, replace(dotted, BREAK, '')].map((form) =>
    findHosts(sought, form, isBegin),
  );
  const isEnd = ([, end]: Range) => !JOINED_AFTER.test(text.slice(end, end + 2));
  return (spellings) => {
    const placesIn = (form: typeof inPlain) => spellings.flatMap((host) => form?.get(plainSigma(host)) ?? []).filter(isEnd);
    const found = new Map([...placesIn(inPlain), ...placesIn(inDotted)].map((range) => [range[0], range]));
    const ranges = found.size > 0 ? [...found.values()] : placesIn(inUnbroken);
    return ranges.toSorted(([a], [b]) => a - b);
  };
}

const plainSigma = (text: string) => text.replaceAll('ς', 'σ');
const firstLabelOf = (host: string) => host.slice(0, host.indexOf('.'));

/** The longest label of a host (RFC 1035). A sentence between two dots is longer. */
const LONGEST_LABEL = 63;

/** Finds hosts in a form of the text. Only where the first label of one of them is, what follows is compared. */
function findHosts(hosts: ReadonlySet<string>, { text, at }: Form, isBegin: ReadonlySet<number>): Map<string, Range[]> {
  const byLabel = Map.groupBy(hosts, firstLabelOf);
  const lengths = new Map([...byLabel].map(([label, some]) => [label, new Set(some.map(({ length }) => length))]));
  const found = new Map([...hosts].map((host) => [host, [] as Range[]]));
  let from = 0;
  for (const part of text.split('.').slice(0, -1)) {
    const dot = from + part.length;
    for (let index = Math.max(from, dot - LONGEST_LABEL); index < dot; index += 1) {
      if (!isBegin.has(at(index))) continue;
      for (const length of lengths.get(text.slice(index, dot)) ?? [])
        found.get(text.slice(index, index + length))?.push([at(index), at(index + length - 1) + 1]);
    }
    from = dot + 1;
  }
  return found;
}

/** In small letters. The only letter that becomes longer stays as it is. */
function lower({ text, at }: Form): Form {
  return { text: plainSigma(text.replaceAll(/[^\u0130]+/g, (part) => part.toLowerCase())), at };
}

function replace(form: Form, pattern: RegExp, by: '.' | ''): Form {
  const places = new Int32Array(form.text.length);
  let text = '';
  let from = 0;
  const add = (part: string, begin: number) => {
    for (let nth = 0; nth < part.length; nth += 1) places[text.length + nth] = form.at(begin + nth);
    text += part;
  };
  for (const { 0: found, index } of form.text.matchAll(pattern)) {
    add(form.text.slice(from, index), from);
    add(by, index);
    from = index + found.length;
  }
  add(form.text.slice(from), from);
  return { text, at: (index) => places[index] ?? 0 };
}

/** The same for an address and for the places where it is written. */
function keyOf({ kind, said, port = '', path, query }: Sought): string {
  return kind === 'email' ? said.slice(0, said.lastIndexOf('@') + 1).toLowerCase() : siteKey(port, { path, query });
}

function siteKey(port: string, { path, query }: { path: string; query: string }): string {
  // The default port is not part of an address.
  return `${/^(?:80|443)?$/.test(port) ? '' : port}${path}?${query}`;
}

/** The mailbox before a host, the scheme, and the `www.` or subdomain. */
const MAILBOX = /[a-z0-9%][a-z0-9._%+~-]{0,63}@$/i;
const SCHEME = /(?:mailto:|[a-z*]{2,10}(?:[[\]:;]{1,3}[/\\]{1,2}|[/\\]{2})\]?)$/i;
const LONGEST_BEFORE = 200;
const LONGEST_SCHEME = 20;
/** The longest path that is read if it is inside another one. */
const LONGEST_INSIDE = 500;

/** What a path cannot contain. A comma before a letter of another script is one of a sentence, and was full-width. */
const STOP = /[\s<>"'”’»（）()。、《》「」【】،؛؟]|,(?=\P{ASCII})/gu;

/** Adds to a host what belongs to it. */
function widenerIn(text: string): (range: Range) => Place {
  const pathAt = pathReaderIn(text);
  return ([begin, end]) => {
    let from = begin;
    while (from > 0 && from > begin - LONGEST_BEFORE && /[a-z0-9.+%_@*[\]-]/i.test(text.charAt(from - 1))) from -= 1;
    from -= SCHEME.exec(text.slice(Math.max(0, from - LONGEST_SCHEME), from))?.[0].length ?? 0;
    while (from < begin && /[[\]:/\\.*-]/.test(text.charAt(from))) from += 1;
    const before = text.slice(Math.max(0, begin - LONGEST_BEFORE), begin).replace(/(?:www\.)+$/i, '');
    const isBelow = /[\p{L}\p{N}_-]\.$/u.test(before);
    const isLonger = text.charAt(end) === '.' && JOINED_AFTER.test(text.slice(end + 1, end + 3));
    const mailbox = before.endsWith('@') ? MAILBOX.exec(before)?.[0].toLowerCase() : undefined;
    const port = /^:(\d{1,5})/.exec(text.slice(end, end + 6));
    const { to, path } = pathAt(end + (port?.[0].length ?? 0));
    return { range: [from, to], key: isBelow || isLonger ? undefined : (mailbox ?? siteKey(port?.[1] ?? '', path)), isBelow };
  };
}

/** Reads a path and finds its end. Thousands of hosts may be in the path of another address, and most of these are not read. */
function pathReaderIn(text: string): (begin: number) => { to: number; path: { path: string; query: string } } {
  const stops = [...Array.from(text.matchAll(STOP), ({ index }) => index), text.length];
  /** For each stop, the end of the path before it without the punctuation of a sentence. */
  const trimmed: number[] = [];
  return (begin) => {
    if (!/[/?#]/.test(text.charAt(begin))) return { to: begin, path: NO_PATH };
    const nth = findFirst(stops, (stop) => stop >= begin);
    trimmed[nth] ??= trim(text, stops[nth] ?? begin);
    const to = Math.max(begin, trimmed[nth]);
    const isInside = begin - (stops[nth - 1] ?? 0) > LONGEST_BEFORE && to - begin > LONGEST_INSIDE;
    return { to, path: isInside ? NO_PATH : readPath(text.slice(begin, to)) };
  };
}

function trim(text: string, stop: number): number {
  let end = stop;
  while (end > 0 && /[.,;:!?\]}]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}
