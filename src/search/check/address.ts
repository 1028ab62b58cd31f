import { IN_CODE } from './address/code-link.ts';
import { clean } from './address/clean.ts';
import { findAddresses, type Found } from './address/find.ts';
import { isOrdinary } from './address/ordinary.ts';
import { refang } from './address/refang.ts';

export { hostOfSite, showHost } from './address/host.ts';

/** A web or email address in a pasted text. */
export interface Address {
  kind: 'site' | 'email';
  /** ASCII, lower case, without `www.` and without a dot at the end: the form in which hosts are compared. */
  host: string;
  /** The host as people see it: `bücher.example` for `xn--bcher-kva.example`. */
  unicode: string;
  /** As written, unless it is the default of the scheme: `8443`. */
  port?: string;
  /** Begins with a slash, with percent escapes decoded where they are letters: `/login`, `/konto/größe`. `/` if there is none. */
  path: string;
  /** Without its question mark, as the URL parser writes it. Empty if there is none. */
  query: string;
  /** It is in a link that opens no website but runs or shows what it contains (`javascript:`, `data:`), so it is never on record. */
  inCode?: true;
  /** All of it in plain form, for a link or to be read again: `apex.example:8443/login?id=1`, `desk@apex.example`. */
  said: string;
  /**
   * The hosts to look up in a list: the host, then each parent down to the domain of one owner. Never
   * a suffix that many owners share: `pages.dev` and `shop.pages.dev` are looked up only by themselves.
   */
  candidates: readonly string[];
}

/** What the reader recognised in a typed or pasted text. */
export interface Intake {
  /**
   * `address` and `email`: the text is one, or is marked as one (`hxxp://`, `www.`, `@`). `text`: a name, a licence or a
   * sentence, which may contain addresses. `empty`: nothing was typed.
   */
  kind: 'empty' | 'address' | 'email' | 'text';
  /** The text in plain form. Reading it again gives the same result. */
  said: string;
  /** Every address once, in order. Two with the same host differ in mailbox, port, path or query. */
  addresses: readonly Address[];
  /** Whether the text was longer than 100,000 characters, so that only its beginning was read. */
  cut: boolean;
}

/**
 * Reads what people paste: a name, an address, a whole message; links made harmless (`hxxp`, `[.]`, `(dot)`) or hidden
 * (full-width letters, redirects), broken or joined to words. Never throws.
 */
export function readAddress(text: string): Intake {
  const { said, cut } = clean(text);
  if (said === '' || NOT_YET.test(said)) return { kind: 'empty', said: '', addresses: [], cut };
  const words = findAddresses(refang(said));
  const found = words.flat();
  const plain = words.every((word) => word.length > 0);
  const explicit = found.some((one) => one.explicit);
  const all = distinct(found.filter((one) => plain || one.explicit || one.known));
  // Those in links that open no website come last, because a text that begins with such a link is read as one.
  const addresses = [...all.filter(({ inCode }) => !inCode), ...all.filter(({ inCode }) => inCode)];
  if (addresses.length === 0 || !(plain || explicit)) return { kind: 'text', said, addresses, cut };
  const kind = addresses.every((address) => address.kind === 'email') ? 'email' : 'address';
  return { kind, said: addresses.map((address) => address.said).join(' '), addresses, cut };
}

/** The beginning of an address that is not complete yet. */
const NOT_YET = /^(?:h[tx*]{2}ps?:\/*)?(?:www\.?)?$/i;

function distinct(found: readonly Found[]): Address[] {
  const written = new Map<string, Address>();
  for (const one of found) {
    const key = keyOf(one);
    if (!written.has(key)) written.set(key, { ...one.address, said: writePlainly(one, key) });
  }
  return [...written.values()];
}

/** Two addresses with the same key are the same. */
function keyOf({ address: { host, port, path, query, inCode }, mailbox }: Found): string {
  return `${inCode ? IN_CODE : ''}${mailbox}@${host}:${port ?? ''}${path}?${query}`;
}

/** Whether the host alone is certain to be read as this address. Most are, and this is faster than reading it. */
function isPlain({ address: { host, port, path, query, inCode }, mailbox, known }: Found): boolean {
  const isAlone = !inCode && mailbox === '' && port === undefined && path === '/' && query === '';
  return (
    isAlone &&
    known &&
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(host) &&
    !host.includes('-dot-') &&
    !isOrdinary(host, NOTHING_AROUND)
  );
}

const NOTHING_AROUND = { before: '', previous: '', next: '' };

/** The address in the plainest form that is read as the same address. */
function writePlainly(found: Found, key: string): string {
  const { address, mailbox } = found;
  const { host, port, path, query } = address;
  if (isPlain(found)) return host;
  const authority = port === undefined ? host : `${host}:${port}`;
  const end = query === '' ? '' : `?${query}`;
  const plain = authority + (path === '/' && end === '' ? '' : path + end);
  const escaped = new URL(`http://host${path}`).pathname + end;
  const begin = address.inCode ? IN_CODE : '';
  // A port that is the default of one scheme needs the other scheme.
  const sites = [plain, `http://${plain}`, `http://${authority}${escaped}`, `https://${authority}${escaped}`];
  const forms = (mailbox === '' ? sites : [`${mailbox}@${host}`]).map((form) => begin + form);
  const reads = (form: string) => {
    const again = findAddresses(refang(clean(form).said)).flat();
    // The redirect brings its target along.
    return again.some((one) => keyOf(one) === key);
  };
  return forms.find(reads) ?? begin + (mailbox === '' ? `http://${host}` : `mailto:${mailbox}@${host}`);
}
