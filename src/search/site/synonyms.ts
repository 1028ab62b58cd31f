import MiniSearch from 'minisearch';
import { withoutFunctionWords } from '#src/search/function-words.ts';
import { questionWordsOf, searchTermsOf } from '#src/search/words.ts';

/** The words of visitors, and the pages that they mean (`content/synonyms.yaml`): the site search's second list. */

/** Phrases with the same meaning, and the entries of the index that they lead to, the best first. */
export interface StoredSynonyms {
  words: readonly string[];
  entries: readonly number[];
}

/** The entries for a question, the best first. */
export interface Meant {
  /** The question is one of the phrases. */
  exactly: readonly number[];
  /** A phrase is part of the question, or nearly so. */
  nearly: readonly number[];
  /** Whether one phrase, exact or nearly, has as many words as the question, so that nothing else was asked. */
  whole: boolean;
}

/** A long question contains several phrases. More of them would not help. */
const MAX_NEARLY = 3;

/** @returns the look-up, which takes the words of a question without function words. */
export function openSynonyms(groups: readonly StoredSynonyms[]): (terms: readonly string[]) => Meant {
  const phrases = groups.flatMap(({ words, entries }) =>
    words.map((phrase) => ({ phrase, terms: searchTermsOf(withoutFunctionWords(questionWordsOf(phrase))), entries })),
  );
  const index = new MiniSearch({
    fields: ['phrase'],
    tokenize: (phrase) => searchTermsOf(questionWordsOf(phrase)),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term, position, terms) => position === terms.length - 1 && (term.length >= 4 || /^\p{Script=Han}/u.test(term)),
      // One different letter in a short word makes another word: close is not clone.
      fuzzy: (term) => (/^\p{Alphabetic}{6,}$/u.test(term) ? 0.15 : false),
    },
  });
  index.addAll(phrases.map(({ phrase }, id) => ({ id, phrase })));

  return (terms) => {
    const asked = new Set(terms);
    const found = index
      .search('', { tokenize: () => [...asked] })
      .flatMap(({ id, match }) => {
        const phrase = phrases[Number(id)];
        return phrase?.terms.every((term) => Object.hasOwn(match, term)) ? phrase : [];
      })
      .toSorted((a, b) => b.terms.length - a.terms.length);
    const isAsked = (phrase: readonly string[]) => phrase.every((term) => asked.has(term)) && new Set(phrase).size === asked.size;
    const exactly = new Set(found.filter((phrase) => isAsked(phrase.terms)).flatMap(({ entries }) => entries));
    const nearly = new Set(found.flatMap(({ entries }) => entries.filter((entry) => !exactly.has(entry))));
    return {
      exactly: [...exactly],
      nearly: [...nearly].slice(0, MAX_NEARLY),
      whole: found.some((phrase) => phrase.terms.length >= asked.size),
    };
  };
}
