import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { build } from 'vite';
import { buildConfusables } from '../src/content/build-time/confusables.ts';
import { loadContent } from '../src/content/build-time/load.ts';
import { buildRegister } from '../src/content/build-time/register.ts';
import { buildCheckIndex } from '../src/search/check/check.ts';
import { listOriginals, measureFalseAlarms, measureFound, type Lists } from '../packages/check/corpus/check-rates.ts';
import { generateRecords } from './content.ts';
import { generateLookAlikes } from '../packages/check/corpus/look-alikes.ts';
import { generateOrdinary } from '../packages/check/corpus/ordinary-names.ts';
import { OURS, percentile, type Verdict } from './report.ts';
import { keystrokes } from './screens.ts';
import { generateWarnedFirms } from '../packages/check/corpus/warned-firms.ts';

/*
 * Measures the search of the check page in Node: every keystroke with 50,000 firms and 100,000 warned sites, compared with two
 * other libraries in the same run, and the size of the index.
 */

const FIRMS = 50_000;
const SITES = 100_000;
/** A warned firm has 1.6 sites on average: more than 100,000. */
const WARNED = 65_000;
const SEED = 20_252;
/** The number of results on a page. */
const SHOWN = 20;

const MOST_SCRIPT_MS = 16;
const MOST_MEGABYTES = 150;
const MOST_INDEX_BYTES = 30_000;

/** The results of one contender. */
interface Measured {
  name: string;
  buildMs: number;
  megabytes: number;
  /** The elapsed time of each keystroke in ms: the shortest of all rounds, because other programs run too. */
  keystrokes: number[];
}

/** The size of a part of the search, in bytes after brotli. */
interface Weight {
  part: string;
  bytes: number;
}

interface CheckReport {
  lines: string[];
  verdicts: Verdict[];
}

/** Peers get only every tenth keystroke, because Fuse.js takes a second for each. */
const SAMPLE = 10;

/** Measures everything in half a minute. Each query is typed into our search `rounds` times. */
export async function measureCheck(rounds = 5): Promise<CheckReport> {
  const data = generateData();
  const sites = data.warned.reduce((sum, { websites }) => sum + websites.length, 0);
  if (sites < SITES) throw new Error(`Only ${sites} warned sites were generated`);
  const texts = keystrokes(queriesOf(data))
    .map(({ text }) => text)
    .filter((text) => text !== '');

  const sample = texts.filter((_, nth) => nth % SAMPLE === 0);
  const measured = [
    measure(OURS, texts, rounds, () => {
      const { check } = buildCheckIndex(data);
      return (text) => {
        const { firms, warned } = check(text);
        return firms.take(0, SHOWN).length + warned.take(0, SHOWN).length;
      };
    }),
    measure('Fuse.js', sample, 1, () => fuse(data)),
    measure('MiniSearch', sample, 2, () => miniSearch(data)),
  ];
  const rates = measureRates(data);
  const weights = await weighParts();
  const index = weights.filter(({ part }) => part.startsWith('data:')).reduce((sum, { bytes }) => sum + bytes, 0);

  const [ours] = measured;
  if (!ours) throw new Error('Nothing of ours was measured');
  const p95 = percentile(ours.keystrokes, 95);
  return {
    lines: [
      `${FIRMS.toLocaleString('en')} firms and ${sites.toLocaleString('en')} warned sites. For every keystroke of ${queriesOf(data).length} queries, the table uses the shortest`,
      `time of ${rounds} rounds by the clock (other libraries: one or two rounds). Our search reads addresses, ranks results and finds look-alikes. The others search by similarity and by prefix. Each returns its first ${SHOWN} matches.`,
      '',
      '| search | script ms, median / p95 / most | index built in ms | index MB | keystrokes |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...measured.map(formatMeasured),
      '',
      ...rates,
      '',
      '| what the check page loads of it | kB brotli |',
      '| --- | ---: |',
      ...weights.map(({ part, bytes }) => `| ${part} | ${(bytes / 1000).toFixed(1)} |`),
    ],
    verdicts: [
      { promise: `check, ${FIRMS}: script p95 at most ${MOST_SCRIPT_MS} ms`, found: `${p95.toFixed(1)} ms`, kept: p95 <= MOST_SCRIPT_MS },
      {
        promise: `check, ${FIRMS}: index at most ${MOST_MEGABYTES} MB`,
        found: `${ours.megabytes.toFixed(0)} MB`,
        kept: ours.megabytes <= MOST_MEGABYTES,
      },
      {
        promise: `check: index of the site's own data at most ${MOST_INDEX_BYTES / 1000} kB brotli`,
        found: `${(index / 1000).toFixed(1)} kB`,
        kept: index <= MOST_INDEX_BYTES,
      },
    ],
  };
}

function generateData(): Lists {
  const { firms } = generateRecords(FIRMS);
  return {
    firms: firms.map(({ name, licenseId }) => ({ name, licenseId })),
    warned: generateWarnedFirms(WARNED, SEED).map(({ name, aliases, websites }) => ({ name, aliases, websites })),
    confusables: buildConfusables(),
  };
}

/** What visitors type: names, parts of names, a licence, addresses, and texts that are in no list. */
function queriesOf({ firms, warned }: Lists): string[] {
  const host = (position: number) => warned[position]?.websites[0]?.replace('https://', '') ?? '';
  return [
    'bank',
    'meridian trust',
    'zürich',
    'fca-2019-lu-004',
    'kestrelmoor re ltd',
    firms[777]?.name ?? '',
    warned[40_000]?.name ?? '',
    `https://app.${host(500)}/login`,
    `hxxps://${host(30_000).replaceAll('.', '[.]')}`,
    `support@${host(9_000)}`,
    'аlphacoin.test',
    'primecoin-trade.example',
    'is kestrelmoor re ltd regulated by you?',
    'trust bank meridian intl',
  ];
}

/** The records of both lists as one list, with the fields that our search uses. */
function peerRecords({ firms, warned }: Lists) {
  return [
    ...firms.map(({ name, licenseId }, position) => ({ id: position, name, more: [licenseId] })),
    ...warned.map(({ name, aliases, websites }, position) => ({ id: firms.length + position, name, more: aliases.concat(websites) })),
  ];
}

function fuse(data: Lists): (text: string) => number {
  const index = new Fuse(peerRecords(data), { keys: ['name', 'more'], threshold: 0.2, ignoreLocation: true });
  return (text) => index.search(text, { limit: SHOWN }).length;
}

function miniSearch(data: Lists): (text: string) => number {
  const index = new MiniSearch({ fields: ['name', 'more'], searchOptions: { prefix: true, fuzzy: 0.2 } });
  index.addAll(peerRecords(data));
  return (text) => index.search(text).slice(0, SHOWN).length;
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Memory in use after garbage collection, in MB. */
function memoryInUse(): number {
  if (typeof collectGarbage !== 'function') throw new TypeError('Node does not collect garbage when asked');
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

function measure(name: string, texts: readonly string[], rounds: number, prepare: () => (text: string) => number): Measured {
  const memoryBefore = memoryInUse();
  const begin = performance.now();
  const search = prepare();
  const buildMs = performance.now() - begin;
  const least = texts.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [nth, text] of texts.entries()) {
      const before = performance.now();
      search(text);
      least[nth] = Math.min(least[nth] ?? Infinity, performance.now() - before);
    }
  }
  return { name, buildMs, megabytes: memoryInUse() - memoryBefore, keystrokes: least };
}

function formatMeasured({ name, buildMs, megabytes, keystrokes: took }: Measured): string {
  const figures = [percentile(took, 50), percentile(took, 95), Math.max(...took)].map((value) => value.toFixed(1));
  return `| ${name} | ${figures.join(' / ')} | ${buildMs.toFixed(0)} | ${megabytes.toFixed(0)} | ${took.length} |`;
}

/** Measures how often look-alikes are found, with our content and with `large` lists. */
function measureRates(large: Lists): string[] {
  const { firms, warnedFirms } = loadContent('content');
  const own = { firms, warned: warnedFirms, confusables: large.confusables };
  return Object.entries({ "The site's own data": own, 'As many records as above': large }).flatMap(([name, data]) => {
    const index = buildCheckIndex(data);
    const found = measureFound(index, generateLookAlikes(1_000, SEED, listOriginals(data)));
    const falseAlarms = measureFalseAlarms(index, generateOrdinary(10_000, SEED));
    return [`- ${name}. ${found.text}. ${falseAlarms.text}.`];
  });
}

/** The sizes of the parts that a page loads to build the index of our content. */
async function weighParts(): Promise<Weight[]> {
  const { firms, warnedFirms } = loadContent('content');
  const { list, rows } = buildRegister(firms);
  const json = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;
  const searched = warnedFirms.map(({ name, aliases, websites }) => ({ name, aliases, websites }));
  const [alone, whole] = [await weighCode(['tldts']), await weighCode([])];
  return [
    { part: 'data: names and licences of the firms (`content:register/list`)', bytes: json([list, ...rows]) },
    { part: 'data: names, aliases and websites of the warned firms', bytes: json(searched) },
    { part: 'data: confusables', bytes: json(buildConfusables()) },
    { part: 'code of the search, punycode in it', bytes: alone },
    { part: 'code of tldts, with the public suffix list', bytes: whole - alone },
  ];
}

async function weighCode(external: string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: 'terser',
      target: 'baseline-widely-available',
      lib: { entry: 'src/search/check/check.ts', formats: ['es'] },
      rolldownOptions: { external },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The search gave no bundle');
  return brotliCompressSync(bundle.output[0].code).length;
}
