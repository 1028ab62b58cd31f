import { readEnclosed } from './address/clean.ts';
import type { Range } from './look-alike.ts';

/**
 * A text in plain characters, in which the place of each character in the original is known: compatibility forms and digits of other
 * scripts are plain, and invisible characters are gone. So what was found in it can be marked in the text as it was pasted.
 */
export interface MappedText {
  text: string;
  /** The part of the original text that a part of `text` comes from. */
  rangeOf: (begin: number, end: number) => Range;
}

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0332\u0333\u0335-\u0337]/u;
const PLAIN = /^[\t\n\r\u0020-\u007e]$/;

/** Reads at most `most` UTF-16 units of a text. */
export function mapText(original: string, most: number): MappedText {
  let text = '';
  const begins: number[] = [];
  let at = 0;
  for (const character of original.slice(0, most)) {
    const plain = PLAIN.test(character) ? character : plainly(character);
    for (let unit = 0; unit < plain.length; unit += 1) begins.push(at);
    text += plain;
    at += character.length;
  }
  begins.push(at);
  const endOf = (end: number) => (begins[end] === begins[end - 1] ? (begins[end] ?? 0) + 1 : (begins[end] ?? at));
  return { text, rangeOf: (begin, end) => [begins[begin] ?? at, end > begin ? endOf(end) : (begins[begin] ?? at)] };
}

function plainly(character: string): string {
  if (UNSEEN.test(character)) return '';
  const plain = readEnclosed(character).normalize('NFKC');
  if (!/^(?!\d)\p{Nd}$/u.test(plain)) return plain;
  // The digits of a script are ten consecutive characters, from zero on.
  let value = 0;
  for (let code = (plain.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) value += 1;
  return String(value % 10);
}
