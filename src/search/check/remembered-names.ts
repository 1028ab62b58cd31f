import { countNameWords } from './legal-forms.ts';
import { fold } from '#src/search/fold.ts';
import { createNameTally, type Evidence, type NameTally } from './name-tally.ts';
import { isMinor, wordsIn } from './name-words.ts';
import { isPause, type Sliced } from '#src/search/slices.ts';
import { ALIKE, wordIndexSteps, type WordIndex } from './word-index.ts';

/**
 * Finds names as people remember them (CHECK-6): with their words in another order, without one, abbreviated, or in a sentence. What it
 * finds is a list to choose from and never a verdict (docs/decisions/041).
 */
export interface RememberedNames {
  /** The positions of at most ten names, the most likely first. */
  find: (said: string) => readonly number[];
}

const MOST_FOUND = 10;
/** The words of a text that are searched together: more than a name has, and so few that chance seldom brings those of a name together. */
const WINDOW = 16;
/** The words of a message that are searched, from its beginning, and their letters. */
const MOST_WORDS = 160;
const MOST_LETTERS = 2_000;
/** The share of a name's weight that the words of a text must have if all of them are in the name, and if there are others. */
const LEAST_SHARE = { name: 0.3, sentence: 0.6 } as const;
const MISSING_COST = 0.5;
/** Where more names share common words, only those with a rarer word are rated. */
const MOST_RATED = 8_000;
/** The weight of a minor word, such as "Ltd" or "of". */
const MINOR_WEIGHT = 0.3;

/**
 * Builds the index of names in their order.
 *
 * @param nameAt gives the name at a position
 */
export function* rememberedNamesSteps(names: Iterable<string>, nameAt: (position: number) => string): Sliced<RememberedNames> {
  const index = yield* wordIndexSteps(names);
  const totals = yield* totalsSteps(index);
  const tally = createNameTally(index.size);
  return {
    find(said) {
      const text = said.slice(0, MOST_LETTERS);
      const scores = new Map<number, number>();
      for (const window of windowsOf(wordsIn(text).slice(0, MOST_WORDS))) {
        for (const [name, score] of rateNames(index, totals, tally, window)) scores.set(name, Math.max(score, scores.get(name) ?? score));
      }
      return takeBest(scores, hasNoOtherForm(text, nameAt));
    },
  };
}

/** Looks at no more names than it needs, because thousands may have a score. */
function takeBest(scores: ReadonlyMap<number, number>, isRight: (name: number) => boolean): number[] {
  const best: number[] = [];
  for (const [name] of [...scores].toSorted(([a, one], [b, other]) => other - one || a - b)) {
    if (best.length === MOST_FOUND) break;
    if (isRight(name)) best.push(name);
  }
  return best;
}

/** Names that differ in their legal form only are two firms. Resemblances show them. */
function hasNoOtherForm(said: string, nameAt: (position: number) => string): (position: number) => boolean {
  const typed = splitForm(said);
  return (position) => {
    const { name, form } = splitForm(nameAt(position));
    return name !== typed.name || typed.form.every((word) => form.includes(word));
  };
}

function splitForm(text: string) {
  const words = fold(text).split(' ');
  const count = countNameWords(words);
  return { name: words.slice(0, count).join(' '), form: words.slice(count) };
}

/** The different words of each part of a text. Each word is in a part with the words around it. */
function windowsOf(words: readonly string[]): string[][] {
  const step = WINDOW / 2;
  const count = Math.max(1, Math.ceil((words.length - WINDOW) / step) + 1);
  return Array.from({ length: count }, (_, nth) => [...new Set(words.slice(nth * step, nth * step + WINDOW))]);
}

/** The rarer a word, the heavier. */
const weigh = (size: number, sharing: number) => Math.log(1 + size / sharing);

/** The number and the weight of the words of each name. */
interface Totals {
  words: Uint8Array;
  weights: Float32Array;
}

function* totalsSteps({ size, words: count, namesWith, isMinor: isMinorWord }: WordIndex): Sliced<Totals> {
  const words = new Uint8Array(size);
  const weights = new Float32Array(size);
  for (let word = 0; word < count; word += 1) {
    const names = isMinorWord(word) ? [] : namesWith(word);
    for (const name of names) {
      words[name] = (words[name] ?? 0) + 1;
      weights[name] = (weights[name] ?? 0) + weigh(size, names.length);
    }
    if (isPause(word)) yield;
  }
  return { words, weights };
}

/** The words of names that a part of a text has, by number. If several typed words may stand for one, the most alike counts. */
function readWindow({ size, alike, namesWith }: WordIndex, window: readonly string[]): ReadonlyMap<number, Evidence> {
  const found = new Map<number, Evidence & { likeness: number }>();
  for (const [at, typed] of window.entries()) {
    const matches = alike(typed);
    // An abbreviation of many words says less than one of few.
    const meant = matches.reduce((sum, { word }) => sum + namesWith(word).length, 0);
    for (const { word, likeness } of matches) {
      const sharing = namesWith(word).length;
      const weight = weigh(size, sharing);
      const score = likeness * (likeness === ALIKE.short ? weigh(size, meant) : weight);
      const isTelling = sharing <= MOST_FOUND && likeness > ALIKE.short;
      if (likeness > (found.get(word)?.likeness ?? 0)) found.set(word, { weight, score, at, isTelling, likeness });
    }
  }
  return found;
}

/** The names for which a part of a text says enough, with their scores. */
function rateNames(index: WordIndex, totals: Totals, tally: NameTally, window: readonly string[]): [name: number, score: number][] {
  const found = [...readWindow(index, window)].map(([word, evidence]) => ({
    evidence,
    names: index.namesWith(word),
    isMinor: index.isMinor(word),
  }));
  for (const { names, evidence } of found.filter((one) => !one.isMinor).toSorted((a, b) => a.names.length - b.names.length)) {
    tally.add(names, evidence, tally.size() === 0 || tally.size() + names.length <= MOST_RATED);
  }
  for (const { names } of found.filter((one) => one.isMinor)) tally.addScore(names, MINOR_WEIGHT);
  const majors = window.filter((word) => !isMinor(word)).length;
  const rated: [number, number][] = [];
  for (const { name, words, weight, score, typed, isTelling } of tally.take()) {
    const all = totals.weights[name] ?? 0;
    const isName = typed === majors;
    // A single word says enough only if all firms that have it fit on the list, and no other word of the text or of the name contradicts it.
    const isEnough = typed > 1 || (isTelling && (isName || words === totals.words[name]));
    if (isEnough && score >= all * (isName ? LEAST_SHARE.name : LEAST_SHARE.sentence))
      rated.push([name, score - MISSING_COST * (all - weight)]);
  }
  return rated;
}
