import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { buildConfusables } from '../src/content/build-time/confusables.ts';
import { loadContent } from '../src/content/build-time/load.ts';
import { buildCheckIndex } from '../src/search/check/check.ts';
import { generateBankNames } from './bank-names.ts';
import { generateRecords } from './content.ts';
import { generateRemembered, type Remembered } from './remembered-names.ts';
import { OURS, percentile, type Verdict } from './report.ts';

/*
 * Measures in Node how often a firm is found by its name as people remember it (CHECK-6), compared with two other libraries in the same
 * run.
 */

const GENERATED = 50_000;
const BANKS = 31_000;
const SEED = 20_252;
/** The texts of each kind. Peers get fewer, because Fuse.js takes seconds for a sentence. */
const EACH = 2_000;
const EACH_FOR_PEERS = { 'Fuse.js': 10, MiniSearch: 200 } as const;
/** The number of results that a visitor sees. */
const SHOWN = 10;

const LEAST_FOUND = 0.95;
const MOST_MS = 16;

/** Returns the positions of the first results. */
type Search = (text: string) => number[];

interface Result {
  register: string;
  contender: string;
  /** The share of firms among the first ten, for each kind of text. */
  found: Map<string, number>;
  times: number[];
}

interface RememberedReport {
  lines: string[];
  verdicts: Verdict[];
}

/** Measures everything in about four minutes. */
export function measureRememberedNames(): RememberedReport {
  const { firms, warnedFirms } = loadContent('content');
  const registers = {
    [`our ${firms.length} firms`]: firms.map(({ name }) => name),
    '50,000 generated firms': generateRecords(GENERATED).firms.map(({ name }) => name),
    '31,000 American banks': generateBankNames(BANKS, SEED),
  };
  const results = Object.entries(registers).flatMap(([register, names]) => {
    const data = {
      firms: names.map((name, at) => ({ name, licenseId: `FCA-${at}` })),
      warned: warnedFirms,
      confusables: buildConfusables(),
    };
    const { check } = buildCheckIndex(data);
    const ours: Search = (text) =>
      check(text)
        .firms.take(0, SHOWN)
        .map(({ position }) => position);
    return [
      measure(register, OURS, ours, generateRemembered(names, EACH, SEED)),
      measure(register, 'MiniSearch', miniSearch(names), generateRemembered(names, EACH_FOR_PEERS.MiniSearch, SEED)),
      measure(register, 'Fuse.js', fuse(names), generateRemembered(names, EACH_FOR_PEERS['Fuse.js'], SEED)),
    ];
  });
  return { lines: formatResults(results), verdicts: results.filter(({ contender }) => contender === OURS).flatMap(judge) };
}

function measure(register: string, contender: string, search: Search, texts: readonly Remembered[]): Result {
  const times: number[] = [];
  const found = new Map<string, number>();
  const kinds = Map.groupBy(texts, ({ kind }) => kind);
  for (const [kind, some] of kinds) {
    const right = some.filter(({ typed, position }) => {
      const begin = performance.now();
      const positions = search(typed);
      times.push(performance.now() - begin);
      return positions.includes(position);
    });
    found.set(kind, right.length / some.length);
  }
  return { register, contender, found, times };
}

/** Its defaults, but for any place in a name. Its fuzzy search reads at most 32 characters as one pattern, so a sentence takes several. */
function fuse(names: readonly string[]): Search {
  const index = new Fuse(names, { ignoreLocation: true });
  return (text) => index.search(text, { limit: SHOWN }).map(({ refIndex }) => refIndex);
}

/** As in its guide: any of the words, their beginnings, and one wrong letter in five. */
function miniSearch(names: readonly string[]): Search {
  const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.2 } });
  index.addAll(names.map((name, id) => ({ id, name })));
  return (text) =>
    index
      .search(text)
      .slice(0, SHOWN)
      .map(({ id }) => Number(id));
}

const percent = (share: number) => (share * 100).toFixed(1);

function formatResults(results: readonly Result[]): string[] {
  const kinds = [...(results[0]?.found.keys() ?? [])];
  return [
    `The firm is among the first ten, in %, and the time for each text. ${EACH.toLocaleString('en')} texts of each kind for our search, ${EACH_FOR_PEERS.MiniSearch} for MiniSearch and ${EACH_FOR_PEERS['Fuse.js']} for Fuse.js; seed ${SEED}.`,
    '',
    `| register | search | ${kinds.join(' | ')} | ms, median / p95 / most |`,
    `| --- | --- | ${kinds.map(() => '---:').join(' | ')} | ---: |`,
    ...results.map(({ register, contender, found, times }) => {
      const took = [percentile(times, 50), percentile(times, 95), Math.max(...times)].map((value) => value.toFixed(1));
      return `| ${register} | ${contender} | ${kinds.map((kind) => percent(found.get(kind) ?? 0)).join(' | ')} | ${took.join(' / ')} |`;
    }),
  ];
}

function judge({ register, found, times }: Result): Verdict[] {
  const least = Math.min(...found.values());
  const p95 = percentile(times, 95);
  return [
    { promise: `${register}: at least ${LEAST_FOUND * 100} % of each kind`, found: `${percent(least)} %`, kept: least >= LEAST_FOUND },
    { promise: `${register}: p95 at most ${MOST_MS} ms`, found: `${p95.toFixed(1)} ms`, kept: p95 <= MOST_MS },
  ];
}
