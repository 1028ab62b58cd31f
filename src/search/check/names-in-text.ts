import type { Aside, ExactNames } from './exact-names.ts';
import type { Targets } from './check-targets.ts';
import { fold } from '#src/search/fold.ts';
import { addToHash, endHash, NO_HASH } from './hash-table.ts';
import type { Range } from './look-alike.ts';
import { readName } from './name.ts';
import type { List } from './check-records.ts';

/** The whole name of a firm inside a longer text. */
export interface NamedFirm {
  list: List;
  position: number;
  field: 'name' | 'alias';
  /** As in the record. */
  value: string;
  aside: Aside;
  /** Where the name is in the text. */
  range: Range;
  /**
   * The text may mean something else: the name is one word without its legal form, such as "Capital", or the end of a longer name.
   */
  isWeak: boolean;
}

/** Finds the names of firms in a text. */
export interface NamesInText {
  /** The names in the text, in order; none that is part of a longer one. */
  find: (text: string) => readonly NamedFirm[];
}

/** The most words of a name. */
const MOST_WORDS = 12;
/** The most words of a legal form: `Sp. z o.o.`, `S.A. de C.V.`, `S.G.I.I.C., S.A.`. */
const MOST_FORM_WORDS = 8;
/** Legal forms that are usual words in small letters: "Apex Ltd: se ha", "Apex as your bank". */
const USUAL_WORD = /(?:^|[^\p{L}])(?:as|co|sa|se)$/u;
/** Words, with the punctuation inside them. Scripts without spaces, and scripts that join words to a name, begin another word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+|[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+|&|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{N}\p{M}])+/gu;

interface Word extends Pick<RegExpExecArray, 'index'> {
  folded: string;
  end: number;
}

export function createNamesInText(names: ExactNames, targets: Targets): NamesInText {
  /** The firms named by the words from `first` to `last` and a legal form after them. */
  function read(text: string, words: readonly Word[], first: number, last: number): NamedFirm[] {
    const begin = words[first]?.index ?? 0;
    const { core } = readName(text.slice(begin, words[last]?.end));
    let isOther = false;
    for (let at = Math.min(words.length - 1, last + MOST_FORM_WORDS); at >= last; at -= 1) {
      const end = words[at]?.end ?? begin;
      const name = text.slice(begin, end);
      const { core: ownCore, form } = readName(name);
      if (ownCore !== core || (at > last && form === '')) continue;
      // The point at the end of a legal form belongs to the name.
      const withPoint = (to: number, value: string) => (value.endsWith('.') && text.charAt(to) === '.' ? to + 1 : to);
      const found = names.find(name).map(({ target, aside }): NamedFirm => {
        const { list, position, field, value } = targets.at(target);
        const isWeak = (first === last && form === '') || isEndOfLonger(text.slice(0, begin));
        return { list, position, field: field === 'alias' ? 'alias' : 'name', value, aside, range: [begin, withPoint(end, value)], isWeak };
      });
      if (found.length > 0 && !(isOther && form === '')) return found;
      // Another legal form makes it the name of another firm.
      isOther ||= form !== '' && !USUAL_WORD.test(name);
    }
    return [];
  }

  return {
    find(text) {
      const words = wordsOf(text);
      const found: NamedFirm[] = [];
      for (let first = 0; first < words.length; first += 1) {
        const named = longestFrom(words, first, names.has, (last) => read(text, words, first, last));
        if (named.length === 0) continue;
        found.push(...named);
        const end = named[0]?.range[1] ?? 0;
        while ((words[first + 1]?.end ?? Infinity) <= end) first += 1;
      }
      return found;
    },
  };
}

/** The longest name that begins with a word. */
function longestFrom(words: readonly Word[], first: number, isKnown: (hash: number) => boolean, read: (last: number) => NamedFirm[]) {
  const ends: number[] = [];
  let hash = NO_HASH;
  for (let last = first; last < Math.min(words.length, first + MOST_WORDS); last += 1) {
    const { folded = '' } = words[last] ?? {};
    for (let at = 0; at < folded.length; at += 1) hash = addToHash(hash, folded.charCodeAt(at));
    if (isKnown(endHash(hash))) ends.push(last);
  }
  for (const last of ends.toReversed()) {
    const named = read(last);
    if (named.length > 0) return named;
  }
  return [];
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = fold(word).replaceAll(' ', '');
    return folded === '' ? [] : [{ folded, index, end: index + word.length }];
  });
}

/**
 * Whether the text before a name ends with a word of the same name: "Overseas" before "Union Bank". The first word of a sentence is
 * none, and neither is one of a text in capitals.
 */
function isEndOfLonger(before: string): boolean {
  const [, mark = '', word = ''] =
    /(^|[^\p{L}\p{N}\s][\s]*|[\p{L}\p{N}]\s+)(\p{Lu}[\p{L}\p{N}'’-]*)[ ]+$/u.exec(before.slice(-LONGEST_WORD)) ?? [];
  return word !== '' && /^[\p{L}\p{N}]/u.test(mark) && !/^\p{Lu}{2,}$/u.test(word);
}
const LONGEST_WORD = 60;
