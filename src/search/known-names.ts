import { createPrototype, type ConfusableTable } from './confusables.ts';
import { LEAST_LETTERS, compareNames, type LookAlike } from './look-alike.ts';
import { readName, spellingsOf } from './name.ts';
import { nearIndexSteps } from './near-index.ts';
import { isPause, type Sliced } from './slices.ts';

/** The names that are known, and what was typed in their place. */
export interface KnownNames {
  /** The names that `typed` is, whatever its case, accents and punctuation; the legal form may be left out. */
  same: (typed: string) => readonly number[];
  /** The names that `typed` resembles, or is with another legal form; in no order. */
  alike: (typed: string) => readonly (LookAlike & { name: number })[];
}

/** At so many likely names the search for look-alikes ends: a keystroke must not take longer in a larger register. */
const MOST_COMPARED = 100;
/** Nobody's name is longer than this. */
const MOST_LETTERS = 200;

/** Builds the index. `nameOf` gives the text of each of `size` names. */
export function* knownNamesSteps(size: number, nameOf: (name: number) => string, confusables: ConfusableTable): Sliced<KnownNames> {
  const prototype = createPrototype(confusables);
  const placeOf = new Map<string, number>();
  const filed: { spelling: number[]; name: number[] } = { spelling: [], name: [] };
  for (let name = 0; name < size; name += 1) {
    for (const spelling of spellingsOf(nameOf(name), prototype)) {
      const place = placeOf.get(spelling) ?? placeOf.size;
      placeOf.set(spelling, place);
      filed.spelling.push(place);
      filed.name.push(name);
    }
    if (isPause(name)) yield;
  }
  const index = yield* nearIndexSteps([...placeOf.keys()]);
  const namesOf = group(filed.spelling, filed.name, placeOf.size);

  function same(typed: string): number[] {
    const { short, form } = readName(typed);
    if (short === '' || typed.length > MOST_LETTERS) return [];
    return index
      .same(short)
      .flatMap((spelling) => Array.from(namesOf(spelling)))
      .filter((name) => {
        const known = readName(nameOf(name));
        return known.short === short || (form === '' && known.core === short);
      });
  }

  function alike(typed: string) {
    if (typed.length > MOST_LETTERS) return [];
    const spellings = spellingsOf(typed, prototype).filter(({ length }) => length >= LEAST_LETTERS - 1);
    const likely = new Set<number>();
    for (const find of [index.same, index.near]) {
      for (const spelling of spellings) {
        for (const place of find(spelling)) {
          for (const name of namesOf(place)) if (likely.size < MOST_COMPARED) likely.add(name);
        }
      }
    }
    return [...likely].flatMap((name) => {
      const found = compareNames(typed, nameOf(name), prototype);
      return found ? [{ ...found, name }] : [];
    });
  }

  return { same, alike };
}

/** Values by their group, as two lists of numbers: a list of its own for each would take ten times the room. */
function group(groups: readonly number[], values: readonly number[], size: number): (group: number) => Uint32Array {
  const begins = new Uint32Array(size + 1);
  for (const one of groups) begins[one + 1] = (begins[one + 1] ?? 0) + 1;
  for (let at = 0; at < size; at += 1) begins[at + 1] = (begins[at + 1] ?? 0) + (begins[at] ?? 0);
  const grouped = new Uint32Array(values.length);
  const filled = begins.slice();
  for (const [at, one] of groups.entries()) {
    const to = filled[one] ?? 0;
    grouped[to] = values[at] ?? 0;
    filled[one] = to + 1;
  }
  return (one) => grouped.subarray(begins[one], begins[one + 1]);
}
