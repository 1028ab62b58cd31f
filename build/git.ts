import { spawnSync } from 'node:child_process';

/**
 * Runs Git in a folder. Every call of Git goes through this function: a hook sets variables such as `GIT_DIR` and `GIT_INDEX_FILE`, with which
 * Git would read and write the repository of the hook instead of the one of the folder.
 * @returns the status, which is 0 if Git did what it was asked, and what it printed, or why it could not be started
 */
export function git(folder: string, ...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', env, maxBuffer: Infinity });
  return error ? { status, stdout: '', stderr: error.message } : { status, stdout, stderr: stderr.trim() };
}
