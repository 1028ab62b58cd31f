import { MOST_CHARACTERS } from './address/clean.ts';
import { hostOfSite, readAddress, showHost, type Address, type Intake } from './address.ts';
import {
  collectExact,
  heldSteps,
  otherSteps,
  type CheckData,
  type ExactParts,
  type HeldParts,
  type InLists,
  type OtherParts,
} from './check-parts.ts';
import {
  firmColumns,
  firmFields,
  warnedColumns,
  warnedNameFields,
  warnedSiteFields,
  type Field,
  type List,
  type WarnedRecord,
} from './check-records.ts';
import type { Aside } from './exact-names.ts';
import { fold } from '#src/search/fold.ts';
import type { Coverage } from './listed-site.ts';
import { findLicencesIn } from './licences-in-text.ts';
import { mapText, type MappedText } from './mapped-text.ts';
import { readMessage, type Message, type MessageItem, type MessageLookup } from './message.ts';
import { readName } from './name.ts';
import { cutHost } from './public-suffix.ts';
import { holds, holdsWords, joinRanked, rank, type Positions, type Rank, type RankedIndex } from './ranked-index.ts';
import { findPhones } from './phone-numbers.ts';
import { sortOut, type Resemblance } from './resemblance.ts';
import { NOT_SIMILAR, similarToAddress, similarToName, type Similar } from './similar.ts';
import { inSlices, laterTask, nextTask } from '#src/search/in-slices.ts';
import { atOnce } from '#src/search/slices.ts';
import { judge, type Verdict } from './verdict.ts';

export type { CheckData };

/**
 * The search of `/check` in the register and the warnings, for a typed or pasted name, licence, web or email address. It is
 * loaded on first use and runs in the page.
 */
export interface CheckIndex {
  /** Answers at every keystroke. Never throws. */
  check: (text: string) => CheckAnswer;
  /** Each promise settles when answers can contain more. After the last one, no answer is `partial`. */
  more: readonly Promise<void>[];
}

export interface CheckAnswer {
  /** What was recognised in the typed text. */
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
   * For one address: the listed addresses below it, which are warnings about a page or a subdomain and not about the
   * address itself. None if the whole website is listed too. Computed on request.
   */
  listedBelow: () => readonly ListedBelow[];
  /**
   * The names and domains on record that the text resembles without being one of them. Shown in amber beside the answer, never in
   * red and never instead of the answer.
   */
  resembles: readonly Resemblance[];
  /** The firms whose name is in the address, and of which no contact point is on record. */
  namesakes: readonly Resemblance[];
  /** What was found in a text that is more than one name, licence or address (CHECK-8). */
  message?: Message | undefined;
}

/** The records of a list that match: exact ones first, then those with the text at the beginning of a word, anywhere, or with its words. */
export interface Matches {
  total: number;
  /** How many match in each way. */
  count: Readonly<Record<Rank, number>>;
  /** `count` records from number `from` on, with what matched. Only these are computed. */
  take: (from: number, count: number) => readonly Match[];
}

export interface Match {
  /** The record's position in the data. */
  position: number;
  rank: Rank;
  field: Field['kind'];
  /** The value that matched, as in the record. */
  value: string;
  /** For an exact name: the differences that were ignored. */
  aside?: Aside;
  /** For a host that covers the typed address. A website that only begins like it has none, and the rank `word`. */
  how?: Coverage | undefined;
}

/** A warning about a part of a website. */
interface ListedBelow {
  position: number;
  /** The listed address. */
  value: string;
}

/** A name with its licence, in characters. */
const LONGEST_NAME = 500;

/** The records whose name, licence or address was typed, by position, in the order in which they are shown. */
interface Exact extends InLists<ReadonlyMap<number, Match>> {
  /** The whole text is the name or the licence of the regulated firms. */
  isWhole: boolean;
  /** The whole text is the name of a warned firm. */
  isWarnedName: boolean;
}
/** The records that contain the typed text, the text that was searched for, and the records that have its words. */
type Held = InLists<Positions & { text: string }> & { remembered: InLists<readonly number[]> };

/** The parts that are built so far. */
interface Parts {
  exact: ExactParts;
  held?: HeldParts;
  others?: OtherParts;
}

/** Builds the index at once. It refers to the data and does not copy it. */
export function buildCheckIndex(data: CheckData): CheckIndex {
  const all = collectExact(data);
  for (const columns of firmColumns(data.firms)) all.addFirms(columns);
  for (const columns of warnedColumns(data.warned)) all.addWarned(columns);
  const exact = atOnce(all.steps());
  const parts = { exact, held: atOnce(heldSteps(data)), others: atOnce(otherSteps(data, exact)) };
  return { check: (text) => answer(text, data, parts), more: [] };
}

/**
 * Builds the index in slices, so that the page stays usable with a register of thousands. Returns the index as soon as
 * it can tell which record a text names. The rest follows.
 *
 * @throws if a part of the lists cannot be loaded
 */
export async function buildCheckIndexInSlices(data: CheckData): Promise<CheckIndex> {
  const parts: Parts = { exact: await collectInSlices(data) };
  async function addHeld() {
    // The answer from the first part is shown first.
    await laterTask();
    parts.held = await inSlices(heldSteps(data), laterTask);
  }
  async function addOthers() {
    await held;
    parts.others = await inSlices(otherSteps(data, parts.exact), laterTask);
  }
  const held = addHeld();
  return { check: (text) => answer(text, data, parts), more: [held, addOthers()] };
}

/** Reads each part of the lists as it arrives. */
async function collectInSlices(data: CheckData): Promise<ExactParts> {
  const { firms, warned } = data;
  const all = collectExact(data);
  for await (const columns of firms.arriving?.() ?? firmColumns(firms)) {
    all.addFirms(columns);
    await nextTask();
  }
  for await (const columns of warned.arriving?.() ?? warnedColumns(warned)) {
    all.addWarned(columns);
    await nextTask();
  }
  return inSlices(all.steps());
}

function answer(text: string, data: CheckData, parts: Parts): CheckAnswer {
  const { others } = parts;
  const intake = readAddress(text);
  const mapped = mapText(text, MOST_CHARACTERS);
  const own = findExact(text, mapped, intake, data, parts.exact);
  const similarOf: SimilarOf = new Map();
  const read = isMessage(intake, own) ? readMessage(mapped, lookupOf(intake, parts, data, similarOf)) : undefined;
  const message = read && sayMore(read, intake);
  const exact = message ? withNamed(own, message, data) : own;
  const held = addRemembered(intake, exact, findHeld(intake, exact, data, parts), { others, names: message ? [] : (read?.items ?? []) });
  const similar = findSimilar(intake, exact, held, parts, { similarOf, message });
  const { recorded } = parts.exact;
  const [address, ...more] = intake.addresses;
  const findings = {
    firms: exact.firms.size,
    warned: exact.warned.size,
    isWhole: exact.isWhole,
    isSameName: (own.isWhole && own.isWarnedName) || (message?.items ?? []).some(namesBoth),
    held: held.firms.any.length + held.warned.any.length + held.remembered.firms.length + held.remembered.warned.length,
    isRecorded: (one: Address) => recorded.findAddress(one).length > 0,
    isImitation: similar.resembles.some(({ list, position }) => list === 'firms' && recorded.ofFirm(position).length > 0),
    pattern: message?.pattern ?? 'none',
  };
  return {
    intake,
    verdict: judge(intake, findings),
    partial: others === undefined,
    firms: present('firms', intake, exact, held, data),
    warned: present('warned', intake, exact, held, data),
    listedBelow: () => (address && others && more.length === 0 ? findBelow(address, data, parts.exact, others) : []),
    ...similar,
    message,
  };
}

/** A text may be a message unless it is a name or a licence. An address may have other things around it. */
function isMessage({ kind }: Intake, { isWhole, isWarnedName }: Exact): boolean {
  return kind !== 'empty' && !(kind === 'text' && (isWhole || isWarnedName));
}

/** A shorter text with a name in it may be a name itself, with a wrong or an added word. */
const LEAST_SENTENCE = 80;

/** Whether a name is that of a regulated firm and of one that we warn about. */
const namesBoth = ({ kind, firms, warned }: MessageItem) => kind === 'name' && firms.length > 0 && warned.length > 0;

/** The message, if it contains something to check besides words of a name or a single address. */
function sayMore(message: Message, { said, kind, addresses }: Intake): Message | undefined {
  const { items } = message;
  if (kind !== 'text' && addresses.length === 1) return items.length > 1 ? message : undefined;
  const isMore = said.length >= LEAST_SENTENCE || items.some((item) => item.kind !== 'name');
  return isMore && items.length > 0 ? message : undefined;
}

/** What the addresses of a text resemble. To find it takes longer than anything else, so it is done once. */
type SimilarOf = Map<Address, Similar>;

/** What a message may ask of the index. */
function lookupOf({ addresses }: Intake, parts: Parts, { ownHost }: CheckData, similarOf: SimilarOf): MessageLookup {
  const { recorded, hosts, contacts, namesInText, findLicence } = parts.exact;
  const { held, others } = parts;
  const positions = (matches: readonly { position: number }[]) => [...new Set(matches.map(({ position }) => position))];
  return {
    addresses,
    findNames: namesInText.find,
    findLicences: (text) => findLicencesIn(text, findLicence),
    findAddress: (address, named) => {
      const similar = held && others && similarToAddress(address, parts.exact, held, others, named);
      if (similar) similarOf.set(address, similar);
      return {
        recorded: recorded.findAddress(address),
        warned: positions([...hosts.find(address), ...contacts.findEmail(address)]),
        nearest: similar && sortOut(similar.resembles)[0],
      };
    },
    findPhone: (phone) => ({
      recorded: recorded.findPhone(phone),
      warned: positions(contacts.findPhone(phone)),
      similar: others?.nearPhones.find(phone) ?? [],
    }),
    contactsOf: recorded.ofFirm,
    ownHost,
  };
}

/** Adds exact matches, of each record the first. */
function adderTo(found: InLists<Map<number, Match>>) {
  return (list: List, match: Omit<Match, 'rank'>) => {
    if (!found[list].has(match.position)) found[list].set(match.position, { ...match, rank: 'exact' });
  };
}

/** Adds the records that a message names, and the firms on whose record it has a telephone number. */
function withNamed(exact: Exact, { items }: Message, { firms, warned }: CheckData): Exact {
  const found = { firms: new Map(exact.firms), warned: new Map(exact.warned) };
  const add = adderTo(found);
  for (const { kind, firms: own, recorded, warned: listed } of items) {
    for (const match of recorded) add('firms', match);
    if (kind !== 'name' && kind !== 'licence') continue;
    for (const position of own) {
      const { name = '', licenseId = '' } = firms.at(position) ?? {};
      add('firms', { position, field: kind, value: kind === 'name' ? name : licenseId });
    }
    for (const position of listed) add('warned', { position, field: kind, value: warned.at(position)?.name ?? '' });
  }
  return { ...exact, ...found };
}

function findExact(text: string, mapped: MappedText, intake: Intake, { firms, warned }: CheckData, parts: ExactParts): Exact {
  const { said, kind, addresses } = intake;
  const found = { firms: new Map<number, Match>(), warned: new Map<number, Match>() };
  const add = adderTo(found);
  const addLicence = (position: number) => add('firms', { position, field: 'licence', value: firms.at(position)?.licenseId ?? '' });

  for (const { position, site, how } of addresses.flatMap(parts.hosts.find)) {
    add('warned', { position, field: 'website', value: warned.at(position)?.websites[site] ?? '', how });
  }
  // `readMessage` reads the text with its lines and plain digits, and each of its warnings counts. `said` also has what a link hides.
  const phones = [mapped.text, said].flatMap(findPhones);
  const contacts = [...addresses.flatMap(parts.contacts.findEmail), ...phones.flatMap(parts.contacts.findPhone)];
  for (const match of contacts) add('warned', match);
  // An address is also a name only if a firm is called exactly that, such as Booking.com.
  const name = kind === 'text' ? said : withoutMarks(text);
  const named = (name.length > LONGEST_NAME ? [] : parts.names.find(name)).map(({ target, aside }) => ({
    target: parts.nameTargets.at(target),
    aside,
  }));
  for (const { target, aside } of named) {
    const { list, position, field, value } = target;
    if (kind === 'text' || aside === 'nothing') add(list, { position, field, value, aside });
  }
  let isWhole = found.firms.size > 0;
  const whole = kind === 'text' ? parts.findLicence(said) : undefined;
  if (whole !== undefined) {
    addLicence(whole);
    isWhole = true;
  } else if (kind === 'text' && said.length <= LONGEST_NAME) {
    // A longer text is a message, in which `readMessage` finds the licences.
    for (const { position, range } of findLicencesIn(said, parts.findLicence)) {
      addLicence(position);
      const rest = parts.names.find(said.slice(0, range[0]) + said.slice(range[1]));
      // What is written like an address must be so in the name: `zuiderkade.bank` is not Zuiderkade Bank.
      const firm = (firms.at(position)?.name ?? '').toLowerCase();
      const isOfName = addresses.every(({ unicode }) => firm.includes(unicode));
      isWhole ||= isOfName && rest.some(({ target }) => target === position);
    }
  }
  for (const match of addresses.flatMap(parts.recorded.findAddress)) add('firms', match);
  return { ...found, isWhole, isWarnedName: named.some(({ target }) => target.list === 'warned') };
}

/** A text without the quotes around it and the punctuation of a sentence. A longer one is no name. */
function withoutMarks(text: string): string {
  if (text.length > LONGEST_NAME) return text;
  return text.replace(/^[\p{Pi}\p{Ps}"'\s]+/u, '').replace(/[\p{Pf}\p{Pe}"'.,;:!?\s]+$/u, '');
}

const namesOf = (record: WarnedRecord | undefined) => (record ? warnedNameFields(record) : []);

const NOWHERE = { text: '', word: [], any: [] };
const NOT_HELD = { firms: NOWHERE, warned: NOWHERE };

function findHeld(intake: Intake, exact: Exact, data: CheckData, { held: texts, others }: Parts): InLists<Held['firms']> {
  const { said, kind, addresses } = intake;
  if (!texts) return NOT_HELD;
  if (kind !== 'text') return findBegun(intake, data, texts, others);
  // A long text is part of no name.
  const text = said.length > LONGEST_NAME ? '' : fold(said);
  const search = (index: RankedIndex, wanted: string) => (wanted === '' ? NOWHERE : { text: wanted, ...index.match(wanted) });
  const warnedTexts = others ? joinRanked(texts.warned, others.siteWords) : texts.warned;
  const firms = search(texts.firms, text);
  const [firm] = exact.firms.keys();
  if (firm === undefined || addresses.length > 0) return { firms, warned: search(warnedTexts, text) };
  // Clones keep the name of a firm but seldom its legal form. The name is copied together with the licence.
  const copied = search(texts.warned, readName(data.firms.at(firm)?.name ?? '').words);
  const isCopied = (position: number) =>
    holdsWords(
      namesOf(data.warned.at(position)).map(({ words }) => fold(words)),
      copied.text,
    );
  const word = copied.word.filter(isCopied);
  return { firms, warned: { text: copied.text, word, any: word } };
}

/** The records whose address may begin with the text being typed, and the firms whose name contains it. */
function findBegun({ addresses }: Intake, data: CheckData, texts: HeldParts, others: OtherParts | undefined): InLists<Held['firms']> {
  const [address, ...more] = addresses;
  if (!address || more.length > 0) return NOT_HELD;
  const text = fold(address.unicode);
  const named = (text.length < LEAST_BEGUN ? [] : texts.firms.matchWords(text)).filter((position) =>
    (data.firms.at(position)?.name ?? '').toLowerCase().includes(address.unicode),
  );
  // An address with a complete ending is fully typed. A listed address that only begins with it is a different one.
  const begun = others && !cutHost(address.host).known ? others.hostText.begin(address) : [];
  return { firms: { text: address.host, word: named, any: named }, warned: { text: address.host, word: begun, any: begun } };
}

/**
 * Adds the records whose name the text may mean, unless it names a record: those with a name among its `names`, and the firms with its words
 * (CHECK-6), if there are not already enough to choose from.
 */
function addRemembered(
  { kind, said }: Intake,
  exact: Exact,
  held: InLists<Held['firms']>,
  { others, names }: { others: OtherParts | undefined; names: readonly MessageItem[] },
): Held {
  const isAsked = kind === 'text' && exact.firms.size + exact.warned.size === 0;
  const words = isAsked && held.firms.any.length < MOST_HELD ? (others?.remembered.find(said) ?? []) : [];
  const added = (list: List, more: readonly number[]) => {
    const named = isAsked ? names.flatMap((item) => item[list]) : [];
    return [...new Set([...named, ...more])].filter((position) => !holds(held[list].any, position));
  };
  return { ...held, remembered: { firms: added('firms', words), warned: added('warned', []) } };
}

/** The number of records that are shown at a time. */
const MOST_HELD = 10;

/** Too many words begin with a shorter text. */
const LEAST_BEGUN = 4;

/** The matches of a list, in order. */
function present(
  list: List,
  { kind }: Intake,
  exact: Exact,
  { [list]: { text, ...positions }, remembered }: Held,
  { firms, warned }: CheckData,
): Matches {
  const fieldsOf = (position: number): readonly Field[] => {
    const [firm, record] = list === 'firms' ? [firms.at(position)] : [undefined, warned.at(position)];
    return firm ? firmFields(firm) : record ? [...warnedNameFields(record), ...warnedSiteFields(record)] : [];
  };
  const describe = (position: number, how: Rank): Match => {
    const whole = exact[list].get(position);
    if (whole) return whole;
    if (how === 'remembered') return { position, rank: how, field: 'name', value: fieldsOf(position)[0]?.value ?? '' };
    const wanted = how === 'word' ? ` ${text}` : text;
    const holdsIt = ({ kind: field, value, words }: Field) =>
      kind === 'text'
        ? ` ${fold(words)}`.includes(wanted)
        : (field === 'website' && hasPart(value, text)) || words.toLowerCase().includes(showHost(text));
    const { kind: field = 'name', value = '' } = fieldsOf(position).find(holdsIt) ?? {};
    return { position, rank: how, field, value };
  };
  const { take, ...counted } = rank([...exact[list].keys()], positions, remembered[list]);
  return { ...counted, take: (from, count) => take(from, count).map((one) => describe(one.position, one.rank)) };
}

/** Whether the host of a website, or a parent of it, begins with the text. */
function hasPart(website: string, begin: string): boolean {
  return `.${hostOfSite(website) ?? ''}`.includes(`.${begin}`);
}

function findBelow(address: Address, { warned }: CheckData, { hosts }: ExactParts, { hostText }: OtherParts): ListedBelow[] {
  if (!cutHost(address.host).known) return [];
  // If the whole website is listed, so are its parts.
  if (hosts.find(address).some(({ how }) => how !== 'page')) return [];
  return hostText.below(address).map(({ position, site }) => ({ position, value: warned.at(position)?.websites[site] ?? '' }));
}

function findSimilar(
  intake: Intake,
  exact: Exact,
  held: Held,
  parts: Parts,
  { similarOf, message }: { similarOf: SimilarOf; message: Message | undefined },
): Similar {
  const { held: texts, others } = parts;
  if (!texts || !others) return NOT_SIMILAR;
  // A query that equals a record's name selects that record, and a record that contains the query is already listed.
  const isFound = ({ list, position }: Resemblance) => exact[list].size > 0 || holds(held[list].any, position);
  const names = similarToName(intake, parts.exact, others).filter((one) => !isFound(one));
  const domains = intake.addresses.map((address) => similarOf.get(address) ?? similarToAddress(address, parts.exact, texts, others));
  const phones = (message?.items ?? []).flatMap(({ kind, nearest }) => (kind === 'phone' && nearest ? [nearest] : []));
  // An address beside the name of a firm may be made to look like it.
  const isNew = ({ list }: Resemblance) => list === 'firms' || exact.warned.size === 0;
  return {
    resembles: sortOut([...names, ...phones, ...domains.flatMap(({ resembles }) => resembles.filter(isNew))]),
    namesakes: sortOut(domains.flatMap(({ namesakes }) => namesakes)),
  };
}
