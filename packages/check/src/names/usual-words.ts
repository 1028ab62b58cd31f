import { ENGLISH, FINANCE, OTHER_LANGUAGES, SENTENCE_WORDS, SERVICE_WORDS, THINGS } from '../data/words.ts';
import { isFunctionWord } from '../function-words.ts';
import { classOf } from './lexicon.ts';
import { isMadeOf } from './made-of.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const FINANCIAL = setOf(FINANCE);
const COMMON = setOf(`${FINANCE} ${ENGLISH} ${OTHER_LANGUAGES}`);
const THING = setOf(THINGS);

const isIn = (words: ReadonlySet<string>, word: string) => words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));

/** Whether a folded word is usual in the names of firms. */
export const isFinanceWord = (word: string) => isIn(FINANCIAL, word);

/** Whether a folded word is common in names and in hosts. All words of one or two letters are. */
export const isCommonWord = (word: string) => word.length < 3 || isIn(COMMON, word);

/** Whether a folded word is in ordinary texts, so that it does not tell whose name is meant. */
export const isUsualWord = (word: string) => isCommonWord(word) || isIn(THING, word);

const QUESTION = new Set(SENTENCE_WORDS.split(' '));

/** Whether a folded word is one that people add to a name in a question or complaint: `is`, `legit`. Usual words may be in the name. */
export const isQuestionWord = (word: string) =>
  word.length < 2 || QUESTION.has(word) || isFunctionWord(word) || (classOf(word) === 'plain' && !isIn(COMMON, word) && !isIn(THING, word));

/** Whether a folded word says nothing about whose name is meant: a usual one, or one of a question or complaint. */
export const isSentenceWord = (word: string) => word === '' || isUsualWord(word) || isQuestionWord(word);

const SERVICE = new Set(SERVICE_WORDS.split(' '));
const MAX_SERVICE_WORD = Math.max(...[...SERVICE].map(({ length }) => length));

export const isServiceWord = (word: string) => SERVICE.has(word);

/** Imitators add a few words. Without this limit, a long text in which a label occurs often would take the square of its length. */
const MAX_ADDED = 100;

/** Whether a text consists of words that imitators add, of digits and of hyphens. An empty text does. */
export function isOfServiceWords(text: string): boolean {
  return text.length <= MAX_ADDED && text.split(/[-_.\d]+/).every((part) => isMadeOf(part, isServiceWord, MAX_SERVICE_WORD));
}
