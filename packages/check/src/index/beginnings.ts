import { isUsualWord } from '../names/usual-words.ts';
import { MultiMap } from './multi-map.ts';
import type { ListedName } from './names.ts';
import { indexNearest } from './nearest.ts';

/** The most words of the beginning of a name. */
export const MAX_BEGUN = 4;
/** The fewest letters of a beginning, and of one that may have a wrong letter. */
const MIN = { same: 4, near: 7 } as const;

interface Begun {
  beginning: string;
  name: ListedName;
}

/** Finds the names that begin with some folded words, as they are, as they sound, or with one letter wrong. */
export type FindBegun = (folded: string) => ListedName[];

export function indexBeginnings(names: readonly ListedName[]): FindBegun {
  const all = names.flatMap((name): Begun[] => {
    const words = name.folded.split(' ').slice(0, MAX_BEGUN);
    return words.map((_, nth) => ({ beginning: words.slice(0, nth + 1).join(' '), name }));
  });
  const filed = new MultiMap<string, Begun>();
  for (const one of all) filed.add(soundOf(one.beginning), one);
  const sounds = [...filed.keys()];
  const nearest = indexNearest(sounds, (sound) => sound);
  return (folded) => {
    const wanted = soundOf(folded);
    if (wanted.length < MIN.same) return [];
    const found = wanted.length < MIN.near ? [wanted] : nearest(wanted).map(({ key }) => sounds[key] ?? '');
    // One usual word with a letter wrong is often another word.
    const isMeant = ({ beginning }: Begun) => beginning === folded || !isUsualWord(beginning);
    return [
      ...new Set(
        found
          .flatMap((sound) => filed.get(sound))
          .filter(isMeant)
          .map(({ name }) => name),
      ),
    ];
  };
}

/** Writes letters that sound alike in the languages of the site as one letter, and each letter once: `kwantavia` for `quantavia`. */
function soundOf(words: string): string {
  return words
    .replaceAll(' ', '')
    .replaceAll('qu', 'kw')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll(/(\p{L})\1+/gu, '$1');
}
