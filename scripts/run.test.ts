import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/* `run.mjs` in a project of two packages, with an npm that only writes down how it is called. */

type Versions = Readonly<Record<string, { version: string; dev?: true; optional?: true }>>;

const FOR_BUILD: Versions = { 'node_modules/builds': { version: '1.0.0' } };
const ALL: Versions = { ...FOR_BUILD, 'node_modules/tests': { version: '1.0.0', dev: true } };
const LOCKED: Versions = { ...ALL, 'node_modules/other-platform': { version: '1.0.0', optional: true } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  for (const name of ['scripts', 'node_modules', 'bin']) mkdirSync(join(folder, name));
  copyFileSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'));
  for (const name of ['start', 'test', 'count-lines'])
    writeFileSync(join(folder, `scripts/${name}.ts`), 'console.log("ran", ...process.argv.slice(2));');
  writeFileSync(join(folder, '.nvmrc'), process.versions.node.split('.')[0] ?? '');
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...LOCKED } }));
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> '${folder}/calls'\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script where these packages are installed. @returns the calls of npm, and what the script printed */
function run(script: string, installed?: Versions) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (installed) writeFileSync(record, JSON.stringify({ packages: installed }));
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` };
  const { stdout } = spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), script, 'a'], { env, encoding: 'utf8' });
  const calls = join(folder, 'calls');
  return { npm: existsSync(calls) ? readFileSync(calls, 'utf8').trim() : 'not called', stdout };
}

describe.skipIf(process.platform === 'win32')('before a script, run.mjs', () => {
  test.for([
    ['start', 'the packages for the build', FOR_BUILD],
    ['test', 'all packages', ALL],
    ['count-lines', 'no package', {}],
  ] as const)('installs nothing for npm %s with %s', ([script, , installed]) => {
    const { npm, stdout } = run(script, installed);
    expect(npm).toBe('not called');
    expect(stdout).toContain('ran a');
  });

  test('installs only what the build needs for npm start', () => {
    expect(run('start').npm).toMatch(/^ci --ignore-scripts .*--omit=dev/);
  });

  test('installs all packages for npm test', () => {
    expect(run('test', FOR_BUILD).npm).toMatch(/^ci --ignore-scripts (?!.*--omit)/);
  });

  test.for([
    ['test', '--include=dev'],
    ['start', '--omit=dev'],
  ] as const)(
    'for npm %s names the kinds of packages, so that NODE_ENV=production and the settings of a user leave none out',
    ([name, kind]) => {
      expect(run(name).npm).toMatch(new RegExp(`^ci .*--include=optional ${kind}\\b`));
    },
  );

  test('keeps the development packages when another version is needed', () => {
    const old = { ...ALL, 'node_modules/builds': { version: '0.9.0' } };
    expect(run('start', old).npm).toMatch(/^ci --ignore-scripts (?!.*--omit)/);
  });
});
