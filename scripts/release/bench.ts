import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { generateRecords, type Records } from '../../bench/content.ts';
import { measureCheckPage } from '../../bench/check-page.ts';
import { type MakerPage, measureLong, measureShort, writeSampleDocuments } from '../../bench/documents.ts';
import { formatDocuments, judgeDocuments } from '../../bench/documents-report.ts';
import { formatFirstVisits, judgeFirstVisits, measureFirstVisits } from '../../bench/first-visit.ts';
import {
  OURS,
  PROMISED_SIZE,
  formatTimings,
  formatVerdict,
  formatWrong,
  judgeTimings,
  judgeWeight,
  judgePages,
  type Series,
  type Verdict,
} from '../../bench/report.ts';
import { RESULTS, writePart } from '../../bench/results.ts';
import { SCREENS, countMatches, keystrokes, type Screen } from '../../bench/screens.ts';
import { buildPeers, buildSiteWith, recordsAddress, servePeers, siteFolder, weigh, writeRecords } from '../../bench/sites.ts';
import { countShown, visit, type Contender } from '../../bench/visit.ts';
import { BROWSER_FLAGS, ensureBrowser, wholeBrowserPath } from '../browser.ts';
import { ensureSite } from '../build.ts';
import { orExplain } from '../build/explain-error.ts';
import { serve } from '../serve.ts';

/**
 * `npm run release -- bench`: measures the site and other libraries in the same run (`bench/`). It fails if a promise is broken.
 * - *filtering*: the built directory and warnings with several numbers of records, compared with List.js and Fuse.js;
 * - *documents*: PDF files of 3 and of 200 pages, compared with jsPDF and the same text;
 * - *check-page*: the check page from navigation to answer, with 250, 31,000 and 50,000 firms and 100,000 warned sites (`packages/check/bench` measures the check
 *   itself, without a page);
 * - *first-visit*: the home page on a slow connection, with and without the service worker.
 *
 * `--only documents` runs one part. `--sizes 250,15000` limits the first part to these sizes. `--repeat 5` runs more rounds.
 * `--reuse` measures the sites of the last run again.
 */
const PARTS = {
  filtering: measureFiltering,
  documents: measureDocuments,
  'check-page': measureChecks,
  'first-visit': measureVisiting,
};
/** With more records, List.js is so slow that one round is enough. */
const PATIENCE = 10_000;
/** The load of the machine before this run. If it is above the number of cores, elapsed times mean little. */
const [otherLoad = 0] = loadavg();
/** Rounds for documents, for each round of filtering. */
const DOCUMENT_ROUNDS = { short: 5, long: 2 } as const;
const VISIT_ROUNDS = 10;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: '250,15000,50000' },
    repeat: { type: 'string', default: '2' },
    reuse: { type: 'boolean', default: false },
  },
});
const sizes = options.sizes.split(',').map(Number);
const rounds = Number(options.repeat);
if (![...sizes, rounds].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('--sizes takes whole numbers separated by commas, --repeat takes a whole number.');
  process.exit(1);
}
const parts = Object.entries(PARTS).filter(([name]) => options.only === undefined || options.only === name);
if (parts.length === 0) {
  console.error(`--only takes one of: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

ensureBrowser('whole');
await buildPeers();
const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: BROWSER_FLAGS });
try {
  const codes: number[] = [];
  for (const [, measurePart] of parts) codes.push(await measurePart(browser));
  process.exitCode = Math.max(...codes);
} finally {
  await browser.close();
}

async function measureDocuments(chromiumBrowser: Browser): Promise<number> {
  await writeSampleDocuments();
  const { server, url } = await servePeers();
  const ours: MakerPage = { name: OURS, address: `${url}/pdf-ours` };
  const rivals: MakerPage[] = [
    { name: 'jsPDF, our fonts, compressed', address: `${url}/pdf-jspdf` },
    { name: 'jsPDF, our fonts', address: `${url}/pdf-jspdf?compress=no` },
  ];
  const others: MakerPage[] = [
    { name: 'jsPDF, its Helvetica, compressed', address: `${url}/pdf-jspdf?fonts=own` },
    { name: 'jsPDF, its Helvetica', address: `${url}/pdf-jspdf?fonts=own&compress=no` },
  ];
  const short = await measureShort(chromiumBrowser, [ours, ...rivals, ...others], rounds * DOCUMENT_ROUNDS.short);
  const long = await measureLong(chromiumBrowser, [ours, ...rivals], rounds * DOCUMENT_ROUNDS.long + 1);
  server.close();

  const verdicts = judgeDocuments(
    short,
    long,
    rivals.map(({ name }) => name),
  );
  const text = [
    machineLine(chromiumBrowser.version(), `${short[0]?.first.length} and ${long[0]?.elapsed.length} rounds`),
    formatDocuments(short, long),
    ...formatVerdicts(verdicts),
  ].join('\n');
  console.log(`\n${text}`);
  writePart('Documents, measured', text);
  return verdicts.every(({ kept }) => kept) ? 0 : 1;
}

async function measureChecks(chromiumBrowser: Browser): Promise<number> {
  const { lines, verdicts } = await measureCheckPage(rounds, options.reuse);
  const text = [machineLine(chromiumBrowser.version(), `${rounds} rounds`), '', ...lines, ...formatVerdicts(verdicts)].join('\n');
  console.log(`\n${text}`);
  writePart('The check page, measured', text);
  return verdicts.every(({ kept }) => kept) ? 0 : 1;
}

async function measureVisiting(chromiumBrowser: Browser): Promise<number> {
  await ensureSite();
  const visits = await measureFirstVisits(chromiumBrowser, rounds * VISIT_ROUNDS);
  const verdicts = judgeFirstVisits(visits);
  const text = [
    machineLine(chromiumBrowser.version(), `${visits.withWorker.length} rounds`),
    '',
    formatFirstVisits(visits),
    ...formatVerdicts(verdicts),
  ].join('\n');
  console.log(`\n${text}`);
  writePart('First visit, measured', text);
  return verdicts.every(({ kept }) => kept) ? 0 : 1;
}

async function buildTimed(size: number, records: Records): Promise<void> {
  const begin = performance.now();
  await buildSiteWith(records, size);
  console.log(`Built the site with ${size} records in ${Math.round((performance.now() - begin) / 1000)} s`);
}

async function measureFiltering(chromiumBrowser: Browser): Promise<number> {
  const recordsOfSize = new Map(sizes.map((size) => [size, generateRecords(size)]));
  if (!options.reuse) await orExplain(() => Promise.all([...recordsOfSize].map(([size, records]) => buildTimed(size, records))));
  writeRecords(recordsOfSize);
  const peers = await servePeers();
  const series: Series[] = [];
  const verdicts: Verdict[] = [];
  const weights: string[] = [];
  for (const [size, records] of recordsOfSize) {
    const site = await serve(siteFolder(size), 0);
    for (const screen of SCREENS) {
      const begin = performance.now();
      const ours = ourPage(screen, size, site.url);
      const seen = await countShown(chromiumBrowser, ours, screen.row);
      if (size > 1000) verdicts.push(judgePages(screen.name, size, seen.elements, seen.count));
      const contenders = [ours, ...['List.js', 'Fuse.js'].map((name) => peerPage(name, screen, size, seen.elements, peers.url))];
      series.push(...(await measure(chromiumBrowser, screen, size, records, contenders)));
      console.log(`Measured ${screen.name} at ${size} in ${Math.round((performance.now() - begin) / 1000)} s`);
    }
    site.server.close();
    const { list, script } = weigh(size, records);
    const kilobytes = (bytes: number | undefined) => ((bytes ?? 0) / 1000).toFixed(1);
    weights.push(
      `| ${size.toLocaleString('en')} | ${kilobytes(list)} | ${SCREENS.map(({ address }) => kilobytes(script.get(address))).join(' | ')} |`,
    );
    if (size === PROMISED_SIZE) verdicts.push(judgeWeight(list));
  }
  peers.server.close();
  verdicts.unshift(...judgeTimings(series));
  return report(series, verdicts, weights, chromiumBrowser.version());
}

function ourPage({ address }: Screen, size: number, url: string): Contender {
  return {
    name: OURS,
    address: url + address,
    ready: async (page) => {
      await page.waitForFunction(() => Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')));
      // The first search fetches a long list. Only the searches after that are measured.
      if (size > 1000) {
        const box = page.locator('input[name=q]');
        await box.fill('a');
        await page.waitForFunction(() => (document.querySelector('p[role=status]')?.querySelectorAll('b').length ?? 0) > 1);
        await box.fill('');
        await page.waitForFunction(() => document.querySelector('p[role=status]')?.querySelectorAll('b').length === 1);
      }
    },
  };
}

/** `rows`: the number of rows that our page draws, so that a peer does not have to draw more. */
function peerPage(name: string, screen: Screen, size: number, rows: number, url: string): Contender {
  const file = name.toLowerCase().replace('.', '-');
  return {
    name,
    address: `${url}/${file}?records=${recordsAddress(screen.name, size)}&rows=${rows}`,
    ready: (page) => page.locator('html[data-ready]').waitFor(),
  };
}

/** Runs the contenders in turn, so that a slow phase of the machine affects all of them. It checks the answer to each keystroke. */
async function measure(
  chromiumBrowser: Browser,
  screen: Screen,
  size: number,
  records: Records,
  contenders: readonly Contender[],
): Promise<Series[]> {
  const typed = keystrokes(screen.queries);
  const searched = screen.records(records);
  const expected = new Map(typed.map(({ text }) => [text, countMatches(searched, text)]));
  const series = contenders.map(({ name }): Series => ({ screen: screen.name, size, contender: name, measured: [], wrong: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      if (contender.name === 'List.js' && size > PATIENCE && round > 0) continue;
      series[index]?.measured.push(...(await visit(chromiumBrowser, contender, typed)));
    }
  }
  for (const one of series) {
    one.wrong = [...new Set(one.measured.filter(({ text, count }) => count !== expected.get(text)).map(({ text }) => text))];
    if (one.contender === OURS && one.wrong.length > 0)
      throw new Error(`${screen.name} at ${size} shows wrong counts for ${one.wrong.join(', ')}`);
  }
  return series;
}

function report(series: readonly Series[], verdicts: readonly Verdict[], weights: readonly string[], version: string): number {
  const wrong = formatWrong(series);
  const text = [
    machineLine(version, `${rounds} rounds`),
    'The queries are typed into new pages. Every keystroke counts, including the first. The tables give the median and the 95th percentile.',
    'Script: processor time of scripts on the main thread, from the keystroke to the next paint. Elapsed: the same by the clock. To next',
    'paint: by the clock, including style, layout, paint and the wait for the next frame of the screen (up to 16.7 ms). The other libraries',
    'search the same records for the same queries. Fuse.js draws as many rows as our page contains, and List.js up to 10,000, its default.',
    '',
    ...SCREENS.map(
      ({ name, queries }) => `Typed in the ${name}: ${queries.map((query) => `\`${query}\``).join(', ')}; the box is cleared after each.`,
    ),
    '',
    formatTimings(series),
    '',
    ...(wrong.length > 0
      ? ['For these texts, another library finds a different number of matches, so they are not compared:', '', ...wrong, '']
      : []),
    '### Weight, kB brotli',
    '',
    `| records | list of firms | ${SCREENS.map(({ name }) => `JavaScript of the ${name}, first load`).join(' | ')} |`,
    '| ---: | ---: | ---: | ---: |',
    ...weights,
    ...formatVerdicts(verdicts),
  ].join('\n');
  console.log(`\n${text}`);
  // A quick run is not recorded.
  if (sizes.includes(PROMISED_SIZE)) writePart('Filtering, measured', text);
  else console.log(`The promises are for ${PROMISED_SIZE} records, which this run did not measure; ${RESULTS} is unchanged.`);
  return verdicts.every(({ kept }) => kept) ? 0 : 1;
}

/** The machine, the browser and the number of rounds. */
function machineLine(version: string, how: string): string {
  const [processor] = cpus();
  return `\`npm run release -- bench\` on ${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), Chromium ${version}, Node ${process.versions.node}, ${how}, at a load average of ${otherLoad.toFixed(1)}.`;
}

function formatVerdicts(verdicts: readonly Verdict[]): string[] {
  return verdicts.length > 0 ? ['', '### Promises', '', '```', ...verdicts.map(formatVerdict), '```'] : [];
}
