import { foldLetters } from '@frontier/check/fold';

/** How the site search splits texts and questions into words. All five languages use the same rules, because a page may quote another. */

/** A word in the form in which it is compared, and its position in the text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const RUN = /[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
const BY_SCRIPT = /\p{Script=Han}+|\P{Script=Han}+/gu;
const HAN = /^\p{Script=Han}/u;
/** The article, alone or after a one-letter word that is joined to it. The rest must still be a word. */
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/** Splits Chinese with a dictionary. Firefox has none before version 125: there, a run of characters is one word. */
// oxlint-disable-next-line no-restricted-properties -- only if the browser has it
const Segmenter = 'Segmenter' in Intl ? Intl.Segmenter : undefined;
let segmenter: Intl.Segmenter | undefined;

/**
 * Every word of a text, in order. Never throws.
 *
 * Chinese has no spaces, and the dictionaries that split it differ between browsers. So each of its characters begins a word of two,
 * and the last is a word by itself. A question can be split in any way and is still found ({@link searchTermsOf}).
 */
export function wordsOf(text: string): Word[] {
  return splitRuns(text, (run, offset) => {
    let start = offset;
    const characters = [...run];
    return characters.map((character, position) => {
      const term = character + (characters[position + 1] ?? '');
      const word = { term, start, end: start + term.length };
      start += character.length;
      return word;
    });
  });
}

/** The words of a text in the form in which they are compared. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

/** The words of a question, with whole words in Chinese, so that function words can be told from others. */
export function questionWordsOf(question: string): string[] {
  segmenter ??= Segmenter && new Segmenter('zh', { granularity: 'word' });
  return splitRuns(question, (run, offset) =>
    [...(segmenter?.segment(run) ?? [{ segment: run, index: 0 }])].map(({ segment, index }) => ({
      term: segment,
      start: offset + index,
      end: offset + index + segment.length,
    })),
  ).map(({ term }) => term);
}

/** The terms of {@link wordsOf} by which the words of a question are found. A Chinese word is found by its pairs of characters. */
export function searchTermsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const characters = [...word];
    return HAN.test(word) && characters.length > 2 ? characters.slice(1).map((character, at) => (characters[at] ?? '') + character) : word;
  });
}

/** Whether a term is one Chinese character. In a text, it is the beginning of a pair unless it is the last. */
export function isOneCharacter(term: string): boolean {
  return HAN.test(term) && [...term].length === 1;
}

function splitRuns(text: string, splitChinese: (run: string, offset: number) => readonly Word[]): Word[] {
  const words: Word[] = [];
  for (const run of text.matchAll(RUN)) {
    for (const part of run[0].matchAll(BY_SCRIPT)) {
      const start = run.index + part.index;
      if (HAN.test(part[0])) words.push(...splitChinese(part[0], start));
      else words.push({ term: fold(part[0]), start, end: start + part[0].length });
    }
  }
  return words.filter(({ term }) => term !== '');
}

/** The letters folded, without the article of Arabic. */
function fold(word: string): string {
  return foldLetters(word).replace(ARABIC_ARTICLE, '');
}
