import { ALIKE, type WordIndex } from '../index/words.ts';
import { isMinor, partsOfWord } from '../names/name-words.ts';
import { isUsualWord } from '../names/usual-words.ts';
import type { Word } from '../names/words-in-text.ts';

/** A name that the words of a text may mean: in another order, without some of them, abbreviated, or with a letter wrong. */
export interface Remembered {
  list: 'firms' | 'warnings';
  position: number;
  score: number;
  /** The share of the name that the text has. A usual word counts less: it is in many names that no list has. */
  share: number;
  /** How many words of the text stand for it, and whether one of them is no usual word. */
  typed: number;
  isTelling: boolean;
  /** Where these words are. */
  begin: number;
  end: number;
}

/** The words of a text that are searched together: more than a name has, and so few that chance seldom brings those of a name together. */
const WINDOW = 16;
/** The words of a message that are searched, from its beginning. */
const MOST_WORDS = 160;
/** Where more names share common words, only those with a rarer word are rated. */
const MOST_RATED = 8_000;
const MISSING_COST = 0.5;
/** The weight of a minor word, such as "Ltd" or "of". */
const MINOR_WEIGHT = 0.3;
/** A word that so few names have says enough by itself. */
const FEW = 10;

/** The names that the words of a text may mean, the most likely first, each record once. */
export function findRemembered(words: readonly Word[], index: WordIndex): Remembered[] {
  const best = new Map<string, Remembered>();
  const all = words.slice(0, MOST_WORDS);
  const count = Math.max(1, Math.ceil((all.length - WINDOW) / (WINDOW / 2)) + 1);
  for (let nth = 0; nth < count; nth += 1) {
    for (const one of rateWindow(all.slice((nth * WINDOW) / 2, (nth * WINDOW) / 2 + WINDOW), index)) {
      const key = `${one.list} ${one.position}`;
      if (one.score > (best.get(key)?.score ?? -Infinity)) best.set(key, one);
    }
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score || a.position - b.position);
}

/** What a word of the text says for a word of names. */
interface Evidence {
  word: string;
  score: number;
  likeness: number;
  /** The place of the typed word in the window. */
  at: number;
}

function rateWindow(window: readonly Word[], index: WordIndex): Remembered[] {
  const evidence = collectEvidence(window, index);
  const majors = new Set(window.flatMap(({ folded }) => partsOfWord(folded)).filter((word) => !isMinor(word)));
  const sums = new Map<number, Evidence[]>();
  // The rarest first: where too many names have a common word, only those with a rarer one are rated.
  const inOrder = [...evidence.values()].toSorted((a, b) => index.namesWith(a.word).length - index.namesWith(b.word).length);
  for (const one of inOrder.filter(({ word }) => !isMinor(word))) {
    const names = index.namesWith(one.word);
    const mayBegin = sums.size === 0 || sums.size + names.length <= MOST_RATED;
    for (const name of names) {
      const before = sums.get(name);
      if (before) before.push(one);
      else if (mayBegin) sums.set(name, [one]);
    }
  }
  return [...sums].flatMap(([name, found]) => rateName(name, found, { window, index, evidence, majors: majors.size }));
}

/** If several typed words may stand for one, the most alike counts. */
function collectEvidence(window: readonly Word[], index: WordIndex): ReadonlyMap<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  for (const [at, { folded }] of window.entries()) {
    for (const typed of partsOfWord(folded)) {
      const matches = index.alike(typed);
      // An abbreviation of many words says less than one of few.
      const meant = matches.reduce((sum, { word }) => sum + index.namesWith(word).length, 0);
      for (const { word, likeness } of matches) {
        if (likeness <= (evidence.get(word)?.likeness ?? 0)) continue;
        const rarity = likeness === ALIKE.short ? Math.log(1 + index.names.length / meant) : Infinity;
        evidence.set(word, { word, likeness, at, score: likeness * Math.min(rarity, index.weightOf(word)) });
      }
    }
  }
  return evidence;
}

/** The share of its weight that a usual word has. */
const USUAL = 0.45;
const tellingWeight = (word: string, { weightOf }: WordIndex) => weightOf(word) * (isUsualWord(word) ? USUAL : 1);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

interface Rating {
  window: readonly Word[];
  index: WordIndex;
  evidence: ReadonlyMap<string, Evidence>;
  /** The number of words of the text that are not minor. */
  majors: number;
}

/** A name for which a part of a text says enough. */
function rateName(nth: number, found: readonly Evidence[], { window, index, evidence, majors }: Rating): Remembered[] {
  const name = index.names[nth];
  if (!name) return [];
  const places = new Set(found.map(({ at }) => at));
  const typed = places.size;
  const score = sumOf(found.map((one) => one.score));
  const weight = sumOf(found.map(({ word }) => index.weightOf(word)));
  const isTelling = found.some(({ word, likeness }) => !isUsualWord(word) && likeness > ALIKE.short);
  const isFew = found.some(({ word, likeness }) => index.namesWith(word).length <= FEW && likeness > ALIKE.short);
  const isName = typed === majors;
  // A single word says enough only if no other word of the text or of the name contradicts it.
  const isEnough = typed > 1 || (isFew && (isName || found.length === name.words.length));
  if (!isEnough || score < name.weight * (isName ? 0.3 : 0.6)) return [];
  const minor = name.minor.filter((word) => evidence.has(word)).length * MINOR_WEIGHT;
  const at = [...places].toSorted((a, b) => a - b);
  return [
    {
      list: name.list,
      position: name.position,
      score: score + minor - MISSING_COST * (name.weight - weight),
      share: sumOf(found.map(({ word, likeness }) => likeness * tellingWeight(word, index))) / sumOf(name.words.map((word) => tellingWeight(word, index))),
      typed,
      isTelling,
      begin: window[at[0] ?? 0]?.begin ?? 0,
      end: window[at.at(-1) ?? 0]?.end ?? 0,
    },
  ];
}
