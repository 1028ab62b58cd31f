import { hostOfSite, readAddress, showHost, type Intake } from './address.ts';
import { firmFields, warnedFields, type Field, type FirmRecord, type List, type WarnedRecord } from './check-records.ts';
import { targetSteps } from './check-targets.ts';
import type { ConfusableTable } from './confusables.ts';
import { fold } from './fold.ts';
import { hostIndexSteps, type HostRelation } from './host-index.ts';
import { knownNamesSteps } from './known-names.ts';
import { LEAST_LETTERS } from './look-alike.ts';
import { readName } from './name.ts';
import { cutHost } from './public-suffix.ts';
import { rankedIndexSteps, holds, holdsWords, rank, type Places, type Rank } from './ranked-index.ts';
import { MOST_RESEMBLING, findResemblances, sortOut, typedDomain, typedName, type Resemblance } from './resemblance.ts';
import { atOnce, inSlices, isPause, type Sliced } from './slices.ts';

/**
 * One box over the register and the warnings: what is known of the name, licence, web or e-mail address that somebody
 * typed or pasted (`/check`). Loaded on first use; everything happens in the page.
 */
export interface CheckIndex {
  /** Answers at every keystroke. Never throws. */
  check: (text: string) => CheckAnswer;
}

export interface CheckData {
  firms: readonly FirmRecord[];
  warned: readonly WarnedRecord[];
  /** The module `content:confusables`. */
  confusables: ConfusableTable;
}

export interface CheckAnswer {
  /** What was typed, as it was read. */
  intake: Intake;
  verdict: Verdict;
  /** The regulated firms that match; places are those of `data.firms`. */
  firms: Matches;
  /** The warned firms that match; places are those of `data.warned`. */
  warned: Matches;
  /**
   * What resembles a name or a domain that we know without being it: to be shown in amber beside the answer, never in
   * red and never in the place of what was typed. The closest first, at most {@link MOST_RESEMBLING}.
   */
  resembles: readonly Resemblance[];
}

/**
 * - `regulated`, `warned`: what was typed is the name, alias or licence of a record in that list, or whole words of a
 *   few of its names; or an address of a warned firm. Never `regulated` when there is an address in it.
 * - `both`: of records in both lists: a possible clone.
 * - `unsettled`: records match, but it is only a part of a word or of too many names, or an address stands beside the
 *   name of a firm: there is more to say.
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
  /** The record's place in the data. */
  place: number;
  rank: Rank;
  field: Field['kind'];
  /** What matched, as the record has it. */
  value: string;
  /** Of a website that the typed address is a site of. A website that only begins so has none, and the rank `word`. */
  how?: HostRelation;
}

/** Among up to so many records, what was typed can be meant for one of them. */
const FEW = 10;

type InLists<T> = Readonly<Record<List, T>>;
/** The records that what was typed is the name, the licence or an address of, by place, in the order to be shown in. */
type Exact = InLists<ReadonlyMap<number, Match>>;
/** The records that hold what was typed, and the text that was looked for in them. */
type Held = InLists<Places & { text: string }>;

/** Builds the index at once; it keeps the data and does not copy it. */
export function buildCheckIndex(data: CheckData): CheckIndex {
  return atOnce(indexSteps(data));
}

/**
 * Builds the index in slices, so that the page goes on answering; for a register of thousands.
 *
 * @param pause see {@link inSlices}
 */
export function buildCheckIndexInSlices(data: CheckData, pause: () => Promise<unknown>): Promise<CheckIndex> {
  return inSlices(indexSteps(data), pause);
}

function* indexSteps({ firms, warned, confusables }: CheckData): Sliced<CheckIndex> {
  const fieldsOf: InLists<(place: number) => readonly Field[]> = {
    firms: (place) => (firms[place] ? firmFields(firms[place]) : []),
    warned: (place) => (warned[place] ? warnedFields(warned[place]) : []),
  };
  const foldedOf = (list: List) => (place: number) => fieldsOf[list](place).map(({ words }) => fold(words));
  const texts = {
    firms: yield* rankedIndexSteps(firms.length, foldedOf('firms')),
    warned: yield* rankedIndexSteps(warned.length, foldedOf('warned')),
  };
  const hosts = yield* hostIndexSteps(warned.length, (place) => warned[place]?.websites ?? []);
  const licences = new Map<string, number>();
  for (const [place, { licenseId }] of firms.entries()) {
    licences.set(squeeze(licenseId), place);
    if (isPause(place)) yield;
  }
  const targets = yield* targetSteps(firms, warned);
  const names = yield* knownNamesSteps(targets.size, (target) => targets.at(target).name, confusables);

  function findExact({ said, kind, addresses }: Intake): Exact {
    const found = { firms: new Map<number, Match>(), warned: new Map<number, Match>() };
    const add = (list: List, match: Match) => found[list].has(match.place) || found[list].set(match.place, match);
    for (const { place, site, how } of addresses.flatMap(hosts.find)) {
      add('warned', { place, rank: 'exact', field: 'website', value: warned[place]?.websites[site] ?? '', how });
    }
    for (const word of kind === 'text' ? [said, ...said.split(' ')] : []) {
      const place = licences.get(squeeze(word));
      if (place !== undefined) add('firms', { place, rank: 'exact', field: 'licence', value: firms[place]?.licenseId ?? '' });
    }
    for (const target of names.same(said)) {
      const { list, place, field, value } = targets.at(target);
      add(list, { place, rank: 'exact', field, value });
    }
    return found;
  }

  function findHeld(intake: Intake, exact: Exact): Held {
    const { said, kind } = intake;
    if (kind !== 'text') return { firms: findBegun('firms', intake), warned: findBegun('warned', intake) };
    const text = fold(said);
    const held = (list: List, wanted: string) => ({ text: wanted, ...(wanted === '' ? NOWHERE : texts[list].match(wanted)) });
    // Who copies a firm keeps its name and seldom its legal form; a licence number is copied with the name it belongs to.
    const [firm] = exact.firms.keys();
    const copied = firm === undefined ? text : readName(firms[firm]?.name ?? '').words;
    return { firms: held('firms', text), warned: held('warned', copied.length < LEAST_LETTERS ? text : copied) };
  }

  /** The records of which an address may be the beginning, while it is being typed; names have dots in them too. */
  function findBegun(list: List, { addresses: [address, ...others] }: Intake): Places & { text: string } {
    if (!address || others.length > 0) return { text: '', ...NOWHERE };
    const isIn = (place: number) => fieldsOf[list](place).some(({ words }) => words.toLowerCase().includes(address.unicode));
    const text = fold(address.unicode);
    // Shorter ones begin too many words.
    const named = text.length < LEAST_LETTERS - 1 ? [] : texts[list].match(text).word.filter(isIn);
    const begun = list === 'warned' ? hosts.begin(address) : [];
    const places = begun.length === 0 ? named : begun;
    return { text: address.host, word: places, any: places };
  }

  /** The matches of a list, in order. */
  function present(list: List, isAddress: boolean, exact: Exact, { [list]: { text, ...places } }: Held): Matches {
    const describe = (place: number, how: Rank): Match => {
      const whole = exact[list].get(place);
      if (whole) return whole;
      const wanted = how === 'word' ? ` ${text}` : text;
      const holdsIt = ({ kind, value, words }: Field) =>
        isAddress
          ? (kind === 'website' && beginsWith(value, text)) || words.toLowerCase().includes(showHost(text))
          : ` ${fold(words)}`.includes(wanted);
      const { kind = 'name', value = '' } = fieldsOf[list](place).find(holdsIt) ?? {};
      return { place, rank: how, field: kind, value };
    };
    const { take, ...counted } = rank([...exact[list].keys()], places);
    return { ...counted, take: (from, count) => take(from, count).map((one) => describe(one.place, one.rank)) };
  }

  return {
    check(text) {
      const intake = readAddress(text);
      const isText = intake.kind === 'text';
      const exact = findExact(intake);
      const held = findHeld(intake, exact);
      const typed = [...(isText ? [typedName(intake.said)] : []), ...intake.addresses.flatMap(typedDomain)];
      const alike = typed.flatMap((one) => findResemblances(one, names, targets));
      // Who names a record means that one, and what holds the text is found already. An address beside the name of a firm
      // may be one that is made to look like it.
      const isFound = ({ list, place, punycode }: Resemblance) =>
        punycode === undefined ? exact[list].size > 0 || holds(held[list].any, place) : list === 'warned' && exact.warned.size > 0;
      return {
        intake,
        verdict: judge(intake, exact, held, foldedOf),
        firms: present('firms', !isText, exact, held),
        warned: present('warned', !isText, exact, held),
        resembles: sortOut(alike.filter((one) => !isFound(one))).slice(0, MOST_RESEMBLING),
      };
    },
  };
}

const NOWHERE: Places = { word: [], any: [] };

function judge(
  { kind, addresses }: Intake,
  exact: Exact,
  held: Held,
  foldedOf: (list: List) => (place: number) => readonly string[],
): Verdict {
  if (kind === 'empty') return 'empty';
  const verdict = verdictOf(findMeant(kind === 'text', exact, held, foldedOf));
  // The register vouches for names and licences. Anybody can write those of a firm beside an address of their own.
  if (verdict && !(verdict === 'regulated' && addresses.length > 0)) return verdict;
  return verdict || held.firms.any.length + held.warned.any.length > 0 ? 'unsettled' : 'neither';
}

/** Which of the lists have the record that is meant. */
function findMeant(
  isText: boolean,
  exact: Exact,
  held: Held,
  foldedOf: (list: List) => (place: number) => readonly string[],
): (list: List) => boolean {
  const words = held.firms.word.length + held.warned.word.length;
  if (exact.firms.size + exact.warned.size > 0) {
    // Whole in one list and the beginning of a few names in the other: a clone adds a word.
    const isFew = (list: List) => isText && held[list].word.length > 0 && held[list].word.length <= FEW;
    return (list) => exact[list].size > 0 || isFew(list);
  }
  const isWhole = (list: List) => held[list].word.some((place) => holdsWords(foldedOf(list)(place), held[list].text));
  return (list) => isText && words <= FEW && isWhole(list);
}

/** Of the two lists those that are meant; none when neither is. */
function verdictOf(isMeant: (list: List) => boolean): Verdict | undefined {
  const [regulated, isWarned] = [isMeant('firms'), isMeant('warned')];
  if (regulated && isWarned) return 'both';
  return regulated ? 'regulated' : isWarned ? 'warned' : undefined;
}

const squeeze = (text: string) => fold(text).replaceAll(' ', '');

/** Whether the host of a website, or its domain, begins so. */
function beginsWith(website: string, begin: string): boolean {
  const host = hostOfSite(website) ?? '';
  return host.startsWith(begin) || cutHost(host).domain?.startsWith(begin) === true;
}
