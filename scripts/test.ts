import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PDF_PROGRAMS } from '../tests/support/pdf/programs.ts';
import { ensureBrowser } from './browser.ts';
import { ensurePrograms } from './debian.ts';

/**
 * `npm test`: everything that must hold before a change is merged, cheapest first. It continues after a failure and
 * ends with the line `N passed, N failed`. `npm test -- unit` runs the steps whose name contains that word.
 * `npm run check` runs the quick steps, which need neither a build nor a browser.
 */

const REPORTS = resolve('.build/reports');
const vnu = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** No colours in a file or a log. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run: () => Promise<Tally>;
  /** Part of `npm run check`. */
  quick?: boolean;
}

const steps: Step[] = [
  { name: 'format', run: () => tool('prettier', ['--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.']), quick: true },
  { name: 'lint', run: () => tool('oxlint', ['--type-aware', '--deny-warnings']), quick: true },
  { name: 'lint styles', run: () => tool('stylelint', ['src/**/*.css']), quick: true },
  { name: 'types', run: () => tool('tsc', []), quick: true },
  { name: 'types of the worker', run: () => tool('tsc', ['-p', 'src/offline/worker']), quick: true },
  { name: 'dead code', run: () => tool('knip', []), quick: true },
  { name: 'catalogues', run: catalogues, quick: true },
  { name: 'unit tests', run: () => vitest(options.quick ? ['unit'] : ['unit', 'thorough']), quick: true },
  { name: 'build', run: () => command(process.execPath, ['scripts/build.ts']) },
  { name: 'sizes', run: () => command(process.execPath, ['scripts/sizes.ts']) },
  { name: 'built site', run: () => vitest(['site']) },
  { name: 'markup', run: markup },
  { name: 'browser tests', run: browserTests },
];

const { values: options, positionals } = parseArgs({ options: { quick: { type: 'boolean', default: false } }, allowPositionals: true });
const [wanted = ''] = positionals;
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
mkdirSync(REPORTS, { recursive: true });
for (const { name, run } of steps.filter((step) => step.name.includes(wanted) && (step.quick || !options.quick))) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  console.log(
    `   ${failed === 0 ? 'ok' : 'FAILED'}: ${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Runs a program and shows its output. It counts as one check. */
async function command(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Tally> {
  const code = await new Promise<number>((done) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...plain, ...env } });
    child.on('error', () => done(1));
    child.on('exit', (status) => done(status ?? 1));
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a program of node_modules/.bin. That folder is first in the path, so its scripts use the pinned Node. */
function tool(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Tally> {
  const path = `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  return command(resolve('node_modules/.bin', name), args, { PATH: path, ...env });
}

/** Checks that the catalogues have every text of the code: extracting the texts again must change nothing. */
async function catalogues(): Promise<Tally> {
  const before = readCatalogues();
  const extracted = await tool('lingui', ['extract', '--clean', '--overwrite']);
  if (extracted.failed > 0) return extracted;
  if (before === readCatalogues()) return { passed: 1, failed: 0 };
  console.error('The catalogues were out of date and have been updated. Commit them.');
  return { passed: 0, failed: 1 };
}

function readCatalogues(): string {
  return readdirSync('content/locales', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.po'))
    .toSorted()
    .map((file) => readFileSync(join('content/locales', file), 'utf8'))
    .join('\n');
}

/** Checks the markup of every page with the Nu HTML checker, or with html-validate if there is no Java. */
async function markup(): Promise<Tally> {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return tool('html-validate', ['dist/**/*.html']);
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return command('java', ['-jar', vnu, '--errors-only', ...pages.map((file) => join('dist', file))]);
}

/** Runs projects of `vitest.config.ts`. */
async function vitest(projects: readonly string[]): Promise<Tally> {
  // All projects read PDF files.
  ensurePrograms(PDF_PROGRAMS);
  const report = freshReport(projects.join('-'));
  const chosen = projects.map((project) => `--project=${project}`);
  const ran = await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...chosen]);
  return tally(report, ran, z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() }), (result) => ({
    passed: result.numPassedTests,
    // A test file that cannot be loaded has no failed test, but the run has failed.
    failed: Math.max(result.numFailedTests, result.success ? 0 : 1),
  }));
}

async function browserTests(): Promise<Tally> {
  ensureBrowser();
  const report = freshReport('browser');
  const ran = await tool('playwright', ['test'], { PLAYWRIGHT_JSON: report });
  const stats = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });
  return tally(report, ran, stats, (result) => {
    if (result.stats.flaky > 0) console.warn(`   ${result.stats.flaky} passed only at the second attempt; they are listed above`);
    return { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected };
  });
}

function freshReport(name: string): string {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

/** Reads the counts from a report. A run that failed counts as at least one failure. */
function tally<T extends z.ZodType>(report: string, ran: Tally, schema: T, count: (result: z.output<T>) => Tally): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(schema.parse(JSON.parse(readFileSync(report, 'utf8'))));
  return { passed, failed: Math.max(failed, ran.failed) };
}
