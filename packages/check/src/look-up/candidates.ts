import { nameOf, type Index } from '../index/index.ts';
import type { ListedName } from '../index/names.ts';
import { fold } from '../names/fold.ts';
import { MAX_NAME_LENGTH } from '../names/name.ts';
import { squeezeLicence } from '../read/licences.ts';
import { isUsualWord } from '../names/usual-words.ts';
import type { Word } from '../names/words-in-text.ts';
import { findRemembered, type Remembered } from './remembered-names.ts';
import type { Candidate, CheckData, Facts } from '../types.ts';

/** The most records of each list in an answer: those whose name contains the text, and those with a remembered name. */
export const MAX_SHOWN = 50;
const MAX_REMEMBERED = 10;
/** Nearly every name contains any one letter or digit, so only the beginning of a word counts. */
const LETTER = /^[a-z0-9]?$/;

type Candidates = Pick<Facts, 'candidates' | 'totals'>;

/** The records whose name contains a text, those with the text at the beginning of a word first. Spaces are ignored: `goldencarp`. */
export function findContaining(text: string, names: readonly ListedName[], data: CheckData): Candidates {
  const wanted = text.length > MAX_NAME_LENGTH ? '' : fold(text);
  const number = squeezeLicence(text.slice(0, MAX_NAME_LENGTH));
  const joined = wanted.replaceAll(' ', '');
  const found = { firms: new Map<number, Candidate>(), warnings: new Map<number, Candidate>() };
  if (wanted !== '') {
    for (const { list, position, folded } of names) {
      if (list === 'ours') continue;
      const isPart = folded.includes(wanted);
      const isBeginning = joined.length > MIN_JOINED && folded.replaceAll(' ', '').startsWith(joined);
      if (!isPart && !isBeginning) continue;
      const isWord = isBeginning || ` ${folded}`.includes(` ${wanted}`);
      if (!isWord && (LETTER.test(wanted) || found[list].has(position))) continue;
      found[list].set(position, {
        ...candidateOf(data, list, position, isWord ? 'word' : 'part'),
        isLikely: list === 'warnings' && isMost(joined, folded),
      });
    }
  }
  // A part of a licence number: `2015-CH`
  if (PART_OF_LICENCE.test(number)) {
    for (const [position, { licenseId }] of data.firms.entries())
      if (squeezeLicence(licenseId).includes(number)) found.firms.set(position, candidateOf(data, 'firms', position, 'part'));
  }
  const candidates = [found.warnings, found.firms].flatMap((records) =>
    [...records.values()].sort((a, b) => Number(a.rank === 'part') - Number(b.rank === 'part')).slice(0, MAX_SHOWN),
  );
  return { candidates, totals: { firms: found.firms.size, warnings: found.warnings.size } };
}

const PART_OF_LICENCE = /^(?=.*\d).{3,}$/;
const MIN_JOINED = 6;

/** Whether a text has the first words of a name, and more than one usual word of it. */
function isMost(joined: string, folded: string): boolean {
  const words = folded.split(' ');
  const ends = words.map((_, nth) => words.slice(0, nth + 1).join(''));
  const count = ends.indexOf(joined) + 1;
  return count > 1 || (count === 1 && !isUsualWord(joined));
}

/** The warnings with some words in their name, as whole words and in this order. */
export function warningsWith(words: string, names: readonly ListedName[], data: CheckData): Candidate[] {
  const hasWords = ({ folded }: ListedName) => words !== '' && folded.includes(words) && ` ${folded} `.includes(` ${words} `);
  const positions = new Set(names.filter((name) => name.list === 'warnings' && hasWords(name)).map(({ position }) => position));
  return Array.from(positions, (position) => candidateOf(data, 'warnings', position, 'word'));
}

export function candidateOf(data: CheckData, list: Candidate['list'], position: number, rank: Candidate['rank']): Candidate {
  return { list, position, name: nameOf(data, list, position), rank, isLikely: false };
}

/** The names that the words of a text may mean. */
export interface RememberedNames {
  candidates: Candidate[];
  /** The place of the words that lead to the most likely name. */
  begin: number;
  end: number;
}

/** The share of the weight of a warned name from which on the answer is about this name. */
const MIN_SHARE = 0.6;

/**
 * The names that the words of a text may mean, the most likely first. A warning is likely if the text has most of its name and no regulated
 * firm has as much in common with the text.
 *
 * @param isWhole whether the words are the whole text, which then asks for a name
 */
export function findRememberedNames(words: readonly Word[], index: Index, isWhole: boolean): RememberedNames | undefined {
  const all = findRemembered(words, index.words());
  const firms = all.filter(({ list }) => list === 'firms').slice(0, MAX_REMEMBERED);
  const warnings = all.filter(({ list }) => list === 'warnings').slice(0, MAX_REMEMBERED);
  const likely = warnings.filter((one) => isLikely(one, firms, isWhole));
  const [best] = [...likely, ...firms, ...warnings];
  if (!best) return undefined;
  const candidates = [...likely, ...warnings.filter((one) => !likely.includes(one)), ...firms].map((one) => ({
    ...candidateOf(index.data, one.list === 'firms' ? 'firms' : 'warnings', one.position, 'remembered'),
    isLikely: likely.includes(one),
  }));
  return { candidates, begin: best.begin, end: best.end };
}

/** Whether a text means a warned firm: by the coined word at the beginning of its name, or by most of its words in a row. */
function isLikely(warning: Remembered, firms: readonly Remembered[], isWhole: boolean): boolean {
  const rivals = firms.filter(({ begin, end }) => begin < warning.end && warning.begin < end);
  if (rivals.some(({ share }) => share >= warning.share)) return false;
  if (warning.isCoined) return true;
  const isMostOf = warning.count > 1 && warning.share >= MIN_SHARE && (warning.isTogether || isWhole);
  return isMostOf && (warning.isDistinctive || (warning.hasFirst && (isWhole || warning.isCapital)));
}

/** Merges words that punctuation joins: `O'Hara`. */
export function mergeJoined(words: readonly Word[]): Word[] {
  const merged: Word[] = [];
  for (const word of words) {
    const last = merged.at(-1);
    if (word.isJoined && last?.end !== undefined && last.end < word.begin + 3) {
      merged[merged.length - 1] = { ...last, folded: last.folded + word.folded, end: word.end };
    } else merged.push(word);
  }
  return merged;
}
