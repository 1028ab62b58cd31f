import { hostOfSite, readAddress, showHost, type Address, type Intake } from './address.ts';
import {
  exactSteps,
  heldSteps,
  otherSteps,
  type CheckData,
  type ExactParts,
  type HeldParts,
  type InLists,
  type OtherParts,
} from './check-parts.ts';
import { firmFields, warnedNameFields, warnedSiteFields, type Field, type List, type WarnedRecord } from './check-records.ts';
import { squeeze } from './column-hashes.ts';
import type { Aside } from './exact-names.ts';
import { fold } from '#src/search/fold.ts';
import type { Coverage } from './listed-site.ts';
import { readName } from './name.ts';
import { cutHost } from './public-suffix.ts';
import { holds, holdsWords, joinRanked, rank, type Positions, type Rank, type RankedIndex } from './ranked-index.ts';
import { findJoined, findResemblances, sortOut, typedDomain, typedName, type Resemblance } from './resemblance.ts';
import { atOnce, inSlices } from '#src/search/slices.ts';

export type { CheckData };

/**
 * One box over the register and the warnings: what is known of the name, licence, web or email address that somebody
 * typed or pasted (`/check`). Loaded on first use; everything happens in the page.
 */
export interface CheckIndex {
  /** Answers at every keystroke. Never throws. */
  check: (text: string) => CheckAnswer;
  /** Each settles when answers have more in them; after the last of them no answer is `partial` any more. */
  more: readonly Promise<void>[];
}

export interface CheckAnswer {
  /** What was typed, as it was read. */
  intake: Intake;
  verdict: Verdict;
  /**
   * Parts of the index are still being built. A verdict that names a record is final; any other may change, and
   * resemblances are missing.
   */
  partial: boolean;
  /** The regulated firms that match; positions are those of `data.firms`. */
  firms: Matches;
  /** The warned firms that match; positions are those of `data.warned`. */
  warned: Matches;
  /**
   * Of one address: the listed addresses below it, which are warnings about a page or a subdomain and not about the
   * address itself. Worked out when it is asked for.
   */
  listedBelow: () => readonly ListedBelow[];
  /**
   * What resembles a name or a domain that we know without being it: to be shown in amber beside the answer, never in
   * red and never instead of what was typed.
   */
  resembles: readonly Resemblance[];
}

/**
 * - `regulated`: the text is the name or the licence of a regulated firm, or both. Never because of a part of a name,
 *   nor when an address stands beside the name: anybody can write a firm's name beside an address of their own.
 * - `warned`: the text is the name or an alias of a warned firm, or an address in it is covered by a listed one, or an email address
 *   or telephone number in it is listed.
 * - `both`: the one and the other: a possible clone.
 * - `unsettled`: it is a part of names on record, or a licence among other words: there is a list to choose from.
 * - `neither`: nothing matches. `resembles` may still have something.
 * - `empty`: nothing was typed.
 */
type Verdict = 'empty' | 'neither' | 'regulated' | 'warned' | 'both' | 'unsettled';

/** The records of a list that match: exact ones first, then those at the beginning of a word, then anywhere. */
export interface Matches {
  total: number;
  /** How many of them match in each way. */
  count: Readonly<Record<Rank, number>>;
  /** `count` of them from the `from`th on, with what matched; worked out for these alone. */
  take: (from: number, count: number) => readonly Match[];
}

export interface Match {
  /** The record's position in the data. */
  position: number;
  rank: Rank;
  field: Field['kind'];
  /** What matched, as the record has it. */
  value: string;
  /** Of an exact name: what was set aside when it was compared. */
  aside?: Aside;
  /** Of a website that covers the typed address. A website that only begins so has none, and the rank `word`. */
  how?: Coverage;
}

/** A warning about a part of a website. */
interface ListedBelow {
  position: number;
  /** The listed address. */
  value: string;
}

/** The records that what was typed is the name, the licence or an address of, by position, in the order to be shown in. */
interface Exact extends InLists<ReadonlyMap<number, Match>> {
  /** The whole text is the name or the licence of the regulated firms. */
  isWhole: boolean;
}
/** The records that hold what was typed, and the text that was looked for in them. */
type Held = InLists<Positions & { text: string }>;

/** As far as they are built. */
interface Parts {
  exact: ExactParts;
  held?: HeldParts;
  others?: OtherParts;
}

/** Builds the index at once; it keeps the data and does not copy it. */
export function buildCheckIndex(data: CheckData): CheckIndex {
  const exact = atOnce(exactSteps(data));
  const parts = { exact, held: atOnce(heldSteps(data)), others: atOnce(otherSteps(data, exact)) };
  return { check: (text) => answer(text, data, parts), more: [] };
}

/**
 * Builds the index in slices, so that the page goes on answering; for a register of thousands. It is returned as soon as
 * it can tell which record a text names; the rest follows.
 *
 * @param pause see {@link inSlices}
 */
export async function buildCheckIndexInSlices(data: CheckData, pause: () => Promise<unknown>): Promise<CheckIndex> {
  const parts: Parts = { exact: await inSlices(exactSteps(data), pause) };
  async function addHeld() {
    parts.held = await inSlices(heldSteps(data), pause);
  }
  async function addOthers() {
    await held;
    parts.others = await inSlices(otherSteps(data, parts.exact), pause);
  }
  const held = addHeld();
  return { check: (text) => answer(text, data, parts), more: [held, addOthers()] };
}

function answer(text: string, data: CheckData, parts: Parts): CheckAnswer {
  const { others } = parts;
  const intake = readAddress(text);
  const exact = findExact(text, intake, data, parts.exact);
  const held = findHeld(intake, exact, data, parts);
  const [address, ...more] = intake.addresses;
  return {
    intake,
    verdict: judge(intake, exact, held),
    partial: others === undefined,
    firms: present('firms', intake, exact, held, data),
    warned: present('warned', intake, exact, held, data),
    listedBelow: () => (address && others && more.length === 0 ? findBelow(address, data, others) : []),
    resembles: others ? findResembling(intake, exact, held, parts.exact, others) : [],
  };
}

function judge({ kind, addresses }: Intake, exact: Exact, held: Held): Verdict {
  if (kind === 'empty') return 'empty';
  if (exact.warned.size > 0) return exact.firms.size > 0 ? 'both' : 'warned';
  if (exact.firms.size > 0 && exact.isWhole) return 'regulated';
  // In a message with addresses, only whole names, licences and covered addresses count: its words are in many names by chance.
  const isHeld = exact.firms.size + held.firms.any.length + held.warned.any.length > 0;
  return isHeld && !(kind === 'text' && addresses.length > 0 && exact.firms.size === 0) ? 'unsettled' : 'neither';
}

function findExact(text: string, intake: Intake, { firms, warned }: CheckData, parts: ExactParts): Exact {
  const { said, kind, addresses } = intake;
  const found = { firms: new Map<number, Match>(), warned: new Map<number, Match>() };
  const add = (list: List, match: Match) => found[list].has(match.position) || found[list].set(match.position, match);
  const addLicence = (position: number) =>
    add('firms', { position, rank: 'exact', field: 'licence', value: firms.at(position)?.licenseId ?? '' });

  for (const { position, site, how } of addresses.flatMap(parts.hosts.find)) {
    add('warned', { position, rank: 'exact', field: 'website', value: warned.at(position)?.websites[site] ?? '', how });
  }
  for (const match of parts.contacts.find(intake)) add('warned', { ...match, rank: 'exact' });
  // An address is a name only where it is written exactly so, as by a firm that is called Booking.com.
  const named = parts.names.find(kind === 'text' ? said : text.trim());
  for (const { target, aside } of named) {
    const { list, position, field, value } = parts.nameTargets.at(target);
    if (kind === 'text' || aside === 'nothing') add(list, { position, rank: 'exact', field, value, aside });
  }
  let isWhole = found.firms.size > 0;
  const whole = kind === 'text' ? parts.findLicence(said) : undefined;
  if (whole !== undefined) {
    addLicence(whole);
    isWhole = true;
  } else if (kind === 'text') {
    for (const { position, isNamed } of findLicences(said, parts)) {
      addLicence(position);
      isWhole ||= isNamed && addresses.length === 0;
    }
  }
  return { ...found, isWhole };
}

/** Shorter numbers are the date or the sum in a message. */
const LEAST_IN_LICENCE = 6;

/** The licences among the words of a text, and whether the rest of it is the name of that firm. */
function findLicences(said: string, { findLicence, names, nameTargets }: ExactParts) {
  const words = said.split(' ');
  return words.flatMap((word, at) => {
    const isNumber = squeeze(word).length >= LEAST_IN_LICENCE && /\d/.test(word);
    const position = isNumber ? findLicence(word) : undefined;
    if (position === undefined) return [];
    const rest = words.toSpliced(at, 1).join(' ');
    const isFirm = (target: number) => nameTargets.at(target).list === 'firms' && nameTargets.at(target).position === position;
    return [{ position, isNamed: names.find(rest).some(({ target }) => isFirm(target)) }];
  });
}

const namesOf = (record: WarnedRecord | undefined) => (record ? warnedNameFields(record) : []);

const NOWHERE: Positions = { word: [], any: [] };

function findHeld(intake: Intake, exact: Exact, data: CheckData, { held: texts, others }: Parts): Held {
  const { said, kind, addresses } = intake;
  if (!texts) return { firms: { text: '', ...NOWHERE }, warned: { text: '', ...NOWHERE } };
  if (kind !== 'text') return findBegun(intake, data, texts, others);
  const text = fold(said);
  const search = (index: RankedIndex, wanted: string) => ({ text: wanted, ...(wanted === '' ? NOWHERE : index.match(wanted)) });
  const warnedTexts = others ? joinRanked(texts.warned, others.siteWords) : texts.warned;
  const firms = search(texts.firms, text);
  const [firm] = exact.firms.keys();
  if (firm === undefined || addresses.length > 0) return { firms, warned: search(warnedTexts, text) };
  // Somebody who copies a firm keeps its name and seldom its legal form; the name is copied with the licence that belongs to it.
  const copied = search(texts.warned, readName(data.firms.at(firm)?.name ?? '').words);
  const isCopied = (position: number) =>
    holdsWords(
      namesOf(data.warned.at(position)).map(({ words }) => fold(words)),
      copied.text,
    );
  const word = copied.word.filter(isCopied);
  return { firms, warned: { text: copied.text, word, any: word } };
}

/** The records of which an address may be the beginning, while it is being typed; and the firms that have it in their name. */
function findBegun({ addresses }: Intake, data: CheckData, texts: HeldParts, others: OtherParts | undefined): Held {
  const [address, ...more] = addresses;
  if (!address || more.length > 0) return { firms: { text: '', ...NOWHERE }, warned: { text: '', ...NOWHERE } };
  const text = fold(address.unicode);
  const named = (text.length < LEAST_BEGUN ? [] : texts.firms.matchWords(text)).filter((position) =>
    (data.firms.at(position)?.name ?? '').toLowerCase().includes(address.unicode),
  );
  // What ends as addresses do is typed out; a listed address that only begins so is another one.
  const begun = others && !cutHost(address.host).known ? others.hostText.begin(address) : [];
  return { firms: { text: address.host, word: named, any: named }, warned: { text: address.host, word: begun, any: begun } };
}

/** Shorter texts begin too many words. */
const LEAST_BEGUN = 4;

/** The matches of a list, in order. */
function present(
  list: List,
  { kind }: Intake,
  exact: Exact,
  { [list]: { text, ...positions } }: Held,
  { firms, warned }: CheckData,
): Matches {
  const fieldsOf = (position: number): readonly Field[] => {
    const [firm, record] = list === 'firms' ? [firms.at(position)] : [undefined, warned.at(position)];
    return firm ? firmFields(firm) : record ? [...warnedNameFields(record), ...warnedSiteFields(record)] : [];
  };
  const describe = (position: number, how: Rank): Match => {
    const whole = exact[list].get(position);
    if (whole) return whole;
    const wanted = how === 'word' ? ` ${text}` : text;
    const holdsIt = ({ kind: field, value, words }: Field) =>
      kind === 'text'
        ? ` ${fold(words)}`.includes(wanted)
        : (field === 'website' && hasPart(value, text)) || words.toLowerCase().includes(showHost(text));
    const { kind: field = 'name', value = '' } = fieldsOf(position).find(holdsIt) ?? {};
    return { position, rank: how, field, value };
  };
  const { take, ...counted } = rank([...exact[list].keys()], positions);
  return { ...counted, take: (from, count) => take(from, count).map((one) => describe(one.position, one.rank)) };
}

/** Whether the host of a website, or a parent of it, begins so. */
function hasPart(website: string, begin: string): boolean {
  return `.${hostOfSite(website) ?? ''}`.includes(`.${begin}`);
}

function findBelow(address: Address, { warned }: CheckData, { hostText }: OtherParts): ListedBelow[] {
  if (!cutHost(address.host).known) return [];
  return hostText.below(address).map(({ position, site }) => ({ position, value: warned.at(position)?.websites[site] ?? '' }));
}

function findResembling(
  { kind, said, addresses }: Intake,
  exact: Exact,
  held: Held,
  { names, nameTargets }: ExactParts,
  { known, targets }: OtherParts,
): Resemblance[] {
  const typed = [...(kind === 'text' ? [typedName(said)] : []), ...addresses.flatMap(typedDomain)];
  const alike = typed.flatMap((one) => findResemblances(one, known, targets).concat(findJoined(one, names, nameTargets)));
  // A query that equals a record's name means that record, and a record that holds the query is listed already. An address
  // beside the name of a firm may be one that is made to look like it.
  const isFound = ({ list, position, punycode }: Resemblance) =>
    punycode === undefined ? exact[list].size > 0 || holds(held[list].any, position) : list === 'warned' && exact.warned.size > 0;
  return sortOut(alike.filter((one) => !isFound(one)));
}
