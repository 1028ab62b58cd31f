import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { buildConfusables } from '../src/content/build-time/confusables.ts';
import { loadContent } from '../src/content/build-time/load.ts';
import { buildCheckIndex } from '../src/search/check/check.ts';
import { generateBankNames } from '../packages/check/corpus/bank-names.ts';
import { generateRecords } from './content.ts';
import { generateOrdinary } from '../packages/check/corpus/ordinary-names.ts';
import { generateRemembered, type Remembered } from '../packages/check/corpus/remembered-names.ts';
import { OURS, percentile, type Verdict } from './report.ts';

/*
 * Measures in Node how often a firm is found by its name as people remember it (CHECK-6), compared with two other libraries in the same
 * run.
 */

const GENERATED = 50_000;
const BANKS = 31_000;
const SEED = 20_252;
/** The texts of each kind, and how often each is searched. Fuse.js takes seconds for a sentence. */
const PLANS = {
  [OURS]: { each: 500, rounds: 3 },
  MiniSearch: { each: 50, rounds: 2 },
  'Fuse.js': { each: 3, rounds: 1 },
} as const;
/** The number of results that a visitor sees. */
const SHOWN = 10;

const LEAST_FOUND = 0.95;
const MOST_MS = 16;

type Contender = keyof typeof PLANS;

/** Returns the positions of the first results. */
type Search = (text: string) => number[];

interface Result {
  register: string;
  contender: Contender;
  /** The share of firms among the first ten, for each kind of text. */
  found: Map<string, number>;
  /** The share of ordinary names that find any firm. */
  raised: number;
  /** The elapsed time for each text in ms: the shortest of all rounds, because other programs run too. */
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
      measure(register, OURS, ours, names),
      measure(register, 'MiniSearch', miniSearch(names), names),
      measure(register, 'Fuse.js', fuse(names), names),
    ];
  });
  return { lines: formatResults(results), verdicts: results.filter(({ contender }) => contender === OURS).flatMap(judge) };
}

function measure(register: string, contender: Contender, search: Search, names: readonly string[]): Result {
  const { each, rounds } = PLANS[contender];
  const texts = generateRemembered(names, each, SEED);
  const times = texts.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [nth, { typed }] of texts.entries()) {
      const begin = performance.now();
      search(typed);
      times[nth] = Math.min(times[nth] ?? Infinity, performance.now() - begin);
    }
  }
  const isFound = ({ typed, position }: Remembered) => search(typed).includes(position);
  const found = new Map(
    [...Map.groupBy(texts, ({ kind }) => kind)].map(([kind, some]) => [kind, some.filter(isFound).length / some.length]),
  );
  const ordinary = generateOrdinary(each * 2, SEED);
  const raised = ordinary.filter((text) => search(text).length > 0).length / ordinary.length;
  return { register, contender, found, raised, times };
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
    `How often the firm is among the first ten, in %; how many ordinary names and domains find any firm, in %; and the shortest time for each text. ${PLANS[OURS].each} texts of each kind for our search in ${PLANS[OURS].rounds} rounds, ${PLANS.MiniSearch.each} for MiniSearch in ${PLANS.MiniSearch.rounds} and ${PLANS['Fuse.js'].each} for Fuse.js in ${PLANS['Fuse.js'].rounds}; twice as many ordinary ones; seed ${SEED}. Our time is that of a whole answer, which also looks for warnings and resemblances.`,
    '',
    `| register | search | ${kinds.join(' | ')} | ordinary names | ms, median / p95 / most |`,
    `| --- | --- | ${kinds.map(() => '---:').join(' | ')} | ---: | ---: |`,
    ...results.map(({ register, contender, found, raised, times }) => {
      const took = [percentile(times, 50), percentile(times, 95), Math.max(...times)].map((value) => value.toFixed(1));
      return `| ${register} | ${contender} | ${kinds.map((kind) => percent(found.get(kind) ?? 0)).join(' | ')} | ${percent(raised)} | ${took.join(' / ')} |`;
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
