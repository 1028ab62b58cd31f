import type { Browser } from '@playwright/test';
import { serve } from '../scripts/serve.ts';
import { openNarrowLine } from './narrow-line.ts';
import { ms, percentile, type Verdict } from './report.ts';

/** Like Lighthouse's slow 4G: 1.6 Mbit/s, with a round trip of 150 ms. */
const LINE = { bytesPerSecond: 200_000, delay: 75 };
/** How much longer a first visit may take with the service worker. Two runs of the same visit differ by as much. */
const MOST_RATIO = 1.05;

/** Times in ms from the start of the navigation. */
interface Times {
  /** The largest paint. */
  painted: number;
  /** The page has become interactive. */
  alive: number;
  /** The answer to a search typed at once is shown. It needs a chunk that was not requested before. */
  answered: number;
}

const MOMENTS = [
  ['painted', 'largest paint'],
  ['alive', 'takes input'],
  ['answered', 'answers a search typed at once'],
] as const;

/** First visits to the home page, with the offline copy and in a browser without service workers. */
export interface FirstVisits {
  withWorker: Times[];
  without: Times[];
}

/** Measures both in turn, so that a slow phase of the machine affects both. */
export async function measureFirstVisits(browser: Browser, rounds: number): Promise<FirstVisits> {
  const { server, url } = await serve('dist', 0);
  const visits: FirstVisits = { withWorker: [], without: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, worker] of [
      ['withWorker', true],
      ['without', false],
    ] as const) {
      // A new connection, which must not carry data of the visit before.
      const line = await openNarrowLine(Number(new URL(url).port), LINE);
      visits[kind].push(await visit(browser, line.url, worker));
      line.close();
    }
  }
  server.close();
  return visits;
}

async function visit(browser: Browser, url: string, worker: boolean): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // The picture of the map is the only file from another host.
  await page.route(/^https:/, (route) => route.abort());
  if (!worker) await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) document.documentElement.dataset['painted'] = String(startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const now = () => page.evaluate(() => performance.now());
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const last = document.querySelector('main > :last-child');
    return last !== null && Object.keys(last).some((key) => key.startsWith('__react'));
  });
  const alive = await now();
  await page.getByRole('searchbox').fill('adyen');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Adyen N.V.' }).waitFor();
  const answered = await now();
  const painted = await page.evaluate(() => Number(document.documentElement.dataset['painted']));
  // The comparison is worthless if there was no worker.
  if (worker) await page.waitForFunction(() => navigator.serviceWorker.getRegistration());
  await context.close();
  return { painted, alive, answered };
}

const median = (times: readonly Times[], moment: keyof Times) =>
  percentile(
    times.map((one) => one[moment]),
    50,
  );

/** A Markdown table of the medians. */
export function formatFirstVisits({ withWorker, without }: FirstVisits): string {
  return [
    'A first visit to the home page on a phone. The page and the worker share a connection of 1.6 Mbit/s and 150 ms. The table gives medians, in ms from the start.',
    '',
    '| | with the worker | without | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...MOMENTS.map(([moment, name]) => {
      const [ours, peer] = [median(withWorker, moment), median(without, moment)];
      return `| ${name} | ${ms(ours)} | ${ms(peer)} | ${(ours / peer).toFixed(3)} |`;
    }),
  ].join('\n');
}

/** The promise is that the service worker does not slow the first load. */
export function judgeFirstVisits({ withWorker, without }: FirstVisits): Verdict[] {
  return MOMENTS.map(([moment, name]) => {
    const ratio = median(withWorker, moment) / median(without, moment);
    return {
      promise: `first visit, ${name}: at most ${MOST_RATIO} times as late with the worker`,
      found: ratio.toFixed(3),
      kept: ratio <= MOST_RATIO,
    };
  });
}
