import { MAX_BEGUN } from '../index/beginnings.ts';
import type { Index } from '../index/index.ts';
import { fold } from '../names/fold.ts';
import { MAX_NAME_LENGTH } from '../names/name.ts';
import { isQuestionWord, isSentenceWord } from '../names/usual-words.ts';
import { wordsAt } from '../names/words-in-text.ts';
import type { Candidate } from '../types.ts';
import { candidateOf, findContaining, type RememberedNames } from './candidates.ts';
import { keyOf } from './facts.ts';
import { isNamedAfter } from './find-names.ts';

/** The most names that one misspelt beginning may mean. */
const MAX_SHOWN = 10;
/** A text with more words is a message, in which words of names occur by chance. */
export const MAX_SENTENCE_WORDS = 40;
/** The fewest characters of the beginning of a name. */
const MIN_BEGUN = 4;

/**
 * The words with which names of warned firms begin, and no others, perhaps misspelt: at the beginning of the text, or behind a word as in
 * `I was called by zephyr`. The text ends or goes on with a usual word: `golden retriever` is something else.
 */
export function begunName(text: string, index: Index): RememberedNames | undefined {
  const words = wordsAt(text);
  if (words.length > MAX_SENTENCE_WORDS) return undefined;
  for (const [first, { begin }] of words.entries()) {
    if (first > 0 && !isNamedAfter(text.slice(0, begin))) continue;
    for (let last = Math.min(first + MAX_BEGUN, words.length) - 1; last >= first; last -= 1) {
      const [end = begin, next] = [words[last]?.end, words[last + 1]];
      if (end < begin + MIN_BEGUN || (next && !isSentenceWord(next.folded) && !/^\d/.test(next.folded))) continue;
      const candidates = namesBegunBy(text.slice(begin, end), index);
      if (candidates.length > 0) return candidates.some((one) => one.isLikely) ? { begin, end, candidates } : undefined;
    }
  }
  return undefined;
}

/** The warned names that begin with some words. If no listed name has these words, also those that sound alike or differ by a letter, with firms. */
function namesBegunBy(name: string, { names, data, beginnings }: Index): Candidate[] {
  if (name.length > MAX_NAME_LENGTH) return [];
  const folded = fold(name);
  const begun = beginnings()(folded).filter(({ list }) => list !== 'ours');
  // To look for the words inside all names takes long.
  if (begun.length === 0) return [];
  const { candidates } = findContaining(name, names.all, data);
  if (allWarned(candidates, `${folded} `)) return candidates.map((one) => ({ ...one, isLikely: true }));
  const words = folded.split(' ');
  const isName = ![words[0], words.at(-1)].some((word = '') => isQuestionWord(word)) && !words.every(isSentenceWord);
  if (candidates.length > 0 || !isName) return [];
  const found = begun.map(({ list, position }) => candidateOf(data, list === 'firms' ? 'firms' : 'warnings', position, 'remembered'));
  const each = [...new Map(found.map((one) => [keyOf(one), { ...one, isLikely: one.list === 'warnings' }])).values()];
  return each.sort((one, other) => Number(other.isLikely) - Number(one.isLikely)).slice(0, MAX_SHOWN);
}

/** Whether names are those of warned firms only, and begin with a text. Then it is about these firms, even if its words are usual. */
export const allWarned = (names: readonly Candidate[], beginning: string) =>
  names.length > 0 && names.every(({ list, name }) => list === 'warnings' && `${fold(name)} `.startsWith(beginning));
