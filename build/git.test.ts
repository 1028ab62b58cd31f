import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesIn } from './built-files.ts';
import { git } from './git.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.runIf(git('.', '--version').status === 0)('Git works in the folder that it is asked for, also in a hook of another repository', () => {
  const hook = join(folder, 'hook');
  git(folder, 'init', '--quiet', 'hook');
  git(folder, 'init', '--quiet', 'asked');
  vi.stubEnv('GIT_DIR', join(hook, '.git'));
  vi.stubEnv('GIT_WORK_TREE', hook);
  vi.stubEnv('GIT_INDEX_FILE', join(hook, '.git/index'));
  vi.stubEnv('GIT_PREFIX', 'content/');
  const asked = join(folder, 'asked');
  expect(git(asked, 'rev-parse', '--git-dir').stdout.trim()).toBe('.git');
  git(asked, '-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', 'commit', '--quiet', '--allow-empty', '--message', 'Asked');
  vi.unstubAllEnvs();
  expect(git(asked, 'log', '--format=%s').stdout.trim()).toBe('Asked');
  expect(git(hook, 'log').stderr).toContain('does not have any commits yet');
});

test('nothing else starts Git', () => {
  const sources = ['build', 'scripts', 'tests'].flatMap((root) => filesIn(root).map((file) => root + file));
  const starting = sources.filter((file) => /\.(ts|mjs)$/.test(file) && /(spawn|exec)\w*\(\s*['"`]git\b/.test(readFileSync(file, 'utf8')));
  expect(starting).toEqual(['build/git.ts']);
});
