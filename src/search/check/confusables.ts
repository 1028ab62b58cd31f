import { foldCharacter } from '#src/search/fold.ts';

/** Each prototype (Latin letters or a digit) with the characters that look like it, in one string. */
// oxlint-disable-next-line words/no-object-of-words -- it is only listed, to make a Map
export type ConfusableTable = Readonly<Record<string, string>>;

/** Returns the prototype of a character: the Latin letters that it looks like, or else the folded character. */
export type Prototype = (character: string) => string;

/**
 * Makes the prototypes of UTS 39 (Unicode Security Mechanisms, section 4), for text that is mostly Latin.
 *
 * It differs from the skeleton of the standard in two ways: `i`, `l` and `1` are the same, because a capital I is converted to
 * lower case before comparing, and accents are ignored (`fold.ts`).
 *
 * @param table made at build time (`src/content/build-time/confusables.ts`)
 */
export function createPrototype(table: ConfusableTable): Prototype {
  const looksLike = new Map(Object.entries(table).flatMap(([prototype, characters]) => [...characters].map((one) => [one, prototype])));
  const known = new Map<string, string>();

  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    let prototype = foldCharacter(character);
    // A separator of words stays one, whatever it looks like, because both spellings must have the same number of words.
    if (prototype.trim() !== '') {
      const parts = [...character.normalize('NFKD')].map((part) => {
        const lower = part.toLowerCase();
        return looksLike.get(part) ?? looksLike.get(lower) ?? foldCharacter(part);
      });
      prototype = parts.join('').replaceAll(/[i1]/g, 'l').replaceAll('0', 'o');
    }
    known.set(character, prototype);
    return prototype;
  };
}

/** Pairs of letters that look like one. The standard splits `m` instead, so that one wrong letter would count as two. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['rn', 'm'],
  ['vv', 'w'],
]);

/** Replaces pairs of letters with the letter they look like: `rn` becomes `m`. */
export function joinPairs(text: string): string {
  return text.includes('rn') || text.includes('vv') ? text.replaceAll(/rn|vv/g, (pair) => PAIRS.get(pair) ?? pair) : text;
}
