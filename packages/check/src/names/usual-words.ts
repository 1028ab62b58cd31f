import { ENGLISH, FINANCE, OTHER_LANGUAGES, SENTENCE_WORDS, SERVICE_WORDS } from '../data/words.ts';

const USUAL = new Set(`${FINANCE} ${ENGLISH} ${OTHER_LANGUAGES}`.split(/\s+/));

/** Whether a folded word is usual. All words of one or two letters are. */
export function isUsualWord(word: string): boolean {
  return word.length < 3 || USUAL.has(word) || (word.endsWith('s') && USUAL.has(word.slice(0, -1)));
}

const SENTENCE = new Set(SENTENCE_WORDS.split(' '));

/** Whether a folded word is one that people add to a name in a question or complaint: `is`, `legit`. */
export const isQuestionWord = (word: string) => word.length < 3 || SENTENCE.has(word);

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
