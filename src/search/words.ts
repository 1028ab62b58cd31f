import { foldLetters } from '@frontier/check/fold';
import { isFunctionWord } from '@frontier/check/function-words';

/** Chinese has no spaces, and browsers divide it differently. So two neighbouring characters are a word there. */
const WORD =
  /\p{Script=Han}(?=(\p{Script=Han}))|(?<!\p{Script=Han})\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}])+/gu;
/** The article, alone or after a one-letter word that is joined to it. The rest must still be a word. */
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/**
 * The words of a text by which the site search finds it, in order: the form in which each is compared, and its position. All languages have the same
 * rules, because a page may quote another.
 */
export function wordsOf(text: string) {
  const words = Array.from(text.matchAll(WORD), ({ 0: found, 1: next = '', index }) => ({
    term: foldLetters(found + next).replace(ARABIC_ARTICLE, ''),
    start: index,
    end: index + found.length + next.length,
  }));
  return words.filter(({ term }) => term !== '' && !isFunctionWord(term));
}

/** The same words in the form in which they are compared. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}
