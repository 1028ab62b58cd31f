import { foldLetter } from './letters.ts';
import { memo } from './memo.ts';

/**
 * Names as the check compares them: letters folded (`letters.ts`) and without punctuation, because people type `NV` for `N.V.`.
 * Letters of other scripts stay as they are.
 */

/** Punctuation inside a word: `S.A.`, `A/S`, `O'Hara`. Every other character that is not a letter or digit separates words. */
const PUNCTUATION_IN_WORDS = /[.'`/]/;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/** One character (code point) folded: letters and digits, a space for a separator, or nothing. */
export const foldCharacter = memo((character) => {
  let folded = '';
  for (const part of foldLetter(character)) {
    if (part === '&') folded += ' and ';
    else if (!PUNCTUATION_IN_WORDS.test(part)) folded += WORD_CHARACTER.test(part) ? part : ' ';
  }
  return folded;
});

/**
 * Words in lower case with one space between them; empty if the text has no letter or digit.
 *
 * @example
 * fold("O'Carragher & Co., Ltd"); // 'ocarragher and co ltd'
 */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded.replaceAll(/ +/g, ' ').trim();
}
