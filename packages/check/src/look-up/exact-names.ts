import type { Index } from '../index/index.ts';
import type { KnownName } from '../index/names.ts';
import { classOf } from '../names/lexicon.ts';
import { isCountry, placesOf } from '../names/places.ts';
import { isSentenceWord, isUsualWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import { isFree, joinSame, type Reading } from '../read/read.ts';
import type { SourceText } from '../read/source-text.ts';
import type { Facts, KnownItem, Name, Range, ReadItem } from '../types.ts';
import { MAX_NAME_WORDS, MAX_QUESTION_WORDS } from './asked-name.ts';
import { countByList, firmsOf, matches, NO_FACTS, warningsBeside, without } from './facts.ts';
import { findNamesIn, type NameInText } from './find-names.ts';
import { findLonger } from './longer-name.ts';
import { toResemblance } from './similar.ts';

export type NameItem = Name & ReadItem & { facts: Facts };

export function toItem(name: string, ranges: readonly Range[], facts: Partial<Facts>): NameItem {
  const canonical = name.replaceAll(/\s+/g, ' ');
  const totals = countByList(facts.candidates ?? []);
  return { kind: 'name', name, canonical, ranges, role: 'sender', certainty: 'sure', facts: { ...NO_FACTS, totals, ...facts } };
}

/** The listed names in a text, in whole. A firm's name with more words beside it is another name, which resembles the firm's. */
export function exactNames(plain: SourceText, { taken }: Reading, licences: readonly KnownItem[], index: Index): NameItem[] {
  const { text } = plain;
  const { data } = index;
  const licensed = firmsOf(licences);
  const isLicensed = ({ list, position }: KnownName) => list === 'firms' && licensed.includes(position);
  const words = wordsAt(text);
  const found = findNamesIn(text, index.names);
  const named = new Uint8Array(text.length);
  for (const { begin, end } of found) named.fill(1, begin, end);
  const longer = findLonger(text, words, ({ begin, end }) => isFree(named, [begin, end]) && isFree(taken, plain.rangeOf(begin, end)));
  const names = found.flatMap(({ records: all, isWeak, ...place }): NameItem[] => {
    const records = isWeak && !isOnlyName(words, place, named) ? all.filter(isLicensed) : all;
    const range = plain.rangeOf(place.begin, place.end);
    if (records.length === 0 || !isFree(taken, range)) return [];
    const beside = warningsBeside(records, index);
    const firms = records.filter(({ list }) => list === 'firms');
    const isPlace = (word: string) => firms.some(({ position }) => placesOf(data.firms[position]).includes(word));
    const other = firms.length > 0 ? longer([place.begin, place.end], isPlace) : undefined;
    if (!other) return [toItem(text.slice(place.begin, place.end), [range], { ...matches(records, data), candidates: beside })];
    const typed = text.slice(other.begin, other.end);
    const differing = { typed: other.more.map(([begin, end]): Range => [begin - other.begin, end - other.begin]), known: [] };
    const resembles = firms.map(({ list, position, field, value }) =>
      toResemblance({ list, position, field }, { how: 'word', differing }, typed, value, data),
    );
    const facts = { ...matches(without(records, firms), data), resembles, candidates: beside.map((one) => ({ ...one, isLikely: true })) };
    return [toItem(typed, [plain.rangeOf(other.begin, other.end)], facts)];
  });
  return joinSame(names);
}

/** Whether a short question has one name, and otherwise only words that say nothing about a name: `is Adyen safe?` */
function isOnlyName(words: readonly Word[], { begin, end }: Pick<NameInText, 'begin' | 'end'>, named: Uint8Array): boolean {
  if (words.length > MAX_QUESTION_WORDS + MAX_NAME_WORDS) return false;
  const rest = words.filter((word) => isFree(named, [word.begin, word.end]));
  const isName = words.some((word) => word.begin < end && begin < word.end && !isUsualWord(word.folded));
  const isShort = rest.length < MAX_NAME_WORDS;
  return isName && rest.every(({ folded }) => (isShort && isSentenceWord(folded)) || classOf(folded) !== undefined || isCountry(folded));
}
