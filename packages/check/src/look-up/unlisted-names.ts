import { asks } from '../function-words.ts';
import { classOf, isDealing } from '../names/lexicon.ts';
import { isCountry } from '../names/places.ts';
import { isFinanceWord, isSentenceWord, isUsualWord } from '../names/usual-words.ts';
import { beginsSentence, wordsAt, type Word } from '../names/words-in-text.ts';

/* Names that no list has. They are recognised by how they are written. */

/** Names with a legal form, and names behind "we are". Their owner gives them, so they are not on record. */
const OWN_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’&-]{0,40},? ){1,5}(?:[Ll]td|LTD|[Ll]imited|LLP|LLC|Inc|plc|PLC|GmbH|AG|S\.A\.|SA|S\.L\.|SL|SAS|SARL|N\.V\.|B\.V\.|Corp)(?![\p{L}\p{N}])|(?<=(?:[Ww]e are|[Ss]omos|[Nn]ous sommes|我们是|نحن) )(?:\p{Lu}[\p{L}\p{N}'’&-]{0,40}(?: (?=\p{Lu}))?){1,4}/gu;

/** One to four words with capitals, such as the name of a firm or of a person. */
const CAPITALISED = /(?<![\p{Lu}\p{Ll}\p{N}])\p{Lu}[\p{Lu}\p{Ll}'’-]+(?: \p{Lu}[\p{Lu}\p{Ll}'’-]+){0,3}/gu;

/** A longer text is prose. */
export const MAX_TYPED = 120;

export interface UnlistedName {
  name: string;
  begin: number;
  end: number;
  /** Its words are usual ones, which are a name only beside a licence number. */
  isUsual: boolean;
  /** Somebody asks about a firm of this name, or has dealt with it. Any other name is only a possible one: nobody is accused of having a name. */
  isSure: boolean;
}

/**
 * The names in a text that no list has.
 *
 * @param isNamed whether the text names a firm that is listed. If it has only the licence number of one, any words with capitals may be the name of
 * the sender.
 */
export function unlistedNames(
  text: string,
  words: readonly Word[],
  { isNamed, isLicensed }: Record<'isNamed' | 'isLicensed', boolean>,
): UnlistedName[] {
  const isTyped = text.length <= MAX_TYPED;
  const isDealt = !isNamed && isTyped && (asks(text, words) || words.some(({ folded }) => isDealing(folded)));
  const patterns = (isNamed ? isTyped : isLicensed || isDealt) ? [OWN_NAME, CAPITALISED] : [OWN_NAME];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index }): UnlistedName[] => {
      // The capital of a greeting or of a question before a name is that of the sentence.
      const all = wordsAt(written);
      const first = all.find(({ folded }) => classOf(folded) !== 'plain' || (folded.length > 3 && isUsualWord(folded))) ?? { begin: 0 };
      const own = all.map(({ folded }) => folded);
      const begin = index + first.begin;
      const name = text.slice(begin, index + written.length);
      const isUsual = own.every((word) => isSentenceWord(word) || classOf(word) !== undefined || isDealing(word));
      // One word at the beginning of a sentence has a capital in any case. It is a name if it deals with somebody: `Quorvex took my money`.
      const next = () => words.find((word) => word.begin >= begin + name.length)?.folded ?? '';
      if (!name.includes(' ') && beginsSentence(text, begin) && !isDealing(next())) return [];
      const isNone = !name.includes(' ') ? isUsual || isNamed || /-|^\P{Ll}*$/u.test(written) : isUsual && !own.some(isFinanceWord);
      return isNone ? [] : [{ name, begin, end: begin + name.length, isUsual, isSure: isDealt }];
    }),
  );
}

/** Whether a text has only usual words and countries, and none of finance beside another: "thanks a lot". It is nobody's name, unless a list has it. */
export function isSmallTalk(text: string): boolean {
  const words = wordsAt(text).map(({ folded }) => folded);
  return (
    words.every((word) => isSentenceWord(word) || isDealing(word) || isCountry(word) || classOf(word) !== undefined) &&
    (words.length < 2 || !words.some((word) => isFinanceWord(word) && !isDealing(word)))
  );
}
