import { once, type Index } from '../index/index.ts';
import { classOf, isDealing } from '../names/lexicon.ts';
import { isMinor } from '../names/name-words.ts';
import { MAX_NAME_LENGTH } from '../names/name.ts';
import { isCountry, placesOf } from '../names/places.ts';
import { isFinanceWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isFree, joinSame, type Reading } from '../read/read.ts';
import { markRanges } from '../read/source-text.ts';
import type { SourceText } from '../read/source-text.ts';
import type { KnownItem, Range } from '../types.ts';
import { askedName, listedIn, withoutMarks, withoutPolite } from './asked-name.ts';
import { isMeant, surroundingsOf, type Surroundings } from './by-chance.ts';
import { containing } from './containing.ts';
import { firmsOf, keyOf } from './facts.ts';
import { hitsIn, isUsual as isUsualHit, keepStrongest, type Hit } from './hits.ts';
import { findLonger, moreWords, type LongerName } from './longer-name.ts';
import { factsOf, toItem, type NameItem } from './name-item.ts';
import { isSmallTalk, unlistedNames } from './unlisted-names.ts';

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
  const name = nameAsHost(reading, plain, licences, index);
  const taken = markRanges(
    reading.taken.slice(),
    reading.items.filter(({ certainty }) => certainty === 'sure'),
  );
  if (name) taken.fill(0, ...name);
  const isAlone = name !== undefined || reading.items.every(({ certainty, kind }) => certainty === 'possible' || kind === 'licence');
  const text = textOf(plain, taken, licences, index);
  const one = isAlone ? oneName(text, [0, plain.text.length]) : undefined;
  if (one?.strength === 'sure') return { items: [one.item], isList: false };
  const list = isAlone ? listOf(text) : [];
  if (list.length > 1) return { items: list, isList: true };
  const meant = meantNames(text);
  if (meant.length === 0 && one) return { items: [one.item], isList: false };
  const named = [...meant, ...partNames(text, meant)];
  return { items: joinSame([...named, ...unlistedIn(text, named)]), isList: false };
}

/** The words of a text that are in no address and no number. */
const freeWords = (plain: SourceText, taken: Uint8Array): Word[] =>
  wordsAt(plain.text).filter(({ begin, end }) => isFree(taken, plain.rangeOf(begin, end)));

/** The ranges in the pasted text of whole names. What is a guess about an address or a number takes nothing of them. */
export function wholeNamesIn(plain: SourceText, taken: Uint8Array, { names }: Index): Range[] {
  const words = freeWords(plain, taken);
  const around = surroundingsOf(plain.text, words);
  const isName = (hit: Hit) => hit.strength === 'whole' && (words.length === hit.found.length || isMeant(hit, around));
  return keepStrongest(hitsIn(words, names, false).filter(isName)).map((group) => rangeOf(group, plain));
}

/** The place of a group of hits, with the full stop behind it if the listed name ends in one. */
function placeOf([best]: readonly Hit[], text: string): Range {
  const { begin = 0, end = 0, name } = best ?? {};
  return [begin, text.charAt(end) === '.' && name?.value.endsWith('.') === true ? end + 1 : end];
}

const rangeOf = (group: readonly Hit[], plain: SourceText) => plain.rangeOf(...placeOf(group, plain.text));

/** The range of an address that is the name of a firm, because a firm is called exactly that or no host has its ending: `Booking.com`, `ApexS.A.` */
function nameAsHost({ items }: Reading, plain: SourceText, licences: readonly KnownItem[], index: Index): Range | undefined {
  const [site, ...more] = items.filter(({ kind }) => kind !== 'licence');
  if (site?.kind !== 'site' || more.length > 0) return undefined;
  const text = licences.flatMap(({ ranges }) => ranges).reduce(blank, plain.text);
  const place = withoutMarks(text, [0, text.length]);
  return !cutHost(site.host).known || index.names.isNamedAsHost(text.slice(...place)) ? plain.rangeOf(...place) : undefined;
}

/** A text that is one name. It is `sure` if the name is listed, `part` if its words may be a name by chance, and `unlisted` if no list has it. */
interface OneName {
  item: NameItem;
  strength: 'sure' | 'part' | 'unlisted';
}

/** A text, and what is needed to find the names in it. */
interface Text {
  plain: SourceText;
  /** Marks the units of the pasted text where no name can be. */
  taken: Uint8Array;
  words: readonly Word[];
  around: Surroundings;
  licences: readonly KnownItem[];
  /** The hits of a message, which are made when they are first needed. */
  hits: () => readonly Hit[];
  index: Index;
}

function textOf(plain: SourceText, taken: Uint8Array, licences: readonly KnownItem[], index: Index): Text {
  const words = freeWords(plain, taken);
  const around = surroundingsOf(plain.text, words);
  return { plain, taken, words, around, licences, hits: once(() => hitsIn(words, index.names, false)), index };
}

/** Finds words beside a name that may belong to it. @param ranges the ranges of all names in the pasted text */
function longerThan({ plain, taken, words, index }: Text, ranges: readonly Range[]) {
  const named = markRanges(taken.slice(), [{ ranges }]);
  const find = findLonger(plain.text, words, ({ begin, end }) => isFree(named, plain.rangeOf(begin, end)));
  return ([best]: readonly Hit[]) => best && find([best.begin, best.end], isPlaceOf(best, index));
}

/** Whether a word is the place of the firm that a hit is of. */
const isPlaceOf =
  ({ name: { list, position } }: Hit, { data }: Index) =>
  (word: string) =>
    list === 'firms' && placesOf(data.firms[position]).includes(word);

/** The item of a group of hits. With the words beside it, a firm's whole name is the name of somebody else. */
function toName({ plain, index }: Text, place: Range, group: readonly Hit[], longer?: LongerName): NameItem {
  const isLonger = longer && group.some(({ name, strength }) => name.list === 'firms' && strength === 'whole');
  const [begin, end] = isLonger ? [longer.begin, longer.end] : place;
  const typed = plain.text.slice(begin, end);
  return toItem(typed, [plain.rangeOf(begin, end)], factsOf(typed, group, isLonger ? { ...longer, typed } : undefined, index));
}

/** The name that a part of a text is, in the words of a question or not. */
function oneName(text: Text, part: Range): OneName | undefined {
  const place = placeOfName(text, part);
  if (!place) return undefined;
  const around = wordsIn(text, part);
  const own = wordsIn(text, place);
  const hasQuestion = own.length < around.length;
  if (hasQuestion && own.every(isOfQuestion)) return undefined;
  // The words of a question may be in a name too.
  const hits = [own, ...(hasQuestion ? [around] : [])].flatMap((words) => hitsIn(words, text.index.names, true));
  const group = keepStrongest(hits.filter(({ begin, end }) => begin < place[1] && place[0] < end).map(weaken))[0] ?? [];
  return listedName(text, place, group, { own, around }) ?? unlistedName(text, place, own);
}

const wordsIn = ({ words }: Text, [from, to]: Range) => words.filter(({ begin, end }) => begin >= from && end <= to);

/** The place of a name in a part of a text, without greetings, the words of a question around it and quotation marks. */
function placeOfName({ plain, taken }: Text, [from, to]: Range): Range | undefined {
  if (to - from > MAX_NAME_LENGTH) return undefined;
  const isTaken = (at: number, length: number) => !isFree(taken, plain.rangeOf(at, at + length));
  const written = plain.text.slice(from, to).replaceAll(/./gsu, (letter, at: number) => (isTaken(from + at, letter.length) ? ' ' : letter));
  const asked = askedName(withoutPolite(written));
  if (!asked) return undefined;
  const [begin, end] = withoutMarks(written, asked);
  return [from + begin, from + end];
}

/** What the hits in the place of a name say; undefined if no list has the name. */
function listedName(
  text: Text,
  place: Range,
  group: readonly Hit[],
  { own, around }: Record<'own' | 'around', readonly Word[]>,
): OneName | undefined {
  const { plain, index } = text;
  const [best] = group;
  const more = best?.strength === 'whole' ? moreWords(plain.text, around, best, isPlaceOf(best, index)) : undefined;
  if (more) return { item: toName(text, placeOf(group, plain.text), group, more), strength: 'sure' };
  const isBeside = (word: Word) => isMinor(word.folded) || isOfQuestion(word) || isCountry(word.folded);
  const isAll = best && own.every((word) => (word.begin >= best.begin && word.end <= best.end) || isBeside(word));
  const parts = containing(plain.text.slice(...place), index);
  if (best && (isAll || isSingle(best))) {
    const longer = longerThan(text, [rangeOf(group, plain)])(group);
    const hits = !isAll ? group.map(asPart) : best.strength === 'whole' ? group : withParts(group, parts);
    return { item: toName(text, placeOf(group, plain.text), hits, longer), strength: best.strength === 'part' ? 'part' : 'sure' };
  }
  return parts.length > 0 ? { item: toName(text, place, parts), strength: 'sure' } : undefined;
}

/** The name that no list has in the place of a name, without the word of dealing before it: `I paid Quorvex`. */
function unlistedName({ plain, licences }: Text, [begin, end]: Range, own: readonly Word[]): OneName | undefined {
  const first = own.find((word) => !isDealing(word.folded))?.begin ?? begin;
  const name = plain.text.slice(first, end);
  if (licences.length > 0 || isSmallTalk(name)) return undefined;
  return { item: toItem(name, [plain.rangeOf(first, end)], {}), strength: 'unlisted' };
}

const isOfQuestion = ({ folded }: Word) => classOf(folded) !== undefined || isDealing(folded);

/** The names of a text that is nothing but names; none if a part of it is anything else. */
function listOf(text: Text): NameItem[] {
  const whole = text.hits().filter(({ strength }) => strength === 'whole');
  const inName = markRanges(new Uint8Array(text.plain.text.length), [{ ranges: whole.map(({ begin, end }): Range => [begin + 1, end]) }]);
  const places = listedIn(text.plain.text, inName);
  const found = places.flatMap((range) => oneName(text, range) ?? []);
  const isName = ({ item, strength }: OneName) => strength !== 'unlisted' || /^\p{Lu}/u.test(item.name);
  // Lines with no listed name among them may be a greeting and a signature.
  const isList = found.length === places.length && found.every(isName) && found.some(({ strength }) => strength !== 'unlisted');
  return isList ? joinSame(found.map(({ item }) => item)) : [];
}

/** The names in a message that are not there by chance. */
function meantNames(text: Text): NameItem[] {
  const { plain, around, hits } = text;
  const groups = keepStrongest(hits().filter((hit) => isMeant(hit, around)));
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

/** One usual word is a name only with its capital. */
const weaken = (hit: Hit): Hit => (hit.found.length === 1 && isUsualHit(hit) && !hit.isCapital ? asPart(hit) : hit);
const asPart = (hit: Hit): Hit => ({ ...hit, strength: 'part' });

/** Whether one word tells whose name is meant, and it is not the whole name. */
const isSingle = ({ found, strength }: Hit) => found.length === 1 && strength === 'telling';

/** The hits of a group, and the other names that contain the text. What a name contains is no error in it: `Aurea Mentor Clu`. */
function withParts(group: readonly Hit[], parts: readonly Hit[]): Hit[] {
  const inParts = new Set(parts.map(({ name }) => keyOf(name)));
  const kept = group.filter(({ name, how, strength }) => how === 'alike' || strength !== 'close' || !inParts.has(keyOf(name)));
  return [...kept, ...parts];
}

/** A text with spaces in place of a part of it, so that places stay. */
const blank = (text: string, [begin, end]: Range) => text.slice(0, begin) + ' '.repeat(end - begin) + text.slice(end);
