import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
function check(folder = content) {
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/history-grows.ts'], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
/** The step itself needs no Git. These repositories do. */
const hasGit = git('.', '--version').status === 0;
const ONE = '2020-01-02,,one';
const TWO = '2020-01-03,,two';
const LATE = '2019-01-01,2020-01-04,late';

test('a folder without Git is not compared, and that is said', () => {
  write(ONE);
  expect(check()).toEqual({ status: 0, said: expect.stringContaining('was not compared with earlier versions, because Git has none') });
});

test.runIf(hasGit)(
  'a changed row is found in the commit that changed it, also after later commits, and before it is committed (HISTORY-5)',
  () => {
    inRoot('init', '--quiet');
    commit(ONE);
    commit(ONE, TWO);
    expect(check()).toMatchObject({ status: 0, said: expect.stringContaining('each of its versions in Git (2)') });
    write(ONE, LATE);
    expect(check()).toMatchObject({ status: 1, said: expect.stringContaining('history.csv:3 (not committed yet)') });
    const wrong = commit(LATE, ONE, TWO);
    commit(LATE, ONE, TWO, LATE);
    expect(check()).toMatchObject({ status: 1, said: expect.stringContaining(`history.csv:2 (commit ${wrong})`) });
    // A shallow clone has only the last version.
    const clone = join(root, 'clone');
    inRoot('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone);
    expect(check(join(clone, 'content'))).toMatchObject({ status: 0, said: expect.stringContaining('each of its versions in Git (1)') });
  },
);

test.runIf(hasGit)('a removed file is found', () => {
  inRoot('init', '--quiet');
  commit(ONE);
  inRoot('rm', '--quiet', 'content/history.csv');
  inRoot('commit', '--quiet', '--message', 'Removed');
  mkdirSync(content);
  expect(check()).toMatchObject({ status: 1, said: expect.stringContaining('history.csv:2 (commit ') });
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
  expect(check()).toMatchObject({ status: 1, said: expect.stringContaining(`history.csv:2 (commit ${wrong})`) });
});

describe.runIf(hasGit)('in a hook of another repository', () => {
  test('a removed row is found all the same', () => {
    inRoot('init', '--quiet');
    commit(ONE, TWO);
    write(ONE);
    expect(inHook('scripts/history-grows.ts').said).toContain('history.csv:3 (not committed yet)');
  });

  test('Git writes into the folder that it is told', () => {
    writeFileSync(
      join(root, 'writes.ts'),
      `import { git } from '${resolve('build/git.ts')}';
      for (const args of [['init'], ['commit', '--no-verify', '--allow-empty', '--message', 'Written']]) console.log(git('${content}', ...${JSON.stringify(AUTHOR)}, ...args));`,
    );
    const { said, commits, bare } = inHook(join(root, 'writes.ts'));
    expect(said).toContain('Written');
    expect(commits).toEqual(['With a hook', 'Begun']);
    expect(bare).toBe('false');
    expect(inRoot('-C', content, 'log', '--format=%s')).toBe('Written');
  });
});

/** Runs a program in a hook: while somebody commits to a worktree of another repository. @returns what it printed, and what that repository is then like */
function inHook(program: string) {
  const [other = '', worktree = '', output = ''] = ['other', 'worktree', 'output'].map((name) => join(root, name));
  inRoot('init', '--quiet', other);
  inRoot('-C', other, 'commit', '--quiet', '--allow-empty', '--message', 'Begun');
  inRoot('-C', other, 'worktree', 'add', '--quiet', worktree);
  const hook = [
    '#!/bin/sh',
    'test -n "$GIT_DIR" || exit 1',
    `cd '${resolve('.')}'`,
    `CONTENT_DIR='${content}' '${process.execPath}' '${program}' > '${output}' 2>&1`,
    'exit 0',
  ];
  writeFileSync(join(other, '.git/hooks/pre-commit'), hook.join('\n'), { mode: 0o755 });
  inRoot('-C', worktree, 'commit', '--quiet', '--allow-empty', '--message', 'With a hook');
  return {
    said: readFileSync(output, 'utf8'),
    commits: inRoot('-C', worktree, 'log', '--format=%s').split('\n'),
    bare: inRoot('-C', other, 'config', 'core.bare'),
  };
}
