import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { buildIn } from '../../tests/support/build-elsewhere.ts';
import { generateRecords, writeContentFolder, type Records } from '../../tests/support/generated-content.ts';
import { BROWSER_FLAGS, ensureBrowser, wholeBrowserPath } from '../browser.ts';
import { serve } from '../serve.ts';
import { median } from './quantile.ts';

/*
 * `npm run release -- check-page`: measures the check page in the browser from navigation to answer, with registers of several sizes and
 * 100,000 warned sites, at full speed and at a quarter of it, like a cheap phone. It fails if a limit is exceeded. `--reuse` measures the
 * sites of the last run again, and `--rounds 5` takes the median of more rounds. `docs/speed.md` has the last figures.
 *
 * Puppeteer controls the browser, because it can leave the requests of a page unobserved. Playwright observes each request, which made
 * an answer about a fifth later on a machine with two cores. No visitor's browser does that.
 */

const SIZES = [250, 31_000, 50_000];
/** A warned firm has 1.6 sites on average: more than 100,000. */
const WARNED = 65_000;
const FOLDER = resolve('.build/check-page');
/** The limits of exact answers and of resemblances in ms, by the slowdown of the processor. */
const MAX_MS = { 1: { exact: 800, resemblance: 4000 }, 4: { exact: 2500, resemblance: 14_000 } } as const;
/** The longest delay of a key press in ms. */
const MAX_WAIT_MS = 50;
/** Of resident memory. About 125 of them are the program of the browser, which all tabs share. */
const MAX_MEGABYTES = 350;
/** The speed of a fast typist. */
const KEY_EVERY_MS = 120;
/** After so long without work, a browser has collected the garbage of a page. */
const RESTED_AFTER_MS = 20_000;
/** A browser is busy for about this long after it starts. A visitor's browser is already running. */
const STARTED_AFTER_MS = 3000;

const ANSWER = 'main section[aria-label="Answer"] h2';
const RESEMBLANCE = 'main mark';
const BOX = 'main textarea';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, reuse: { type: 'boolean', default: false } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds is ${JSON.stringify(options.rounds)}: it must be a whole number above 0.`);
  process.exit(1);
}

ensureBrowser('whole');
const rows: Record<string, number>[] = [];
const over: string[] = [];
for (const size of SIZES) {
  const records = generateRecords(size, size < 1000 ? size : WARNED);
  const folder = `${FOLDER}/site-${size}`;
  if (!options.reuse) {
    writeContentFolder(`${FOLDER}/content-${size}`, records);
    await buildIn(resolve('.'), folder, { CONTENT_DIR: `${FOLDER}/content-${size}` });
  }
  const { server, url } = await serve(folder, 0);
  for (const slowdown of [1, 4] as const) await measureSite(url, slowdown, records);
  server.close();
}
console.log(`Medians of ${rounds} rounds: ms from the navigation to the answer at 390 px, and MB of memory`);
console.table(rows);
for (const line of over) console.error(line);
process.exitCode = over.length === 0 ? 0 : 1;

async function measureSite(url: string, slowdown: 1 | 4, { firms, warnedFirms }: Records): Promise<void> {
  const firm = firms[Math.floor(firms.length / 2)];
  const site = warnedFirms[Math.floor(warnedFirms.length / 2)]?.websites[0];
  if (!firm || site === undefined) throw new Error('There is no record to ask for');
  const lookAlike = new URL(site).hostname.replace(/^(...)./, '$1q');
  const samples: Record<string, number[]> = {};
  const keep = (what: string, value: number) => (samples[what] ??= []).push(value);
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, question] of Object.entries({ address: site, licence: firm.licenseId, name: firm.name }))
      keep(what, await inPage(slowdown, (page) => answeredAfter(page, url, question, ANSWER)));
    keep('resemblance', await inPage(slowdown, (page) => answeredAfter(page, url, lookAlike, RESEMBLANCE)));
    await inPage(slowdown, async (page, browser) => {
      keep('longest wait of a key', await longestWaitOf(page, url));
      keep('MB while typing', await memoryOf(browser));
      await new Promise((done) => setTimeout(done, RESTED_AFTER_MS));
      keep('MB at rest', await memoryOf(browser));
    });
  }
  const { exact, resemblance } = MAX_MS[slowdown];
  const times = { address: exact, licence: exact, name: exact, resemblance, 'longest wait of a key': MAX_WAIT_MS };
  const limits: Record<string, number> = { ...times, 'MB while typing': MAX_MEGABYTES, 'MB at rest': MAX_MEGABYTES };
  const medians = Object.entries(samples).map(([what, values]): [string, number] => [what, Math.round(median(values))]);
  rows.push({ firms: firms.length, slowdown, ...Object.fromEntries(medians) });
  for (const [what, value] of medians) {
    const limit = limits[what] ?? 0;
    if (!(value <= limit)) over.push(`${firms.length} firms, processor 1/${slowdown}, ${what}: ${value}, limit ${limit}`);
  }
}

/** Opens a page in a new browser, so that its memory is only that of this page. */
async function inPage<T>(slowdown: number, measure: (page: Page, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await puppeteer.launch({
    executablePath: wholeBrowserPath(),
    args: BROWSER_FLAGS,
    defaultViewport: { width: 390, height: 844 },
    networkEnabled: false,
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    // Without a service worker, which would fetch the offline copy meanwhile.
    await page.evaluateOnNewDocument(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await new Promise((done) => setTimeout(done, STARTED_AFTER_MS));
    await page.emulateCPUThrottling(slowdown);
    return await measure(page, browser);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from navigation until an element matches `selector`. */
async function answeredAfter(page: Page, url: string, question: string, selector: string): Promise<number> {
  await page.evaluateOnNewDocument((wanted) => {
    const poll = () => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(poll);
      else document.documentElement.dataset['answered'] = String(performance.now());
    };
    requestAnimationFrame(poll);
  }, selector);
  await page.goto(`${url}/check?q=${encodeURIComponent(question)}`);
  await page.waitForSelector('html[data-answered]');
  return Number(await page.evaluate(() => document.documentElement.dataset['answered']));
}

/** Types while the index is built. @returns the longest time in ms from a key press until the page handles it */
async function longestWaitOf(page: Page, url: string): Promise<number> {
  await page.evaluateOnNewDocument(() => {
    let longest = 0;
    globalThis.addEventListener(
      'keydown',
      (event) => {
        longest = Math.max(longest, performance.now() - event.timeStamp);
        document.documentElement.dataset['longest'] = String(longest);
      },
      { capture: true },
    );
  });
  await page.goto(`${url}/check`);
  await page.focus(BOX);
  const begin = Date.now();
  // No name contains this many q in a row. The index is complete long before the end.
  while (Date.now() - begin < 12_000) {
    await page.keyboard.type('q');
    await new Promise((done) => setTimeout(done, KEY_EVERY_MS));
    // The next key replaces a selected text.
    await page.$eval(BOX, (box) => void (box.value.length > 20 && box.select()));
  }
  return Number(await page.evaluate(() => document.documentElement.dataset['longest']));
}

/** Resident memory in MB of the largest renderer process, as reported by Linux. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1000);
  return Math.max(...sizes);
}
