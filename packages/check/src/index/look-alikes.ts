import { fold, foldCharacter } from '../names/fold.ts';
import { skeletonOf } from '../names/look-alike-letters.ts';
import { MAX_NAME_LENGTH, readWords } from '../names/name.ts';
import { indexNearest } from './nearest.ts';
import { MultiMap } from './multi-map.ts';
import type { ListedName } from './names.ts';

/** A listed name, which a text may resemble. */
interface Original {
  list: 'firms' | 'warnings' | 'ours';
  position: number;
  field: 'name' | 'alias';
  name: string;
}

export interface LookAlikeIndex {
  /** The originals that may look like a text or differ from it by a letter. Some do not: the caller compares them. */
  alike: (text: string) => readonly Original[];
}

/**
 * The most originals of each list that are compared. The limit is per list, so that a hundred imitations of a brand leave room for the
 * firm.
 */
const MAX_COMPARED = 100;
const MIN_LETTERS = 4;

export function indexLookAlikes(names: readonly ListedName[]): LookAlikeIndex {
  const originals = names.map(({ list, position, field, value }): Original => ({ list, position, field, name: value }));
  const bySkeleton = new MultiMap<string, number>();
  for (const [number, { name }] of originals.entries()) {
    for (const skeleton of skeletonsOf(name, names[number]?.folded ?? fold(name))) bySkeleton.add(skeleton, number);
  }
  const skeletons = [...bySkeleton.keys()];
  const nearest = indexNearest(skeletons, (skeleton) => skeleton);
  return {
    alike(text) {
      if (text.length > MAX_NAME_LENGTH) return [];
      const likely = new Map<Original['list'], Set<Original>>([
        ['firms', new Set()],
        ['warnings', new Set()],
        ['ours', new Set()],
      ]);
      const wanted = skeletonsOf(text, fold(text)).filter(({ length }) => length >= MIN_LETTERS);
      for (const skeleton of wanted.flatMap(nearest).map(({ key }) => skeletons[key] ?? '')) {
        for (const number of bySkeleton.get(skeleton)) {
          const original = originals[number];
          const found = original && likely.get(original.list);
          if (original && found && found.size < MAX_COMPARED) found.add(original);
        }
      }
      return [...likely.values()].flatMap((found) => [...found]);
    },
  };
}

/** The skeletons of a name: with its legal form, and without. */
function skeletonsOf(text: string, folded: string): string[] {
  const all = skeletonOf(text);
  const { core } = readWords(folded.split(' '));
  if (all === '') return [];
  if (core.length === folded.replaceAll(' ', '').length) return [all];
  return [...new Set([all, skeletonOf(text.slice(0, lengthOfCore(text, core)))])].filter((skeleton) => skeleton !== '');
}

/** The length of the beginning of a text that folds to the core of the name. */
function lengthOfCore(text: string, core: string): number {
  let letters = 0;
  let length = 0;
  for (const character of text) {
    if (letters >= core.length) break;
    letters += foldCharacter(character).trim().length;
    length += character.length;
  }
  return length;
}
