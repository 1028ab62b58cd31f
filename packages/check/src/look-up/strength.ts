import type { NameIndex } from '../index/names.ts';
import { isFunctionWord } from '../function-words.ts';
import { isDealing } from '../names/lexicon.ts';
import type { Word } from '../names/words-in-text.ts';
import { isUsual, type Hit } from './hits.ts';

/**
 * How surely some words stand for a record. `whole`: they are its name. `close`: they are all of its words, one of them a letter or a sound away or
 * in letters that look alike, or with another legal form. `telling`: they have a word that only this record has, or most of its name. `part`:
 * anything else.
 */
export type Strength = 'whole' | 'close' | 'telling' | 'part';
export const STRENGTHS: readonly Strength[] = ['whole', 'close', 'telling', 'part'];

export function strengthOf({ isWhole, how, form, isTelling, isWeak, name }: Hit): Strength {
  if (isWeak === true) return 'part';
  if (isWhole && !name.isFormer) return how === 'same' && form !== 'other' ? 'whole' : 'close';
  return isWhole || isTelling ? 'telling' : 'part';
}

/** What tells whether words in a text are a name. */
export interface Surroundings {
  text: string;
  words: readonly Word[];
  /** The letters of the text: only capitals, typed in small letters, or mixed. */
  letters: 'capital' | 'small' | 'mixed';
}

/** A longer text in small letters is prose, in which the words of names occur by chance. */
const MAX_TYPED = 120;

export function surroundingsOf(text: string, words: readonly Word[]): Surroundings {
  if (!/\p{Ll}/u.test(text)) return { text, words, letters: 'capital' };
  return { text, words, letters: text.length <= MAX_TYPED && !/\p{L}.*\p{Lu}/su.test(text) ? 'small' : 'mixed' };
}

/** Whether words in a message stand for a record, and are not there by chance. */
export function countsInMessage(hit: Hit, around: Surroundings, index: NameIndex): boolean {
  const { name, found, form, isCapital } = hit;
  const strength = strengthOf(hit);
  const isWarned = name.list === 'warnings';
  if (name.list === 'ours') return strength === 'whole' && (found.length > 1 || around.text.slice(hit.begin, hit.end) === name.value);
  if (strength === 'whole') {
    if (form === 'same' || found.length > 2) return true;
    if (found.length === 1) return !isUsual(hit) && (isWarned || isCapital);
    return !isUsual(hit) || (around.letters !== 'small' && isCapital) || (isWarned && isDealtWith(hit, around));
  }
  if (!isWarned) return false;
  if (strength === 'part') return isFirstOfWarned(hit, index) && isBehindDealing(hit, around);
  return !isUsual(hit) || (found.length > 1 && (around.letters === 'mixed' ? isCapital : isDealtWith(hit, around)));
}

const SENTENCE_END = /[.!?。！？\n]/gu;

/** Whether a word of dealing stands in the sentence of a hit, or in the next. */
function isDealtWith({ begin, end }: Hit, { text, words }: Surroundings): boolean {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index);
  const from = ends.findLast((at) => at < begin) ?? 0;
  const to = ends.filter((at) => at >= end)[1] ?? text.length;
  return words.some((word) => word.begin >= from && word.end <= to && (word.end <= begin || word.begin >= end) && isDealing(word.folded));
}

/** Whether a word of dealing stands directly in front of a hit: `called by zephyr`. */
function isBehindDealing({ begin }: Hit, { words }: Surroundings): boolean {
  const at = words.findLastIndex((word) => word.end <= begin);
  const [before, last] = [words[at - 1], words[at]];
  if (!last) return false;
  return (
    isDealing(last.folded) ||
    (isFunctionWord(last.folded) && !isDeterminer(last.folded) && before !== undefined && isDealing(before.folded))
  );
}

/** Words before a thing and not before the name of a firm. */
const DETERMINER =
  /^(?:the|an?|my|your|our|his|her|their|this|that|these|those|el|la|los|las|una?|mis?|sus?|este|esta|les?|une|des|du|mon|ma|mes|sa|son|ses|ce|cet|cette|votre|notre)$/;
const isDeterminer = (word: string) => DETERMINER.test(word);

/** Whether warned names begin with a word, and no firm's. */
function isFirstOfWarned({ found: [first = ''], name }: Hit, { names, namesWith }: NameIndex): boolean {
  return name.words[0] === first && namesWith(first).every((number) => names[number]?.list !== 'firms' || names[number].words[0] !== first);
}
