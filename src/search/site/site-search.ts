import MiniSearch, { type Options, type QueryCombination, type SearchResult } from 'minisearch';
import { withoutFunctionWords } from '@frontier/check/function-words';
import { textOf, type Passage } from './passage.ts';
import { cutAt, type Piece } from '#src/search/cut-at.ts';
import { mapInSlices } from '#src/search/slices.ts';
import { isOneCharacter, questionWordsOf, searchTermsOf, termsOf, wordsOf } from '#src/search/words.ts';

/**
 * The site search: the texts that the build writes, and the search in the page. Both are loaded on first use. The page makes the index
 * itself, because an index from the build would take as long to open and twice the bytes.
 */

/** The kinds by which results are grouped, in this order if two answer equally well. */
const KINDS = ['question', 'guidance', 'advisory', 'publication', 'legal', 'page'] as const;
export type Kind = (typeof KINDS)[number];

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
}

/** What the build publishes for a language. */
export interface StoredTexts {
  entries: SearchEntry[];
  synonyms: StoredSynonyms[];
  /** Characters in pairs: another form, and the form that the texts use for it. */
  otherForms?: string;
}

/** Words and phrases of visitors, and the addresses of the entries that they mean, the best first (`content/synonyms.yaml`). */
export interface Synonyms {
  words: readonly string[];
  means: readonly string[];
  /** Whether these pages come first if a question contains one of the phrases: someone is in distress. */
  urgent?: boolean | undefined;
}

/** The same with the positions of the entries. */
interface StoredSynonyms {
  words: readonly string[];
  entries: readonly number[];
  urgent?: boolean | undefined;
}

/** Cuts a word to the part that its forms share: `estafaron` and `estafada` to `estaf`. */
export type Stemmer = (word: string) => string;

export interface Result {
  address: string;
  title: Passage;
  reference: string | undefined;
  /** The heading of the section with the best answer, unless that is the beginning. */
  section: Passage | undefined;
  snippet: { pieces: Piece[]; english: boolean };
  /** Other sections of the same page or document that answer, best first. */
  also: { address: string; section: Passage }[];
}

export interface ResultGroup {
  kind: Kind;
  results: Result[];
}

interface SiteAnswer {
  /** The group with the best answer first. */
  groups: ResultGroup[];
  /** Whether a text, or the phrases of visitors, contain the question as typed. */
  isPhrase: boolean;
}

export type SiteSearch = (asked: string) => SiteAnswer;

/** A question may be pasted by accident. No real one is longer. */
const MAX_QUESTION_LENGTH = 200;
const ALSO = 3;
/** Each section of the glossary is little more than one term, and would come first for that word. */
const DEFINITIONS = '/glossary';

/** The beginning contains the title. Its sections are found by the title too, but after it. */
type Fields = Record<'title' | 'heading' | 'reference' | 'within' | 'text' | 'phrases', string>;

/** Marks the stem of a word of visitors, so that it is told from words. No word contains it. */
const STEM = '*';

const OPTIONS: Options<Fields & { id: number }> = {
  fields: ['title', 'heading', 'reference', 'within', 'text', 'phrases'],
  tokenize: (text, field) => (field === 'phrases' ? text.split('\n') : termsOf(text)),
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 5, heading: 3, reference: 5, phrases: 2, within: 1.5 },
    // The last word may be incomplete. For the others, the singular finds the plural. `2` is not the beginning of `24`.
    prefix: (term, position, terms) =>
      !term.endsWith(STEM) && (term.length >= 3 || (position === terms.length - 1 && !/^\p{N}+$/u.test(term)) || isOneCharacter(term)),
    fuzzy: (term) => (/^\p{Alphabetic}{5,}$/u.test(term) ? 0.15 : false),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
};

/**
 * Writes the texts of a language, for the build to publish.
 * @throws if a synonym names an address that no entry has.
 */
export function storeTexts(entries: SearchEntry[], synonyms: readonly Synonyms[] = [], otherForms?: string): string {
  const entryAt = (address: string) => {
    const position = entries.findIndex((entry) => entry.address === address);
    if (position === -1) throw new Error(`synonyms.yaml names ${address}, which the search does not have`);
    return position;
  };
  const stored = synonyms.map(({ words, means, urgent }) => ({ words, entries: means.map(entryAt), urgent }));
  return JSON.stringify({ entries, synonyms: stored, ...(otherForms !== undefined && { otherForms }) } satisfies StoredTexts);
}

function fieldsOf({ title, heading, reference = '', passages }: SearchEntry): Omit<Fields, 'phrases'> {
  return {
    title: heading === undefined ? textOf(title) : '',
    heading: heading === undefined ? '' : textOf(heading),
    reference: heading === undefined ? reference : '',
    within: heading === undefined ? '' : textOf(title),
    text: passages.map(textOf).join('\n'),
  };
}

type SiteIndex = MiniSearch<Fields & { id: number }>;

/**
 * Makes the search of texts that {@link storeTexts} wrote, in slices, so that the page stays usable in the meantime.
 * @param stem the stemmer of their language
 * @throws if they are anything else
 */
export async function openSearch(stored: string, stem: Stemmer = (word) => word): Promise<SiteSearch> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the same build
  const texts = JSON.parse(stored) as StoredTexts;
  const index: SiteIndex = new MiniSearch(OPTIONS);
  const formsOf = (phrase: string) => termsOf(phrase).flatMap((word) => [word, stem(word) + STEM]);
  await mapInSlices(texts.entries.entries(), ([id, entry]) => {
    const phrases = texts.synonyms.filter(({ entries }) => entries.includes(id)).flatMap(({ words }) => words);
    index.add({ id, ...fieldsOf(entry), phrases: phrases.flatMap(formsOf).join('\n') });
  });
  return searchOf(texts, index, stem);
}

function searchOf({ entries, synonyms, otherForms = '' }: StoredTexts, search: SiteIndex, stem: Stemmer): SiteSearch {
  const usualForms = new Map(Array.from(otherForms.matchAll(/(.)(.)/gsu), ([, other = '', usual = '']) => [other, usual]));
  const boostDocument = (id: number) => weightOf(entries[id]);
  // The longest first: it says most of what is asked.
  const phrases = synonyms
    .flatMap(({ words, entries: meant, urgent }) => words.map((phrase) => ({ phrase: sideBySide(phrase), meant, urgent })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const entriesOf = (list: typeof phrases) => list.flatMap(({ meant }) => meant).map((id): Hit => ({ id, match: {} }));

  return (asked) => {
    const question = Array.from(asked.slice(0, MAX_QUESTION_LENGTH), (character) => usualForms.get(character) ?? character).join('');
    const terms = searchTermsOf(withoutFunctionWords(questionWordsOf(question)));
    if (terms.length === 0) return { groups: [], isPhrase: false };
    const by = (combineWith: 'AND' | 'OR') =>
      search.search({ combineWith, queries: terms.map((term) => wordOrStem(term, stem)) }, { boostDocument });
    const withAll = by('AND');
    const wanted = sideBySide(question);
    const exact = entriesOf(phrases.filter(({ phrase }) => phrase === wanted));
    const contained = phrases.filter(({ phrase }) => wanted.includes(phrase));
    const urgent = entriesOf(contained.filter((phrase) => phrase.urgent));
    const titled = withAll.filter(({ id }) => hasInTitle(entries[Number(id)], wanted));
    // If no section has all the words, those that have some follow, the rarest word first.
    const found: Hit[] = [...exact, ...titled, ...urgent, ...withAll, ...entriesOf(contained), ...(withAll.length > 0 ? [] : by('OR'))];
    const isPhrase = exact.length > 0 || withAll.some(({ id }) => containsPhrase(entries[Number(id)], wanted));
    return { groups: inGroups(found, entries, terms), isPhrase };
  };
}

/** A word as typed, and its stem among the words of visitors. */
function wordOrStem(term: string, stem: Stemmer): QueryCombination {
  return { combineWith: 'OR', queries: [term, stem(term) + STEM], tokenize: (text) => [text] };
}

/** A text on a page comes before a file with the same words, and the texts about a term before its definition. */
function weightOf(entry: SearchEntry | undefined): number {
  if (entry?.group === DEFINITIONS) return 0.3;
  return entry?.address.endsWith('.pdf') ? 0.6 : 1;
}

/** A section that was found, and the words by which it was found. */
type Hit = Pick<SearchResult, 'id' | 'match'>;

/** Whether a page or document has the words in its title, side by side. */
function hasInTitle(entry: SearchEntry | undefined, wanted: string): boolean {
  return entry?.heading === undefined && sideBySide(textOf(entry?.title ?? '')).includes(wanted);
}

/** Whether a text contains the words as typed, side by side. Chinese is compared by characters. */
function containsPhrase(entry: SearchEntry | undefined, wanted: string): boolean {
  if (!entry) return false;
  const { title, heading = '', reference = '', passages } = entry;
  return [title, heading, reference, ...passages].some((text) => sideBySide(textOf(text)).includes(wanted));
}

function sideBySide(text: string): string {
  return /\p{Script=Han}/u.test(text) ? text.replaceAll(/\s/g, '') : ` ${termsOf(text).join(' ')} `;
}

/** Groups sections into results, and results by kind, each in the order of its best section. */
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
    .filter((group) => group.results.length > 0)
    .sort((a, b) => position(a.kind) - position(b.kind));
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

/** The one with most of the different words, or the first if none has any. */
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

/** The part of a text around the first of the words, with all of them marked. Long texts are cut between words. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = wordsOf(text);
  const marks = words.filter(({ term }) => terms.has(term));
  // One Chinese character says as much as three letters.
  const scale = /\p{Script=Han}/u.test(text) ? 0.5 : 1;
  const from = startOfCut(words, (marks[0]?.start ?? 0) - BEFORE * scale);
  const to = text.length - from > LENGTH * scale ? endOfCut(words, from + LENGTH * scale) : text.length;

  const inside = marks.filter(({ start, end }) => start >= from && end <= to);
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...cutAt(
      text.slice(from, to),
      inside.map(({ start, end }) => [start - from, end - from] as const),
    ),
    ...(to < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

function startOfCut(words: readonly { start: number }[], wanted: number): number {
  return wanted <= 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
}

function endOfCut(words: readonly { end: number }[], wanted: number): number {
  return words.findLast(({ end }) => end <= wanted)?.end ?? wanted;
}
