import { REQUEST } from '../data/request-words.ts';
import { MultiMap } from '../index/multi-map.ts';
import type { Email, Range, ReadItem, Site } from '../types.ts';
import { findAccounts } from './accounts.ts';
import { findAddresses } from './addresses.ts';
import { chatDigits } from './chats.ts';
import { hasLookAlikeEnding, type FoundAddress, type IsListed } from './hosts.ts';
import { findHandles } from './handles.ts';
import { showHost, writePlainly } from './host.ts';
import type { FindLicences } from './licences.ts';
import { roleByPlace } from './message-parts.ts';
import { MAX_TEXT_LENGTH, normalise, withPlainDigits } from './normalise.ts';
import { digitsOf } from './calling-codes.ts';
import { findPhones, type KnownPhones, type WrittenPhone } from './phones.ts';
import { refang } from './refang.ts';
import { isNeutralHost } from './shared-hosts.ts';
import type { SourceText } from './source-text.ts';
import { unwrap } from './unwrap.ts';

/** Lets the reader recognise listed addresses and licence numbers that look like ordinary text. */
export interface KnownForms {
  isListed: IsListed;
  findLicences: FindLicences;
  phones?: KnownPhones;
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
  // A trademark sign is no part of a name. In a host, it is the letters `tm`.
  const plain = withPlainDigits(normalise(pasted.replaceAll(/[™℠]/g, ' ')));
  const roleAt = roleByPlace(pasted.slice(0, MAX_TEXT_LENGTH));
  const { warned, others } = readNumbers(plain, known);
  // A warned number counts also in a link, such as one that opens a chat.
  const found = [...warned, ...readAddresses(pasted, known.isListed), ...others];
  const apart = withoutOverlaps(found, pasted.length);
  const items = apart.filter(isItem).map((item): ReadItem => {
    const [begin, end] = item.ranges[0] ?? [0, 0];
    return { ...item, role: roleAt(item.kind, begin, end) ?? item.role };
  });
  return {
    items: joinSame(items),
    taken: markRanges(
      new Uint8Array(pasted.length),
      apart.filter(
        (one) =>
          one.kind === 'none' || (one.certainty === 'sure' && one.kind !== 'handle' && !(one.kind === 'site' && one.role === 'other')),
      ),
    ),
    plain,
    isCut: pasted.length > MAX_TEXT_LENGTH,
  };
}

/** Marks the places of some items with 1. */
export function markRanges(taken: Uint8Array, items: readonly { ranges: readonly Range[] }[]): Uint8Array {
  for (const { ranges } of items) for (const [begin, end] of ranges) taken.fill(1, begin, end);
  return taken;
}

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

function readAddresses(pasted: string, isListed: IsListed): FoundItem[] {
  const text = refang(unwrap(normalise(pasted), isListed), isListed);
  const addresses = findAddresses(text.text, isListed);
  const links = displayedAddresses(addresses, text.text, isListed);
  const isOnlyAddresses = !/[\p{L}\p{N}]/u.test(
    outside(
      text.text,
      addresses.map(({ begin, end }): Range => [begin, end]),
    ),
  );
  // Text with an unknown ending, such as `p.ej.`, is an address only if the text has no other words.
  const isLikely = ({ hasKnownSuffix, isAnnounced, host }: FoundAddress) =>
    hasKnownSuffix || isAnnounced || isOnlyAddresses || isListed(host) !== undefined || hasLookAlikeEnding(host);
  return addresses.filter(isLikely).flatMap((one): FoundItem[] => {
    const ranges = [text.rangeOf(one.begin, one.end)];
    const written = text.text.slice(one.begin, one.end);
    if (links.displayed.has(one) || PICTURE.test(written)) return [{ kind: 'none', ranges }];
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
    return address.kind === 'site' ? [...chatNumber(address, one, text), item] : [item];
  });
}

/** A picture in the source of an email. It is no link. */
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp)\b/i;

/** The telephone number in a link to a chat, as an item of its own. It takes its place from the link. */
function chatNumber(site: Site, { begin, end }: FoundAddress, text: SourceText): FoundItem[] {
  const digits = chatDigits(site);
  const at = digits === undefined ? -1 : text.text.slice(begin, end).indexOf(digits);
  if (digits === undefined || at === -1) return [];
  const ranges = [text.rangeOf(begin + at, begin + at + digits.length)];
  return [{ kind: 'phone', digits, isInternational: true, canonical: `+${digits}`, ranges, role: 'sender', certainty: 'sure' }];
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
/** The beginning of another address, with its path. */
const IN_PATH = /[a-z0-9]\.[a-z]{2,24}(?::\d{1,5})?\/[^\s<>"]*$/i;
const MAX_BEFORE = 200;
/** A request to use what follows: `log in at`. */
const REQUESTED = new RegExp(REQUEST, 'iu');
const MAX_REQUEST = 60;
const isRequested = (text: string, begin: number) => REQUESTED.test(text.slice(Math.max(0, begin - MAX_REQUEST), begin));

/** Whether an address may be something else: text with dots, or the name of a page in the path of another address. */
function mayBeOther(text: string, { begin, end }: FoundAddress): boolean {
  if (GUESS.test(text.slice(begin, end))) return text.length > end - begin && !isRequested(text, begin);
  return text.charAt(begin - 1) === '/' && IN_PATH.test(text.slice(Math.max(0, begin - MAX_BEFORE), begin));
}

function readNumbers(plain: SourceText, { findLicences, phones }: KnownForms): Record<'warned' | 'others', FoundItem[]> {
  const { text } = plain;
  const isAlone = /^[\s\d+()./\u2010-\u2015-]*$/.test(text);
  const base = { role: 'sender' as const, certainty: 'sure' as const };
  const place = ({ begin, end }: { begin: number; end: number }) => ({ ranges: [plain.rangeOf(begin, end)] });
  const write = ({ begin, end }: { begin: number; end: number }) => text.slice(begin, end).replaceAll(/\s+/g, ' ');
  const toPhone = (one: WrittenPhone): FoundItem => {
    const { digits, isInternational } = one;
    const canonical = isInternational ? `+${digits}` : digitsOf(write(one));
    return {
      kind: 'phone',
      digits,
      isInternational,
      canonical,
      ...place(one),
      role: isAlone || isRequested(text, one.begin) ? 'sender' : 'other',
      certainty: one.isClear || isAlone ? 'sure' : 'possible',
    };
  };
  const [licences, accounts] = [findLicences(text), findAccounts(text)];
  const numbers = findPhones(text, phones, [...licences, ...accounts]);
  const isWarned = (one: WrittenPhone) => phones?.listOf(one) === 'warned';
  const others = [
    ...licences.map((one): FoundItem => ({ kind: 'licence', number: one.number, canonical: write(one), ...place(one), ...base })),
    ...accounts.map((one): FoundItem => ({ kind: 'account', type: one.type, canonical: write(one), ...place(one), ...base })),
    ...numbers.filter((one) => !isWarned(one)).map(toPhone),
    ...findHandles(text).map((one): FoundItem => ({ kind: 'handle', canonical: write(one), ...place(one), ...base })),
  ];
  return { warned: numbers.filter(isWarned).map(toPhone), others };
}

/**
 * Of two items in the same place, the first is kept. A link is cut where its target begins, an account where a number behind it begins, and
 * a number where an address that is joined to it begins. A possible telephone number gives way to every other item.
 */
function withoutOverlaps(found: readonly FoundItem[], length: number): FoundItem[] {
  const isWeak = (one: FoundItem) => one.kind === 'phone' && one.certainty === 'possible';
  const taken = new Uint8Array(length);
  const kept = [...found.filter((one) => !isWeak(one)), ...found.filter(isWeak)].flatMap((one): FoundItem[] => {
    const [begin, end] = one.ranges[0] ?? [0, 0];
    const at = taken.subarray(begin, end).indexOf(1);
    const free = at === -1 ? end : begin + at;
    if (free <= begin || (free < end && !['site', 'none', 'account', 'phone'].includes(one.kind))) return [];
    taken.fill(1, begin, free);
    return [{ ...one, ranges: [[begin, free]] }];
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
