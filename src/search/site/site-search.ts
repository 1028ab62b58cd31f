import MiniSearch, { type Options } from 'minisearch';
import { textOf, type Passage } from './passage.ts';
import { cutAt, type Piece } from '#src/search/cut-at.ts';
import { termsOf, wordsOf } from '#src/search/words.ts';

/**
 * The site search: the texts that the build writes, and the search in the page. Both are loaded on first use. The page makes the index
 * itself, because an index from the build would take as long to open and twice the bytes.
 */

/** The kinds by which results are grouped. */
export type Kind = 'question' | 'guidance' | 'advisory' | 'publication' | 'legal' | 'page';

/** A section of a page or a document, or its beginning. */
export interface SearchEntry {
  kind: Kind;
  /** The address of the page or document that it belongs to; sections of one are one result. */
  group: string;
  /** A page with a fragment, or a file. */
  address: string;
  title: Passage;
  /** Undefined for the beginning. */
  heading?: Passage | undefined;
  reference?: string | undefined;
  passages: Passage[];
  /** What visitors type if they want this (`content/synonyms.yaml`). */
  words?: readonly string[] | undefined;
}

/** What the build publishes for a language. */
export interface StoredTexts {
  entries: SearchEntry[];
  /** Characters in pairs: another form, and the form that the texts use for it. */
  otherForms: string;
}

export interface Result {
  /** The section with the best answer. */
  entry: SearchEntry;
  /** Other sections of the same page or document that answer, best first. */
  also: SearchEntry[];
  /** The part of its text that answers. Only made for what is shown. */
  snippet: () => { pieces: Piece[]; english: boolean };
}

export interface ResultGroup {
  kind: Kind;
  results: Result[];
}

export interface SiteAnswer {
  /** The group with the best answer first. */
  groups: ResultGroup[];
  /** Whether the best answer has all words of the question. */
  isAnswered: boolean;
}

/** A question may be pasted by accident. No real one is longer. */
const MAX_QUESTION_LENGTH = 200;
const ALSO = 3;

const OPTIONS: Options<{ id: number; heading: string; text: string; words: string }> = {
  fields: ['heading', 'text', 'words'],
  tokenize: termsOf,
  searchOptions: {
    boost: { heading: 3, words: 8 },
    // A page that has many words of visitors, or a long text, is not worse for it.
    bm25: { k: 1.2, b: 0.2, d: 0.5 },
    // The last word may be incomplete.
    prefix: (_term, position, terms) => position === terms.length - 1,
    fuzzy: (term) => (/^\p{Alphabetic}{5,}$/u.test(term) ? 0.15 : false),
  },
};

/**
 * Makes the search of the {@link StoredTexts} of a language, in short tasks, so that the page stays usable in the meantime.
 * @throws if they are anything else
 */
export async function openSearch(stored: string): Promise<(asked: string) => SiteAnswer> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the same build
  const { entries, otherForms } = JSON.parse(stored) as StoredTexts;
  const index = new MiniSearch(OPTIONS);
  await index.addAllAsync(entries.map((entry, id) => ({ id, ...textsOf(entry), words: entry.words?.join('\n') ?? '' })));
  const usualForms = new Map(Array.from(otherForms.matchAll(/(.)(.)/gsu), ([, other = '', usual = '']) => [other, usual]));

  return (asked) => {
    const question = Array.from(asked.slice(0, MAX_QUESTION_LENGTH), (character) => usualForms.get(character) ?? character).join('');
    const hits = index.search(question);
    const found = hits.flatMap(({ id }) => entries[Number(id)] ?? []);
    return {
      groups: inGroups(found, new Set(hits.flatMap(({ terms }) => terms))),
      isAnswered: hits[0]?.queryTerms.length === new Set(termsOf(question)).size,
    };
  };
}

function textsOf({ title, heading, reference = '', passages }: SearchEntry) {
  const texts = passages.map(textOf);
  return heading === undefined
    ? { heading: `${textOf(title)} ${reference}`, text: texts.join('\n') }
    : { heading: textOf(heading), text: [textOf(title), ...texts].join('\n') };
}

/** Groups sections into results, and results by kind, each in the order of its best section. */
function inGroups(found: readonly SearchEntry[], terms: ReadonlySet<string>): ResultGroup[] {
  const results = new Map<string, Result>();
  for (const entry of found) {
    const also = results.get(entry.group)?.also;
    if (!also) results.set(entry.group, { entry, also: [], snippet: () => snippetOf(entry.passages, terms) });
    else if (entry.heading !== undefined && also.length < ALSO && !also.some(({ address }) => address === entry.address)) also.push(entry);
  }
  const ordered = [...results.values()];
  const kinds = new Set(ordered.map(({ entry }) => entry.kind));
  return Array.from(kinds, (kind) => ({ kind, results: ordered.filter(({ entry }) => entry.kind === kind) }));
}

/** The passage with most of the different words, or the first if none has any. */
function snippetOf(passages: readonly Passage[], terms: ReadonlySet<string>) {
  const countIn = (passage: Passage) => new Set(termsOf(textOf(passage)).filter((term) => terms.has(term))).size;
  const most = Math.max(...passages.map(countIn));
  const best = passages.find((passage) => countIn(passage) === most) ?? '';
  return { pieces: cutAround(textOf(best), terms), english: typeof best !== 'string' };
}

const BEFORE = 60;
const LENGTH = 220;

/** The part of a text around the first of the words, with all of them marked. Long texts are cut between words. */
export function cutAround(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = wordsOf(text);
  // One Chinese character says as much as three letters.
  const scale = /\p{Script=Han}/u.test(text) ? 0.5 : 1;
  const first = (words.find(({ term }) => terms.has(term))?.start ?? 0) - BEFORE * scale;
  const from = first <= 0 ? 0 : (words.find(({ start }) => start >= first)?.start ?? 0);
  const last = from + LENGTH * scale;
  const to = last >= text.length ? text.length : (words.findLast(({ end }) => end <= last)?.end ?? last);
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
  const marked = wordsOf(shown).filter(({ term }) => terms.has(term));
  return cutAt(
    shown,
    marked.map(({ start, end }) => [start, end]),
  );
}
