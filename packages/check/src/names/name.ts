import { cutName, isForm } from './legal-forms.ts';
import { fold } from './fold.ts';

/** The parts of a name by which it is compared. */
export interface Name {
  /** Folded, in words, without its legal form: the part that a clone keeps. */
  words: string;
  /** The same without spaces: `adyen`. */
  core: string;
  /** The legal form in short; empty if there is none. */
  form: string;
}

/** Reads a name. */
export function readName(text: string): Name {
  return toName(fold(text).split(' '));
}

function toName(all: readonly string[]): Name {
  const { words, form } = cutName(all);
  return { words: words.join(' '), core: words.join(''), form };
}

/**
 * All readings of a name, the usual one first: with umlauts as one letter and as two (`Müller`, `Mueller`), and with a legal form in front
 * (`AB Volvo`) as behind.
 */
export function readingsOf(text: string): Name[] {
  const readings = spellingsOf(text).map(readName);
  const words = fold(text).split(' ');
  const [first = '', ...rest] = words;
  if (rest.length > 0 && isForm(first)) readings.push(toName([...rest, first]));
  return readings;
}

/** Umlauts, which many registers write as two letters. */
const UMLAUT = /[äöüÄÖÜ]|[aouAOU]\u0308/gu;

/** A text as it is, and with its umlauts as two letters if it has any. */
export function spellingsOf(text: string): string[] {
  return UMLAUT.test(text) ? [text, text.replaceAll(UMLAUT, (letter) => `${letter.normalize('NFD').charAt(0)}e`)] : [text];
}
