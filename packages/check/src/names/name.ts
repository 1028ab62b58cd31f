import { fold } from './fold.ts';
import { cutName } from './legal-forms.ts';

/** The parts of a name by which it is compared. */
export interface Name {
  /** Folded, in words, without its legal form: the part that a clone keeps. */
  words: string;
  /** The same without spaces: `adyen`. */
  core: string;
  /** The legal form in short; empty if there is none. */
  form: string;
}

/** The most characters of a name. */
export const MAX_NAME_LENGTH = 200;

/** Reads a name. */
export const readName = (text: string): Name => readWords(fold(text).split(' '));

/** Reads the folded words of a name. */
export function readWords(all: readonly string[]): Name {
  const { words, form } = cutName(all);
  return { words: words.join(' '), core: words.join(''), form };
}

/** Umlauts, which many registers write as two letters. */
const UMLAUT = /[äöüÄÖÜ]|[aouAOU]\u0308/u;
const UMLAUTS = new RegExp(UMLAUT, 'gu');

/** A text as it is, and with its umlauts as two letters if it has any: `Müller`, `Mueller`. */
export function spellingsOf(text: string): string[] {
  return UMLAUT.test(text) ? [text, text.replaceAll(UMLAUTS, (letter) => `${letter.normalize('NFD').charAt(0)}e`)] : [text];
}
