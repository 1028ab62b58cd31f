import { toUnicode } from 'punycode/punycode.es6.js';
import { cutHost } from './public-suffix.ts';

/** A web or e-mail address found in what a visitor pasted. */
export interface Address {
  kind: 'site' | 'email';
  /** ASCII, lower case, without `www.` and without a dot at the end: what hosts are compared by. */
  host: string;
  /** The host as people see it: `bücher.example` for `xn--bcher-kva.example`. */
  unicode: string;
  /** As written, unless it is the default of the scheme: `8443`. */
  port?: string;
  /** With its slash, in plain letters where they mean the same: `/login`, `/konto/größe`; `/` when there is none. */
  path: string;
  /** Without its question mark, as the URL parser writes it; empty when there is none. */
  query: string;
  /** All of it in plain form, for a link or to be read again: `apex.example:8443/login?id=1`, `desk@apex.example`. */
  said: string;
  /**
   * What a list of hosts is asked for: the host, then each parent down to the domain that one owner holds. Never
   * what many owners share above it: only itself for `pages.dev` and for `shop.pages.dev`.
   */
  candidates: readonly string[];
}

/** What a visitor typed or pasted, read. */
export interface Intake {
  /**
   * `address` and `email`: the text is one, or says so (`hxxp://`, `www.`, `@`). `text`: a name, a licence or a
   * sentence; it may have addresses in it all the same. `empty`: nothing was said.
   */
  kind: 'empty' | 'address' | 'email' | 'text';
  /** The text in plain form; reading it again gives the same intake. */
  said: string;
  /** Every address, each once, in order. Two with the same host differ in mailbox, port, path or query. */
  addresses: readonly Address[];
  /** Whether the text was longer than {@link MOST_CHARACTERS}, so that only its beginning was read. */
  cut: boolean;
}

/** So much of a text is read: some fifty pages. */
const MOST_CHARACTERS = 100_000;

/**
 * Reads what people paste: a name, an address, a whole message; links made harmless (`hxxp`, `[.]`, `(dot)`), letters
 * disguised (full-width, zero-width between them). Never throws.
 */
export function readAddress(text: string): Intake {
  const said = clean(text);
  const cut = text.length > MOST_CHARACTERS;
  if (said === '' || NOT_YET.test(said)) return { kind: 'empty', said: '', addresses: [], cut };
  const tokens = tokensOf(refang(said)).map(readToken);
  const found = tokens.flat();
  const plain = tokens.every((token) => token.length > 0);
  const explicit = found.some((one) => one.explicit);
  const addresses = distinct(found.filter((one) => plain || one.explicit || one.known));
  if (addresses.length === 0 || !(plain || explicit)) return { kind: 'text', said, addresses, cut };
  const kind = addresses.every((address) => address.kind === 'email') ? 'email' : 'address';
  return { kind, said: addresses.map((address) => address.said).join(' '), addresses, cut };
}

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

/** How an address begins, before there is one. */
const NOT_YET = /^(?:h[tx*]{2}ps?:\/*)?(?:www\.?)?$/i;

/** What cannot be seen, or only turns the text around: zero-width characters, direction marks, soft hyphens, fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SPACES = /[\s\p{Cc}\p{Z}]+/gu;

function clean(text: string): string {
  // Compatibility forms first (full-width letters), and again: what stood apart may now compose.
  const seen = text.slice(0, MOST_CHARACTERS).normalize('NFKC').replaceAll(UNSEEN, '').normalize('NFKC');
  return seen.replaceAll(SPACES, ' ').slice(0, MOST_CHARACTERS).trim();
}

const bracketed = (word: string) =>
  new RegExp(String.raw`\s*(?:\[{1,3}|\({1,3}|\{{1,3}|<)\s?(?:${word})\s?(?:\]{1,3}|\){1,3}|\}{1,3}|>)\s?`, 'giu');

/** In this order: a later line may look for what an earlier one has made. */
const REFANGED: readonly [pattern: RegExp, plain: string][] = [
  [/[\\⁄∕⧸]/gu, '/'],
  [/[。․‧∙・]/gu, '.'],
  [/[∶ː꞉]/gu, ':'],
  [bracketed(String.raw`\.|,|dot|d0t|punkt|point|punto`), '.'],
  [bracketed('@|at'), '@'],
  [bracketed('://'), '://'],
  [bracketed(':'), ':'],
  [bracketed('/'), '/'],
  // Half a pair of brackets: `apex[.example`, `apex.]example`.
  [/[[({]\.|\.[\])}](?=[\p{L}\p{N}])/gu, '.'],
  [/\b(h[tx*]{2}ps?) ?: ?\/ ?\/ ?/giu, '$1://'],
];

/** Names with ` dot `, ` . ` or ` .` between them. */
const SPACED = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}(?: (?:dot |\. ?)[\p{L}\p{N}-]{1,63})+/giu;

/** The text as it was before somebody made its links harmless. */
function refang(text: string): string {
  let plain = text;
  for (const [pattern, to] of REFANGED) plain = plain.replaceAll(pattern, to);
  return plain.replaceAll(SPACED, (spaced) => {
    const joined = spaced.replaceAll(/ (?:dot |\. ?)/giu, '.');
    // "Polka dot dress" is none.
    const host = readHost(joined, false);
    return host !== undefined && cutHost(host).known ? joined : spaced;
  });
}

/** IPv6 in brackets is a part of a token; other brackets, quotes and commas end it. */
const TOKEN = /(?:\[[0-9a-f.]*:[0-9a-f.]*:[0-9a-f:.]*\]|[^\s<>"'`´«»“”„‘’‚‹›|,;(){}[\]、「」《》【】])+/giu;

function tokensOf(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([token]) => trimToken(token)).filter((token) => token !== '');
}

/** Without the punctuation of the sentence around it. */
function trimToken(token: string): string {
  const begin = token.search(/[\p{L}\p{N}[]/u);
  if (begin === -1) return '';
  // A path may end in signs that a host cannot: `/apex_` is another page than `/apex`. Not if they stand around the whole.
  const own = begin === 0 && /[/?]/.test(token) ? /[\p{L}\p{N}\p{M}\p{Cs}\]/_=&~+$%@-]/u : /[\p{L}\p{N}\p{M}\p{Cs}\]/]/u;
  let end = token.length;
  // From the end by hand: a regular expression would try every sign of a long row of them.
  while (end > begin && !own.test(token.charAt(end - 1))) end -= 1;
  return token.slice(begin, end);
}

/** An address and what speaks for its being one. */
interface Found {
  address: Omit<Address, 'said'>;
  /** Of an e-mail address: what stands before the `@`. */
  mailbox: string;
  /** It says that it is an address. */
  explicit: boolean;
  /** Its ending is a known one. */
  known: boolean;
}

/** Scripts written without spaces: an address in Latin letters may stand right beside a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** The addresses of a token: one or none, but for what stands between words of those scripts. */
function readToken(token: string): Found[] {
  const whole = parseToken(token);
  const runs = token.replaceAll(UNSPACED, ' ').split(' ');
  const inside = runs.length === 1 ? [] : runs.flatMap((run) => parseToken(trimToken(run)) ?? []).filter(({ known }) => known);
  return whole && (whole.known || inside.length === 0) ? [whole, ...inside] : inside;
}

/** `http` in all the ways in which it is written so that nobody follows it, and schemes known without slashes. */
const SCHEME = /^(?:[a-z][a-z0-9+.*-]*:\/\/+|(?:h[tx*]{2}ps?|mailto|view-source):\/*)/i;
/** A mailbox in other letters is rare, and its host is read all the same. */
const MAILBOX = /^[a-z0-9._%+~-]{1,64}$/i;

function parseToken(token: string): Found | undefined {
  const bare = token.replace(SCHEME, '').replace(SCHEME, '');
  const end = bare.search(/[/?#]/);
  const authority = end === -1 ? bare : bare.slice(0, end);
  const at = authority.lastIndexOf('@');
  const mailbox = authority.slice(0, Math.max(at, 0));
  const scheme = token.slice(0, token.length - bare.length);
  const hasScheme = scheme !== '';
  const isEmail = MAILBOX.test(mailbox) && (!hasScheme || /^mailto:/i.test(token));
  const [hostText = '', portText = ''] = authority.slice(at + 1).split(/:(?=\d*$)/);
  const host = readHost(hostText, hasScheme);
  if (host === undefined) return undefined;
  const place = isEmail || end === -1 ? NO_PLACE : placeOf(bare.slice(end));
  const address: Found['address'] = {
    kind: isEmail ? 'email' : 'site',
    host,
    unicode: showHost(host),
    ...place,
    candidates: candidatesOf(host),
  };
  const port = isEmail ? undefined : portOf(portText, scheme);
  if (port !== undefined) address.port = port;
  const explicit = hasScheme || isEmail || /^www\d?\./i.test(hostText);
  return { address, mailbox: isEmail ? mailbox : '', explicit, known: cutHost(host).known };
}

const NO_PLACE = { path: '/', query: '' };

/**
 * What follows the host, in one spelling for all ways to ask for the same: letters in plain form, every sign that ends
 * an address in a sentence in percent. A fragment is none of it.
 */
function placeOf(text: string): { path: string; query: string } {
  if (!URL.canParse(`http://host${text}`)) return NO_PLACE;
  const { pathname, search } = new URL(`http://host${text}`);
  const path = escapeSigns(pathname).replaceAll(/(?:%[0-9a-f]{2})+/gi, spellEscaped);
  return { path: trimDots(path), query: trimDots(escapeSigns(search.slice(1))) };
}

const escapeSigns = (part: string) => part.replaceAll(/[^\w./~=&+@$?%-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Without the dots and question marks of a sentence at its end; by hand, as in {@link trimToken}. */
function trimDots(part: string): string {
  let end = part.length;
  while (end > 0 && '.?'.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}

/** Escaped letters in plain form, if they are nothing else than letters: `%C3%BC` is `ü`, `%2F` stays. */
function spellEscaped(escaped: string): string {
  try {
    const plain = decodeURIComponent(escaped);
    return /^[\p{L}\p{N}_.~-]+$/u.test(plain) && plain.normalize('NFKC') === plain ? plain : escaped.toUpperCase();
  } catch {
    return escaped.toUpperCase();
  }
}

/** The port, unless its scheme has it by default; without a scheme the defaults of both say nothing. */
function portOf(text: string, scheme: string): string | undefined {
  const port = Number(text);
  if (text === '' || port > 65_535) return undefined;
  const isDefault = (port === 80 && !SECURE.test(scheme)) || (port === 443 && (scheme === '' || SECURE.test(scheme)));
  return isDefault ? undefined : String(port);
}

const SECURE = /s[:/]+$/i;

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const HOST = /^(?:(?![_-])[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?<![_-])|\[[0-9a-f:.]+\])$/;
/** What a host ends in that no scheme announces: `1.5` and `N.V.` are none, `apex.e` may become one. */
const ENDING = /\.(?:[a-z][a-z0-9-]*[a-z0-9]|xn--[a-z0-9-]+)$|[a-z0-9-]{3}\.[a-z]$/;

/** The host as hosts are compared, read as a browser reads it (WHATWG URL, UTS 46); none when it is not one. */
function readHost(text: string, announced: boolean): string | undefined {
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

function candidatesOf(host: string): string[] {
  // An IP address, a single name or a public suffix is compared as a whole.
  const { domain = host } = cutHost(host);
  const candidates = [host];
  for (let parent = host; parent !== domain; candidates.push(parent)) parent = parent.slice(parent.indexOf('.') + 1);
  return candidates;
}

function distinct(found: readonly Found[]): Address[] {
  const written = new Map<string, Address>();
  for (const one of found) {
    const key = keyOf(one);
    if (!written.has(key)) written.set(key, { ...one.address, said: writePlainly(one, key) });
  }
  return [...written.values()];
}

/** What makes two addresses the same. */
function keyOf({ address: { host, port, path, query }, mailbox }: Found): string {
  return `${mailbox}@${host}:${port ?? ''}${path}?${query}`;
}

/** The address in the plainest form that reads as the same one again. */
function writePlainly(found: Found, key: string): string {
  const { address, mailbox } = found;
  const { host, port, path, query } = address;
  const authority = port === undefined ? host : `${host}:${port}`;
  const end = query === '' ? '' : `?${query}`;
  const plain = authority + (path === '/' && end === '' ? '' : path + end);
  const escaped = new URL(`http://host${path}`).pathname + end;
  // A port that is the default of one scheme needs the other.
  const forms =
    mailbox === '' ? [plain, `http://${plain}`, `http://${authority}${escaped}`, `https://${authority}${escaped}`] : [`${mailbox}@${host}`];
  const reads = (form: string) => {
    const [again, ...others] = tokensOf(refang(clean(form))).flatMap(readToken);
    return others.length === 0 && again !== undefined && keyOf(again) === key;
  };
  return forms.find(reads) ?? (mailbox === '' ? `http://${host}` : `mailto:${mailbox}@${host}`);
}
