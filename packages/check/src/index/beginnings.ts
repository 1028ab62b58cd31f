import { isUsualWord } from '../names/usual-words.ts';
import type { ListedName } from './names.ts';
import { indexNear } from './near.ts';

/** The most words of the beginning of a name. */
export const MAX_BEGUN = 4;
/** The fewest letters of a beginning, and of one that may have a wrong letter. */
const MIN = { same: 5, near: 7 } as const;

/** Finds the names that begin with some folded words, as they sound, or with one letter wrong. */
export type FindBegun = (folded: string) => ListedName[];

export function indexBeginnings(names: readonly ListedName[]): FindBegun {
  const filed = new Map<string, ListedName[]>();
  for (const name of names) {
    const words = name.folded.split(' ');
    for (let count = 1; count <= Math.min(MAX_BEGUN, words.length); count += 1) {
      const sound = soundOf(words.slice(0, count).join(''));
      // One usual word with a letter wrong is often another word.
      if (sound.length < MIN.same || (count === 1 && isUsualWord(words[0] ?? ''))) continue;
      const before = filed.get(sound);
      if (before) before.push(name);
      else filed.set(sound, [name]);
    }
  }
  const sounds = [...filed.keys()];
  const index = indexNear(sounds);
  return (folded) => {
    const wanted = soundOf(folded.replaceAll(' ', ''));
    const found = wanted.length < MIN.near ? [wanted] : index.near(wanted).map((position) => sounds[position] ?? '');
    return [...new Set(found.flatMap((sound) => filed.get(sound) ?? []))];
  };
}

/** Writes letters that sound alike in the languages of the site as one letter, and each letter once: `kwantavia` for `quantavia`. */
function soundOf(letters: string): string {
  return letters
    .replaceAll('qu', 'kw')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll(/(\p{L})\1+/gu, '$1');
}
