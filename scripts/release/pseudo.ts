import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadSite } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { BROWSER_FLAGS, browserPath, ensureBrowser } from '../browser.ts';
import { createProgress } from '../../build/progress.ts';
import { checkPages, type Finding } from './pseudo-pages.ts';
import { addLanguage, buildCopy, serveCopy } from './pseudo-site.ts';

/**
 * `npm run release -- pseudo`: adds a language of long, accented texts from right to left to a copy of the project, builds it, and
 * looks at every page in a window of 390 px: for texts that are not translated, cut off or outside the window.
 * `--pictures` also saves a picture of each page in `.build/pseudo/pictures`.
 */
const { values: options } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
const PICTURES = '.build/pseudo/pictures';

ensureBrowser();
const step = createProgress(false);
await step('Adding the pseudo-locale to a copy', async () => addLanguage());
await step('Building the copy', buildCopy);
const findings = await step('Looking at its pages', look);
console.table(summary(findings));
console.log(`${findings.length === 0 ? 'PASS' : 'FAIL'}  ${findings.length} findings in the pseudo-locale`);
process.exitCode = findings.length === 0 ? 0 : 1;

async function look(): Promise<Finding[]> {
  const { url, stop } = await serveCopy();
  const executablePath = browserPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  try {
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ baseURL: url, locale: 'en-GB', viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await page.route(`${new URL(loadSite(contentFolder()).mapImage).origin}/**`, (route) => route.abort());
    if (!options.pictures) return await checkPages(page);
    mkdirSync(PICTURES, { recursive: true });
    const nameOf = (path: string) => `${path.replaceAll(/[^\w-]+/g, '_')}.png`;
    return await checkPages(page, (path) => page.screenshot({ path: join(PICTURES, nameOf(path)), fullPage: true }));
  } finally {
    await browser.close();
    stop();
  }
}

/** Each finding once, with the number of pages that have it. */
function summary(all: readonly Finding[]) {
  const groups = Map.groupBy(all, ({ fault, what }) => `${fault}: ${what}`);
  return [...groups].map(([finding, same]) => ({ finding, 'first page': same[0]?.path, pages: same.length }));
}
