import { foldLetter } from './letters.ts';

/**
 * Names as the check compares them: letters folded (`letters.ts`) and without punctuation, because people type `NV` for `N.V.`.
 * Letters of other scripts stay as they are.
 */

/** Punctuation inside a word: `S.A.`, `A/S`, `O'Hara`. Every other character that is not a letter or digit separates words. */
const INSIDE_WORDS = /[.'`/]/;
const IN_WORDS = /[\p{L}\p{N}\p{M}]/u;
const ASCII = /^[\u0020-\u007e]*$/;
/** Text that is folded already, as most names are. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const known = new Map<string, string>();

/** One character (code point) folded: letters and digits, a space for a separator, or nothing. */
export function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  let folded = '';
  for (const part of foldLetter(character)) {
    if (part === '&') folded += ' and ';
    else if (!INSIDE_WORDS.test(part)) folded += IN_WORDS.test(part) ? part : ' ';
  }
  known.set(character, folded);
  return folded;
}

/**
 * Words in lower case with one space between them; empty if the text has no letter or digit.
 *
 * @example
 * fold("O'Carragher & Co., Ltd"); // 'ocarragher and co ltd'
 */
export function fold(text: string): string {
  if (ASCII.test(text)) {
    const lower = text.toLowerCase();
    return PLAIN_WORDS.test(lower)
      ? lower
      : lower
          .replaceAll(/['./`]+/g, '')
          .replaceAll('&', ' and ')
          .replaceAll(/[^a-z0-9]+/g, ' ')
          .trim();
  }
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded.replaceAll(/ +/g, ' ').trim();
}
