import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * The package of the check as others install it: packed by npm, installed into an empty folder without a network, and run there. It is
 * packed from a copy, because npm changes its manifest for a moment.
 */

const ROOT = resolve(import.meta.dirname, '../..');
let folder = '';
let empty = '';
let packed = '';

/** Runs a program and returns its exit status and what it has written. */
function run(program: string, args: readonly string[], cwd: string, input = '') {
  // npm and the command find the Node that runs this test first.
  const path = `${join(process.execPath, '..')}:${process.env['PATH'] ?? ''}`;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, input, encoding: 'utf8', env: { ...process.env, PATH: path } });
  return { status, stdout, stderr };
}

const check = (...args: string[]) => run('npx', ['--offline', '@frontier/check', '--data', join(folder, 'data'), ...args], empty);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-package-'));
  const source = join(folder, 'packages/check');
  cpSync(join(ROOT, 'packages/check'), source, {
    recursive: true,
    filter: (path) => !/\/(?:dist|node_modules)(?:\/|$)/.test(path.slice(ROOT.length)),
  });
  cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const made = run('npm', ['pack', '--pack-destination', folder], source);
  packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? made.stderr);
  empty = join(folder, 'empty');
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', packed], empty);
  mkdirSync(join(folder, 'data'));
  const firms = [{ name: 'Northwold Bank plc', licenseId: 'EXA-001', status: 'Active', websites: ['https://northwold.example'] }];
  writeFileSync(join(folder, 'data/firms.json'), JSON.stringify({ publisher: 'Example Authority', records: firms }));
  writeFileSync(
    join(folder, 'data/warnings.json'),
    JSON.stringify({ records: [{ name: 'Apex Trade', websites: ['https://apex.example'] }] }),
  );
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed check', () => {
  test('contains JavaScript, types, licences and no source, and needs no other package', () => {
    const installed = join(empty, 'node_modules/@frontier/check');
    expect(readdirSync(join(empty, 'node_modules/@frontier'))).toEqual(['check']);
    expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@frontier']);
    expect(readdirSync(installed).toSorted()).toEqual(['DESIGN.md', 'LICENSE', 'README.md', 'dist', 'package.json']);
    const licences = readFileSync(join(installed, 'dist/LICENCES.txt'), 'utf8');
    for (const name of ['tldts', 'punycode', 'Public Suffix List']) expect(licences).toContain(name);
    expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toContain('src/');
  });

  test.for([
    ['Northwold Bank plc', 0, 'Regulated'],
    ['Is Northwold Bank plc genuine?', 1, 'Which firm do you mean?'],
    ['https://apex.example/login', 2, 'Warning issued'],
  ] as const)('answers %s with exit status %i', ([text, status, title]) => {
    const { stdout, ...result } = check(text);
    expect(result).toEqual({ status, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(title);
  });

  test('explains a wrong folder', () => {
    const { status, stderr } = run('npx', ['--offline', '@frontier/check', '--data', 'missing', 'x'], empty);
    expect([status, stderr]).toEqual([3, 'There is no folder missing\n']);
  });

  test('reads standard input', () => {
    const { status, stdout } = run(
      'npx',
      ['--offline', '@frontier/check', '--data', join(folder, 'data'), '--json'],
      empty,
      'apex.example\n',
    );
    expect([status, JSON.parse(stdout)]).toMatchObject([2, { verdict: 'warned' }]);
  });

  test('is a library and a worker too, with types', () => {
    writeFileSync(
      join(empty, 'use.ts'),
      `import { createCheck, type Answer } from '@frontier/check';
       import { serveCheck } from '@frontier/check/worker';
       const answer: Answer = createCheck({ firms: [], warnings: [{ name: 'Apex Trade' }] }).check('Apex Trade');
       console.log(answer.verdict, typeof serveCheck);\n`,
    );
    expect(run(process.execPath, ['use.ts'], empty)).toMatchObject({ status: 0, stdout: 'warned function\n' });
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
    const types = run(tsc, [...options, '--typeRoots', join(ROOT, 'node_modules/@types'), 'use.ts'], empty);
    expect(types).toMatchObject({ status: 0, stdout: '' });
  });

  test('leaves the manifest of the repository as it was', () => {
    expect(readFileSync(join(folder, 'packages/check/package.json'), 'utf8')).toBe(
      readFileSync(join(ROOT, 'packages/check/package.json'), 'utf8'),
    );
    expect(existsSync(join(folder, 'packages/check/package.json.kept'))).toBe(false);
  });
});
