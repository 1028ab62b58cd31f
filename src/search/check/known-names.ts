import { createPrototype, type ConfusableTable } from './confusables.ts';
import { groupSteps } from './groups.ts';
import { createIntegerList } from './integer-list.ts';
import { LEAST_LETTERS, compareNames, type LookAlike } from './look-alike.ts';
import { spellingsOf } from './name.ts';
import { nearIndexSteps } from './near-index.ts';
import { isPause, type Sliced } from '#src/search/slices.ts';
import { createDifferentTexts } from './text-row.ts';

/** Finds the names that a text resembles. */
export interface KnownNames {
  /** The names that `typed` resembles or equals with another legal form, in no particular order. */
  alike: (typed: string) => readonly (LookAlike & { name: number })[];
}

/**
 * The most likely names of each kind that are compared, so that a keystroke takes no longer in a larger register. The kinds are
 * counted separately, so that a hundred imitations of a brand leave room for the firm itself.
 */
const MOST_COMPARED = 100;
/** Nobody's name is longer than this. */
const MOST_LETTERS = 200;

/**
 * Builds the index.
 *
 * @param nameOf gives the text of each of `size` names
 * @param isFirm whether a name belongs to a regulated firm
 */
export function* knownNamesSteps(
  size: number,
  isFirm: (name: number) => boolean,
  nameOf: (name: number) => string,
  confusables: ConfusableTable,
): Sliced<KnownNames> {
  const prototype = createPrototype(confusables);
  // Many names share a spelling, as the first labels of domains do.
  const { texts: spellings, add } = createDifferentTexts(size);
  const filed = { spelling: createIntegerList(), name: createIntegerList() };
  for (let name = 0; name < size; name += 1) {
    for (const spelling of spellingsOf(nameOf(name), prototype)) {
      filed.spelling.push(add(spelling));
      filed.name.push(name);
    }
    if (isPause(name)) yield;
  }
  const index = yield* nearIndexSteps(spellings);
  const namesOf = yield* groupSteps(filed.spelling.toArray(), filed.name.toArray(), spellings.size());

  function alike(typed: string) {
    if (typed.length > MOST_LETTERS) return [];
    const wanted = spellingsOf(typed, prototype).filter(({ length }) => length >= LEAST_LETTERS - 1);
    const likely = { firms: new Set<number>(), others: new Set<number>() };
    for (const find of [index.same, index.near]) {
      for (const spelling of wanted) {
        for (const position of find(spelling)) {
          for (const name of namesOf(position)) {
            const kind = isFirm(name) ? likely.firms : likely.others;
            if (kind.size < MOST_COMPARED) kind.add(name);
          }
        }
      }
    }
    return [...likely.firms, ...likely.others].flatMap((name) => {
      const found = compareNames(typed, nameOf(name), prototype);
      return found ? [{ ...found, name }] : [];
    });
  }

  return { alike };
}
