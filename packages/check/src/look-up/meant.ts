import { CURRENCY_CODES, CURRENCY_WORDS } from '../data/currencies.ts';
import { isFunctionWord } from '../function-words.ts';
import { isDealing } from '../names/lexicon.ts';
import { isCommonWord } from '../names/usual-words.ts';
import type { Word } from '../names/words-in-text.ts';
import { isUsual, type Hit } from './hits.ts';

/** What tells whether words in a text are a name. */
export interface Surroundings {
  text: string;
  words: readonly Word[];
  /** The number of the word that begins at a place. */
  nthAt: ReadonlyMap<number, number>;
  /** Whether a word of dealing stands in the sentence of a hit, or in the next. */
  isDealtWith: (hit: Hit) => boolean;
}

const SENTENCE_END = /[.!?。！？\n]/u;

export function surroundingsOf(text: string, words: readonly Word[]): Surroundings {
  const nthAt = new Map(words.map(({ begin }, nth) => [begin, nth]));
  return {
    text,
    words,
    nthAt,
    isDealtWith: dealtWith(text, words),
  };
}

function dealtWith(text: string, words: readonly Word[]): Surroundings['isDealtWith'] {
  /** The number of the sentence at each place, and the words of dealing in each sentence. */
  let sentences: Uint32Array | undefined;
  const dealing = new Map<number, number>();
  const index = () => {
    let sentence = 0;
    const at = Uint32Array.from({ length: text.length }, (_, place) => (SENTENCE_END.test(text.charAt(place)) ? sentence++ : sentence));
    for (const { folded, begin } of words) if (isDealing(folded)) dealing.set(at[begin] ?? 0, (dealing.get(at[begin] ?? 0) ?? 0) + 1);
    return at;
  };
  return ({ begin, found }) => {
    sentences ??= index();
    const sentence = sentences[begin] ?? 0;
    return (dealing.get(sentence) ?? 0) > found.filter(isDealing).length || dealing.has(sentence + 1);
  };
}

/**
 * Whether words in a message stand for a record, and are not there by chance. A text that is nothing but a name is not asked here.
 *
 * | Strength | It counts if |
 * | --- | --- |
 * | whole | it has three words, or its legal form, or a word that is not usual, or its capitals; of a warned firm also beside a word of dealing |
 * | close, telling | only for a warned firm, under the conditions of a whole name |
 * | part | it is the first word of a warned name, behind a word of dealing or with its capital in a sentence with one: `called by zephyr`, `Zephyr took my money`. It leads to a choice |
 *
 * A single word must not be usual, and as the whole name of a firm needs its capital.
 */
export function isMeant(hit: Hit, around: Surroundings): boolean {
  const { isDealtWith } = around;
  const { name, found, form, strength, isCapital } = hit;
  const isWarned = name.list === 'warnings';
  if (strength === 'part') return beginsWarnedName(hit) && (isBehindDealing(hit, around) || isNamedInDealing(hit, around));
  if (strength !== 'whole' && !isWarned) return false;
  if (form === 'same' || found.length > 2) return true;
  if (found.length === 1) return !isUsual(hit) && (isWarned || isCapital);
  if (!isUsual(hit)) return true;
  return isCapital || (isWarned && isDealtWith(hit) && !hasDeterminer(hit, around));
}

/** Whether a hit is the first word of a warned name, and not a common one. */
export const beginsWarnedName = ({ name, found }: Hit) =>
  name.list === 'warnings' && name.words[0] === found[0] && !found.every(isCommonWord);

/** Whether a word such as "my" or "the" stands before a hit, as before a thing: `my aunt`. */
export const hasDeterminer = (hit: Hit, around: Surroundings) => DETERMINER.test(wordBefore(hit, around));

/** The word in front of a hit. */
const wordBefore = ({ begin }: Hit, { words, nthAt }: Surroundings) => words[(nthAt.get(begin) ?? 0) - 1]?.folded ?? '';

/** Whether a hit has its capital in a sentence about dealing. */
const isNamedInDealing = (hit: Hit, { text, isDealtWith }: Surroundings) => hit.isCapital && /\p{Ll}/u.test(text) && isDealtWith(hit);

/** An amount of money, or a part of it. */
const AMOUNT = new RegExp(`^(?:\\d.*|${CURRENCY_CODES}|${CURRENCY_WORDS})$`);

/** Whether a word of dealing stands in front of a hit, with nothing but one small word and an amount between them: `paid 900 euros to zephyr`. */
function isBehindDealing({ begin }: Hit, { words, nthAt }: Surroundings): boolean {
  const before = words.slice(0, nthAt.get(begin)).map(({ folded }) => folded);
  const last = before.at(-1) ?? '';
  if (isFunctionWord(last) && !DETERMINER.test(last)) before.pop();
  return isDealing(before.findLast((word) => !AMOUNT.test(word)) ?? '');
}

/** Words before a thing and not before the name of a firm. */
const DETERMINER =
  /^(?:the|an?|my|your|our|his|her|their|this|that|these|those|el|la|los|las|una?|mis?|sus?|este|esta|les?|une|des|du|mon|ma|mes|sa|son|ses|ce|cet|cette|votre|notre)$/;
