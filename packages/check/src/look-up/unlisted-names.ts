import { asks } from '../function-words.ts';
import { isForm } from '../names/legal-forms.ts';
import { isDealing } from '../names/lexicon.ts';
import { isFinanceWord, isQuestionWord, isSentenceWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';

/* Names that no list has. They are recognised by how they are written. */

/** Names with a legal form, and names behind "we are". Their owner gives them, so they are not on record. */
const OWN_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’&-]{0,40},? ){1,5}(?:[Ll]td|LTD|[Ll]imited|LLP|LLC|Inc|plc|PLC|GmbH|AG|S\.A\.|SA|S\.L\.|SL|SAS|SARL|N\.V\.|B\.V\.|Corp)(?![\p{L}\p{N}])|(?<=(?:[Ww]e are|[Ss]omos|[Nn]ous sommes|我们是|نحن) )(?:\p{Lu}[\p{L}\p{N}'’&-]{0,40}(?: (?=\p{Lu}))?){1,4}/gu;

/** Two to four words with capitals, such as the name of a firm or of a person. */
const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{Ll}'’-]+){1,3}/gu;

/** A longer text is prose. */
const MAX_TYPED = 120;

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
  const isDealt = !isNamed && text.length <= MAX_TYPED && (asks(text, words) || words.some(({ folded }) => isDealing(folded)));
  const patterns = !isNamed && (isLicensed || isDealt) ? [OWN_NAME, CAPITALISED] : [OWN_NAME];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index: begin }): UnlistedName[] => {
      const own = wordsAt(name).map(({ folded }) => folded);
      const [isUsual, isFirm] = [own.every(isSentenceWord), own.some((word) => isFinanceWord(word) || isForm(word))];
      return isUsual && !own.some(isFinanceWord) ? [] : [{ name, begin, end: begin + name.length, isUsual, isSure: isDealt && isFirm }];
    }),
  );
}

/** Whether a text has only usual words, and none of finance beside another: "thanks a lot". It is nobody's name, unless a list has it. */
export function isSmallTalk(text: string): boolean {
  const words = wordsAt(text).map(({ folded }) => folded);
  const meaning = words.filter((word) => !isQuestionWord(word));
  return words.every((word) => isSentenceWord(word) || isDealing(word)) && (meaning.length < 2 || !meaning.some(isFinanceWord));
}
