import MiniSearch from 'minisearch';
import { isFunctionWord, withoutFunctionWords } from '@frontier/check/function-words';
import { questionWordsOf } from '#src/search/words.ts';

/** The words of visitors, and the pages that they mean (`content/synonyms.yaml`): the site search's second list. */

/** Phrases with the same meaning, and the entries of the index that they lead to, the best first. */
export interface StoredSynonyms {
  words: readonly string[];
  entries: readonly number[];
}

/** Cuts a word to the part that its forms share: `estafaron` and `estafada` to `estaf`. */
export type Stemmer = (word: string) => string;

/** The entries for a question, the best first. */
export interface Meant {
  /** The question is one of the phrases. */
  exactly: readonly number[];
  /** A phrase is part of the question, or nearly so. */
  nearly: readonly number[];
  /** Whether one phrase, exact or nearly, has as many words as the question, so that nothing else was asked. */
  whole: boolean;
}

/** A long question contains several phrases. More entries would not help. */
const MAX_NEARLY = 3;
/** What a word with a typing error, or an incomplete one, counts. Two Chinese characters count as much as a word. */
const HALF = 0.5;
/** The second entry of a phrase counts less than the first, but an entry of two phrases counts more than one of either. */
const LESS_FOR_EACH_PLACE = 0.1;
/** Marks stems in the index, so that they are told from words. No word contains it. */
const STEM = '*';
const HAN = /\p{Script=Han}/u;

/** A phrase of the list, and the position of its group. */
interface Phrase {
  phrase: string;
  group: number;
}

interface Word {
  word: string;
  stem: string;
}

/** How a phrase was found. */
interface Found {
  group: number;
  /** Which of its words, or which characters of the question, and what each counts. */
  counts: ReadonlyMap<string, number>;
  /** Whether the question is the phrase, as typed or in other forms of its words. */
  exact: 'typed' | 'forms' | undefined;
  whole: boolean;
}

/** @returns the look-up of a question */
export function openSynonyms(groups: readonly StoredSynonyms[], stem: Stemmer): (question: string) => Meant {
  const phrases = groups.flatMap(({ words }, group) => words.map((phrase) => ({ phrase, group })));
  const findInWords = openWords(
    phrases.filter(({ phrase }) => !HAN.test(phrase)),
    stem,
  );
  const findInCharacters = openCharacters(phrases.filter(({ phrase }) => HAN.test(phrase)));

  return (question) => {
    const found = [...findInWords(question), ...findInCharacters(question)];
    const typed = found.filter(({ exact }) => exact === 'typed');
    const exactly = entriesOf(typed.length > 0 ? typed : found.filter(({ exact }) => exact), groups);
    const nearly = entriesOf(found, groups).filter((entry) => !exactly.includes(entry));
    return { exactly, nearly: nearly.slice(0, MAX_NEARLY), whole: found.some(({ whole }) => whole) };
  };
}

type Find = (question: string) => Found[];

/** Finds phrases of which a question contains each word, in any order. */
function openWords(phrases: readonly Phrase[], stem: Stemmer): Find {
  const both = (word: string): Word => ({ word, stem: stem(word) });
  const list = phrases.map(({ phrase, group }) => ({ group, places: wordPlacesOf(phrase).map((place) => place.map(both)) }));
  const index = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    tokenize: (words) => words.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term, position, terms) => position === terms.length - 1 && term.length >= 4 && !term.endsWith(STEM),
      // One different letter in a short word makes another word: close is not clone.
      fuzzy: (term) => (/^\p{Alphabetic}{6,}$/u.test(term) ? 0.15 : false),
    },
  });
  index.addAll(
    list.map(({ places }, id) => ({ id, words: places.flatMap((place) => place.flatMap((one) => [one.word, one.stem + STEM])).join(' ') })),
  );

  return (question) => {
    const asked = withoutFunctionWords(questionWordsOf(question)).map(both);
    const typed = new Set(asked.map(({ word }) => word));
    const stems = new Set(asked.map((one) => one.stem));
    const terms = [...[...stems].map((one) => one + STEM), ...typed];
    return index.search('', { tokenize: () => terms }).flatMap(({ id, match }) => {
      const { group = 0, places = [] } = list[Number(id)] ?? {};
      const counts = new Map<string, number>();
      let isTyped = true;
      for (const place of places) {
        const same = place.find((one) => typed.has(one.word)) ?? place.find((one) => stems.has(one.stem));
        const found = same ?? place.find((one) => Object.hasOwn(match, one.word));
        if (!found) return [];
        counts.set(found.stem, same ? 1 : HALF);
        isTyped &&= typed.has(found.word);
      }
      const whole = counts.size >= stems.size;
      const isAsked = whole && [...counts.keys()].every((one) => stems.has(one));
      return [{ group, counts, exact: isAsked ? (isTyped ? 'typed' : 'forms') : undefined, whole }];
    });
  };
}

/** Finds Chinese phrases in the characters of a question, because a word may be divided differently in another question. */
function openCharacters(phrases: readonly Phrase[]): Find {
  const list = phrases.map(({ phrase, group }) => ({
    group,
    places: placesOf(phrase).map((place) => place.map((one) => questionWordsOf(one).join(''))),
  }));
  return (question) => {
    if (!HAN.test(question)) return [];
    const text = questionWordsOf(question).join('');
    return list.flatMap(({ group, places }) => {
      const counts = new Map<string, number>();
      let rest = text;
      for (const place of places) {
        const found = place.find((one) => text.includes(one));
        if (found === undefined) return [];
        const at = text.indexOf(found);
        for (let position = at; position < at + found.length; position += 1) counts.set(`at ${position}`, HALF);
        rest = rest.replace(found, ' ');
      }
      const whole = questionWordsOf(rest).every((word) => isFunctionWord(word));
      return [{ group, counts, exact: whole ? 'typed' : undefined, whole }];
    });
  };
}

/** The entries of groups, those of the group that explains most of the question first. Of two equal ones, the first in the list. */
function entriesOf(found: readonly Found[], groups: readonly StoredSynonyms[]): number[] {
  const counts = new Map<number, Map<string, number>>();
  for (const { group, counts: own } of found) {
    const all = counts.get(group) ?? new Map<string, number>();
    for (const [word, count] of own) all.set(word, Math.max(count, all.get(word) ?? 0));
    counts.set(group, all);
  }
  const scores = new Map<number, number>();
  groups.forEach(({ entries }, group) => {
    const count = [...(counts.get(group)?.values() ?? [])].reduce((sum, each) => sum + each, 0);
    if (count === 0) return;
    entries.forEach((entry, place) => scores.set(entry, (scores.get(entry) ?? 0) + count * (1 - place * LESS_FOR_EACH_PLACE)));
  });
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([entry]) => entry);
}

/** The words of a phrase as it is written, each with its alternatives: `remove/delete warning/list` has four meanings. */
function placesOf(phrase: string): string[][] {
  return phrase.split(/\s+/).map((place) => place.split('/'));
}

/** The same for words as they are compared, without function words. A word with a hyphen or an apostrophe is two. */
function wordPlacesOf(phrase: string): string[][] {
  const places = placesOf(phrase).flatMap((place) =>
    place.length > 1 ? [place.flatMap(questionWordsOf)] : place.flatMap(questionWordsOf).map((word) => [word]),
  );
  const meaning = places.filter((place) => !place.every((word) => isFunctionWord(word)));
  return meaning.length > 0 ? meaning : places;
}
