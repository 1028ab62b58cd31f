import { CURRENCY_CODES, CURRENCY_WORDS } from '../data/currencies.ts';
import { isFunctionWord } from '../function-words.ts';
import { isForm } from '../names/legal-forms.ts';
import { isDealing } from '../names/lexicon.ts';
import { isMinor } from '../names/name-words.ts';
import { MAX_NAME_LENGTH } from '../names/name.ts';
import { isFinanceWord, isQuestionWord, isSentenceWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import type { Range } from '../types.ts';

/*
 * Names by the form of a text alone, without the lists.
 */

/** A longer text is not a name. */
export const MAX_NAME_WORDS = 8;
/** A longer text is a message, and no question about one thing. */
export const MAX_QUESTION_WORDS = 20;
/** The marks of a sentence or of an amount. No name has them. */
const SENTENCE = new RegExp(
  String.raw`[!;。！；、%]|[?？].|[.,] \p{Ll}{3}|\p{Sc}|\d ?(?:${CURRENCY_CODES.toUpperCase()}|${CURRENCY_CODES}|${CURRENCY_WORDS})(?!\p{L})|\n|^\P{L}*$|@`,
  'u',
);

/** The beginning of an address that is being typed. */
const BEGUN = /^[a-z]+:\/*(?:www\.?)?$/i;

/** Words that are in sentences and not in names, in a script without spaces. */
const CHINESE_SENTENCE =
  /[的了是我你您他她们这那吗呢谁哪么给让被谢]|怎|如何|什么|你好|再见|晚安|早安|早上好|哈哈|救命|天气|没有|不懂|不知道/u;

/**
 * The place of the name that a short text asks for: the text without the words of a question around the name. Undefined if the text is a
 * sentence, which has such words between others.
 */
export function askedName(whole: string): Range | undefined {
  if (whole.length > MAX_NAME_LENGTH) return undefined;
  const text = whole.replace(/[\s、!?。….]*[、!?。…]\s*$/u, '').trimEnd();
  const words = wordsAt(text);
  if (SENTENCE.test(text.trim()) || BEGUN.test(text.trim()) || words.length > MAX_NAME_WORDS) return undefined;
  // `SA` is a legal form, and `sa` a word of French.
  const isOfName = ({ folded, isUpper }: Word) => !isQuestionWord(folded) || (isUpper && isForm(folded));
  const named = words.slice(words.findIndex(isOfName), words.findLastIndex(isOfName) + 1);
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return undefined;
  if (named.some(({ folded }) => folded.length > 1 && ((isFunctionWord(folded) && !isMinor(folded)) || CHINESE_SENTENCE.test(folded))))
    return undefined;
  // In Arabic and Chinese, the small words are joined to others, so that only short texts are names.
  if (named.length > 3 && !/\p{Script=Latin}/u.test(text)) return undefined;
  return [first === words[0] ? text.search(/\S/u) : first.begin, last === words.at(-1) ? text.length : last.end];
}

/** Names with a legal form that no list has, and names behind "we are". Their owner gives them, so they are not on record. */
const OWN_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’&-]{0,40},? ){1,5}(?:[Ll]td|LTD|[Ll]imited|LLP|LLC|Inc|plc|PLC|GmbH|AG|S\.A\.|SA|S\.L\.|SL|SAS|SARL|N\.V\.|B\.V\.|Corp)(?![\p{L}\p{N}])|(?<=(?:[Ww]e are|[Ss]omos|[Nn]ous sommes|我们是|نحن) )(?:\p{Lu}[\p{L}\p{N}'’&-]{0,40}(?: (?=\p{Lu}))?){1,4}/gu;

/** Two to four words with capitals, such as the name of a firm or of a person. */
const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{Ll}'’-]+){1,3}/gu;

/**
 * The names in a text that their owner gives, with their places.
 *
 * `isUsual`: the words are usual ones, which are a name only beside a licence number.
 *
 * @param isNamed whether the text names a firm that is listed. If it does not, any words with capitals may be the name of the sender.
 */
export function ownNames(text: string, isNamed: boolean): { name: string; begin: number; end: number; isUsual: boolean }[] {
  return [...text.matchAll(OWN_NAME), ...(isNamed ? [] : text.matchAll(CAPITALISED))].flatMap(({ 0: name, index }) => {
    const words = wordsAt(name).map(({ folded }) => folded);
    const isUsual = words.every(isSentenceWord);
    return isUsual && !words.some(isFinanceWord) ? [] : [{ name, begin: index, end: index + name.length, isUsual }];
  });
}

/** Whether a text has only usual words, and none of finance beside another: "thanks a lot". It is nobody's name, unless a list has it. */
export function isSmallTalk(text: string): boolean {
  const words = wordsAt(text).map(({ folded }) => folded);
  const meaning = words.filter((word) => !isQuestionWord(word));
  return words.every((word) => isSentenceWord(word) || isDealing(word)) && (meaning.length < 2 || !meaning.some(isFinanceWord));
}
