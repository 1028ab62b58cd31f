import { MultiMap } from '../index/multi-map.ts';
import type { Email, Range, ReadItem, Site } from '../types.ts';
import { findAddresses } from './addresses.ts';
import { hasLookAlikeEnding, type FoundAddress, type IsListed } from './hosts.ts';
import { showHost, writePlainly } from './host.ts';
import type { FindLicences } from './licences.ts';
import { roleByPlace } from './message-parts.ts';
import { MAX_TEXT_LENGTH, normalise, withPlainDigits } from './normalise.ts';
import { numbersInLink, readNumbers, toPhone } from './numbers.ts';
import { findWarnedPhones, type KnownPhones } from './phones.ts';
import { guess } from './guess.ts';
import { refang } from './refang.ts';
import { isRequested } from './requests.ts';
import { isNeutralHost } from './shared-hosts.ts';
import { markRanges, type SourceText } from './source-text.ts';
import { unwrap } from './unwrap.ts';

/** Lets the reader recognise listed addresses and licence numbers that look like ordinary text. */
export interface KnownForms {
  isListed: IsListed;
  findLicences: FindLicences;
  phones?: KnownPhones;
  /**
   * The ranges in the pasted text that whole listed names claim. It is called once, after everything that is surely an address or a number
   * and before guesses, which take nothing that a name has.
   *
   * @param taken marks the units of the pasted text that are taken
   */
  names?: (plain: SourceText, taken: Uint8Array) => readonly Range[];
}

const NOTHING_KNOWN: KnownForms = { isListed: () => undefined, findLicences: () => [] };

/** The items of a text, except names, which are found by means of the lists (`look-up/names.ts`). */
export interface Reading {
  /** The items, in the order of the text. */
  items: ReadItem[];
  /** For each UTF-16 unit of the pasted text: 1 if no name can be there, because it belongs to an address, a number or the text of a link. */
  taken: Uint8Array;
  /** The text in plain characters, with its lines and words unchanged. */
  plain: SourceText;
  isCut: boolean;
}

/**
 * Reads a text once, from left to right, into items with their places. Never throws.
 *
 * @example
 * readText('Log in at hxxps://apexmeridian[.]example').items[0].canonical; // 'apexmeridian.example'
 */
export function readText(pasted: string, known: KnownForms = NOTHING_KNOWN): Reading {
  const seen = normalise(pasted);
  const plain = withPlainDigits(seen).replace(/%20/g, ' ');
  const { isListed } = known;
  const mark = (...found: (readonly { ranges: readonly Range[] }[])[]) => markRanges(new Uint8Array(pasted.length), found.flat());
  const links = refang(unwrap(seen));
  const addresses = readAddresses(
    links,
    links.text,
    isListed,
    ({ host, hasKnownSuffix, isAnnounced }) =>
      hasKnownSuffix || host === '' || (isAnnounced && host.includes('.') && !host.includes('xn--')) || isListed(host) !== undefined,
  );
  const warned = known.phones ? findWarnedPhones(plain.text, known.phones).map((one) => toPhone(one, plain)) : [];
  const numbers = readNumbers(plain, known, mark(warned, addresses));
  const taken = mark(warned, addresses, numbers.filter(isSure));
  const named = known.names?.(plain, taken) ?? [];
  const guessed = guess(links, taken, mark([{ ranges: named }]), isListed);
  const guesses = readAddresses(guessed, guessed.mask(taken), isListed, () => true);
  const kept = cutToFree(
    [...warned, ...addresses, ...numbers.filter(isSure), ...guesses, ...numbers.filter((one) => !isSure(one))],
    pasted.length,
  );
  const roleAt = roleByPlace(pasted.slice(0, MAX_TEXT_LENGTH));
  const items = kept.filter(isItem).map((item): ReadItem => {
    const [begin, end] = item.ranges[0] ?? [0, 0];
    return { ...item, role: roleAt(item.kind, begin, end) ?? item.role };
  });
  return {
    items: joinSame(items),
    taken: markRanges(
      mark(),
      kept.filter((one) => isSure(one) && one.kind !== 'handle' && !(one.kind === 'site' && one.role === 'other')),
    ),
    plain,
    isCut: pasted.length > MAX_TEXT_LENGTH,
  };
}

const isSure = (one: FoundItem) => one.kind === 'none' || one.certainty === 'sure';

/** Whether no unit of a part of the text is marked. */
export const isFree = (taken: Uint8Array, [begin, end]: Range) => !taken.subarray(begin, end).includes(1);

/** What is left of a text without these ranges. Each range leaves a space. */
export function outside(text: string, ranges: readonly Range[]): string {
  let rest = '';
  let at = 0;
  for (const [begin, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (begin > at) rest += `${text.slice(at, begin)} `;
    at = Math.max(at, end);
  }
  return rest + text.slice(at);
}

/** An item before its part of the message is known. The kind `none` is the text of a link, which is no item and only keeps its place. */
type FoundItem = ReadItem | { kind: 'none'; ranges: readonly Range[] };
const isItem = (one: FoundItem): one is ReadItem => one.kind !== 'none';

/** @param free the text in which what is taken is masked */
function readAddresses(text: SourceText, free: string, isListed: IsListed, isRead: (one: FoundAddress) => boolean): FoundItem[] {
  const addresses = findAddresses(free, isListed).filter(isRead);
  const links = displayedAddresses(addresses, free, isListed);
  const isOnlyAddresses = !/[\p{L}\p{N}]/u.test(
    outside(
      free,
      addresses.map(({ begin, end }): Range => [begin, end]),
    ),
  );
  // Text with an unknown ending, such as `p.ej.`, is an address only if the text has no other words.
  const isLikely = ({ hasKnownSuffix, isAnnounced, host }: FoundAddress) =>
    hasKnownSuffix || isAnnounced || isOnlyAddresses || isListed(host) !== undefined || hasLookAlikeEnding(host);
  return addresses.filter(isLikely).flatMap((one): FoundItem[] => {
    const ranges = [text.rangeOf(one.begin, one.end)];
    const written = text.text.slice(one.begin, one.end);
    if (links.displayed.has(one)) return [{ kind: 'none', ranges }];
    if (one.host === '') return [{ kind: 'code', canonical: written, ranges, role: 'sender', certainty: 'sure' }];
    const pretends = one.pretends ?? links.pretends.get(one);
    const { host, port, path, query, mailbox } = one;
    const address: Site | Email =
      one.kind === 'email' ? { kind: 'email', mailbox, host, pretends } : { kind: 'site', host, port, path, query, pretends };
    const isPossible = !one.isTarget && mayBeOther(text.text, one) && isListed(host) === undefined;
    const isAsked = one.isTarget || isOnlyAddresses || isRequested(text.text, one.begin);
    const item = {
      ...address,
      canonical: writePlainly(address),
      ranges,
      role: isAsked && !isNeutralHost(host) ? ('sender' as const) : ('other' as const),
      certainty: isPossible ? ('possible' as const) : ('sure' as const),
    };
    return address.kind === 'site' ? [...numbersInLink(address, one, text), item] : [item];
  });
}

/** Between the text of a link and its address: the name before `<x@evil.test>`, Markdown and HTML. */
const TEXT_BEFORE = /^["'”’» ]*(?:[[(]?[<(] ?|\]\(<?)$/u;
const TEXT_BEHIND = /^["']?[^<>]{0,300}>\s*$/;

/**
 * The addresses on record that are only the text of a link to another address. The reader sees them, but the link opens the other address.
 */
function displayedAddresses(addresses: readonly FoundAddress[], text: string, isListed: IsListed) {
  const displayed = new Set<FoundAddress>();
  const pretends = new Map<FoundAddress, string>();
  const add = (shown: FoundAddress, link: FoundAddress) => {
    if (isListed(shown.host) !== 'onRecord') return;
    displayed.add(shown);
    pretends.set(link, showHost(shown.host));
  };
  const links = addresses.filter(({ isTarget }) => !isTarget);
  for (const [at, one] of links.entries()) {
    const next = links[at + 1];
    if (!next || next.begin < one.end) continue;
    const between = text.slice(one.end, next.begin);
    if (TEXT_BEFORE.test(between) && (next.kind === 'email' || next.isAnnounced)) add(one, next);
    else if (TEXT_BEHIND.test(between) && /<a\b[^<>]{0,200}$/i.test(text.slice(Math.max(0, one.begin - 200), one.begin))) add(next, one);
  }
  return { displayed, pretends };
}

/**
 * Text that looks like an address only because of its dots: `SAP.DE` and `0700.HK` are shares, `ref.no` is an abbreviation, `10.30.11.15`
 * is a time or a version.
 */
const GUESS = /^(?:[^.]{1,5}(?:-[a-z])?\.[a-z]{2}|\d{1,3}(?:\.\d{1,3}){3})$/i;
/** Whether an address may be something else, and nothing asks to use it. */
function mayBeOther(text: string, { begin, end }: FoundAddress): boolean {
  return GUESS.test(text.slice(begin, end)) && text.length > end - begin && !isRequested(text, begin);
}

/**
 * Of items in the same place, the first is kept whole, and what is left of a later one is cut to the part that is free. Nothing that somebody can
 * use to reach or to pay is lost.
 *
 * @param items the strongest first
 * @returns the items in the order of the text
 */
function cutToFree<T extends { ranges: readonly Range[] }>(items: readonly T[], length: number): T[] {
  const taken = new Uint8Array(length);
  const kept = items.flatMap((one): T[] => {
    const [[begin, end] = [0, 0]] = one.ranges;
    const from = taken.subarray(begin, end).indexOf(0);
    if (from === -1) return [];
    const next = taken.subarray(begin + from, end).indexOf(1);
    const range: Range = [begin + from, next === -1 ? end : begin + from + next];
    taken.fill(1, ...range);
    return [{ ...one, ranges: [range] }];
  });
  return kept.sort((a, b) => (a.ranges[0]?.[0] ?? 0) - (b.ranges[0]?.[0] ?? 0));
}

/** Joins items of the same kind and form into one with all their places, and with the gravest role and certainty of them. */
export function joinSame<T extends ReadItem>(items: readonly T[]): T[] {
  const groups = new MultiMap<string, T>();
  for (const item of items) groups.add(`${item.kind} ${item.canonical.toLowerCase()}`, item);
  return [...groups.keys()].flatMap((key) => {
    const same = groups.get(key);
    const [first] = same;
    if (!first) return [];
    const role = (['sender', 'other'] as const).find((one) => same.some((item) => item.role === one)) ?? 'reader';
    const certainty = same.some((item) => item.certainty === 'sure') ? 'sure' : 'possible';
    return [{ ...first, role, certainty, ranges: same.flatMap(({ ranges }) => ranges) }];
  });
}
