import { once, type Index } from '../index/index.ts';
import type { NameIndex } from '../index/names.ts';
import { classOf } from '../names/lexicon.ts';
import { isMinor } from '../names/name-words.ts';
import { isCountry, placesOf } from '../names/places.ts';
import { isFinanceWord, isUsualWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isFree, joinSame, type Reading } from '../read/read.ts';
import { markRanges, type SourceText } from '../read/source-text.ts';
import type { KnownItem, Range } from '../types.ts';
import { listedIn, withoutMarks } from './asked-name.ts';
import { beginsWarnedName, hasDeterminer, isMeant, surroundingsOf } from './meant.ts';
import { firmsOf, hasRecords, keyOf } from './facts.ts';
import { hitsIn, isUsual as isUsualHit, keepStrongest, type Hit } from './hits.ts';
import { toItem, type NameItem } from './name-item.ts';
import { asPart, isSingle, longerThan, oneName, placeOf, rangeOf, toName, type OneName, type Text } from './one-name.ts';
import { MAX_TYPED, unlistedNames } from './unlisted-names.ts';

/** The names in a text. */
export interface FoundNames {
  items: NameItem[];
  /** The text is nothing but names. */
  isList: boolean;
}

/**
 * The names in a text. Four questions in this order: Is it nothing but several names? Is it one name? Which names in it are not there by chance?
 * Which of its words would lead to a name alone?
 */
export function namesIn(reading: Reading, licences: readonly KnownItem[], index: Index): FoundNames {
  // A word that is broken at the end of a line is one word.
  const plain = reading.plain.replace(/(?<=\p{L})-\r?\n[ \t>]*(?=\p{Ll})/gu, '');
  const name = nameAsHost(reading, plain, licences, index);
  const taken = markRanges(
    reading.taken.slice(),
    reading.items.filter(({ certainty }) => certainty === 'sure'),
  );
  if (name) markRanges(taken.fill(0, ...name), licences);
  const isAlone = name !== undefined || reading.items.every(({ certainty, kind }) => certainty === 'possible' || kind === 'licence');
  const text = withoutPlaces(textOf(plain, taken, licences, index));
  const beside = isAlone ? besideEachOther(text) : [];
  const list = isAlone && beside.length < 2 ? listOf(text) : beside;
  if (list.filter(({ facts }) => hasRecords(facts)).length > 1) return { items: list, isList: true };
  const one = isAlone ? oneName(text, [0, text.plain.text.length]) : undefined;
  if (one?.strength === 'sure') return { items: [one.item], isList: false };
  if (list.length > 1) return { items: list, isList: true };
  const meant = meantNames(text);
  const half = meant.length === 0 && isAlone ? halfNames(text) : [];
  if (half.length > 0) return { items: half, isList: false };
  if (meant.length === 0 && one) return { items: [one.item], isList: false };
  const named = [...meant, ...partNames(text, meant)];
  return { items: joinSame([...named, ...unlistedIn(text, named)]), isList: false };
}

/** The words of a text that are in no address and no number. Two that are one word in a name, and are in no name apart, are one: `nimbus fell`. */
function freeWords(plain: SourceText, taken: Uint8Array, { names, namesWith }: NameIndex): Word[] {
  const words = wordsAt(plain.text).filter(({ begin, end }) => isFree(taken, plain.rangeOf(begin, end)));
  const isOne = (first: Word, second: Word) => {
    const joined = first.folded + second.folded;
    const isName =
      joined.length >= MIN_SPLIT && !isUsualWord(joined) && namesWith(joined).some((number) => names[number]?.isJoined === false);
    return isName && !namesWith(first.folded).some((number) => namesWith(second.folded).includes(number));
  };
  const all: Word[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (!last || plain.text.slice(last.end, word.begin) !== ' ' || !isOne(last, word)) all.push(word);
    else all[all.length - 1] = { ...last, folded: last.folded + word.folded, spelled: undefined, end: word.end };
  }
  return all;
}

/** The fewest letters of a word that is written as two. */
const MIN_SPLIT = 6;

/** The ranges in the pasted text of whole names. What is a guess about an address or a number takes nothing of them. */
export function wholeNamesIn(plain: SourceText, taken: Uint8Array, { names }: Index): Range[] {
  const words = freeWords(plain, taken, names);
  const around = surroundingsOf(plain.text, words);
  const isName = (hit: Hit) => hit.strength === 'whole' && (words.length === hit.found.length || isMeant(hit, around));
  return keepStrongest(hitsIn(words, names, false).filter(isName)).map((group) => rangeOf(group, plain));
}

/** The range of an address that is the name of a firm, because a firm is called exactly that or no host has its ending: `Booking.com`, `ApexS.A.` */
function nameAsHost({ items }: Reading, plain: SourceText, licences: readonly KnownItem[], index: Index): Range | undefined {
  const [site, ...more] = items.filter(({ kind }) => kind !== 'licence');
  if (site?.kind !== 'site' || more.length > 0) return undefined;
  const text = licences.flatMap(({ ranges }) => ranges).reduce(blank, plain.text);
  const place = withoutMarks(text, [0, text.length]);
  return !cutHost(site.host).known || index.names.isNamedAsHost(text.slice(...place)) ? plain.rangeOf(...place) : undefined;
}

function textOf(plain: SourceText, taken: Uint8Array, licences: readonly KnownItem[], index: Index): Text {
  const words = freeWords(plain, taken, index.names);
  const around = surroundingsOf(plain.text, words);
  return { plain, taken, words, around, licences, hits: once(() => hitsIn(words, index.names, false)), index };
}

/** The most words of names that stand beside each other. */
const MAX_BESIDE = 8;
const MARKS = /[^\p{L}\p{M}\p{N}\s]/u;
/** The most words of a name and of what follows it, in which its place may be. */
const MAX_TO_PLACE = 12;

/** A text without the places of a firm behind its name, which change nothing: `Apex, Paris`, `is Apex licensed in Paris`. */
function withoutPlaces(text: Text): Text {
  const { plain, taken, words, around, licences, index } = text;
  const hits = text.hits().filter(({ strength }) => strength !== 'part');
  const names = hits.filter(({ name, strength }) => name.list === 'warnings' || strength === 'whole');
  const inName = markRanges(new Uint8Array(plain.text.length), [{ ranges: names.map(({ begin, end }): Range => [begin, end]) }]);
  const found = new Set<Word>();
  for (const { name, strength, begin, end } of hits) {
    if (name.list !== 'firms' || strength === 'telling') continue;
    const places = placesOf(index.data.firms[name.position]);
    const first = around.nthAt.get(begin) ?? words.length;
    for (const word of words.slice(first, first + MAX_TO_PLACE).filter((other) => other.begin >= end)) {
      const isPlace = places.includes(word.folded);
      if (inName[word.begin] === 1 || !(isPlace || isMinor(word.folded) || classOf(word.folded))) break;
      if (isPlace) found.add(word);
    }
  }
  const edits = words.filter((word) => found.has(word)).map((word) => ({ begin: word.begin, end: word.end, by: ' ' }));
  return edits.length === 0 ? text : textOf(plain.edit(edits), taken, licences, index);
}

/** The names of a text that is nothing but names, with marks, lines or "or" between them. */
function listOf(text: Text): NameItem[] {
  const whole = text.hits().filter(({ strength }) => strength === 'whole');
  const inName = markRanges(new Uint8Array(text.plain.text.length), [{ ranges: whole.map(({ begin, end }): Range => [begin + 1, end]) }]);
  return namesOf(text, listedIn(text.plain.text, inName));
}

/**
 * The names of a text with nothing but spaces between them: `Zephyr Sarvonik`. No record has words in two of the places, and every word belongs to
 * one of them, or is a word of finance behind it.
 */
function besideEachOther(text: Text): NameItem[] {
  const { plain, taken, words, index } = text;
  if (words.length > MAX_BESIDE) return [];
  const groups = keepStrongest(hitsIn(words, index.names, true)).filter((group) => group[0]?.found.some((word) => !isFinanceWord(word)));
  const records = groups.flatMap((group) => [...new Set(group.map(({ name }) => keyOf(name)))]);
  const begins = groups.flatMap(([best]) => best?.begin ?? []);
  const isOfOne = ({ begin, folded }: Word) =>
    groups.some(([best]) => best && best.begin <= begin && begin < best.end) || (begin > (begins[0] ?? begin) && isFinanceWord(folded));
  const isApart = new Set(records).size === records.length && words.every(isOfOne);
  const places = begins.map((begin, nth): Range => [begin, begins[nth + 1] ?? plain.text.length]);
  const isBeside = places.every(([, end], nth) => !MARKS.test(plain.text.slice(groups[nth]?.[0]?.end, end)));
  if (!isApart || !isBeside) return [];
  const marked = markRanges(taken.slice(), [{ ranges: places.map(([begin, end]) => plain.rangeOf(begin, end)) }]);
  return places.flatMap((place) => namesOf({ ...text, taken: marked.slice().fill(0, ...plain.rangeOf(...place)) }, [place]));
}

/** The names in parts of a text; none if a part is anything else. */
function namesOf(text: Text, places: readonly Range[]): NameItem[] {
  const found = places.flatMap((range) => oneName(text, range) ?? []);
  const isName = ({ item, strength }: OneName) => strength !== 'unlisted' || /^\p{Lu}/u.test(item.name);
  // Lines with no listed name among them may be a greeting and a signature.
  const isList = found.length === places.length && found.every(isName) && found.some(({ strength }) => strength !== 'unlisted');
  return isList ? joinSame(found.map(({ item }) => item)) : [];
}

/** The names in a message that are not there by chance. */
function meantNames(text: Text): NameItem[] {
  const { plain, around, hits } = text;
  const meant = hits().filter((hit) => isMeant(hit, around));
  // In a short text about a firm, the first word of a warned name is not there by chance: `is zephyr sarvonik legit`, `Adyen vs Zephyr`.
  const isAbout = plain.text.length <= MAX_TYPED && meant.length > 0;
  const others = isAbout ? hits().filter((hit) => beginsWarnedName(hit) && !hasDeterminer(hit, around)) : [];
  const groups = keepStrongest([...meant, ...others]);
  const find = longerThan(
    text,
    groups.map((group) => rangeOf(group, plain)),
  );
  return groups.flatMap((group) => {
    const longer = find(group);
    // A word that tells whose name is meant is in the name of somebody else, too: `Aurea Software`, but not `Aurea Capital`.
    const isOther = longer?.more.some((range) => wordsAt(plain.text.slice(...range)).some(({ folded }) => !isFinanceWord(folded))) === true;
    if (group[0] && isSingle(group[0]) && isOther) return [];
    return [toName(text, placeOf(group, plain.text), group, longer)];
  });
}

/**
 * The words of a short text that would lead to a name alone, whatever is around them: `zephyr wont let me withdraw`, `a bank called northwold`. They
 * lead to a choice.
 */
function halfNames(text: Text): NameItem[] {
  if (text.plain.text.length > MAX_TYPED) return [];
  const isPlace = ({ begin, end }: Hit) => wordsAt(text.plain.text.slice(begin, end)).every(({ folded }) => isCountry(folded));
  const isHalf = (hit: Hit) =>
    !hasDeterminer(hit, text.around) &&
    !isMeant(hit, text.around) &&
    (beginsWarnedName(hit) || (hit.strength !== 'part' && !isUsualHit(hit) && !isPlace(hit)));
  const half = text.hits().filter(isHalf);
  const inPlace = text.hits().filter(({ begin, end }) => half.some((hit) => hit.begin <= begin && end <= hit.end));
  const groups = keepStrongest(inPlace.map(asPart));
  return joinSame(groups.map((group) => toName(text, placeOf(group, text.plain.text), group)));
}

/** Parts of the names of firms with their capitals. They lead to a choice at most. */
function partNames(text: Text, meant: readonly NameItem[]): NameItem[] {
  const marked = markRanges(text.taken.slice(), meant);
  const isPart = ({ name, isCapital, begin, end }: Hit) =>
    name.list === 'firms' && isCapital && isFree(marked, text.plain.rangeOf(begin, end));
  const find = longerThan(
    text,
    meant.flatMap(({ ranges }) => ranges),
  );
  return keepStrongest(text.hits().filter(isPart)).map((group) => {
    const { begin, end } = find(group) ?? { begin: group[0]?.begin ?? 0, end: group[0]?.end ?? 0 };
    return { ...toName(text, [begin, end], group), certainty: 'possible' };
  });
}

/** The names that no list has. @param found the other names */
function unlistedIn({ plain, taken, words, licences }: Text, found: readonly NameItem[]): NameItem[] {
  const marked = markRanges(taken.slice(), found);
  const options = { isNamed: found.length > 0, isLicensed: firmsOf(licences).length > 0 };
  return unlistedNames(plain.text, words, options).flatMap(({ name, begin, end, isUsual, isSure }): NameItem[] => {
    const range = plain.rangeOf(begin, end);
    if ((isUsual && !isSure) || !isFree(marked, range)) return [];
    marked.fill(1, ...range);
    return [{ ...toItem(name, [range], {}), certainty: isSure ? 'sure' : 'possible' }];
  });
}

/** A text with spaces in place of a part of it, so that places stay. */
const blank = (text: string, [begin, end]: Range) => text.slice(0, begin) + ' '.repeat(end - begin) + text.slice(end);
