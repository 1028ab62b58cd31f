import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_FLAGS, wholeBrowserPath } from '../scripts/browser.ts';
import { serve } from '../scripts/serve.ts';
import { generateRecords, type Records } from './content.ts';
import { ms, percentile, type Verdict } from './report.ts';
import { buildSiteWith, siteFolder } from './sites.ts';
import { generateWarnedFirms } from './warned-firms.ts';

/*
 * The check page in the browser, from the address that asks a question to the answer: registers of several sizes with
 * 100,000 warned sites, at full speed and on a processor a quarter as fast, as a cheap phone has.
 */

const SIZES = [250, 31_000, 50_000];
/** A warned firm has 1.6 sites on average: more than 100,000. */
const WARNED = 65_000;
const SLOWDOWNS = [1, 4];
const SEED = 20_252;
/** Exact answers of the largest register, in ms from the navigation, by how much the processor is slowed. */
const MOST_MS: Readonly<Record<number, number>> = { 1: 500, 4: 2000 };
/** A key is not kept waiting longer. */
const MOST_WAIT_MS = 50;
const MOST_MEGABYTES = 250;
/** A letter so often, as a quick typist; until the index is whole. */
const KEY_EVERY_MS = 120;
/** A visitor's browser is already running. One that has just been started is busy with itself for about this long. */
const STARTED_AFTER_MS = 3000;

interface Measured {
  firms: number;
  slowdown: number;
  /** From the navigation to the verdict, by what was asked; medians. */
  exact: Record<keyof Questions, number>;
  /** To the resemblance, which the last part of the index finds. */
  whole: number;
  /** The longest that a key waited for its event to be handled while the index was being built. */
  longestWait: number;
  /** Resident memory of the tab's process at the end. */
  megabytes: number;
}

interface Questions {
  address: string;
  licence: string;
  name: string;
}

/** Builds the sites and measures each. `reuse` takes the sites of the last run. */
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
  const megabytes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['address', 'licence', 'name'] as const) {
      exact[kind].push(await inPage(slowdown, (page) => answeredAfter(page, url, questions[kind], ANSWER)));
    }
    whole.push(await inPage(slowdown, (page) => answeredAfter(page, url, lookAlikeOf(site), RESEMBLANCE)));
    await inPage(slowdown, async (page, browser) => {
      waits.push(await longestWaitOf(page, url));
      megabytes.push(await memoryOf(browser));
    });
  }
  const median = (values: readonly number[]) => percentile(values, 50);
  return {
    firms,
    slowdown,
    exact: { address: median(exact.address), licence: median(exact.licence), name: median(exact.name) },
    whole: median(whole),
    longestWait: median(waits),
    megabytes: median(megabytes),
  };
}

const ANSWER = 'main section[aria-label="Answer"] h2';
const RESEMBLANCE = 'main mark';

/** One letter of the site's own label is another one. */
function lookAlikeOf(site: string): string {
  return new URL(site).hostname.replace(/^(.{3})./, (_, start: string) => `${start}q`);
}

/** In a browser of its own, so that its memory is that of this page. */
async function inPage<T>(slowdown: number, measure: (page: Page, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    page.setDefaultTimeout(120_000);
    // A visit without the copy for use without a network, which would be fetched meanwhile.
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const session = await page.context().newCDPSession(page);
    await new Promise((resolve) => setTimeout(resolve, STARTED_AFTER_MS));
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page, browser);
  } finally {
    await browser.close();
  }
}

/** ms from the navigation until the page shows what `selector` finds. */
async function answeredAfter(page: Page, url: string, question: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const poll = () => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(poll);
      else document.documentElement.dataset['answered'] = String(performance.now());
    };
    requestAnimationFrame(poll);
  }, selector);
  await page.goto(`${url}/check?q=${encodeURIComponent(question)}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['answered'] !== undefined);
  return Number(await page.evaluate(() => document.documentElement.dataset['answered']));
}

/** Types while the index is built. @returns the longest time in ms from a key to the begin of its handling */
async function longestWaitOf(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
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
  await page.goto(`${url}/check`, { waitUntil: 'load' });
  const box = page.getByRole('searchbox');
  await box.focus();
  const begin = Date.now();
  // Letters that no name holds together; the index is asked, and is whole long before the end.
  while (Date.now() - begin < 12_000) {
    await page.keyboard.type('q');
    await new Promise((resolve) => setTimeout(resolve, KEY_EVERY_MS));
    if ((await box.inputValue()).length > 20) await box.fill('');
  }
  return Number(await page.evaluate(() => document.documentElement.dataset['longest']));
}

/** Resident memory, in MB, of the tab's process: the largest of the browser's renderers, by Linux's account. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
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
    '| firms | processor | address | licence | name | resemblance | longest wait of a key | memory, MB |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map(
      ({ firms, slowdown, exact, whole, longestWait, megabytes }) =>
        `| ${firms.toLocaleString('en')} | 1/${slowdown} | ${ms(exact.address)} | ${ms(exact.licence)} | ${ms(exact.name)} | ${ms(whole)} | ${ms(longestWait)} | ${megabytes.toFixed(0)} |`,
    ),
  ];
}

function judge(measured: readonly Measured[]): Verdict[] {
  return measured.flatMap(({ firms, slowdown, exact, longestWait, megabytes }) => {
    const slowest = Math.max(exact.address, exact.licence, exact.name);
    const most = MOST_MS[slowdown] ?? Infinity;
    const where = `${firms.toLocaleString('en')} firms, processor 1/${slowdown}`;
    return [
      { promise: `${where}: exact answers within ${most} ms`, found: `${ms(slowest)} ms`, kept: slowest <= most },
      { promise: `${where}: no key waits more than ${MOST_WAIT_MS} ms`, found: `${ms(longestWait)} ms`, kept: longestWait <= MOST_WAIT_MS },
      {
        promise: `${where}: the tab takes at most ${MOST_MEGABYTES} MB`,
        found: `${megabytes.toFixed(0)} MB`,
        kept: megabytes <= MOST_MEGABYTES,
      },
    ];
  });
}
