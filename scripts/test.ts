import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PDF_PROGRAMS } from '@frontier/documents/testing/qpdf';
import { BROWSER } from './browser.ts';
import { programs } from './programs.ts';
import { countSteps, type Step } from './count-steps.ts';

/**
 * `npm test`: everything that must hold before a change is merged. It continues after a failure and ends with the
 * steps that failed or were skipped. `npm test -- unit` runs the steps whose name contains that word. `npm run check` runs the quick steps,
 * which need neither a build nor a browser. With `--install`, it installs the programs of the system that are missing.
 */

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

interface Outcome {
  passed: boolean;
  /** What the program has printed. */
  output: string;
}

interface TestStep extends Step {
  run: () => Promise<Outcome>;
}

/** Some tests of each project read PDF files. */
const READS_PDF = { someTestsNeed: programs(PDF_PROGRAMS) };

/** Stages run one after another. The lanes of a stage run at the same time, and the steps of a lane one after another. */
type Stage = readonly (readonly TestStep[])[];

const quick: readonly Stage[] = [
  [
    [
      { name: 'catalogues', run: catalogues },
      { name: 'format', run: () => tool('prettier', ['--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.']) },
      { name: 'lint', run: () => tool('oxlint', ['--type-aware', '--deny-warnings']) },
      { name: 'lint styles', run: () => tool('stylelint', ['src/**/*.css']) },
      { name: 'history only grows', run: () => program('scripts/history-grows.ts') },
      { name: 'types', run: () => tool('tsc', ['--incremental', '--tsBuildInfoFile', '.build/tsc.tsbuildinfo']) },
      { name: 'dead code', run: () => tool('knip', ['--cache']) },
    ],
    [{ name: 'unit tests', ...READS_PDF, run: () => vitest('unit') }],
  ],
];
const slow: readonly Stage[] = [
  [
    [
      // A shell may have any NODE_ENV. The tests of the built site and the budgets of its pages would notice it.
      { name: 'build', run: () => program('scripts/build.ts', [], { NODE_ENV: 'development' }) },
      { name: 'markup', run: () => tool('html-validate', ['dist/**/*.html']) },
      { name: 'built site', ...READS_PDF, run: () => vitest('site') },
    ],
    [{ name: 'thorough tests', ...READS_PDF, run: () => vitest('thorough') }],
  ],
  [[{ name: 'browser tests', needs: [BROWSER], run: () => tool('playwright', ['test', '--reporter=dot']) }]],
];

const { values: options, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, install: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [wanted = ''] = positionals;
const stages = (options.quick ? quick : [...quick, ...slow]).map((stage) =>
  stage.map((lane) => lane.filter(({ name }) => name.includes(wanted))),
);
const steps = countSteps(stages.flat(2), options.install);
for (const stage of stages) {
  await Promise.all(
    stage.map(async (lane) => {
      for (const step of lane) await steps.run(step, () => runStep(step));
    }),
  );
}
steps.report();

/** Runs a step. Its output is printed at its end, because another lane prints at the same time. */
async function runStep({ name, run }: TestStep): Promise<boolean> {
  console.log(`── ${name} …`);
  const started = performance.now();
  const { passed, output } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${output.trimEnd()}\n── ${name} ${passed ? 'ok' : 'FAILED'}, ${seconds} s\n`);
  return passed;
}

/** Runs a Node program on the Node of this process. */
async function program(file: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const [code] = await once(child, 'close');
  return { passed: code === 0, output };
}

/** Runs a program of a package. */
function tool(name: keyof typeof TOOLS, args: readonly string[]): Promise<Outcome> {
  return program(resolve('node_modules', TOOLS[name]), args);
}

/** Checks that the catalogues have every text of the code and the content: extracting the texts into a copy must change nothing. */
async function catalogues(): Promise<Outcome> {
  const copy = resolve('.build/extracted');
  rmSync(copy, { recursive: true, force: true });
  cpSync('content', copy, { recursive: true });
  const extracted = await program('scripts/extract.ts', [], { CONTENT_DIR: copy });
  if (!extracted.passed) return extracted;
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(copy, file)).isFile());
  const outdated = files.filter(
    (file) => !existsSync(`content/${file}`) || readFileSync(join(copy, file), 'utf8') !== readFileSync(`content/${file}`, 'utf8'),
  );
  if (outdated.length === 0) return extracted;
  return { passed: false, output: `Out of date in content/: ${outdated.join(', ')}. Run npm run extract.\n` };
}

/** Runs a project of `vitest.config.ts`. */
function vitest(project: string): Promise<Outcome> {
  // By default, vitest leaves one processor idle. Our projects ignore the setting in the configuration.
  return tool('vitest', ['run', '--maxWorkers=100%', '--reporter=dot', `--project=${project}`]);
}
