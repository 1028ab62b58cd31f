import { fold } from './fold.ts';
import { withLatinLetters } from './look-alike-letters.ts';

/** A word in a text, and its place. */
export interface Word {
  folded: string;
  /** It begins with a capital letter. */
  isCapital: boolean;
  /** Punctuation joins the word to the one before it: `S.A.`, `O'Hara`. */
  isJoined: boolean;
  begin: number;
  end: number;
}

/** A word. Letters of scripts without spaces, or of scripts that join particles to a name, are words of their own. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}]+|[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+|&|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{N}\p{M}])+/gu;
const JOINING = /^(?:[.'’`/]+|\.? ?\/ ?)$/;

/**
 * The words of a text, folded.
 *
 * @param spell writes a word in the spelling that is folded, such as one without umlauts
 */
export function wordsAt(text: string, spell = (word: string) => word): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(spell(inOneScript(word))).replaceAll(' ', '');
    if (folded === '') continue;
    const last = words.at(-1);
    const isJoined = last !== undefined && JOINING.test(text.slice(last.end, index));
    words.push({ folded, isCapital: /^\p{Lu}/u.test(word), isJoined, begin: index, end: index + word.length });
  }
  return words;
}

/** Letters of other scripts among Latin ones: `Gоlden` with a Cyrillic letter. */
const MIXED = /\p{Script=Latin}/u;
const inOneScript = (word: string) => (MIXED.test(word) ? withLatinLetters(word) : word);

/** The words from the first to the last, joined as `fold` writes them. */
export function joinWords(words: readonly Word[], first: number, last: number): string {
  let joined = '';
  for (let at = first; at <= last; at += 1) {
    const word = words[at];
    if (word) joined += (at === first || word.isJoined ? '' : ' ') + word.folded;
  }
  return joined;
}
