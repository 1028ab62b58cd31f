import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import puppeteer from 'puppeteer-core';
import { loadSite } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { routes } from '../../src/routes.ts';
import { BROWSER_FLAGS, wholeBrowserPath } from '../browser.ts';
import { serve } from '../serve.ts';

/**
 * `npm run release -- lighthouse`: runs Lighthouse (mobile) three times on every route of the built site and on some pages in Arabic and
 * Chinese. It fails if a score of the median run is below the promised one. `npm run release -- lighthouse /warnings /ar/warnings` tests
 * only these pages. Run it on a quiet machine.
 */

const TRANSLATED_PAGES = ['/ar/', '/zh/', '/ar/warnings', '/zh/check'];
const RUNS = 3;
/** The lowest score of each category, out of 100. */
const PROMISED = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const { server, url } = await serve('dist', 0);
const browser = await puppeteer.launch({ executablePath: wholeBrowserPath(), args: BROWSER_FLAGS });
const asked = process.argv.slice(2);
const rows = [];
for (const path of asked.length > 0 ? asked : [...routes.map((route) => route.path), ...TRANSLATED_PAGES]) {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await audit(url + path));
  const { categories, audits }: Result = computeMedianRun(results);
  const scores = Object.values(categories).map(({ id, score }): [string, number] => [id, Math.round((score ?? 0) * 100)]);
  const notPassed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  rows.push({ path, ...Object.fromEntries(scores), 'not passed': notPassed.map(({ id }) => id).join(' ') });
  for (const [category, promised] of Object.entries(PROMISED)) {
    const score = new Map(scores).get(category) ?? 0;
    if (score >= promised) continue;
    console.error(`${path}: ${category} ${score}, at least ${promised} required`);
    process.exitCode = 1;
  }
}
await browser.close();
server.close();
console.table(rows);

async function audit(address: string): Promise<Result> {
  const result = await lighthouse(address, {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'error',
    onlyCategories: Object.keys(PROMISED),
    // This audit requires indexing, which the site refuses while it is a demonstration (SITE-2).
    skipAudits: ['is-crawlable'],
    // The picture of the map comes from another host, and a failure to load it would count as our error.
    blockedUrlPatterns: [loadSite(contentFolder()).mapImage],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  return result.lhr;
}
