import type { Index } from '../index/index.ts';
import { classOf, isDealing } from '../names/lexicon.ts';
import { isMinor } from '../names/name-words.ts';
import { MAX_NAME_LENGTH } from '../names/name.ts';
import { isCountry } from '../names/places.ts';
import { isFinanceWord } from '../names/usual-words.ts';
import type { Word } from '../names/words-in-text.ts';
import { isFree } from '../read/read.ts';
import { markRanges, type SourceText } from '../read/source-text.ts';
import type { KnownItem, Range } from '../types.ts';
import { askedName, withoutMarks, withoutPolite } from './asked-name.ts';
import { beginsWarnedName, type Surroundings } from './meant.ts';
import { brandsIn } from './brands-in.ts';
import { containing } from './containing.ts';
import { keyOf } from './facts.ts';
import { hitsIn, isUsual as isUsualHit, keepStrongest, type Hit } from './hits.ts';
import { longerNameInMessage, longerNameAlone, type LongerName } from './longer-name.ts';
import { factsOf, toItem, type NameItem } from './name-item.ts';
import { isSmallTalk } from './unlisted-names.ts';

/** A text that is one name. It is `sure` if the name is listed, `part` if its words may be a name by chance, and `unlisted` if no list has it. */
export interface OneName {
  item: NameItem;
  strength: 'sure' | 'part' | 'unlisted';
}

/** A text, and what is needed to find the names in it. */
export interface Text {
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

/** The most general words of finance that are no name. A name such as Savings and Trust Bank has more. */
const MAX_GENERAL = 3;

/** The name that a part of a text is, in the words of a question or not. */
export function oneName(text: Text, part: Range): OneName | undefined {
  const place = placeOfName(text, part);
  if (!place) return undefined;
  const around = wordsIn(text, part);
  const own = wordsIn(text, place);
  const hasQuestion = own.length < around.length;
  if (own.every(({ folded }) => isCountry(folded)) || (hasQuestion && own.every(isOfQuestion))) return undefined;
  // The words of a question may be in a name too.
  const hits = [own, ...(hasQuestion ? [around] : [])].flatMap((words) => hitsIn(words, text.index.names, true));
  const isMixed = around.length === 1 || /\p{Ll}/u.test(text.plain.text.slice(...part));
  const inPlace = hits.filter(({ begin, end }) => begin < place[1] && place[0] < end);
  const group = keepStrongest(inPlace.map((hit) => (isMixed && hit.isCapital ? hit : weaken(hit))))[0] ?? [];
  const [best] = group;
  // `Adyen and Apex Meridian Trade` are two names.
  const isOther = (hit: Hit) =>
    (hit.strength !== 'part' || beginsWarnedName(hit)) && best && (hit.end <= best.begin || hit.begin >= best.end);
  if (hits.some(isOther)) return undefined;
  const parts = containing(text.plain.text.slice(...place), text.index, !hasQuestion);
  // `compensation scheme`, `banks in Germany`, but not the beginning of a name: `Golden Car`
  const isGeneral = (word: Word) => isFinanceWord(word.folded) || isCountry(word.folded) || isOfQuestion(word);
  const isOneWord = best?.strength === 'part' && best.found.length === 1 && (hasQuestion || parts.length === 0);
  if (isOneWord && own.length <= MAX_GENERAL && own.every(isGeneral)) return undefined;
  return listedName(text, place, { group, parts }, { own, around }) ?? unlistedName(text, place, own);
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

/** What the hits in the place of a name say, and the names that contain the place; undefined if no list has the name. */
function listedName(
  text: Text,
  place: Range,
  { group, parts }: Record<'group' | 'parts', readonly Hit[]>,
  { own, around }: Record<'own' | 'around', readonly Word[]>,
): OneName | undefined {
  const { plain } = text;
  const [best] = group;
  // A part of a licence number may begin with our name: `FCA-2017-NL`.
  const isLicence = best?.name.list === 'ours' && own.length > 1 && parts.some(({ name }) => name.list === 'firms');
  const more = best?.strength === 'whole' && !isLicence ? longerNameAlone(plain.text, around, best) : undefined;
  if (more) return { item: toName(text, placeOf(group, plain.text), group, more), strength: 'sure' };
  // `golden carp capital`, `kestrelmoor markets`: a word of finance more does not hide the rest of a name.
  const isRest = best && best.strength !== 'whole' && !best.found.every(isFinanceWord);
  const isBeside = (word: Word) =>
    isMinor(word.folded) || isOfQuestion(word) || isCountry(word.folded) || (isRest && isFinanceWord(word.folded));
  const isAll = best && own.every((word) => (word.begin >= best.begin && word.end <= best.end) || isBeside(word));
  const isFirm = best?.name.list === 'firms' && (best.strength === 'close' || best.strength === 'telling');
  if (best && !isLicence && (isAll || isFirm)) {
    const longer = longerThan(text, [rangeOf(group, plain)])(group);
    const hits = !isAll ? group.map(asPart) : best.strength === 'whole' ? group : withParts(group, parts);
    return { item: toName(text, placeOf(group, plain.text), hits, longer), strength: best.strength === 'part' ? 'part' : 'sure' };
  }
  return parts.length > 0 ? { item: toName(text, place, parts), strength: 'sure' } : undefined;
}

/** The name that no list has in the place of a name, without the word of dealing before it: `I paid Quorvex`. */
function unlistedName({ plain, licences, index }: Text, [begin, end]: Range, own: readonly Word[]): OneName | undefined {
  const first = own.find((word) => !isDealing(word.folded))?.begin ?? begin;
  const name = plain.text.slice(first, end);
  if (licences.length > 0 || isSmallTalk(name)) return undefined;
  // Names that are joined to other words, as in an address: `sarvonicfx`.
  const resembles = /\s/.test(name) ? [] : brandsIn({ kind: 'handle', canonical: name }, index);
  return { item: toItem(name, [plain.rangeOf(first, end)], { resembles }), strength: 'unlisted' };
}

const isOfQuestion = ({ folded }: Word) => classOf(folded) !== undefined || isDealing(folded);

/** One usual word is a name only with its capital, which says nothing in a text of capitals. */
const weaken = (hit: Hit): Hit => (hit.found.length === 1 && isUsualHit(hit) ? asPart(hit) : hit);
export const asPart = (hit: Hit): Hit => ({ ...hit, strength: 'part' });

/** Whether one word tells whose name is meant, and it is not the whole name. */
export const isSingle = ({ found, strength }: Hit) => found.length === 1 && strength === 'telling';

/** The hits of a group, and the other names that contain the text. What a name contains is no error in it: `Aurea Mentor Clu`. */
function withParts(group: readonly Hit[], parts: readonly Hit[]): Hit[] {
  const inParts = new Set(parts.map(({ name }) => keyOf(name)));
  const kept = group.filter(({ name, how, strength }) => how === 'alike' || strength !== 'close' || !inParts.has(keyOf(name)));
  return [...kept, ...parts];
}

/** Finds words beside a name that may belong to it. @param ranges the ranges of all names in the pasted text */
export function longerThan({ plain, taken, words }: Text, ranges: readonly Range[]) {
  const named = markRanges(taken.slice(), [{ ranges }]);
  const find = longerNameInMessage(plain.text, words, ({ begin, end }) => isFree(named, plain.rangeOf(begin, end)));
  return ([best]: readonly Hit[]) => best && find([best.begin, best.end]);
}

/** The item of a group of hits. With the words beside it, a firm's whole name is the name of somebody else. */
export function toName({ plain, index }: Text, place: Range, group: readonly Hit[], longer?: LongerName): NameItem {
  const isLonger = longer && group.some(({ name, strength }) => name.list === 'firms' && strength === 'whole');
  const [begin, end] = isLonger ? [longer.begin, longer.end] : place;
  const typed = plain.text.slice(begin, end);
  return toItem(typed, [plain.rangeOf(begin, end)], factsOf(typed, group, isLonger ? { ...longer, typed } : undefined, index));
}

/** The place of a group of hits, with the full stop behind it if the listed name ends in one. */
export function placeOf([best]: readonly Hit[], text: string): Range {
  const { begin = 0, end = 0, name } = best ?? {};
  return [begin, text.charAt(end) === '.' && name?.value.endsWith('.') === true ? end + 1 : end];
}

export const rangeOf = (group: readonly Hit[], plain: SourceText) => plain.rangeOf(...placeOf(group, plain.text));
