import type { WordIndex } from '../index/words.ts';
import type { Word } from '../names/words-in-text.ts';

/** A shorter word that is in no name is rarely two words. */
const MIN_SPLIT = 7;
/** A longer word is not a name. */
const MAX_SPLIT = 60;
/** The most names that are tried for a word. Only usual words are in more names. */
const MAX_BEGUN = 200;

/** The words of a text. Words of one name that are written together are split: `apexmeridian`. */
export function splitWords(words: readonly Word[], index: WordIndex): Word[] {
  return words.flatMap((word) => splitWord(word, index));
}

function splitWord(word: Word, index: WordIndex): Word[] {
  const { folded, begin, end } = word;
  if (folded.length < MIN_SPLIT || folded.length > MAX_SPLIT || folded.length !== end - begin || index.namesWith(folded).length > 0)
    return [word];
  for (let length = 3; length < folded.length - 1; length += 1) {
    for (const name of index.namesWith(folded.slice(0, length)).slice(0, MAX_BEGUN)) {
      const parts = partsOf(folded, index.names[name]?.folded ?? '');
      if (parts.length > 1) {
        let at = begin;
        return parts.map((part) => ({ folded: part, isJoined: false, begin: at, end: (at += part.length) }));
      }
    }
  }
  return [word];
}

/** The consecutive words of a name that make up a text when they are written together. Empty if none do. */
function partsOf(text: string, name: string): string[] {
  const words = name.split(' ');
  for (const first of words.keys()) {
    let end = first;
    let joined = '';
    while (end < words.length && joined.length < text.length) joined += words[end++] ?? '';
    if (joined === text) return words.slice(first, end);
  }
  return [];
}
