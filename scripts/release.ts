import { spawnSync } from 'node:child_process';
import { PDF_PROGRAMS } from '@frontier/documents/testing/programs';
import { ensureSite } from '../build/site.ts';
import { ensureBrowser } from './browser.ts';
import { ensurePrograms } from './programs.ts';

/**
 * `npm run release`: checks before a release that are too slow for `npm test` or need a quiet machine.
 * `npm run release -- lighthouse` runs one of them. Any words after its name are passed to it.
 */
const CHECKS: Readonly<Record<string, () => boolean>> = {
  translations: () => run('scripts/release/translations.ts'),
  sizes: () => run('scripts/page-size/report.ts'),
  thorough: () => vitest('--project=unit', '--project=thorough'),
  site: () => vitest('--project=site'),
  reproducible: () => run('scripts/release/reproducible.ts'),
  axe: () => playwright('tests/a11y'),
  widths: () => playwright('tests/e2e/text-size.spec.ts'),
  faults: () => playwright('tests/e2e/faults.spec.ts'),
  'long-lists': () => playwright('tests/e2e/long-lists.spec.ts'),
  browsers: () => {
    ensurePrograms({ 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });
    return vitest('--project=engines');
  },
  nginx: () => run('scripts/release/nginx.ts'),
  lighthouse: () => run('scripts/release/lighthouse.ts'),
  speed: () => run('scripts/release/speed.ts'),
};

const [wanted, ...options] = process.argv.slice(2);
const chosen = Object.entries(CHECKS).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`There is no check ${wanted}. Choose one of: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(1);
}
await ensureSite();
const failed: string[] = [];
for (const [name, check] of chosen) {
  console.log(`\n── ${name}`);
  if (!check()) failed.push(name);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function vitest(...projects: string[]): boolean {
  ensurePrograms(PDF_PROGRAMS);
  return run('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=100%', ...projects);
}

function playwright(...files: string[]): boolean {
  ensureBrowser();
  // For the tests of the back/forward cache.
  ensureBrowser('whole');
  return run('node_modules/@playwright/test/cli.js', 'test', ...files);
}

/** Runs a program. The tests try all their cases (`tests/support/sample.ts`). */
function run(...args: string[]): boolean {
  const env = { ...process.env, THOROUGH: '1' };
  return spawnSync(process.execPath, [...args, ...options], { stdio: 'inherit', env }).status === 0;
}
