import { ENGLISH, FINANCE, OTHER_LANGUAGES, SENTENCE_WORDS, SERVICE_WORDS, THINGS } from '../data/words.ts';
import { isFunctionWord } from '../function-words.ts';

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
/** Questions in Chinese, which has no spaces between words. */
const CHINESE_QUESTION =
  /^(?:请问|是否|是不是|有没有|能否|可以|可信|正规|靠谱|可靠|安全|合法|真的|假的|骗子|骗局|公司|平台|网站|银行|牌照|监管|授权|注册|这个|那个|这家|那家|怎么样|怎样|如何|什么|一下|查|受|被|有|好|不|吗|呢|的|是|吧|么)+$/u;

/** Whether a folded word is one that people add to a name in a question or complaint: `is`, `legit`. */
export const isQuestionWord = (word: string) =>
  word.length < 2 || QUESTION.has(word) || isFunctionWord(word) || CHINESE_QUESTION.test(word);

/** Whether a folded word says nothing about whose name is meant: a usual one, or one of a question or complaint. */
export const isSentenceWord = (word: string) => word === '' || isUsualWord(word) || isQuestionWord(word);

const SERVICE = new Set(SERVICE_WORDS.split(' '));
const MAX_SERVICE_WORD = Math.max(...[...SERVICE].map(({ length }) => length));

export const isServiceWord = (word: string) => SERVICE.has(word);

/** Imitators add a few words. Without this limit, a long text in which a label occurs often would take the square of its length. */
const MAX_ADDED = 100;

/** Whether a text consists of words that imitators add, of digits and of hyphens. An empty text does. */
export function isOfServiceWords(text: string): boolean {
  if (text.length > MAX_ADDED) return false;
  return text.split(/[-_.\d]+/).every((part) => {
    // `fits[n]`: the first n letters of the part consist of such words.
    const fits = [true];
    for (let end = 1; end <= part.length; end += 1) {
      let isMade = false;
      for (let length = 1; length <= Math.min(end, MAX_SERVICE_WORD); length += 1) {
        isMade ||= fits[end - length] === true && SERVICE.has(part.slice(end - length, end));
      }
      fits.push(isMade);
    }
    return fits[part.length] === true;
  });
}
