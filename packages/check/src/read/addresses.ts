import { readHost } from './host.ts';
import { LINK_WITHOUT_HOST, moveBy, readHosts, trimmed, type FoundAddress, type IsListed } from './hosts.ts';
import { readPath } from './path.ts';
import { cutHost } from './public-suffix.ts';
import { decodePercent, decodeTarget, targetsIn } from './targets.ts';

/** The most nested redirects. Each needs another level of escaping, so there are never many. */
const MAX_DEPTH = 6;

/** Characters that separate addresses. Only a path may contain some of them, such as brackets and commas. */
const SEPARATORS = /[\s<>"`´«»“”„‘’‚‹›|、「」《》【】{}]+|(?![\p{ASCII}·§])[\p{Po}\p{Ps}\p{Pe}\p{Pd}]+/gu;

/** Reads the addresses in a text, in order. The target of a redirect comes before the redirect. */
export function findAddresses(text: string, isListed: IsListed): FoundAddress[] {
  const found = new AddressReader(isListed).read(text, 0);
  const codes = Array.from(text.matchAll(CODE_LINK), ({ 0: link, index }) => ({
    ...LINK_WITHOUT_HOST,
    begin: index,
    end: index + link.length,
  }));
  const isInCode = (one: FoundAddress) => codes.some(({ begin, end }) => begin <= one.begin && one.begin < end);
  return [...found.filter((one) => !isInCode(one)), ...codes];
}

/**
 * Links that run or show their own content and open no host, so an address in them is not on record.
 */
const CODE_LINK =
  /(?<![\p{L}\p{N}])(?:(?:blob|filesystem|about):(?=\S)\S*|(?:javascript|vbscript): ?\S*|data:(?=\S)(?:<[^<>]*>|[^\s<])*)/giu;

/** A scheme with its slashes, even if some are missing or doubled: `https:/`, `http//`, `hxxps:`. */
const SCHEME = /h[tx*]{2}ps?(?:[:;.]?\/\/+|:(?!\/?%)\/?)|mailto:\/*|[a-z](?:(?!h[tx*]{2}ps?[:;/])[a-z0-9+.*-]){1,19}:\/\/+/gi;

/** A possible host, with an optional mailbox before it and a port after it. */
const HOST_TEXT = /\[[0-9a-f.]{0,9}:[0-9a-f:.]{1,45}\](?::\d{1,5})?|[\p{L}\p{N}\p{M}%._+~@-]+(?::\d{1,5}(?!\.?[\p{L}\p{N}]))?/giu;

class AddressReader {
  private readonly isListed: IsListed;

  constructor(isListed: IsListed) {
    this.isListed = isListed;
  }

  read(text: string, depth: number): FoundAddress[] {
    const found: FoundAddress[] = [];
    let begin = 0;
    const readTo = (end: number) => {
      const word = text.slice(begin, end);
      // A quick test rules out most words.
      if (/[.:/%[]/.test(word) && /[\p{L}\p{N}]/u.test(word)) found.push(...this.readWord(word, depth).map(moveBy(begin)));
    };
    for (const { 0: gap, index } of text.matchAll(SEPARATORS)) {
      readTo(index);
      begin = index + gap.length;
    }
    readTo(text.length);
    return found;
  }

  private readWord(text: string, depth: number): FoundAddress[] {
    // The wrapper urldefense writes its target between two underscores and a key: `/v3/__https://apex.example__;!!key`.
    const word = text.includes('urldefense.') ? text.replace(/__;.*$/, '') : text;
    const schemes = word.includes(':') || word.includes('//') ? [...word.matchAll(SCHEME)] : [];
    if (schemes.length === 0) {
      const found = this.readBare(word, depth);
      // The word may be an address that is escaped as a whole.
      const target = found.length === 0 && depth < MAX_DEPTH ? decodeTarget(word) : undefined;
      return target === undefined ? found : this.read(target, depth + 1).map((one) => ({ ...one, begin: 0, end: word.length }));
    }
    const found = this.readBare(word.slice(0, schemes[0]?.index), depth);
    // An address in the path or the query of another one is its target, so it comes first.
    let group: FoundAddress[][] = [];
    for (const [nth, { 0: scheme, index }] of schemes.entries()) {
      const end = schemes[nth + 1]?.index ?? word.length;
      const content = word.slice(index + scheme.length, end);
      group.push(this.readUrl(scheme, content, depth).map((one) => widen(moveBy(index + scheme.length)(one), index, scheme.length)));
      if (!/[/?#]/.test(content) && content !== '') {
        found.push(...group.reverse().flat());
        group = [];
      }
    }
    return [...found, ...group.reverse().flat()];
  }

  /** Reads the address after a scheme. */
  private readUrl(scheme: string, content: string, depth: number): FoundAddress[] {
    if (/^mailto/i.test(scheme)) return this.readBare(content, depth);
    const end = content.search(/[/?#]/);
    const authority = end === -1 ? content : content.slice(0, end);
    const at = authority.lastIndexOf('@');
    const pretends = at === -1 ? undefined : decodePercent(authority.slice(0, at));
    const hostAndPort = authority.slice(at + 1);
    const first = lengthOfHost(hostAndPort);
    const isHostAlone = first === hostAndPort.length;
    const rest = end !== -1 && isHostAlone ? urlEnd(content.slice(end)) : '';
    const begin = at + 1;
    const context = { scheme, mailbox: '', pretends, isListed: this.isListed };
    const found = readHosts(hostAndPort.slice(0, first), context)
      .map(moveBy(begin))
      .map(withRest(rest, end + rest.length));
    if (at !== -1) for (const one of found) one.begin = 0;
    if (!isHostAlone) {
      const after = begin + first;
      found.push(...this.readBare(content.slice(after), depth).map(moveBy(after)));
    }
    return rest === '' ? found : [...this.targets(rest, end, found[0]?.host ?? '', depth), ...found];
  }

  private targets(rest: string, begin: number, host: string, depth: number): FoundAddress[] {
    if (depth >= MAX_DEPTH) return [];
    return targetsIn(rest, host).flatMap(({ text, ...place }) =>
      this.read(text, depth + 1)
        .filter(({ hasKnownSuffix, isAnnounced }) => hasKnownSuffix || isAnnounced)
        .map((one): FoundAddress => {
          // A target inside this target is its end, which is at least as long in the text as after decoding.
          const from = one.isTarget ? Math.max(place.begin, place.end - text.length + one.begin) : place.begin;
          return { ...one, isAnnounced: true, isTarget: true, begin: begin + from, end: begin + place.end };
        }),
    );
  }

  /** The addresses in a word without a scheme. */
  private readBare(word: string, depth: number): FoundAddress[] {
    if (!word.includes('.') && !word.includes('[')) return [];
    const found: FoundAddress[] = [];
    let end = 0;
    for (const { 0: whole, index } of word.matchAll(HOST_TEXT)) {
      if (index < end || !/[.[]/.test(whole)) continue;
      // The host of a mailbox ends before another @: `desk@apex.example@desk`.
      const dot = whole.lastIndexOf('.');
      const second = dot === -1 ? -1 : whole.indexOf('@', dot);
      const text = second === -1 ? whole : whole.slice(0, second);
      const at = text.lastIndexOf('@');
      const [from, to] = trimmed(text, at + 1);
      const hostText = text.slice(from, to);
      end = index + text.length;
      const mailbox = text.slice(...trimmed(text.slice(0, Math.max(at, 0)), 0));
      // The link `mailto:` may also write to somebody else.
      const isFollowed = mailbox === '' && /[/?#]/.test(word.charAt(end)) && to === text.length;
      const hosts = readHosts(hostText, { scheme: '', mailbox, isListed: this.isListed }).map(moveBy(index + from));
      if (hosts.length === 0) continue;
      for (const one of hosts) if (one.kind === 'email') one.begin = index + text.lastIndexOf(one.mailbox, at);
      // The path is read only after a host, because it may be as long as the text, and each of its words may look like a host.
      const rest = isFollowed ? urlEnd(word.slice(end)) : '';
      if (rest !== '') found.push(...this.targets(rest, end, hosts[0]?.host ?? '', depth));
      found.push(...hosts.map(withRest(rest, end + rest.length)));
      end += rest.length;
    }
    return found;
  }
}

/** The host and port at the beginning of an authority, without the rest of a sentence behind them. */
const HOST_AND_PORT = /^\[[0-9a-f:.]+\](?::\d*)?|^[\p{L}\p{N}\p{M}\p{S}%._-]+(?::\d*)?/iu;
/** The same with the punctuation that browsers allow in a host. */
const ANY_HOST = /^(?:[\p{L}\p{N}\p{M}\p{S}%._-]|[;&!$*+=~'](?=[\p{L}\p{N}]))+(?::\d*)?/iu;

function lengthOfHost(authority: string): number {
  const [plain = '', any = ''] = [HOST_AND_PORT, ANY_HOST].map((pattern) => pattern.exec(authority)?.[0]);
  const whole = any.length > plain.length ? readHost(any.replace(/:\d*$/, ''), true) : undefined;
  return whole !== undefined && cutHost(whole).known ? any.length : plain.length;
}

/** Extends an address that directly follows a scheme, so that it begins at the scheme. */
function widen(one: FoundAddress, begin: number, length: number): FoundAddress {
  return one.begin === begin + length && !one.isTarget ? { ...one, begin } : one;
}

/** Adds the path and the query that follow a host in the text. */
const withRest =
  (rest: string, end: number) =>
  (one: FoundAddress): FoundAddress =>
    rest === '' || one.kind === 'email' ? one : { ...one, ...readPath(rest), end };

/** The path and query after a host, without the punctuation of a sentence or brackets around the address. */
function urlEnd(rest: string): string {
  let round = 0;
  let end = 0;
  for (; end < rest.length; end += 1) {
    const character = rest.charAt(end);
    if (character === '(') round += 1;
    else if (character === ')' && (round -= 1) < 0) break;
    else if (character === ']') break;
    // A sentence in a script without spaces goes on behind the address: `/login登录`.
    else if (end > 0 && WITHOUT_SPACES.test(character) && /[\w=-]/.test(rest.charAt(end - 1))) break;
  }
  return trimEnd(rest.slice(0, end));
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Removes the punctuation of a sentence at the end. */
function trimEnd(rest: string): string {
  let end = rest.length;
  while (end > 0 && !/[\p{L}\p{N}\p{M}\p{Cs}/_=&~+$%@)\]-]/u.test(rest.charAt(end - 1))) end -= 1;
  return rest.slice(0, end);
}
