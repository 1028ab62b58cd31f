import { nameOf, type Index } from '../index/index.ts';
import type { ListedName } from '../index/names.ts';
import { asks } from '../function-words.ts';
import { isForm } from '../names/legal-forms.ts';
import { isCountry, placesOf } from '../names/places.ts';
import { classOf, isDealing } from '../names/lexicon.ts';
import { compareNames } from '../names/compare-names.ts';
import { isMinor } from '../names/name-words.ts';
import { isFinanceWord, isUsualWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import { isAtLineStart } from '../read/labels.ts';
import { cutHost } from '../read/public-suffix.ts';
import { squeezeLicence } from '../read/licences.ts';
import { isFree, joinSame, markRanges, type Reading } from '../read/read.ts';
import type { SourceText } from '../read/source-text.ts';
import type { Candidate, Facts, KnownItem, Name, Range, ReadItem, Resemblance } from '../types.ts';
import { askedName, isSmallTalk, ownNames } from './asked-name.ts';
import { clonesOf, countByList, firmsOf, keyOf, matches, NO_FACTS, without, type OfRecord } from './facts.ts';
import { hitsIn, isUsual, NEARNESS, type Hit } from './hits.ts';
import { findLonger, type FindLonger, type LongerName } from './longer-name.ts';
import { rank, toResemblance } from './similar.ts';
import { countsInMessage, STRENGTHS, strengthOf, surroundingsOf } from './strength.ts';

export type NameItem = Name & ReadItem & { facts: Facts };

/** The most records of each list that share words with a name. */
const MAX_CANDIDATES = 50;

/** The names in a text. */
export interface FoundNames {
  items: NameItem[];
  /** The text is nothing but names. */
  isList: boolean;
}

/**
 * The names in a text. Three questions in this order: Is the whole text one name? Is it a list of names? Which names in it are not there by
 * chance?
 */
export function namesIn(reading: Reading, licences: readonly KnownItem[], index: Index): FoundNames {
  // A word that is broken at the end of a line is one word.
  const plain = reading.plain.replace(/(?<=\p{L})-\r?\n[ \t>]*(?=\p{Ll})/gu, '');
  const taken = markRanges(
    reading.taken.slice(),
    reading.items.filter(({ certainty }) => certainty === 'sure'),
  );
  // An address is a name only if a firm is called exactly that, or if no host has its ending: `Booking.com`, `ApexS.A.`
  const written = withoutMarks(
    blank(
      plain.text,
      licences.flatMap(({ ranges }) => ranges),
    ),
    [0, plain.text.length],
  );
  const [site, ...more] = reading.items.filter(({ kind }) => kind !== 'licence');
  const isNamed =
    site?.kind === 'site' &&
    more.length === 0 &&
    (index.names.isNamedAsHost(plain.text.slice(...written)) || (!cutHost(site.host).known && !/[\s/:]/.test(plain.text.trim())));
  if (isNamed) taken.fill(0, ...plain.rangeOf(...written));
  const finder = createFinder(plain, taken, licences, index);
  const isAlone = reading.items.every(({ certainty, kind }) => certainty === 'possible' || kind === 'licence' || isNamed);
  const asked = isAlone ? finder.one([0, plain.text.length]) : undefined;
  if (asked?.isSure && !asked.isPart) return { items: [asked.item], isList: false };
  const list = isAlone ? finder.list() : [];
  if (list.length > 1) return { items: list, isList: true };
  const counted = finder.counted();
  if (counted.length === 0 && asked?.isSure) return { items: [asked.item], isList: false };
  if (counted.length === 0 && asked) return { items: [asked.item], isList: false };
  const named = [...counted, ...finder.parts(counted)];
  return { items: joinSame([...named, ...finder.unlisted(named)]), isList: false };
}

/** The ranges in the pasted text of whole names. What is a guess about an address or a number takes nothing of them. */
export function wholeNamesIn(plain: SourceText, taken: Uint8Array, { names }: Index): Range[] {
  const words = wordsAt(plain.text).filter(({ begin, end }) => isFree(taken, plain.rangeOf(begin, end)));
  const around = surroundingsOf(plain.text, words);
  const isName = (hit: Hit) => strengthOf(hit) === 'whole' && (words.length === hit.found.length || countsInMessage(hit, around, names));
  return keepStrongest(hitsIn(words, names, false).filter(isName)).flatMap(([best]) =>
    best ? [plain.rangeOf(best.begin, withFullStop(plain.text, best.end, best))] : [],
  );
}

/** The end of a name, with the full stop after it if the listed name ends in one. */
const withFullStop = (text: string, end: number, { name }: Hit) => (text.charAt(end) === '.' && name.value.endsWith('.') ? end + 1 : end);

function createFinder(plain: SourceText, taken: Uint8Array, licences: readonly KnownItem[], index: Index) {
  const { text } = plain;
  const { data, names } = index;
  const isTaken = (begin: number, end: number) => !isFree(taken, plain.rangeOf(begin, end));
  const words = wordsAt(text).filter(({ begin, end }) => !isTaken(begin, end));
  const around = surroundingsOf(text, words);
  const licensed = firmsOf(licences);
  const isLicensed = ({ name: { list, position } }: Hit) => list === 'firms' && licensed.includes(position);
  let all: readonly Hit[] | undefined;
  const hits = () => (all ??= hitsIn(words, names, false));
  const longerBeside = (names: readonly KnownItem[]) => {
    const named = markRanges(taken.slice(), names);
    return findLonger(text, words, ({ begin, end }) => isFree(named, plain.rangeOf(begin, end)));
  };

  /** The item of some words, with everything that their hits say. */
  function toName([from, to]: Range, hits: readonly Hit[], longer: FindLonger | undefined): NameItem {
    const [best] = hits;
    const place: Range = [from, best ? withFullStop(text, to, best) : to];
    const written = text.slice(...place);
    const whole = hits.filter((hit) => strengthOf(hit) === 'whole');
    const isPlace = (word: string) => whole.some(({ name }) => name.list === 'firms' && placesOf(data.firms[name.position]).includes(word));
    const firms = whole.filter(({ name }) => name.list === 'firms');
    const other = firms.length > 0 ? longer?.([best?.begin ?? 0, best?.end ?? 0], isPlace) : undefined;
    const records = other ? whole.filter((hit) => !firms.includes(hit)) : whole;
    const close = hits.filter((hit) => strengthOf(hit) === 'close');
    const found = matches(
      records.map(({ name }) => name),
      data,
    );
    const resembles = other
      ? firms.map(({ name }): Resemblance => {
          const differing = { typed: other.more.map(([begin, end]): Range => [begin - other.begin, end - other.begin]), known: [] };
          return toResemblance(name, { how: 'word', differing }, text.slice(other.begin, other.end), name.value, data);
        })
      : rank(
          close.map((hit) => resemblanceOf(hit, written, index)),
          'name',
        );
    const strongest = Math.min(...hits.map((hit) => STRENGTHS.indexOf(strengthOf(hit))));
    const isRival = hits.some((hit) => hit.name.list === 'firms' && STRENGTHS.indexOf(strengthOf(hit)) <= Math.max(strongest, 1));
    const candidates = without(
      hits
        .filter((hit) => hit.name.list !== 'ours' && (strengthOf(hit) === 'telling' || strengthOf(hit) === 'part'))
        .map((hit): Candidate => ({
          list: hit.name.list === 'firms' ? 'firms' : 'warnings',
          position: hit.name.position,
          name: nameOf(data, hit.name.list, hit.name.position),
          rank: strengthOf(hit) === 'telling' ? 'telling' : 'part',
          isLikely: hit.name.list === 'warnings' && strengthOf(hit) === 'telling' && !isRival,
        })),
      resembles,
      records.map(({ name }) => name),
    );
    const clones = without(
      clonesOf(
        firms.map(({ name }) => data.firms[name.position]?.licenseId ?? ''),
        index,
      ).map((one) => ({ ...one, isLikely: other !== undefined })),
      candidates,
      records.map(({ name }) => name),
    );
    const shown = oncePerRecord([...candidates, ...clones]);
    const listed = (['warnings', 'firms'] as const).flatMap((list) => shown.filter((one) => one.list === list).slice(0, MAX_CANDIDATES));
    return toItem(
      other ? text.slice(other.begin, other.end) : written,
      [plain.rangeOf(...(other ? ([other.begin, other.end] as const) : place))],
      {
        ...found,
        resembles,
        candidates: listed,
        totals: countByList(shown),
      },
    );
  }

  /** The item of a text, or of a part of it, that is one name. */
  function one([from, to]: Range): { item: NameItem; isSure: boolean; isPart: boolean } | undefined {
    const written = text
      .slice(from, to)
      .replaceAll(/./gsu, (letter, at: number) => (isTaken(from + at, from + at + letter.length) ? ' ' : letter));
    const hasLines = written.trim().includes('\n');
    const place = askedName(written.replaceAll('\n', ' '));
    if (!place) return undefined;
    const isRest = words.some(
      (word) => word.begin >= from && word.end <= to && (word.end <= from + place[0] || word.begin >= from + place[1]),
    );
    const [begin, end] = withoutMarks(written, place).map((at) => from + at) as [number, number];
    const own = words.filter((word) => word.begin >= begin && word.end <= end);
    if (isRest && own.every(({ folded }) => classOf(folded) !== undefined || isDealing(folded))) return undefined;
    const around = words.filter((word) => word.begin >= from && word.end <= to);
    // The words of a question may be in a name too.
    const all = isRest ? [...hitsIn(own, names, true), ...hitsIn(around, names, true)] : hitsIn(own, names, true);
    const found = keepStrongest(all.filter((hit) => hit.begin < end && begin < hit.end).map(weaken))[0] ?? [];
    const [best] = found;
    const isAround = ({ folded }: Word) => isMinor(folded) || isDealing(folded) || classOf(folded) !== undefined || isCountry(folded);
    const isOne =
      best &&
      own.every(
        (word) =>
          (word.begin >= best.begin && word.end <= best.end) ||
          isAround(word) ||
          placesOf(data.firms[best.name.position]).includes(word.folded),
      );
    const parts = hasLines ? [] : containing(text.slice(begin, end), index);
    if (best && (isOne || isSingle(best)) && !(hasLines && strengthOf(best) !== 'whole')) {
      // What a name contains is no error in it: `Aurea Mentor Clu`.
      const isPart = (hit: Hit) =>
        hit.how !== 'alike' && strengthOf(hit) === 'close' && parts.some(({ name }) => isSameRecord(hit.name, name));
      const kept = found.filter((hit) => !isPart(hit));
      const more =
        strengthOf(best) === 'whole' ? found : [...kept, ...parts.filter(({ name }) => !kept.some((hit) => isSameRecord(hit.name, name)))];
      return {
        item: toName(
          [best.begin, best.end],
          isOne ? more : found.map((hit) => ({ ...hit, isWeak: true })),
          longerBeside([toItem('', [plain.rangeOf(best.begin, best.end)], {})]),
        ),
        isSure: true,
        isPart: strengthOf(best) === 'part',
      };
    }
    if (parts.length > 0) return { item: toName([begin, end], parts, undefined), isSure: true, isPart: false };
    if (licences.length > 0 || hasLines || isSmallTalk(text.slice(begin, end))) return undefined;
    return { item: toItem(text.slice(begin, end), [plain.rangeOf(begin, end)], {}), isSure: false, isPart: true };
  }

  /** Whether words beside a part of a name make it the name of somebody else: `Aurea Software`, but not `Aurea Support`. */
  const isOfAnother = (name: LongerName | undefined) =>
    name?.more.some(([begin, end]) =>
      wordsAt(text.slice(begin, end)).some(({ folded }) => !isFinanceWord(folded) && classOf(folded) === undefined),
    ) === true;

  return {
    one,
    list(): NameItem[] {
      const whole = hits().filter((hit) => strengthOf(hit) === 'whole');
      const places = listedIn(text, (at) => whole.some(({ begin, end }) => begin < at && at < end));
      const found = places.flatMap((range) => one(range) ?? []);
      const isName = ({ item, isSure }: (typeof found)[number]) => isSure || /^\p{Lu}/u.test(item.name);
      // Lines with no listed name among them may be a greeting and a signature.
      return found.length === places.length && found.some(({ isSure }) => isSure) && found.every(isName)
        ? joinSame(found.map(({ item }) => item))
        : [];
    },
    /** The names in a message. */
    counted(): NameItem[] {
      const found = keepStrongest(
        hits().filter((hit) => isLicensed(hit) || (countsInMessage(hit, around, names) && !isRivalled(hit, hits()))),
      );
      const place = ([best]: readonly Hit[]): Range => [best?.begin ?? 0, best?.end ?? 0];
      const longer = longerBeside(found.map((group) => toItem('', [plain.rangeOf(...place(group))], {})));
      return found
        .filter(([best]) => !best || !isSingle(best) || !isOfAnother(longer([best.begin, best.end], () => false)))
        .map((group) =>
          toName(
            place(group),
            group.map((hit) => ({ ...hit, isTelling: true })),
            longer,
          ),
        );
    },
    /** Parts of the names of firms with their capitals. They lead to no verdict. */
    parts(counted: readonly NameItem[]): NameItem[] {
      const marked = markRanges(taken.slice(), counted);
      const found = hits().filter(
        (hit) =>
          hit.name.list === 'firms' &&
          around.letters === 'mixed' &&
          hit.isCapital &&
          hit.found.some((word) => !isUsualWord(word)) &&
          isFree(marked, plain.rangeOf(hit.begin, hit.end)),
      );
      const longer = longerBeside(counted);
      return keepStrongest(found).map((group) => {
        const range: Range = [group[0]?.begin ?? 0, group[0]?.end ?? 0];
        const more = longer(range, () => false) ?? { begin: range[0], end: range[1] };
        return { ...toName([more.begin, more.end], group, undefined), certainty: 'possible' };
      });
    },
    /**
     * The names that their owner gives and that no list has. They are possible: nobody is accused of having a name. They are sure if the text is
     * about dealing with a firm of this name.
     */
    unlisted(found: readonly NameItem[]): NameItem[] {
      const isDealt =
        found.length === 0 && text.length <= MAX_TYPED && (asks(text, words) || words.some(({ folded }) => isDealing(folded)));
      const marked = markRanges(taken.slice(), found);
      // Beside the licence number of a firm, a name without its legal form counts too.
      const isNamed = found.length > 0 || (licensed.length === 0 && !isDealt);
      return ownNames(text, isNamed).flatMap(({ name, begin, end, isUsual }): NameItem[] => {
        const range = plain.rangeOf(begin, end);
        const isBesideLicence = licences.some(({ ranges: [[at] = [0]] }) => at > range[1] && at - range[1] <= MAX_BEFORE_LICENCE);
        if ((isUsual && !isBesideLicence) || !isFree(marked, range)) return [];
        marked.fill(1, ...range);
        const isFirm = wordsAt(name).some(({ folded }) => isFinanceWord(folded) || isForm(folded));
        return [{ ...toItem(name, [range], {}), certainty: isDealt && isFirm ? 'sure' : 'possible' }];
      });
    },
  };
}

/** A longer text is prose. */
const MAX_TYPED = 120;
/** The most characters between a name of usual words and its licence number. */
const MAX_BEFORE_LICENCE = 20;

/** One usual word is a name only with its capital. */
const weaken = (hit: Hit): Hit => (hit.found.length === 1 && isUsual(hit) && !hit.isCapital ? { ...hit, isWeak: true } : hit);

/** Whether one word tells whose name is meant, and it is not the whole name: `Aurea Software`. */
const isSingle = (hit: Hit) => hit.found.length === 1 && strengthOf(hit) === 'telling';

const oncePerRecord = <T extends OfRecord>(all: readonly T[]): T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

const isSameRecord = (one: Hit['name'], other: Hit['name']) => one.list === other.list && one.position === other.position;

/** Whether a firm has as much of its name in the place of a part of a warned name. */
const isRivalled = (hit: Hit, all: readonly Hit[]) =>
  strengthOf(hit) !== 'whole' &&
  all.some(
    (other) =>
      other.name.list === 'firms' &&
      other.begin < hit.end &&
      hit.begin < other.end &&
      other.found.length >= hit.found.length &&
      other.share >= hit.share,
  );

/**
 * Of hits in the same place, the longest, then the strongest. Each group has the hits in the place of its first one that have as many words
 * of their names.
 */
function keepStrongest(hits: readonly Hit[]): Hit[][] {
  const sorted = [...hits].sort(
    (a, b) =>
      b.end - b.begin - (a.end - a.begin) ||
      STRENGTHS.indexOf(strengthOf(a)) - STRENGTHS.indexOf(strengthOf(b)) ||
      NEARNESS.indexOf(a.how) - NEARNESS.indexOf(b.how) ||
      a.begin - b.begin,
  );
  const groups: Hit[][] = [];
  for (const hit of sorted) {
    const group = groups.find(([first]) => first && hit.begin < first.end && first.begin < hit.end);
    if (!group) groups.push([hit]);
    else if (group[0] && group[0].begin <= hit.begin && hit.end <= group[0].end && hit.found.length >= group[0].found.length)
      group.push(hit);
  }
  return groups.sort(([a], [b]) => (a?.begin ?? 0) - (b?.begin ?? 0));
}

function resemblanceOf({ name }: Hit, written: string, { data }: Index): Resemblance {
  const found = compareNames(written, name.value) ?? { how: 'letter', differing: { typed: [], known: [] } };
  return toResemblance(name, found, written, name.value, data);
}

/** A shorter text is inside too many words: only the beginning of a word counts. */
const MIN_INSIDE = 3;
const MIN_JOINED = 6;
const PART_OF_LICENCE = /^(?=.*\d).{3,}$/;

/** Names that contain a text, and firms whose licence number does. */
function containing(text: string, { names, data }: Index): Hit[] {
  const words = wordsAt(text).map(({ folded }) => folded);
  const wanted = words.join(' ');
  const joined = words.join('');
  const lower = text.toLowerCase();
  const number = squeezeLicence(text);
  const isOfLicence = ({ list, position, field }: ListedName) =>
    list === 'firms' &&
    field === 'name' &&
    PART_OF_LICENCE.test(number) &&
    squeezeLicence(data.firms[position]?.licenseId ?? '').includes(number);
  return names.names.flatMap((name): Hit[] => {
    if (name.isJoined) return [];
    const isInside =
      wanted !== '' &&
      (` ${name.words.join(' ')} ${name.form}`.includes(joined.length < MIN_INSIDE ? ` ${wanted}` : wanted) ||
        (joined.length >= MIN_INSIDE && name.value.toLowerCase().includes(lower)));
    const isBegun = joined.length >= MIN_JOINED && name.words.join('').startsWith(joined);
    if (!isInside && !isBegun && !isOfLicence(name)) return [];
    // The first words of a name, perhaps written without spaces.
    const count = name.words.findIndex((_, nth) => name.words.slice(0, nth + 1).join('') === joined) + 1;
    const found = name.words.slice(0, count);
    return [
      {
        name,
        begin: 0,
        end: text.length,
        found,
        share: 0,
        isWhole: false,
        isTelling: names.areTelling(found),
        how: 'same',
        isCapital: true,
        form: 'none',
      },
    ];
  });
}

/** The most lines of a list. */
const MAX_LINES = 1_000;
/** What stands between the names of a list. */
const BETWEEN = /[\n,;/|•·、，；]+|\s(?:or|o|ou|and|y|et|أو|و)\s|或者?|和|以及/gu;

/** The places of the parts of a text that may be a list of names. @param isInName whether a place is inside a name */
function listedIn(text: string, isInName: (at: number) => boolean): Range[] {
  const parts: Range[] = [];
  let begin = 0;
  for (const { 0: mark, index } of text.matchAll(BETWEEN)) {
    if (isInName(index)) continue;
    parts.push([begin, index]);
    begin = index + mark.length;
  }
  parts.push([begin, text.length]);
  const filled = parts.filter(([from, to]) => text.slice(from, to).trim() !== '');
  const isList =
    filled.length > 1 && filled.length <= MAX_LINES && filled.every(([from, to]) => askedName(text.slice(from, to)) !== undefined);
  return isList ? filled : [];
}

/** Replaces parts of a text by spaces, so that places stay. */
const blank = (text: string, ranges: readonly Range[]) =>
  ranges.reduce((rest, [begin, end]) => rest.slice(0, begin) + ' '.repeat(end - begin) + rest.slice(end), text);

/** Where a text begins and ends without the quotation marks around it, the punctuation of a sentence and empty brackets. */
function withoutMarks(text: string, [from, to]: Range): [begin: number, end: number] {
  const begin = from + (/^[\p{Pi}\p{Ps}"'\s،,.;:-]*/u.exec(text.slice(from, to))?.[0].length ?? 0);
  const end =
    from +
    text
      .slice(from, to)
      .replace(/[\p{Pf}"',;:!?\s\p{Pd}]+$/u, '')
      .replace(/[(（[]\s*[)）\]]?$/u, '')
      .trimEnd().length;
  return [begin, Math.max(begin, end)];
}

export function toItem(name: string, ranges: readonly Range[], facts: Partial<Facts>): NameItem {
  const canonical = name.replaceAll(/\s+/g, ' ');
  const totals = countByList(facts.candidates ?? []);
  return { kind: 'name', name, canonical, ranges, role: 'sender', certainty: 'sure', facts: { ...NO_FACTS, totals, ...facts } };
}

const MAX_SENDERS = 3;
/** The rest of the name of a sender: `Northwold Fraud Alert: your card is blocked`. */
const LABEL = /^(?: \p{Lu}[\p{L}\p{N}]*){0,3}[ 】\]]?[:：】]/u;
const MAX_LABEL = 60;

/** The firms that a message gives as its sender, by a part of their name at the beginning of a line and before a colon. */
export function sendersOf(names: readonly NameItem[], { plain }: Reading): number[] {
  return names.flatMap(({ facts, ranges }) => {
    const firms = facts.candidates.filter(({ list }) => list === 'firms').map(({ position }) => position);
    const [begin = 0, end = 0] = ranges[0] ?? [];
    return firms.length <= MAX_SENDERS && isAtLineStart(plain.text, begin) && LABEL.test(plain.text.slice(end, end + MAX_LABEL))
      ? firms
      : [];
  });
}
