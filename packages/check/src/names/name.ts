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
