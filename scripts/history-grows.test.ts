import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { git } from '../build/git.ts';

/* The step `history only grows`, on small repositories. What it takes for a change is tested in `build/history/grows.test.ts`. */

let root: string;
let content: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  content = join(root, 'content');
  mkdirSync(content);
});
afterEach(() => rmSync(root, { recursive: true }));

const AUTHOR = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
function inRoot(...args: readonly string[]): string {
  const { status, stdout, stderr } = git(root, ...AUTHOR, ...args);
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
const write = (...rows: readonly string[]) => writeFileSync(join(content, 'history.csv'), ['day,recorded,after', ...rows, ''].join('\n'));
/** Commits a version of the file, and gives the hash of the commit. */
function commit(...rows: readonly string[]): string {
  write(...rows);
  inRoot('add', '.');
  inRoot('commit', '--quiet', '--message', 'Recorded');
  return inRoot('rev-parse', 'HEAD');
}
function check(folder = content, variables: Record<string, string> = {}) {
  const env = { ...process.env, CONTENT_DIR: folder, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/history-grows.ts'], { env, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}
/** The step itself needs no Git. These repositories do. */
const hasGit = git('.', '--version').status === 0;
const ONE = '2020-01-02,,one';
const TWO = '2020-01-03,,two';
const LATE = '2019-01-01,2020-01-04,late';

test('a folder without Git is not compared, and that is said', () => {
  write(ONE);
  expect(check()).toEqual({ status: 0, printed: expect.stringContaining('was not compared with earlier versions, because Git has none') });
});

test.runIf(hasGit)(
  'a changed row is found in the commit that changed it, also after later commits, and before it is committed (HISTORY-5)',
  () => {
    inRoot('init', '--quiet');
    commit(ONE);
    commit(ONE, TWO);
    expect(check()).toMatchObject({ status: 0, printed: expect.stringContaining('each of its versions in Git (2)') });
    write(ONE, LATE);
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('history.csv:3 (not committed yet)') });
    const wrong = commit(LATE, ONE, TWO);
    commit(LATE, ONE, TWO, LATE);
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining(`history.csv:2 (commit ${wrong})`) });
  },
);

test.runIf(hasGit)('a row that was removed before the last commit is found in a content folder that is a part of a repository', () => {
  inRoot('init', '--quiet');
  commit(ONE, TWO);
  const wrong = commit(ONE);
  expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining(`history.csv:3 (commit ${wrong})`) });
});

describe.runIf(hasGit)('if Git does not have or give every version, a warning says so', () => {
  beforeEach(() => {
    inRoot('init', '--quiet');
    commit(ONE, TWO);
    commit(ONE);
  });
  const expected = (words: string | RegExp) => ({ status: 0, printed: expect.stringMatching(words) });
  const clone = (...options: readonly string[]) => {
    const folder = join(root, 'clone');
    inRoot('-c', 'uploadpack.allowFilter=true', 'clone', '--quiet', ...options, pathToFileURL(root).href, folder);
    return join(folder, 'content');
  };

  test('a shallow clone, which services for CI make', () => {
    expect(check(clone('--depth', '1'))).toMatchObject(expected('this clone is shallow'));
  });

  test('a clone without the contents of earlier versions, far from where it came from', () => {
    inRoot('config', 'uploadpack.allowFilter', 'true');
    const folder = clone('--filter=blob:none');
    rmSync(join(root, '.git'), { recursive: true });
    expect(check(folder)).toMatchObject(expected(/Warning: .*fatal: /s));
  });

  test('a work tree whose repository is elsewhere, as in a container', () => {
    rmSync(join(root, '.git'), { recursive: true });
    writeFileSync(join(root, '.git'), 'gitdir: /no/such/folder');
    expect(check(content)).toMatchObject(expected('not a git repository: /no/such/folder'));
  });

  test.runIf(process.getuid?.() === 0)('files of another user', () => {
    chownSync(root, 1234, 1234);
    chownSync(join(root, '.git'), 1234, 1234);
    expect(check(content)).toMatchObject(expected('dubious ownership'));
  });

  test('no Git', () => {
    expect(check(content, { PATH: '' })).toMatchObject(expected('ENOENT'));
  });
});

test.runIf(hasGit)('a removed file is found', () => {
  inRoot('init', '--quiet');
  commit(ONE);
  inRoot('rm', '--quiet', 'content/history.csv');
  inRoot('commit', '--quiet', '--message', 'Removed');
  mkdirSync(content);
  expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('history.csv:2 (commit ') });
});

test.runIf(hasGit)('two people may have recorded at the same time, if the rows of one follow those of the other', () => {
  inRoot('init', '--quiet', '--initial-branch', 'main');
  commit(ONE);
  inRoot('checkout', '--quiet', '-b', 'side');
  commit(ONE, LATE);
  inRoot('checkout', '--quiet', 'main');
  commit(ONE, TWO);
  const merge = (...rows: readonly string[]) => {
    inRoot('merge', '--quiet', '--strategy', 'ours', '--no-commit', 'side');
    return commit(...rows);
  };
  merge(ONE, TWO, LATE);
  expect(check().status).toBe(0);
  inRoot('reset', '--quiet', '--hard', 'HEAD^');
  const wrong = merge(LATE, ONE, TWO);
  expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining(`history.csv:2 (commit ${wrong})`) });
});
