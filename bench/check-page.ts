import { readFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { BROWSER_FLAGS, wholeBrowserPath } from '../scripts/browser.ts';
import { serve } from '../scripts/serve.ts';
import { generateRecords, type Records } from './content.ts';
import { ms, percentile, type Verdict } from './report.ts';
import { buildSiteWith, siteFolder } from './sites.ts';
import { generateWarnedFirms } from '../packages/check/corpus/warned-firms.ts';

/*
 * Measures the check page in the browser from navigation to answer, with registers of several sizes and 100,000 warned sites. It
 * does so at full speed and at a quarter of it, like a cheap phone.
 *
 * Puppeteer controls the browser, because it can leave the requests of a page unobserved. Playwright observes each request, which made
 * an answer about a fifth later on a machine with two cores. No visitor's browser does that.
 */

const SIZES = [250, 31_000, 50_000];
/** A warned firm has 1.6 sites on average: more than 100,000. */
const WARNED = 65_000;
const SLOWDOWNS = [1, 4];
const SEED = 20_252;
/** The longest time in ms from navigation to an exact answer with the largest register, by slowdown of the processor. */
const MOST_MS: Readonly<Record<number, number>> = { 1: 800, 4: 2500 };
/** The longest time until a resemblance is found. */
const MOST_WHOLE_MS: Readonly<Record<number, number>> = { 1: 4000, 4: 14_000 };
/** The longest delay of a key press. */
const MOST_WAIT_MS = 50;
/** Of resident memory, of which about 125 are the program of the browser, which all tabs share. */
const MOST_MEGABYTES = 350;
/** The speed of a fast typist. */
const KEY_EVERY_MS = 120;
/** After so long without work, a browser has collected the garbage of a page. */
const RESTED_AFTER_MS = 20_000;
/** A browser is busy for about this long after it starts. A visitor's browser is already running. */
const STARTED_AFTER_MS = 3000;

interface Measured {
  firms: number;
  slowdown: number;
  /** Medians from navigation to verdict, by kind of question. */
  exact: Record<keyof Questions, number>;
  /** The time until a resemblance is shown, which needs the last part of the index. */
  whole: number;
  /** The longest delay of a key press while the index was being built. */
  longestWait: number;
  /** Resident memory of the process of the tab while someone types, and when nobody has typed for a while. */
  megabytes: { typing: number; resting: number };
}

interface Questions {
  address: string;
  licence: string;
  name: string;
}

/** Builds the sites and measures each. With `reuse`, it measures the sites of the last run. */
export async function measureCheckPage(rounds: number, reuse: boolean): Promise<{ lines: string[]; verdicts: Verdict[] }> {
  const measured: Measured[] = [];
  for (const size of SIZES) {
    const records = recordsOf(size);
    const key = `check-${size}`;
    if (!reuse) await buildSiteWith(records, key);
    const { server, url } = await serve(siteFolder(key), 0);
    for (const slowdown of SLOWDOWNS) measured.push(await measureSite(url, size, slowdown, records, rounds));
    server.close();
  }
  return { lines: format(measured), verdicts: judge(measured) };
}

function recordsOf(size: number): Records {
  const { firms } = generateRecords(size);
  return { firms, warnedFirms: generateWarnedFirms(size < 1000 ? size : WARNED, SEED) };
}

async function measureSite(url: string, firms: number, slowdown: number, records: Records, rounds: number): Promise<Measured> {
  const firm = records.firms[Math.floor(firms / 2)];
  const site = records.warnedFirms[Math.floor(records.warnedFirms.length / 2)]?.websites[0];
  if (!firm || site === undefined) throw new Error('There is no record to ask for');
  const questions: Questions = { address: site, licence: firm.licenseId, name: firm.name };
  const exact = { address: [] as number[], licence: [] as number[], name: [] as number[] };
  const whole: number[] = [];
  const waits: number[] = [];
  const megabytes = { typing: [] as number[], resting: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['address', 'licence', 'name'] as const) {
      exact[kind].push(await inPage(slowdown, (page) => answeredAfter(page, url, questions[kind], ANSWER)));
    }
    whole.push(await inPage(slowdown, (page) => answeredAfter(page, url, lookAlikeOf(site), RESEMBLANCE)));
    await inPage(slowdown, async (page, browser) => {
      waits.push(await longestWaitOf(page, url));
      megabytes.typing.push(await memoryOf(browser));
      await new Promise((resolve) => setTimeout(resolve, RESTED_AFTER_MS));
      megabytes.resting.push(await memoryOf(browser));
    });
  }
  const median = (values: readonly number[]) => percentile(values, 50);
  return {
    firms,
    slowdown,
    exact: { address: median(exact.address), licence: median(exact.licence), name: median(exact.name) },
    whole: median(whole),
    longestWait: median(waits),
    megabytes: { typing: median(megabytes.typing), resting: median(megabytes.resting) },
  };
}

const ANSWER = 'main section[aria-label="Answer"] h2';
const RESEMBLANCE = 'main mark';
const BOX = 'main textarea';

/** The host of a site with one letter changed. */
function lookAlikeOf(site: string): string {
  return new URL(site).hostname.replace(/^(.{3})./, (_, start: string) => `${start}q`);
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
    await new Promise((resolve) => setTimeout(resolve, STARTED_AFTER_MS));
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
    await new Promise((resolve) => setTimeout(resolve, KEY_EVERY_MS));
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

function format(measured: readonly Measured[]): string[] {
  return [
    `Medians, ms from the navigation to /check?q=… at 390 px; ${WARNED.toLocaleString('en')} warned firms with over 100,000 sites beside the two large registers.`,
    '',
    '| firms | processor | address | licence | name | resemblance | longest wait of a key | MB while typing | MB at rest |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map(
      ({ firms, slowdown, exact, whole, longestWait, megabytes }) =>
        `| ${firms.toLocaleString('en')} | 1/${slowdown} | ${ms(exact.address)} | ${ms(exact.licence)} | ${ms(exact.name)} | ${ms(whole)} | ${ms(longestWait)} | ${megabytes.typing.toFixed(0)} | ${megabytes.resting.toFixed(0)} |`,
    ),
  ];
}

function judge(measured: readonly Measured[]): Verdict[] {
  return measured.flatMap(({ firms, slowdown, exact, whole, longestWait, megabytes }) => {
    const slowest = Math.max(exact.address, exact.licence, exact.name);
    const most = MOST_MS[slowdown] ?? Infinity;
    const where = `${firms.toLocaleString('en')} firms, processor 1/${slowdown}`;
    return [
      { promise: `${where}: exact answers within ${most} ms`, found: `${ms(slowest)} ms`, kept: slowest <= most },
      {
        promise: `${where}: a resemblance within ${MOST_WHOLE_MS[slowdown]} ms`,
        found: `${ms(whole)} ms`,
        kept: whole <= (MOST_WHOLE_MS[slowdown] ?? Infinity),
      },
      { promise: `${where}: no key waits more than ${MOST_WAIT_MS} ms`, found: `${ms(longestWait)} ms`, kept: longestWait <= MOST_WAIT_MS },
      {
        promise: `${where}: the tab takes at most ${MOST_MEGABYTES} MB, while someone types and at rest`,
        found: `${megabytes.typing.toFixed(0)} and ${megabytes.resting.toFixed(0)} MB`,
        kept: Math.max(megabytes.typing, megabytes.resting) <= MOST_MEGABYTES,
      },
    ];
  });
}
