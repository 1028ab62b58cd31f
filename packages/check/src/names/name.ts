import { joinPairs, type Prototype } from './confusables.ts';
import { fold } from '#src/search/fold.ts';
import { countNameWords, shortenForm } from './legal-forms.ts';

/** The spellings by which the name of a firm or the label of a domain is compared. Only `words` has spaces. */
export interface Name {
  /** Folded: `Adyen Limited` is `adyenlimited`. */
  whole: string;
  /** Folded, in words, without its legal form: the part that a clone keeps. */
  words: string;
  /** With its legal form in short: `adyenltd`. */
  short: string;
  /** Without its legal form: `adyen`. */
  core: string;
  /** The legal form in short, folded; empty if there is none. */
  form: string;
}

/** Reads a name. */
export function readName(text: string): Name {
  return nameOf(fold(text).split(' '));
}

function nameOf(all: readonly string[]): Name {
  const count = countNameWords(all);
  const words = all.slice(0, count);
  const core = words.join('');
  const form = all.slice(count).map(shortenForm).join('');
  return { whole: all.join(''), words: words.join(' '), short: core + form, core, form };
}

const ASCII = /^[\u0020-\u007e]*$/;

/**
 * Every spelling for indexing and searching a name, each once: folded, with one letter for those that look the same, and as a skeleton. So
 * two names that differ by one letter have spellings that differ by at most one.
 */
export function spellingsOf(text: string, prototype: Prototype): readonly string[] {
  const words = fold(text).split(' ');
  const count = countNameWords(words);
  if (count === words.length && ASCII.test(text)) {
    // Most warned firms and all domains have no legal form and no other letters.
    const only = joinAlike(words.join(''));
    const skeleton = joinPairs(only);
    return only === '' ? [] : only === skeleton ? [only] : [only, skeleton];
  }
  const { whole, short, core } = nameOf(words);
  const spellings = [whole, short, core].map(joinAlike);
  const skeletons = ASCII.test(text) ? [whole, core].map((one) => joinPairs(joinAlike(one))) : skeletonsOf(text, count, prototype);
  return [...spellings, ...skeletons].filter((spelling, at, all) => spelling !== '' && all.indexOf(spelling) === at);
}

/** The skeletons of a text and of its first words. */
function skeletonsOf(text: string, count: number, prototype: Prototype): string[] {
  let skeleton = '';
  for (const character of text) skeleton += prototype(character);
  const words = skeleton.trim().split(/ +/);
  return [words, words.slice(0, count)].map((some) => joinPairs(some.join('')));
}

/** Folded text with `l` for `i` and `1`, and `o` for `0`. Its length stays. */
function joinAlike(folded: string): string {
  return /[i10]/.test(folded) ? folded.replaceAll(/[i1]/g, 'l').replaceAll('0', 'o') : folded;
}
