import { asks } from '../function-words.ts';
import { isFormWord } from '../names/legal-forms.ts';
import { classOf, isDealing } from '../names/lexicon.ts';
import { isMinor } from '../names/name-words.ts';
import { isCountry } from '../names/places.ts';
import { isFinanceWord, isQuestionWord, isSentenceWord } from '../names/usual-words.ts';
import { beginsSentence, type Word } from '../names/words-in-text.ts';
import type { Range } from '../types.ts';
import type { Hit } from './hits.ts';

/** A name with more words beside it. Each range is in the text. */
export interface LongerName {
  begin: number;
  end: number;
  more: Range[];
}

/** The most words on each side that may belong to a name. */
const MAX_MORE = 6;
/** What may be between the words of a name. */
const BETWEEN = /^(?:[^\S\n]+|[-‐–/])?$/u;
/** Words that link a name to more words behind it: `Apex & Partners`. In front of a name, they link it to people: `Anna Muster of Apex`. */
const LINK = /^(?:&|of|for|de|du|des|del)$/i;

/**
 * Finds names to which words beside them could belong. With these words, it is the name of somebody else: `Adyen Pay`, `Royal Adyen`. Words
 * of a question or a search, greetings and titles never belong to it.
 *
 * @param words the words of the text
 * @param isFree whether no other name and no item has a word
 */
export function findLonger(text: string, words: readonly Word[], isFree: (word: Word) => boolean) {
  const nthAt = new Map(words.map(({ begin }, nth) => [begin, nth]));
  // In capitals alone, or in small letters alone, a capital says nothing.
  const isMixed = /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

  function isMore({ folded, isCapital, begin, end }: Word, isBefore: boolean): boolean {
    const kind = classOf(folded);
    // A word in capitals is an abbreviation before a name, and emphasis behind it: `RIB Apex Bank`, `Apex Bank INFORMA`.
    const isInCapitals = isMixed && (isBefore ? /^\p{Lu}{2,}$/u : /^\p{Lu}{5,}$/u).test(text.slice(begin, end));
    if (kind === 'plain' || (isInCapitals && !isFinanceWord(folded))) return false;
    if (isCapital && isMixed) return kind !== 'asked' || isFinanceWord(folded) ? !(isBefore && isOpening(folded, begin)) : false;
    // `Apex crypto` and `crypto apex`, but `the bank Apex`, `buys Apex`, and in a message `Apex shares`.
    if (kind === 'service' || !isFinanceWord(folded)) return false;
    return isBefore ? !isMixed && kind === undefined : !isMixed || !isMessage(begin);
  }

  /** The words that no question has. */
  let others: readonly Word[] | undefined;
  const isMessage = (begin: number) => {
    others ??= words.filter((word) => classOf(word.folded) === undefined && isFree(word));
    return others.length > 1 || (others.length === 1 && others[0]?.begin !== begin);
  };

  /** Whether a usual word begins a sentence of a message, where it has a capital in any case: `Yesterday Apex called me`. */
  const isOpening = (folded: string, begin: number) => isSentenceWord(folded) && beginsSentence(text, begin) && isMessage(begin);

  return (name: Range, isPlace: (folded: string) => boolean): LongerName | undefined => {
    const first = nthAt.get(name[0]);
    if (first === undefined) return undefined;
    let last = first;
    while ((words[last + 1]?.begin ?? Infinity) < name[1]) last += 1;
    const more: Range[] = [];
    for (const step of [-1, 1]) {
      const start = step < 0 ? first : last;
      for (let nth = start + step; Math.abs(nth - start) <= MAX_MORE; nth += step) {
        const [word, beside] = [words[nth], words[nth - step]];
        if (!word || !beside || !isFree(word)) break;
        // The full stop of a legal form ends no sentence.
        const isForm = isFormWord(beside.folded) || beside.folded.length === 1;
        const end = isForm ? Math.max(beside.end, name[1]) : beside.end;
        const between = step < 0 ? text.slice(word.end, beside.begin) : text.slice(end, word.begin);
        if (!BETWEEN.test(between)) break;
        const isFormOfMore = step > 0 && more.length > 0 && word.isCapital && isFormWord(word.folded);
        // `Apex New Zealand`, but not `New Apex`.
        const isOwnPlace = () => isPlace(word.folded) && (step > 0 || !isFinanceWord(word.folded));
        if (isFormOfMore || (isMore(word, step < 0) && !isOwnPlace())) more.push([word.begin, word.end]);
        else if (step < 0 || !LINK.test(text.slice(word.begin, word.end))) break;
      }
    }
    return more.length === 0 ? undefined : spanOf(name, more);
  };
}

/** A name with the words that belong to it. */
function spanOf(name: Range, more: Range[]): LongerName {
  const ends = [...more, name];
  return { begin: Math.min(...ends.map(([begin]) => begin)), end: Math.max(...ends.map(([, end]) => end)), more };
}

/** What does not stand inside a name: a longer number is one to call. */
const APART = /\d{4}|\n|[^\p{L}\p{M}\p{N}\s.'’&/()（）-]|\s[-/]\s/u;
/** What makes another name of the name behind it: `My Adyen`, `E-Adyen`. */
const OWN = /^(?:my|mi|mon|ma|mein|e|i)$/;

/**
 * The words of a text that is one name, and not that of the firm alone: `Adyen 24`, `Adyen support`. A word of a question or a search says that the
 * others are about the firm, and dealing is what somebody did.
 */
export function moreWords(text: string, words: readonly Word[], hit: Hit, isPlace: (folded: string) => boolean): LongerName | undefined {
  const isAsked = asks(text, words);
  const others = words.filter(({ begin, end, folded }) => (end <= hit.begin || begin >= hit.end) && (!isMinor(folded) || OWN.test(folded)));
  const isMore = ({ folded, begin }: Word) => {
    if (isPlace(folded)) return false;
    const kind = classOf(folded);
    if (kind === undefined) return !isQuestionWord(folded) && !isCountry(folded);
    return begin < hit.begin ? kind === 'service' || OWN.test(folded) : kind !== 'plain' || OWN.test(folded);
  };
  const isOther = (word: Word) => isMore(word) && (!isAsked || classOf(word.folded) === undefined);
  const more = others.filter(isOther).map(({ begin, end }): Range => [begin, end]);
  // `a letter of Apex came`
  if (more.some(([, end]) => end <= hit.begin) && more.some(([begin]) => begin >= hit.end)) return undefined;
  const isName = isAsked ? others.every((word) => isOther(word) || isQuestionWord(word.folded)) : more.length === others.length;
  const beside = [text.slice(words[0]?.begin, hit.begin), text.slice(hit.end, words.at(-1)?.end)];
  if (
    more.length === 0 ||
    !isName ||
    beside.some((part) => APART.test(part)) ||
    others.some(({ begin, folded }) => begin < hit.begin && isDealing(folded))
  )
    return undefined;
  return spanOf([hit.begin, hit.end], more);
}
