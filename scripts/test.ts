import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PDF_PROGRAMS } from '@frontier/documents/testing/programs';
import { ensureBrowser } from './browser.ts';
import { ensurePrograms } from './programs.ts';

/**
 * `npm test`: everything that must hold before a change is merged. It continues after a failure and ends with the line
 * `N passed, N failed`. `npm test -- unit` runs the steps whose name contains that word. `npm run check` runs the quick
 * steps, which need neither a build nor a browser.
 */

const REPORTS = resolve('.build/reports');
/** The programs that are npm packages, by their scripts. */
const TOOLS = {
  'html-validate': 'html-validate/bin/html-validate.mjs',
  knip: 'knip/bin/knip.js',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  stylelint: 'stylelint/bin/stylelint.mjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const;

interface Tally {
  passed: number;
  failed: number;
}

interface Outcome extends Tally {
  /** What the program has printed. */
  output: string;
}

interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

/** Stages run one after another. The lanes of a stage run at the same time, and the steps of a lane one after another. */
type Stage = readonly (readonly Step[])[];

const quick: readonly Stage[] = [
  [
    [
      { name: 'catalogues', run: catalogues },
      { name: 'format', run: () => tool('prettier', ['--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.']) },
      { name: 'lint', run: () => tool('oxlint', ['--type-aware', '--deny-warnings']) },
      { name: 'lint styles', run: () => tool('stylelint', ['src/**/*.css']) },
      { name: 'types', run: () => tool('tsc', ['--incremental', '--tsBuildInfoFile', '.build/tsc.tsbuildinfo']) },
      { name: 'types of the worker', run: () => tool('tsc', ['-p', 'src/offline/worker']) },
      { name: 'dead code', run: () => tool('knip', ['--cache']) },
    ],
    [{ name: 'unit tests', run: () => vitest('unit') }],
  ],
];
const slow: readonly Stage[] = [
  [
    [
      { name: 'build', run: () => command(process.execPath, ['scripts/build.ts']) },
      { name: 'sizes', run: () => command(process.execPath, ['scripts/page-size/report.ts']) },
      { name: 'markup', run: () => tool('html-validate', ['dist/**/*.html']) },
      { name: 'built site', run: () => vitest('site') },
    ],
    [{ name: 'thorough tests', run: () => vitest('thorough') }],
  ],
  [[{ name: 'browser tests', run: browserTests }]],
];

const { values: options, positionals } = parseArgs({ options: { quick: { type: 'boolean', default: false } }, allowPositionals: true });
const [wanted = ''] = positionals;
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
mkdirSync(REPORTS, { recursive: true });
for (const stage of options.quick ? quick : [...quick, ...slow]) {
  await Promise.all(
    stage.map(async (lane) => {
      for (const step of lane.filter(({ name }) => name.includes(wanted))) await runStep(step);
    }),
  );
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Runs a step. Its output is printed at its end, because another lane prints at the same time. */
async function runStep({ name, run }: Step) {
  console.log(`── ${name} …`);
  const started = performance.now();
  const { passed, failed, output } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  console.log(`${output.trimEnd()}\n── ${name} ${failed === 0 ? 'ok' : 'FAILED'}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
}

/** Runs a program. It counts as one check. */
async function command(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1', ...env } });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const code = await new Promise<number>((done) => {
    child.on('error', (error) => {
      output += error.message;
      done(1);
    });
    child.on('close', (status) => done(status ?? 1));
  });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** Runs a program of a package on the Node of this process. */
function tool(name: keyof typeof TOOLS, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  return command(process.execPath, [resolve('node_modules', TOOLS[name]), ...args], env);
}

/** Checks that the catalogues have every text of the code and the content: extracting the texts into a copy must change nothing. */
async function catalogues(): Promise<Outcome> {
  const copy = resolve('.build/extracted');
  rmSync(copy, { recursive: true, force: true });
  cpSync('content', copy, { recursive: true });
  const extracted = await command(process.execPath, ['scripts/extract.ts'], { CONTENT_DIR: copy });
  if (extracted.failed > 0) return extracted;
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(copy, file)).isFile());
  const outdated = files.filter(
    (file) => !existsSync(`content/${file}`) || readFileSync(join(copy, file), 'utf8') !== readFileSync(`content/${file}`, 'utf8'),
  );
  if (outdated.length === 0) return extracted;
  return { passed: 0, failed: 1, output: `Out of date in content/: ${outdated.join(', ')}. Run npm run extract.\n` };
}

/** Runs a project of `vitest.config.ts`. */
async function vitest(project: string): Promise<Outcome> {
  // All projects read PDF files.
  ensurePrograms(PDF_PROGRAMS);
  const report = freshReport(project);
  // By default, vitest leaves one processor idle. Our projects ignore the setting in the configuration.
  const workers = '--maxWorkers=100%';
  const ran = await tool('vitest', ['run', workers, '--reporter=dot', '--reporter=json', `--outputFile=${report}`, `--project=${project}`]);
  return tally(report, ran, z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() }), (result) => ({
    passed: result.numPassedTests,
    // A test file that cannot be loaded has no failed test, but the run has failed.
    failed: Math.max(result.numFailedTests, result.success ? 0 : 1),
  }));
}

async function browserTests(): Promise<Outcome> {
  ensureBrowser();
  const report = freshReport('browser');
  const ran = await tool('playwright', ['test'], { PLAYWRIGHT_JSON: report });
  const stats = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });
  return tally(report, ran, stats, ({ stats: { expected, flaky, unexpected } }) => ({ passed: expected + flaky, failed: unexpected }));
}

function freshReport(name: string): string {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

/** Reads the counts from a report. A run that failed counts as at least one failure. */
function tally<T extends z.ZodType>(report: string, ran: Outcome, schema: T, count: (result: z.output<T>) => Tally): Outcome {
  const counted = existsSync(report) ? count(schema.parse(JSON.parse(readFileSync(report, 'utf8')))) : { passed: 0, failed: 1 };
  return { ...ran, passed: counted.passed, failed: Math.max(counted.failed, ran.failed) };
}
