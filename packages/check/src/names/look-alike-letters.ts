import { CONFUSABLES } from '../data/confusables.ts';
import { foldCharacter } from './fold.ts';
import { memo } from './memo.ts';

/*
 * Letters that look the same (UTS 39, section 4), for text that is mostly Latin. It differs from the skeleton of the standard in two ways:
 * `i`, `l` and `1` are the same, because a capital I is converted to lower case before comparing, and accents are ignored.
 */

const LOOKS_LIKE = new Map(CONFUSABLES.flatMap(([prototype, characters]) => [...characters].map((one) => [one, prototype] as const)));

/** The Latin letters that a character looks like, or else the folded character. A separator of words stays a space. */
export const prototypeOf = memo((character) => {
  let prototype = foldCharacter(character);
  if (prototype.trim() !== '') {
    const parts = [...character.normalize('NFKD')].map((part) => {
      const lower = part.toLowerCase();
      return LOOKS_LIKE.get(part) ?? LOOKS_LIKE.get(lower) ?? foldCharacter(part);
    });
    prototype = parts.join('').replaceAll(/[i1]/g, 'l').replaceAll('0', 'o');
  }
  return prototype;
});

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/gu;

/** Replaces each letter of another script that looks like a Latin letter by that letter. Accents and all other letters stay. */
export function withLatinLetters(text: string): string {
  return text.replaceAll(OTHER_LETTER, (letter) => LOOKS_LIKE.get(letter) ?? letter);
}

/** Pairs of letters, each with the letter that it looks like. The standard splits `m` instead, so that one wrong letter would count as two. */
export const PAIRS: ReadonlyMap<string, string> = new Map([
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]);

/** The prototypes of the characters of a text, without spaces. */
export function prototypesOf(text: string): string {
  let prototypes = '';
  for (const character of text) prototypes += prototypeOf(character);
  return prototypes.replaceAll(' ', '');
}

/** The skeleton of a text, which all texts have that look the same. */
export function skeletonOf(text: string): string {
  let skeleton = prototypesOf(text);
  for (const [pair, letter] of PAIRS) skeleton = skeleton.replaceAll(pair, letter);
  return skeleton;
}
