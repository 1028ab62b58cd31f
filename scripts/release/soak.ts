import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { mapImage } from '../../deploy/headers.ts';
import { BROWSER_FLAGS, UNKNOWN_FEATURE, wholeBrowserPath, ensureBrowser } from '../browser.ts';
import { DEFAULT_LANGUAGE, TRANSLATED } from '../../src/i18n/languages.ts';
import { ensureSite } from '../build.ts';
import { serve } from '../serve.ts';

/**
 * `npm run release -- soak`: browses the built site in one tab for half an hour without reloading: searches, records, languages,
 * documents, Back. After garbage collection, the heap may be at most a tenth larger than after the first minute, and the page
 * must not report errors. `--minutes 5` is a quick run.
 */

const MOST_GROWTH = 1.1;
const LANGUAGES = [...TRANSLATED, DEFAULT_LANGUAGE];

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(options.minutes);
if (!(minutes > 1)) {
  console.error('--minutes takes a number above 1: the last minute is compared with the first.');
  process.exit(1);
}

ensureBrowser('whole');
await ensureSite();
const { server, url } = await serve('dist', 0);
// The heap also contains optimised code, which V8 adds over time. Without it, growth means that the page keeps more.
const NOT_COMPILED = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: [...BROWSER_FLAGS, NOT_COMPILED] });
const page = await browser.newPage({ baseURL: url, locale: 'en-GB', viewport: { width: 1280, height: 900 } });
const devtools = await page.context().newCDPSession(page);
const problems: string[] = [];
page.on('pageerror', ({ message }) => problems.push(message));
page.on('console', (message) => {
  if (['error', 'warning'].includes(message.type()) && !UNKNOWN_FEATURE.test(message.text())) problems.push(message.text());
});
await page.route(`${new URL(mapImage).origin}/**`, (route) =>
  route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
);

const ROUNDS: ((round: number) => Promise<void>)[] = [
  searchEntity,
  browseDirectory,
  browseWarnings,
  checkAddress,
  downloadDocument,
  changeLanguage,
];
const rows: Record<string, number>[] = [];
await page.goto('/');
await devtools.send('Performance.enable');
const begin = Date.now();
let round = 0;
for (let minute = 1; minute <= minutes; minute += 1) {
  while (Date.now() - begin < minute * 60_000) {
    for (const visit of ROUNDS) await visit(round);
    round += 1;
  }
  rows.push({ minute, rounds: round, ...(await weigh(devtools)) });
}
await browser.close();
server.close();

console.table(rows.filter(({ minute = 0 }) => minute === 1 || minute % 5 === 0 || minute === rows.length));
const [first, last] = [rows[0]?.['heap kB'] ?? NaN, rows.at(-1)?.['heap kB'] ?? NaN];
const isKept = last <= first * MOST_GROWTH;
console.log(
  `${isKept ? 'PASS' : 'FAIL'}  heap after ${rows.length} minutes: ${(last / first).toFixed(3)} times the heap of the first minute (at most ${MOST_GROWTH})`,
);
console.log(
  `${problems.length === 0 ? 'PASS' : 'FAIL'}  nothing reported by the page${problems.map((problem) => `\n      ${problem}`).join('')}`,
);
process.exitCode = isKept && problems.length === 0 ? 0 : 1;

/** Measures the heap after garbage collection. */
async function weigh(session: CDPSession) {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { 'heap kB': Math.round(value('JSHeapUsedSize') / 1000), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Follows a link of the header or footer with the router, in any language. */
async function follow(on: Page, path: string) {
  await on
    .locator(`:is(header, footer, main) a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await on.waitForURL((address) => address.pathname === path);
  await on.locator('main h1').waitFor();
}

async function searchEntity() {
  await follow(page, '/');
  const box = page.getByRole('searchbox').first();
  await box.fill('adyen');
  await box.press('Enter');
  await page.locator('main article').filter({ hasText: 'FCA-2017-NL-004' }).waitFor();
  await box.fill('nobody of that name');
  await box.press('Enter');
  await page.locator('main article').filter({ hasText: 'FCA-2017-NL-004' }).waitFor({ state: 'detached' });
}

async function browseDirectory(nth: number) {
  await follow(page, '/regulated-companies');
  const box = page.getByRole('searchbox').first();
  for (const text of ['b', 'ba', 'ban', 'bank']) await box.fill(text);
  await page
    .locator('tbody tr:visible')
    .nth(nth % 10)
    .getByRole('button')
    .click();
  await page.locator('dialog[open]').getByText('FCA-').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.goBack();
}

async function browseWarnings() {
  await follow(page, '/warnings');
  const box = page.getByRole('searchbox').first();
  for (const text of ['c', 'coin', 'hxxps://10x-signal-room[.]example/login', '']) await box.fill(text);
}

async function checkAddress(nth: number) {
  await follow(page, '/check');
  await page
    .getByRole('main')
    .getByRole('textbox')
    .fill(nth % 2 === 0 ? 'xn--dyen-43d.example' : 'Aarefels Bank AG');
  await page.locator('main [role=status] h2').waitFor();
}

async function downloadDocument(nth: number) {
  await follow(page, '/');
  await follow(page, '/compliance-resources');
  await follow(page, '/regulatory-guidance');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('main button[aria-label], main button')
      .filter({ visible: true })
      .nth(nth % 3)
      .click(),
  ]);
  await download.delete();
}

async function changeLanguage(nth: number) {
  const banner = page.getByRole('banner');
  const code = LANGUAGES[nth % LANGUAGES.length] ?? DEFAULT_LANGUAGE;
  const current = await page.evaluate(() => document.documentElement.lang);
  if (code === current) return;
  await banner.getByRole('combobox').selectOption(code);
  await banner.locator('button:visible').first().click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
}
