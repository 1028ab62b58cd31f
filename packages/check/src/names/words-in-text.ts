import { fold } from './fold.ts';
import { withLatinLetters } from './look-alike-letters.ts';

/** A word in a text, and its place. */
export interface Word {
  folded: string;
  /** Folded with its umlauts as two letters: `mueller` for `Müller`. Undefined if it has none. */
  spelled: string | undefined;
  /** It begins with a capital letter. */
  isCapital: boolean;
  /** All its letters are capitals, or it is an abbreviation with full stops: no usual word in small letters. */
  isUpper: boolean;
  /** Letters of another script stand among its Latin ones: `Gоlden` with a Cyrillic letter. */
  isMixed: boolean;
  begin: number;
  end: number;
}

/** A word. Letters of scripts without spaces, or of scripts that join particles to a name, are words of their own. */
const WORD =
  /[\u3099\u309a\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーﾞﾟ\p{Script=Hangul}\p{Script=Thai}]+|[\p{Script=Arabic}\u0640\p{Script=Hebrew}\p{M}]+|&|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{N}\p{M}])+/gu;
const APOSTROPHE = /^['’‘`´ʼ]$/u;
/** What French joins to a word with an apostrophe. */
const ELISION = /^(?:[cdjlmnst]|qu)$/;
/** Between the letters of an abbreviation: `S.A.`, `A/S`. */
const DOT = /^(?:\.|\.? ?\/ ?)$/;
const MAX_LETTERS = 2;
const UMLAUT = /[äöüÄÖÜ]|[aouAOU]\u0308/gu;
const LATIN = /\p{Script=Latin}/u;

/** The words of a text, folded. Abbreviations and words with an apostrophe are one word, but not a genitive: `S.A.`, `O'Hara`. */
export function wordsAt(text: string): Word[] {
  const words: Word[] = [];
  /** The length of the last part of the last word. */
  let part = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const written = LATIN.test(found) ? withLatinLetters(found) : found;
    const folded = fold(written).replaceAll(' ', '');
    if (folded === '') continue;
    const last = words.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, index);
    const isShort = part <= MAX_LETTERS && found.length <= MAX_LETTERS && /[\p{Lu}\p{Ll}]/u.test(found);
    const isJoined = (DOT.test(between) && isShort) || (APOSTROPHE.test(between) && folded !== 's' && !ELISION.test(last?.folded ?? ''));
    part = found.length;
    if (last && isJoined) {
      words[words.length - 1] = { ...last, folded: last.folded + folded, isUpper: last.isUpper || isShort, end: index + found.length };
      continue;
    }
    const spelled = written.replaceAll(UMLAUT, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
    words.push({
      folded,
      spelled: spelled === written ? undefined : fold(spelled),
      isCapital: /^\p{Lu}/u.test(found),
      isUpper: /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(found),
      isMixed: written !== found,
      begin: index,
      end: index + found.length,
    });
  }
  return words;
}

const SENTENCE_START = /(?:^|[.!?:;\n。！？])[\s"“«'(¿¡]*$/u;

/** Whether a word at this place begins a sentence, and so has a capital in any case. */
export const beginsSentence = (text: string, at: number): boolean => SENTENCE_START.test(text.slice(Math.max(0, at - 20), at));
