import { asks, isFunctionWord } from '../function-words.ts';
import { classOf, isDealing, isYear } from '../names/lexicon.ts';
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
export function longerNameInMessage(text: string, words: readonly Word[], isFree: (word: Word) => boolean) {
  const nthAt = new Map(words.map(({ begin }, nth) => [begin, nth]));
  // In capitals alone, or in small letters alone, a capital says nothing.
  const isMixed = /\p{Ll}/u.test(text);

  function isMore({ folded, isCapital, begin, end }: Word, isBefore: boolean): boolean {
    const kind = classOf(folded);
    // A word in capitals is an abbreviation before a name, and emphasis behind it: `RIB Apex Bank`, `Apex Bank INFORMA`.
    const isInCapitals = isMixed && (isBefore ? /^\p{Lu}{2,}$/u : /^\p{Lu}{5,}$/u).test(text.slice(begin, end));
    if (kind === 'plain' || isInCapitals) return false;
    if (isCapital && isMixed) return (kind !== 'asked' || isFinanceWord(folded)) && !isOpening(folded, begin);
    // `apex crypto` and `crypto apex`, but `the bank Apex` and `Apex shares`.
    return !isMixed && kind !== 'service' && isFinanceWord(folded) && (!isBefore || kind === undefined);
  }

  /** Whether a usual word begins a sentence, where it has a capital in any case: `Yesterday Apex called me`. */
  const isOpening = (folded: string, begin: number) =>
    isSentenceWord(folded) && beginsSentence(text, begin) && words.some((word) => word.begin !== begin && isFree(word));

  return (name: Range): LongerName | undefined => {
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
        const between = step < 0 ? text.slice(word.end, beside.begin) : text.slice(Math.max(beside.end, name[1]), word.begin);
        if (!BETWEEN.test(between)) break;
        if (isMore(word, step < 0)) more.push([word.begin, word.end]);
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

/** What ends a name. Four digits or more are a telephone number, if they are no year. */
const APART = /(?!(?:19|20)\d\d(?!\d))\d{4}|\n|[^\p{L}\p{M}\p{N}\s.'’&/()（）-]|\s[-/]\s/u;
/** In a name with Latin letters or digits, no word is in another script. */
const LATIN = /[\p{Script=Latin}\d]/u;
/** What makes another name of the name behind it: `My Adyen`, `E-Adyen`. */
const OWN = /^(?:my|mi|mon|ma|mein|e|i)$/;

/**
 * The words of a text that is one name, and not that of the firm alone: `Adyen 24`, `Adyen support`. A word of a question or a search says that the
 * others are about the firm, and dealing is what somebody did.
 */
export function longerNameAlone(text: string, words: readonly Word[], hit: Hit): LongerName | undefined {
  const isOutside = ({ begin, end }: Word) => end <= hit.begin || begin >= hit.end;
  const isAsked = asks(text, words, (word) => !isOutside(word));
  const others = words.filter((word) => isOutside(word) && (!isMinor(word.folded) || OWN.test(word.folded)) && !isYear(word.folded));
  const isLatin = LATIN.test(text.slice(hit.begin, hit.end));
  const isMore = ({ folded, begin }: Word) => {
    const kind = classOf(folded);
    if (begin < hit.begin && isDealing(folded)) return false;
    if (kind === undefined) return isLatin === LATIN.test(folded) && (!isAsked || !isCountry(folded));
    return !isAsked && (begin < hit.begin ? OWN.test(folded) : kind !== 'plain');
  };
  const added = others.filter(isMore);
  const more = added.map(({ begin, end }): Range => [begin, end]);
  // `a letter of Apex came`
  if (more.some(([, end]) => end <= hit.begin) && more.some(([begin]) => begin >= hit.end)) return undefined;
  const isSearch = added.every(({ folded }) => classOf(folded) !== undefined);
  const isAround = ({ folded }: Word) =>
    isAsked ? isQuestionWord(folded) : isSearch && classOf(folded) === 'plain' && !isFunctionWord(folded);
  const isName = others.every((word) => isMore(word) || isAround(word));
  const beside = [text.slice(words[0]?.begin, hit.begin), text.slice(hit.end, words.at(-1)?.end)];
  return more.length > 0 && isName && !beside.some((part) => APART.test(part)) ? spanOf([hit.begin, hit.end], more) : undefined;
}
