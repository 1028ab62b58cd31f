import { foldCharacter } from '#src/search/fold.ts';

/** Each prototype (Latin letters or a digit) with the characters that look like it, in one string. */
export type ConfusableTable = Readonly<Record<string, string>>;

/** Returns the prototype of a character: the Latin letters that it looks like, or else the folded character. */
export type Prototype = (character: string) => string;

/**
 * Makes the prototypes of UTS 39 (Unicode Security Mechanisms, section 4), for text that is mostly Latin.
 *
 * It departs from the standard's skeleton where a reader's eye asks for it: `i`, `l` and `1` are one, because a
 * capital I is lower-cased before anything is compared; accents do not count (`fold.ts`).
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
    // What parts words goes on doing so, whatever it looks like: both spellings must have as many words.
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

/** Two letters that are read as one; the standard takes `m` apart instead, which would make one wrong letter two. */
const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w' };

/** `text` with its look-alike pairs as one letter: `rn` is `m`. */
export function joinPairs(text: string): string {
  return text.includes('rn') || text.includes('vv') ? text.replaceAll(/rn|vv/g, (pair) => PAIRS[pair] ?? pair) : text;
}
