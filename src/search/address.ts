import { toUnicode } from 'punycode/punycode.es6.js';
import { cutHost } from './public-suffix.ts';

/** A web or e-mail address found in what a visitor pasted. */
export interface Address {
  kind: 'site' | 'email';
  /** ASCII, lower case, without `www.` and without a dot at the end: what hosts are compared by. */
  host: string;
  /** The host as people see it: `bücher.example` for `xn--bcher-kva.example`. */
  unicode: string;
  /**
   * What a list of hosts is asked for: the host, then each parent down to the domain that one owner holds. Never
   * what many owners share: nothing for `pages.dev`, and only itself for `shop.pages.dev`.
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
  /** Every address, each once, in order; at most {@link MOST_ADDRESSES}. */
  addresses: readonly Address[];
}

/** So much of a text is read; a longer one was pasted by accident. */
const MOST_CHARACTERS = 20_000;
/** As many as fit into that many characters, however long each is. */
const MOST_ADDRESSES = 50;

/**
 * Reads what people paste: a name, an address, a whole message; links made harmless (`hxxp`, `[.]`, `(dot)`), letters
 * disguised (full-width, zero-width between them). Never throws.
 */
export function readAddress(text: string): Intake {
  const said = clean(text);
  if (said === '' || NOT_YET.test(said)) return { kind: 'empty', said: '', addresses: [] };
  const tokens = tokensOf(refang(said)).map(readToken);
  const found = tokens.flat();
  const plain = tokens.every((token) => token.length > 0);
  const explicit = found.some((one) => one.explicit);
  const wanted = distinct(found.filter((one) => plain || one.explicit || one.known)).slice(0, MOST_ADDRESSES);
  const addresses = wanted.map(({ address }) => address);
  if (wanted.length === 0 || !(plain || explicit)) return { kind: 'text', said, addresses };
  const kind = addresses.every((address) => address.kind === 'email') ? 'email' : 'address';
  return { kind, said: wanted.map(writePlainly).join(' '), addresses };
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
  let end = token.length;
  // From the end by hand: a regular expression would try every sign of a long row of them.
  while (end > begin && !/[\p{L}\p{N}\p{M}\p{Cs}\]/]/u.test(token.charAt(end - 1))) end -= 1;
  return token.slice(begin, end);
}

/** An address and what speaks for its being one. */
interface Found {
  address: Address;
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
  const hasScheme = bare !== token;
  const isEmail = MAILBOX.test(mailbox) && (!hasScheme || /^mailto:/i.test(token));
  const hostText = authority.slice(at + 1).replace(/:\d*$/, '');
  const host = readHost(hostText, hasScheme);
  if (host === undefined) return undefined;
  const address: Address = { kind: isEmail ? 'email' : 'site', host, unicode: showHost(host), candidates: candidatesOf(host) };
  const explicit = hasScheme || isEmail || /^www\d?\./i.test(hostText);
  return { address, mailbox: isEmail ? mailbox : '', explicit, known: cutHost(host).known };
}

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
  const { suffix, domain, known } = cutHost(host);
  // An IP address or a single name is compared as a whole; what many owners share is compared with nothing.
  if (domain === undefined) return suffix !== '' && known ? [] : [host];
  const candidates = [host];
  for (let parent = host; parent !== domain; candidates.push(parent)) parent = parent.slice(parent.indexOf('.') + 1);
  return candidates;
}

function distinct(found: readonly Found[]): Found[] {
  return [...new Map(found.map((one) => [`${one.mailbox}@${one.address.host}`, one])).values()];
}

/** The address in the plainest form that reads as the same one again. */
function writePlainly({ address: { host }, mailbox }: Found): string {
  const forms = mailbox === '' ? [host] : [`${mailbox}@${host}`, `mailto:${mailbox}@${host}`];
  const reads = (form: string) => {
    const [again, ...others] = tokensOf(refang(clean(form))).flatMap(readToken);
    return others.length === 0 && again?.mailbox === mailbox && again.address.host === host;
  };
  return forms.find(reads) ?? `http://${host}`;
}
