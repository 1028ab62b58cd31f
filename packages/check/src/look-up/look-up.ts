import type { ExactIndex, SimilarIndex } from '../index/index.ts';
import type { KnownContact } from '../index/contacts.ts';
import { wordsAt } from '../names/words-in-text.ts';
import { candidatesOf, withoutWww } from '../read/host.ts';
import { squeezeLicence, withDigits } from '../read/licences.ts';
import { joinSame, readText, type Reading } from '../read/read.ts';
import { isNeutralHost } from '../read/shared-hosts.ts';
import type { SourceText } from '../read/source-text.ts';
import type { CheckData, Facts, FirmMatch, Licence, Name, Range, ReadItem, Resemblance, Site, WarningMatch } from '../types.ts';
import { findContaining, findRememberedNames, mergeJoined } from './candidates.ts';
import { findAddress, findPhone, listOfHost, listedBelow, type FoundContact } from './contacts.ts';
import { findNamesIn, findWholeName, type NamedRecord } from './find-names.ts';
import { nearLicences } from './near-licences.ts';
import { nameOf, similarToAddress, similarToName, similarToPhone } from './similar.ts';

/** The lists, and what was built of them. */
export interface Index {
  data: CheckData;
  exact: ExactIndex;
  /** Undefined until it is built. */
  similar: SimilarIndex | undefined;
}

/** An item with what the lists say about it. */
export type KnownItem = ReadItem & { facts: Facts };

/** What the lists say about a text. */
export interface LookedUp {
  items: KnownItem[];
  /** The whole text is the name or the licence number of regulated firms, or both. */
  isWhole: boolean;
  /** The firms that the text names by their whole name or licence number, or as its sender. */
  named: number[];
  /** The text in plain characters. */
  plain: SourceText;
  isCut: boolean;
}

const NO_FACTS: Facts = {
  firms: [],
  warnings: [],
  isOurs: false,
  resembles: [],
  candidates: [],
  totals: { firms: 0, warnings: 0 },
  listedBelow: [],
  isNeutral: false,
};

/** Reads a text, and looks up each item in the lists. */
export function lookUp(pasted: string, index: Index): LookedUp {
  const { exact } = index;
  const reading = readText(pasted, { isListed: (host) => listOfHost(host, exact.contacts), findLicences: exact.findLicences });
  const licences = reading.items.filter((item) => item.kind === 'licence').map((item) => ({ ...item, facts: licenceFacts(item, index) }));
  const whole = wholeName(reading, licences, index);
  const names = whole ? [whole] : namesIn(reading, licences, index);
  const named = [...names.filter(({ facts }) => facts.candidates.length === 0), ...licences].flatMap(({ facts }) => facts.firms.map(({ firm }) => firm));
  const senders = whole ? [] : sendersOf(names, reading, index);
  const expected = [...new Set([...named, ...senders])];
  // An address is also a name only if a firm is called exactly that, such as Booking.com.
  const rest = reading.items.filter((item) => item.kind !== 'licence' && !(whole && overlaps(item.ranges, whole.ranges) && !isWarned(item, index)));
  const others = rest.map((item): KnownItem => ({ ...item, facts: factsOf(item, index, expected) })).filter(isKept);
  const own = names.filter((name) => !others.some((item) => overlaps(item.ranges, name.ranges)));
  const items = [...own, ...licences, ...others];
  const asked = items.length === 0 || items.every(({ isGuess, facts }) => isGuess && isUnlisted(facts)) ? askedName(reading, index) : [];
  const all = [...items.filter((item) => !asked.some((name) => overlaps(name.ranges, item.ranges))), ...asked];
  return {
    items: all.toSorted((a, b) => (a.ranges[0]?.[0] ?? 0) - (b.ranges[0]?.[0] ?? 0)),
    isWhole: whole !== undefined || isAlone(licences, reading),
    named: expected,
    plain: reading.plain,
    isCut: reading.isCut,
  };
}

const isUnlisted = ({ firms, warnings, isOurs }: Facts) => firms.length + warnings.length === 0 && !isOurs;
/** What may be a telephone number is one only if it is listed. */
const isKept = ({ kind, isGuess, facts }: KnownItem) => !(kind === 'phone' && isGuess && isUnlisted(facts));
const overlaps = (some: readonly Range[], others: readonly Range[]) =>
  some.some(([begin, end]) => others.some((other) => other[0] < end && begin < other[1]));

function isWarned(item: ReadItem, { exact }: Index): boolean {
  if (item.kind === 'phone') return findPhone(item, exact.contacts).some(({ list }) => list === 'warnings');
  return (item.kind === 'site' || item.kind === 'email') && findAddress(item, exact.contacts).some(({ list }) => list === 'warnings');
}

/** A name with its licence, in characters. */
const LONGEST_NAME = 500;

/** The name that the whole text is, with or without the licence number of the same firm. */
function wholeName({ plain, items }: Reading, licences: readonly KnownItem[], index: Index): KnownItem | undefined {
  const { text } = plain;
  if (text.length > LONGEST_NAME) return undefined;
  const [found] = index.exact.findLicences(text);
  const [begin, end] = trimMarks(found ? withoutPart(text, found.begin, found.end) : text, text);
  const records = findWholeName(text.slice(begin, end), index.exact.names);
  const isAddress = items.some((item) => item.kind === 'site' || item.kind === 'email');
  const isMeant = ({ known, difference }: NamedRecord) => !isAddress || (known.value.includes('.') && difference === undefined);
  const meant = records.filter(isMeant);
  const isOfLicence = licences.length === 0 || meant.some(({ known }) => licences.some(({ facts }) => facts.firms.some(({ firm }) => known.list === 'firms' && firm === known.position)));
  if (meant.length === 0 || !isOfLicence) return undefined;
  return nameItem(text.slice(begin, end), [plain.rangeOf(begin, end)], { ...NO_FACTS, ...recordFacts(meant, index), ...besideName(meant, text.slice(begin, end), index) });
}

/** A text in which a part is spaces, so that places stay. */
const withoutPart = (text: string, begin: number, end: number) => text.slice(0, begin) + ' '.repeat(end - begin) + text.slice(end);

/** Where a text begins and ends without the quotation marks around it and the punctuation of a sentence. */
function trimMarks(text: string, original: string): [begin: number, end: number] {
  const begin = /^[\p{Pi}\p{Ps}"'\s،،,.;:-]*/u.exec(text)?.[0].length ?? 0;
  const trimmed = text.replace(/[\p{Pf}"',;:!?\s\p{Pd}]+$/u, '').replace(/[(（[]\s*[)）\]]?$/u, '').trimEnd();
  // The point of a legal form stays.
  const end = Math.max(begin, trimmed.length);
  return [begin, /\.$/.test(original.slice(begin, end)) ? end : end];
}

/** The names in a text: whole names of records, and names that its words may mean. */
function namesIn(reading: Reading, licences: readonly KnownItem[], index: Index): KnownItem[] {
  const { exact, similar, data } = index;
  // A word that is broken at the end of a line is one word.
  const plain = reading.plain.replace(/(?<=\p{L})-\r?\n[ \t>]*(?=\p{Ll})/gu, '');
  const isFree = (range: Range) => !overlaps([range], reading.taken);
  const isLicensed = ({ known }: NamedRecord) =>
    known.list === 'firms' && licences.some(({ facts }) => facts.firms.some(({ firm }) => firm === known.position));
  const found = findNamesIn(plain.text, exact.names)
    .map((one) => ({ ...one, records: one.isWeak ? one.records.filter(isLicensed) : one.records, range: plain.rangeOf(one.begin, one.end) }))
    .filter(({ records, range }) => records.length > 0 && isFree(range));
  const items = found.map(({ records, begin, end, range }) =>
    nameItem(plain.text.slice(begin, end), [range], { ...NO_FACTS, ...recordFacts(records, index) }),
  );
  const named = joinSame(items).map((item) => items.find(({ canonical }) => canonical.toLowerCase() === item.canonical.toLowerCase())).flatMap((item, at) => (item ? [{ ...item, ranges: joinSame(items)[at]?.ranges ?? [] }] : []));
  if (!similar) return named;
  const words = mergeJoined(wordsAt(plain.text)).filter(({ begin, end }) => {
    const range = plain.rangeOf(begin, end);
    return isFree(range) && !found.some((one) => overlaps([one.range], [range]));
  });
  const remembered = findRememberedNames(words, similar, data);
  if (!remembered) return named;
  const { begin, end, candidates } = remembered;
  const written = plain.text.slice(begin, end);
  const range = plain.rangeOf(begin, end);
  if (!isFree(range) || found.some((one) => overlaps([one.range], [range]))) return named;
  return [...named, nameItem(written, [range], { ...NO_FACTS, candidates, totals: countCandidates(candidates) })];
}

function countCandidates(candidates: Facts['candidates']): Facts['totals'] {
  const count = (list: 'firms' | 'warnings') => candidates.filter((one) => one.list === list).length;
  return { firms: count('firms'), warnings: count('warnings') };
}

/** The firms that a message calls itself: the only candidates of a name at the beginning of a line, before a colon. */
function sendersOf(names: readonly KnownItem[], { plain }: Reading, { data }: Index): number[] {
  return names.flatMap(({ facts, ranges }) => {
    const firms = facts.candidates.filter(({ list }) => list === 'firms').map(({ position }) => position);
    const [, end = 0] = ranges[0] ?? [];
    const isLabel = /^\s?[:：]/.test(plain.text.slice(end, end + 2)) || /^[^\p{Ll}]*$/u.test(plain.text.slice(...(ranges[0] ?? [0, 0])));
    const known = firms.filter((firm) => hasContacts(data, firm));
    return isLabel && firms.length <= MOST_SENDERS ? known : [];
  });
}

const MOST_SENDERS = 3;

export function hasContacts({ firms }: CheckData, firm: number): boolean {
  const { websites = [], emailDomains = [], phones = [] } = firms[firm] ?? {};
  return websites.length + emailDomains.length + phones.length > 0;
}

/** Texts with more words or the marks of a sentence are no names. */
const MOST_NAME_WORDS = 8;
const SENTENCE = /[!?;。！？]|[.,] \p{Ll}|\p{Sc}|\n|^\P{L}*$|@/u;

/** The whole text as a name that no record has, if it reads as a name. */
function askedName({ plain }: Reading, index: Index): KnownItem[] {
  const { similar, data } = index;
  const text = plain.text.trim();
  const words = wordsAt(text);
  if (words.length === 0 || words.length > MOST_NAME_WORDS || SENTENCE.test(text)) return [];
  const begin = plain.text.indexOf(text);
  const ranges = [plain.rangeOf(begin, begin + text.length)];
  if (!similar) return [nameItem(text, ranges, NO_FACTS)];
  const facts = { ...NO_FACTS, ...findContaining(text, similar, data), resembles: similarToName(text, similar, data) };
  return [nameItem(text, ranges, facts)];
}

function nameItem(name: string, ranges: readonly Range[], facts: Facts): KnownItem & Name {
  return { kind: 'name', name, canonical: name.replaceAll(/\s+/g, ' '), ranges, part: 'body', isGuess: false, facts };
}

/** The records with a name. */
function recordFacts(records: readonly NamedRecord[], { data }: Index): Pick<Facts, 'firms' | 'warnings' | 'isOurs'> {
  const firms: FirmMatch[] = [];
  const warnings: WarningMatch[] = [];
  for (const { known, difference } of records) {
    const { position, field, value } = known;
    if (known.list === 'firms') firms.push({ firm: position, name: value, licenseId: data.firms[position]?.licenseId ?? '', field: 'name', value, difference });
    else if (known.list === 'warnings') warnings.push({ warning: position, name: nameOf(data, 'warnings', position), field, value, difference });
  }
  return { firms, warnings, isOurs: records.some(({ known }) => known.list === 'ours') };
}

/** What is shown beside a whole name: names that resemble it, and warnings with the words of a firm's name. Clones keep these. */
function besideName(records: readonly NamedRecord[], typed: string, { data, similar }: Index): Partial<Facts> {
  if (!similar) return {};
  const [known] = records.map((one) => one.known);
  const copied = findContaining(known?.words ?? '', similar, data).candidates.filter(
    ({ list, position, rank }) => list === 'warnings' && rank === 'word' && !records.some((one) => one.known.list === list && one.known.position === position),
  );
  const isOther = ({ list, position }: Resemblance) =>
    !records.some((one) => one.known.list === list && one.known.position === position) && !copied.some((one) => one.list === list && one.position === position);
  return { candidates: copied, totals: countCandidates(copied), resembles: similarToName(typed, similar, data).filter(isOther) };
}

function licenceFacts(item: Licence & ReadItem, { data, exact, similar }: Index): Facts {
  const position = exact.licences.get(item.number);
  const firm = position === undefined ? undefined : data.firms[position];
  if (position !== undefined && firm) {
    const { name, licenseId } = firm;
    return { ...NO_FACTS, firms: [{ firm: position, name, licenseId, field: 'licence', value: licenseId }] };
  }
  return { ...NO_FACTS, resembles: similar ? nearLicences(squeezeLicence(withDigits(item.canonical)), item.canonical, exact.licences, data) : [] };
}

/** Whether the text is one licence number and nothing else. */
function isAlone(licences: readonly KnownItem[], { plain }: Reading): boolean {
  const [licence, ...more] = licences;
  return more.length === 0 && licence !== undefined && licence.facts.firms.length > 0 && squeezeLicence(plain.text) === squeezeLicence(licence.canonical);
}

function factsOf(item: ReadItem, index: Index, expected: readonly number[]): Facts {
  const { data, exact, similar } = index;
  if (item.kind === 'phone') {
    const found = findPhone(item, exact.contacts);
    const resembles = found.length > 0 || !similar ? [] : similarToPhone(item, similar, data);
    return { ...NO_FACTS, ...contactFacts(found, data), resembles };
  }
  if (item.kind !== 'site' && item.kind !== 'email') return NO_FACTS;
  const found = [...findAddress(item, exact.contacts), ...chatOf(item, exact)];
  const facts = contactFacts(found, data);
  const isOnRecord = facts.firms.length > 0 || facts.isOurs;
  return {
    ...NO_FACTS,
    ...facts,
    resembles: isOnRecord || !similar ? [] : similarToAddress(item, similar, data, expected),
    listedBelow: item.kind === 'site' && !facts.warnings.some(({ how }) => how !== 'page') ? listedBelowOf(item, index) : [],
    isNeutral: item.kind === 'site' && isNeutralHost(candidatesOf(withoutWww(item.host))),
  };
}

/** A link to a chat is on record if its telephone number is. */
function chatOf(item: ReadItem, exact: ExactIndex): FoundContact[] {
  const digits = item.kind === 'site' && /^(?:www\.)?wa\.me$/.test(item.host) ? /^\/\+?(\d{7,15})/.exec(item.path)?.[1] : undefined;
  return digits === undefined ? [] : findPhone({ kind: 'phone', digits, isInternational: true }, exact.contacts).filter(({ list }) => list !== 'warnings');
}

function contactFacts(found: readonly FoundContact[], data: CheckData): Pick<Facts, 'firms' | 'warnings' | 'isOurs'> {
  const firms = new Map<string, FirmMatch>();
  const warnings = new Map<number, WarningMatch>();
  for (const { list, position, field, value, how } of found) {
    const key = `${position} ${value}`;
    const { name = '', licenseId = '' } = data.firms[position] ?? {};
    if (list === 'firms' && !firms.has(key)) firms.set(key, { firm: position, name, licenseId, field, value, how: how === 'page' ? undefined : how });
    if (list === 'warnings' && !warnings.has(position)) warnings.set(position, { warning: position, name: nameOf(data, list, position), field, value, how });
  }
  return { firms: [...firms.values()], warnings: [...warnings.values()], isOurs: found.some(({ list }) => list === 'ours') };
}

function listedBelowOf(item: Site, { data, exact }: Index): Facts['listedBelow'] {
  const hosts = [...exact.contacts.byHost].flatMap(([host, known]) => known.filter(({ list }) => list === 'warnings').map((one) => [host, one] as const));
  return listedBelow(item, hosts).map(({ position, value }: KnownContact) => ({ warning: position, name: nameOf(data, 'warnings', position), value }));
}
