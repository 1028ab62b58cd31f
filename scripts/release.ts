import { spawnSync } from 'node:child_process';
import { PDF_PROGRAMS } from '@frontier/documents/testing/qpdf';
import { ensureSite } from '../build/site.ts';
import { BROWSER, WHOLE_BROWSER } from './browser.ts';
import { NGINX, programs } from './programs.ts';
import { countSteps, type Step } from './count-steps.ts';

interface Check extends Step {
  run: () => boolean;
}

const READS_PDF = { someTestsNeed: programs(PDF_PROGRAMS) };
/** Any browser, and the full one for the tests of the back/forward cache. */
const IN_BROWSER = { needs: [BROWSER, WHOLE_BROWSER] };
const ENGINES = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * `npm run release`: checks before a release that are too slow for `npm test` or need a quiet machine.
 * `npm run release -- lighthouse` runs one of them. Any words after its name are passed to it. With `--install`, it installs the programs of
 * the system that are missing.
 */
const CHECKS: readonly Check[] = [
  { name: 'translations', run: () => run('scripts/content-check.ts', '--translated') },
  { name: 'thorough', ...READS_PDF, run: () => vitest('--project=unit', '--project=thorough') },
  { name: 'site', ...READS_PDF, run: () => vitest('--project=site') },
  { name: 'axe', ...IN_BROWSER, run: () => playwright('tests/a11y') },
  { name: 'widths', ...IN_BROWSER, run: () => playwright('tests/e2e/text-size.spec.ts') },
  { name: 'faults', ...IN_BROWSER, run: () => playwright('tests/e2e/faults.spec.ts') },
  { name: 'browsers', needs: programs(ENGINES), run: () => vitest('--project=engines') },
  { name: 'nginx', needs: [BROWSER, ...NGINX], run: () => run('scripts/release/nginx.ts') },
  { name: 'lighthouse', needs: [WHOLE_BROWSER], run: () => run('scripts/release/lighthouse.ts') },
];

const [wanted, ...options] = process.argv.slice(2).filter((word) => word !== '--install');
const chosen = CHECKS.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`There is no check ${wanted}. Choose one of: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const steps = countSteps(chosen, process.argv.includes('--install'));
await ensureSite();
for (const check of chosen) {
  console.log(`\n── ${check.name}`);
  await steps.run(check, check.run);
}
steps.report();

function vitest(...projects: string[]): boolean {
  return run('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=100%', ...projects);
}

function playwright(...files: string[]): boolean {
  return run('node_modules/@playwright/test/cli.js', 'test', ...files);
}

/** Runs a program. The tests try all their cases (`tests/support/sample.ts`). */
function run(...args: string[]): boolean {
  const env = { ...process.env, THOROUGH: '1' };
  return spawnSync(process.execPath, [...args, ...options], { stdio: 'inherit', env }).status === 0;
}
