import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { withoutFunctionWords } from '#src/search/function-words.ts';
import { packPostings, unpackPostings } from './postings.ts';
import { textOf, type Passage } from './passage.ts';
import { restoreEntries, storeEntries, type StoredEntry } from './shared-texts.ts';
import { openSynonyms, type StoredSynonyms } from './synonyms.ts';
import { termsOf, wordsOf } from '#src/search/words.ts';

/** The site search: what the build writes, and what the page asks of it. Loaded on first use, with its index. */

/** The kinds that results are grouped by; where two answer equally well, in this order. */
const KINDS = ['question', 'guidance', 'advisory', 'publication', 'legal', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** A section of a page or a document, or its beginning. */
export interface SearchEntry {
  kind: Kind;
  /** The address of the page or document that it belongs to; sections of one are one result. */
  group: string;
  /** Where it stands: a page with a fragment, or a file. */
  address: string;
  title: Passage;
  /** Undefined for the beginning. */
  heading?: Passage | undefined;
  reference?: string | undefined;
  passages: Passage[];
}

/** What is stored of a language. */
export interface StoredIndex {
  /** Their shared texts are positions in `PublishedIndex.texts`. */
  entries: StoredEntry[];
  /** MiniSearch's own form, but for the postings. */
  index: Omit<AsPlainObject, 'index'>;
  postings: string;
  synonyms: StoredSynonyms[];
}

/** What the build publishes of a language: its index, and the texts that it shares with the other languages. */
export interface PublishedIndex {
  index: string;
  texts: readonly string[];
}

/** What visitors call a thing, and the addresses of the entries that they mean, the best first. */
export interface Synonyms {
  words: readonly string[];
  means: readonly string[];
}

/** A piece of a snippet; marked where it is a word that was asked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

export interface Result {
  address: string;
  title: Passage;
  reference: string | undefined;
  /** The heading of the section that answers best, if it is not the beginning. */
  section: Passage | undefined;
  snippet: { pieces: Piece[]; english: boolean };
  /** Other sections of the same page or document that answer, best first. */
  also: { address: string; section: Passage }[];
}

export interface ResultGroup {
  kind: Kind;
  results: Result[];
}

/**
 * How well the texts fit what was asked: a text has it as it was typed, or it is in the list of synonyms (`phrase`); a
 * section has all of its words, or the list has them but for a typing error (`words`); neither (`part`).
 */
export type Fit = 'phrase' | 'words' | 'part';

interface SiteAnswer {
  /** The group with the best answer first. */
  groups: ResultGroup[];
  fit: Fit;
}

export type SiteSearch = (asked: string) => SiteAnswer;

/** What is asked may be pasted by accident; no question is longer. */
const LONGEST_QUESTION = 200;
const ALSO = 3;
/** Each of its sections is a term and hardly more, and would come first for that word. */
const DEFINITIONS = '/glossary';

/** The beginning carries the title; its sections are found by it too, but after it. */
type Fields = Record<'title' | 'heading' | 'reference' | 'within' | 'text', string>;

const OPTIONS: Options<Fields & { id: number }> = {
  fields: ['title', 'heading', 'reference', 'within', 'text'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 5, heading: 3, reference: 5, within: 1.5 },
    // The last word may not be written out yet; of the others, a plural is found by its singular.
    prefix: (term, position, terms) => term.length >= 3 || position === terms.length - 1,
    fuzzy: (term) => (/^\p{Alphabetic}{5,}$/u.test(term) ? 0.15 : false),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
};

/**
 * Builds the index of a language, for the build to store.
 * @param shared texts that are stored elsewhere, once for all languages (`shared-texts.ts`).
 * @throws when a synonym means an address that no entry has.
 */
export function storeIndex(entries: SearchEntry[], synonyms: readonly Synonyms[] = [], shared: readonly string[] = []): PublishedIndex {
  const index = new MiniSearch<Fields & { id: number }>(OPTIONS);
  index.addAll(entries.map((entry, id) => ({ id, ...fieldsOf(entry) })));
  const { index: postings, ...rest } = index.toJSON();
  const entryAt = (address: string) => {
    const position = entries.findIndex((entry) => entry.address === address);
    if (position === -1) throw new Error(`synonyms.yaml names ${address}, which the search does not have`);
    return position;
  };
  const stored = synonyms.map(({ words, means }) => ({ words, entries: means.map(entryAt) }));
  const own: StoredIndex = {
    entries: storeEntries(entries, shared),
    index: rest,
    postings: packPostings(postings),
    synonyms: stored,
  };
  return { index: JSON.stringify(own), texts: shared };
}

function fieldsOf({ title, heading, reference = '', passages }: SearchEntry): Fields {
  return {
    title: heading === undefined ? textOf(title) : '',
    heading: heading === undefined ? '' : textOf(heading),
    reference: heading === undefined ? reference : '',
    within: heading === undefined ? '' : textOf(title),
    text: passages.map(textOf).join('\n'),
  };
}

/** Opens what `storeIndex` made. @throws when it is something else. */
export function openIndex(published: PublishedIndex): SiteSearch {
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the build that this code is of
  const { entries: stored, index, postings, synonyms } = JSON.parse(published.index) as StoredIndex;
  const entries = restoreEntries(stored, published.texts);
  const search = MiniSearch.loadJS<Fields & { id: number }>({ ...index, index: unpackPostings(postings) }, OPTIONS);
  const meantBy = openSynonyms(synonyms);
  const boostDocument = (id: number) => weightOf(entries[id]);

  return (asked) => {
    const question = asked.slice(0, LONGEST_QUESTION);
    const terms = withoutFunctionWords(termsOf(question));
    if (terms.length === 0) return { groups: [], fit: 'part' };
    const by = (combineWith: 'AND' | 'OR') => search.search('', { combineWith, boostDocument, tokenize: () => terms });
    const withAll = by('AND');
    const { exactly, nearly, whole } = meantBy(terms);
    const hits = (meant: readonly number[]) => meant.map((id): Hit => ({ id, match: {} }));
    const isWhole = withAll.some(({ match }) => holdsAll(match, terms));
    // A page that is meant stands before those that have the words only where the list has the very phrase.
    const found = isWhole
      ? [...hits(exactly), ...withAll, ...hits(nearly)]
      : // No section has all the words: those that have some, the rarest word first.
        [...hits(exactly), ...hits(nearly), ...(withAll.length > 0 ? withAll : by('OR'))];
    const isPhrase =
      exactly.length > 0 ||
      withAll.some(({ id, match }) => terms.every((term) => Object.hasOwn(match, term)) && standsIn(entries[Number(id)], question));
    return { groups: inGroups(found, entries, terms), fit: isPhrase ? 'phrase' : isWhole || whole ? 'words' : 'part' };
  };
}

/** What can be read in place comes before a file with the same words; what a term is about, before its definition. */
function weightOf(entry: SearchEntry | undefined): number {
  if (entry?.group === DEFINITIONS) return 0.3;
  return entry?.address.endsWith('.pdf') ? 0.6 : 1;
}

/** A section that was found, and the words in it by which it was. */
type Hit = Pick<SearchResult, 'id' | 'match'>;

/** Whether a text has each word as it was typed; the last may not be written out yet. */
function holdsAll(match: Hit['match'], terms: readonly string[]): boolean {
  const held = Object.keys(match);
  return terms.every(
    (term, position) => held.includes(term) || (position === terms.length - 1 && held.some((word) => word.startsWith(term))),
  );
}

/** Whether words stand in a text as they were typed, side by side. Chinese is compared by its signs. */
function standsIn(entry: SearchEntry | undefined, question: string): boolean {
  const wanted = sideBySide(question);
  if (!entry) return false;
  const { title, heading = '', reference = '', passages } = entry;
  return [title, heading, reference, ...passages].some((text) => sideBySide(textOf(text)).includes(wanted));
}

function sideBySide(text: string): string {
  return /\p{Script=Han}/u.test(text) ? text.replaceAll(/\s/g, '') : ` ${termsOf(text).join(' ')} `;
}

/** Sections as results, results by kind; each in the order of its best section. */
function inGroups(found: readonly Hit[], entries: readonly SearchEntry[], terms: readonly string[]): ResultGroup[] {
  const results = new Map<string, { kind: Kind; result: Result }>();
  for (const { id, match } of found) {
    const entry = entries[Number(id)];
    if (!entry) continue;
    const known = results.get(entry.group)?.result;
    if (!known) results.set(entry.group, { kind: entry.kind, result: asResult(entry, new Set([...Object.keys(match), ...terms])) });
    else if (entry.heading && entry.address !== known.address && known.also.length < ALSO) {
      known.also.push({ address: entry.address, section: entry.heading });
    }
  }
  const ordered = [...results.values()];
  const position = (kind: Kind) => ordered.findIndex((each) => each.kind === kind);
  return KINDS.map((kind) => ({ kind, results: ordered.filter((each) => each.kind === kind).map(({ result }) => result) }))
    .filter(({ results: own }) => own.length > 0)
    .toSorted((a, b) => position(a.kind) - position(b.kind));
}

function asResult({ address, title, heading, reference, passages }: SearchEntry, terms: ReadonlySet<string>): Result {
  const best = bestPassage(passages, terms);
  return {
    address,
    title,
    reference,
    section: heading,
    snippet: { pieces: snippetOf(textOf(best), terms), english: typeof best !== 'string' },
    also: [],
  };
}

/** The one that holds most of the different words; the first where none does. */
function bestPassage(passages: readonly Passage[], terms: ReadonlySet<string>): Passage {
  let best: Passage = passages[0] ?? '';
  let most = 0;
  for (const passage of passages) {
    const count = new Set(termsOf(textOf(passage)).filter((term) => terms.has(term))).size;
    if (count > most) [best, most] = [passage, count];
  }
  return best;
}

const BEFORE = 60;
const LENGTH = 220;

/** A stretch of a text about the first of the words, with all of them marked. Long texts are cut between words. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = wordsOf(text);
  const marks = words.filter(({ term }) => terms.has(term));
  // A sign of Chinese says as much as three letters.
  const scale = /\p{Script=Han}/u.test(text) ? 0.5 : 1;
  const from = startOfCut(words, (marks[0]?.start ?? 0) - BEFORE * scale);
  const to = text.length - from > LENGTH * scale ? endOfCut(words, from + LENGTH * scale) : text.length;

  const pieces: Piece[] = [];
  const add = (piece: string, marked: boolean) => {
    if (piece !== '') pieces.push({ text: piece, marked });
  };
  if (from > 0) add('… ', false);
  let at = from;
  for (const { start, end } of marks) {
    if (end > to) break;
    if (start < from || end <= at) continue;
    add(text.slice(at, Math.max(start, at)), false);
    add(text.slice(Math.max(start, at), end), true);
    at = end;
  }
  add(text.slice(at, to), false);
  if (to < text.length) add(' …', false);
  return pieces;
}

function startOfCut(words: readonly { start: number }[], wanted: number): number {
  return wanted <= 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
}

function endOfCut(words: readonly { end: number }[], wanted: number): number {
  return words.findLast(({ end }) => end <= wanted)?.end ?? wanted;
}
