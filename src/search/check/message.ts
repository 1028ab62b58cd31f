import type { Address } from './address.ts';
import type { Range } from './look-alike.ts';
import type { MappedText } from './mapped-text.ts';
import { partsOfMessage, type MessagePart } from './message-parts.ts';
import type { NamedFirm } from './names-in-text.ts';
import { findPhones, type WrittenPhone } from './phone-numbers.ts';
import { locateAddresses } from './places.ts';
import type { RecordedContact } from './recorded-contacts.ts';
import type { Resemblance } from './resemblance.ts';

/** What the lists say of an address, a telephone number, a name or a licence number. */
export type ItemState =
  /** It is on our record for a firm. */
  | 'onRecord'
  /** A warning is about it. */
  | 'warned'
  /** It imitates an address on record, or the message names a firm whose record does not have it. */
  | 'notOnRecord'
  /** Neither list has it. */
  | 'unknown';

/** Something in a message that the lists can say something about. */
export interface MessageItem {
  kind: 'name' | 'licence' | 'site' | 'email' | 'phone';
  /** In plain form. Checking it alone gives the same answer, but without the message. */
  said: string;
  state: ItemState;
  /** The firms that it names, or whose record has it. */
  firms: readonly number[];
  /** The contact points on record that it is, or is part of. */
  recorded: readonly RecordedContact[];
  /** The warned firms. */
  warned: readonly number[];
  /** The record that an address or a telephone number resembles most. */
  nearest?: Resemblance | undefined;
  /** Where it is in the text as it was pasted. Empty if it was hidden in a code, such as a redirect. */
  ranges: readonly Range[];
  /** To whom the message was sent, or how it travelled. Nobody is asked to use these. */
  part: MessagePart;
  /** A website to which genuine messages link too: an app store, a network or the Authority. A link to it says little about the sender. */
  isNeutral: boolean;
}

/** The items of a message, and the firms that it names. */
export interface Message {
  items: readonly MessageItem[];
  /** The firms named by their whole name or licence number. */
  named: readonly number[];
  /** What the items mean together, beyond what each of them means. */
  pattern: MessagePattern;
}

/**
 * - `clone`: the message names a firm, and the way to reach it is not on the record of that firm.
 * - `notOnRecord`: an address imitates one on record, or a firm is named and something is not on its record.
 * - `onRecord`: everything that can be used to reach the sender is on our record.
 * - `none`: none of these.
 */
export type MessagePattern = 'clone' | 'notOnRecord' | 'onRecord' | 'none';

/** What is looked up for a message. */
export interface MessageLookup {
  addresses: readonly Address[];
  findNames: (text: string) => readonly NamedFirm[];
  /** The licences in a text, and where they are. */
  findLicences: (text: string) => readonly { position: number; range: Range }[];
  /** The records of the address. An address that resembles the `named` firms a little is likely to imitate them. */
  findAddress: (
    address: Address,
    named: readonly number[],
  ) => { recorded: readonly RecordedContact[]; warned: readonly number[]; nearest: Resemblance | undefined };
  findPhone: (phone: WrittenPhone) => { recorded: readonly RecordedContact[]; warned: readonly number[]; similar: readonly Resemblance[] };
  contactsOf: (firm: number) => readonly RecordedContact[];
  /** The host of the Authority, to which genuine messages may link. */
  ownHost: string | undefined;
}

/** Reads what the lists know of a message. */
export function readMessage(mapped: MappedText, lookup: MessageLookup): Message {
  const partAt = partsOfMessage(mapped.text);
  const licences = lookup
    .findLicences(mapped.text)
    .map(({ position, range }): Named => ({ kind: 'licence', list: 'firms', position, range }));
  const places = locateAddresses(lookup.addresses, mapped);
  const isInAddress = ([begin, end]: Range) => places.some((ranges) => ranges.some((range) => range[0] < end && begin < range[1]));
  const names = lookup
    .findNames(mapped.text)
    .filter(({ range }) => !isInAddress(range))
    .filter(({ isWeak, list, position }) => !isWeak || (list === 'firms' && licences.some((licence) => licence.position === position)));
  const named = [...new Set([...names.filter(({ list }) => list === 'firms'), ...licences].map(({ position }) => position))];
  const withContacts = named.filter((firm) => lookup.contactsOf(firm).length > 0);
  const items = [
    ...recordItems(
      [...names.map(({ list, position, range }): Named => ({ kind: 'name', list, position, range })), ...licences],
      mapped,
      partAt,
    ),
    ...addressItems(lookup, withContacts, places, mapped, partAt),
    ...phoneItems(lookup, withContacts, mapped, partAt),
  ];
  const inOrder = items.toSorted((a, b) => (a.ranges[0]?.[0] ?? Infinity) - (b.ranges[0]?.[0] ?? Infinity));
  const confirmed = licences.filter(({ position }) => names.some((one) => one.list === 'firms' && one.position === position));
  const pattern = patternOf(
    inOrder,
    withContacts,
    confirmed.some(({ position }) => withContacts.includes(position)),
  );
  return { items: inOrder, named, pattern };
}

/** @param isConfirmed whether a firm with contact points is named by its name and by its licence number */
function patternOf(items: readonly MessageItem[], named: readonly number[], isConfirmed: boolean): MessagePattern {
  const points = items.filter(({ kind, part }) => kind !== 'name' && kind !== 'licence' && part === 'body');
  const wrong = points.filter(({ state, isNeutral }) => state === 'notOnRecord' && !isNeutral);
  if (wrong.length > 0) {
    // A contact point of another firm is a mistake, or of the same group. No clone can use it.
    const unrecorded = wrong.filter(({ recorded }) => recorded.length === 0);
    // The lines of one telephone exchange differ by a digit too.
    const imitates = unrecorded.some(
      ({ kind, nearest }) => kind !== 'phone' && nearest?.list === 'firms' && named.includes(nearest.position),
    );
    return named.length > 0 && unrecorded.length > 0 && (isConfirmed || imitates) ? 'clone' : 'notOnRecord';
  }
  return points.length > 0 && points.every(({ state }) => state === 'onRecord') ? 'onRecord' : 'none';
}

type PartAt = (at: number) => MessagePart;

/** A record that is named in the text. */
interface Named extends Pick<NamedFirm, 'list' | 'position' | 'range'> {
  kind: 'name' | 'licence';
}

/** The names and the licence numbers, each once. */
function recordItems(found: readonly Named[], { text, rangeOf }: MappedText, partAt: PartAt): MessageItem[] {
  const items = new Map<string, MessageItem>();
  for (const { kind, list, position, range } of found) {
    const key = `${kind} ${range[0]}`;
    const item = items.get(key) ?? createItem(kind, text.slice(...range), [rangeOf(...range)], partAt(range[0]));
    const isFirm = list === 'firms';
    items.set(key, {
      ...item,
      state: isFirm && item.state !== 'warned' ? 'onRecord' : 'warned',
      [isFirm ? 'firms' : 'warned']: [...item[isFirm ? 'firms' : 'warned'], position],
    });
  }
  return joinSame([...items.values()]);
}

/** An item of which nothing is known yet. */
const createItem = (kind: MessageItem['kind'], said: string, ranges: readonly Range[], part: MessagePart): MessageItem => ({
  kind,
  said,
  ranges,
  part,
  state: 'unknown',
  firms: [],
  recorded: [],
  warned: [],
  isNeutral: false,
});

function addressItems(
  { addresses, findAddress, contactsOf, ownHost }: MessageLookup,
  named: readonly number[],
  placesOf: readonly (readonly Range[])[],
  mapped: MappedText,
  partAt: PartAt,
): MessageItem[] {
  const hosts = new Set(addresses.map(({ unicode }) => unicode));
  return addresses.flatMap((address, nth): MessageItem[] => {
    const { recorded, warned, nearest } = findAddress(address, named);
    const places = placesOf[nth] ?? [];
    if (warned.length === 0 && isWithWords(address, hosts, places, mapped)) return [];
    const parts = places.map(([begin]) => partAt(begin));
    const isImitation = nearest?.list === 'firms' && contactsOf(nearest.position).length > 0;
    // An address that is also in the text counts, wherever else it is. Nobody receives an email at a website.
    const isBody = parts.some((one) => one === 'body' || (one === 'recipient' && address.kind === 'site'));
    const part = isBody ? 'body' : (parts[0] ?? 'body');
    const isGuess = recorded.length === 0 && places.length > 0 && places.every((place) => isGuessAt(mapped.text, place));
    return [
      {
        ...createItem(
          address.kind,
          address.said,
          places.map((place) => mapped.rangeOf(...place)),
          part,
        ),
        state: stateOf(recorded, warned, part === 'body' && !isGuess ? named : [], isImitation),
        firms: firmsOf(recorded),
        recorded,
        warned,
        nearest,
        isNeutral: address.kind === 'site' && address.candidates.some((host) => PLATFORMS.has(host) || host === ownHost),
      },
    ];
  });
}

/**
 * Whether an address is another one with the words of a sentence joined to its beginning: `请登录apex.example`. After a scheme, the words
 * belong to the host.
 */
function isWithWords({ unicode }: Address, hosts: ReadonlySet<string>, places: readonly Range[], { text }: MappedText): boolean {
  const words = /^[\p{N}.]*\p{Lo}[\p{Lo}\p{M}\p{N}.]*/u.exec(unicode)?.[0] ?? '';
  const isJoined = Array.from(words, (_, at) => unicode.slice(at + 1)).some((rest) => hosts.has(rest));
  return isJoined && !places.some((place) => text.slice(...place).includes('://'));
}

/**
 * Text of which only its dots say that it is an address: `SAP.DE` and `0700.HK` are shares, `ref.no` is an abbreviation, `10.30.11.15` is a
 * time or a version. It is shown, but accuses nobody.
 */
const GUESS = /^(?:[^.]{1,5}(?:-[a-z])?\.[a-z]{2}|\d{1,3}(?:\.\d{1,3}){3})$/i;
/** The beginning of another address, with its path. */
const IN_PATH = /[a-z0-9]\.[a-z]{2,24}(?::\d{1,5})?\/[^\s<>"]*$/i;
const LONGEST_BEFORE = 200;

/** Whether a text may be something else than an address. A part of the path of another address may be the name of a page. */
function isGuessAt(text: string, [begin, end]: Range): boolean {
  return (
    GUESS.test(text.slice(begin, end)) ||
    (text.charAt(begin - 1) === '/' && IN_PATH.test(text.slice(Math.max(0, begin - LONGEST_BEFORE), begin)))
  );
}

/** Stores and networks (see `isNeutral`). */
const PLATFORMS = new Set([
  'apple.com',
  'facebook.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'twitter.com',
  'x.com',
  'youtube.com',
]);

function phoneItems({ findPhone }: MessageLookup, named: readonly number[], { text, rangeOf }: MappedText, partAt: PartAt): MessageItem[] {
  const isAlone = /^[\s\d+()./\u2010-\u2015-]*$/.test(text);
  const items = findPhones(text).flatMap((phone): MessageItem[] => {
    const { recorded: all, warned, similar } = findPhone(phone);
    // Without its country code, a number is also that of firms in other countries.
    const recorded = phone.isInternational || named.length === 0 ? all : all.filter(({ position }) => named.includes(position));
    // Other numbers are amounts, accounts and dates.
    const isListed = recorded.length + warned.length > 0;
    if (!isListed && !phone.isClear && !isAlone) return [];
    const nearest = isListed ? undefined : (similar.find(({ position }) => named.includes(position)) ?? similar[0]);
    return [
      {
        ...createItem('phone', text.slice(phone.begin, phone.end), [rangeOf(phone.begin, phone.end)], partAt(phone.begin)),
        state: stateOf(recorded, warned, named, nearest !== undefined),
        firms: firmsOf(recorded),
        recorded,
        warned,
        nearest,
      },
    ];
  });
  return joinSame(items);
}

/** @param named the firms that the message names and that have contact points, on whose record it must be */
function stateOf(
  recorded: readonly RecordedContact[],
  warned: readonly number[],
  named: readonly number[],
  isImitation: boolean,
): ItemState {
  if (warned.length > 0) return 'warned';
  const isOfNamed = recorded.some(({ position }) => named.includes(position));
  if (recorded.length > 0 && (isOfNamed || named.length === 0)) return 'onRecord';
  return isImitation || named.length > 0 ? 'notOnRecord' : 'unknown';
}

const firmsOf = (recorded: readonly RecordedContact[]) => [...new Set(recorded.map(({ position }) => position))];

/** Items that say the same, as one with all their places. */
function joinSame(items: readonly MessageItem[]): MessageItem[] {
  const joined = new Map<string, MessageItem>();
  for (const item of items) {
    const key = `${item.kind} ${item.said.toLowerCase()}`;
    const before = joined.get(key);
    const part = before?.part === 'body' ? 'body' : item.part;
    joined.set(key, before ? { ...before, part, ranges: [...before.ranges, ...item.ranges] } : item);
  }
  return [...joined.values()];
}
