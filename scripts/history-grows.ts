import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { git } from '../build/git.ts';
import { firstLineChanged, hasRecorded } from '../build/history/grows.ts';
import { HISTORY_FILE } from '../build/history/check-history.ts';
import { readIfThere } from './replace-text.ts';

/**
 * Checks that `history.csv` only grows: compares the file with the last commit, and each version in Git with the one before it. A copy without Git
 * has nothing to compare. If Git refuses to answer or has only the last commits, a warning says so in its words.
 */
const folder = resolve(process.env['CONTENT_DIR'] ?? 'content');
const path = join(folder, HISTORY_FILE);
const known = new Map([['', readIfThere(path)]]);
/** Why not every version could be read. */
const gaps = new Set<string>();
const isKnown = isInRepository(folder);
if (isKnown && ask('rev-parse', '--is-shallow-repository').trim() === 'true')
  gaps.add('this clone is shallow. Get all commits: git fetch --unshallow, or in the settings of the CI, a depth of 0.');
// Each commit that changed the file, with those before it that did.
const versions = (isKnown ? ask('rev-list', '--parents', 'HEAD', '--', HISTORY_FILE) : '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(' '));
const broken = (versions.length === 0 ? [] : [['', 'HEAD'], ...versions]).flatMap(([commit = '', ...parents]) => {
  const lines = parents
    .map((parent) => [versionOf(parent), versionOf(commit)] as const)
    .filter((pair) => pair.some(hasRecorded))
    .map(([older, newer]) => firstLineChanged(older, newer));
  // Where two lines of work met, the rows of one of them were recorded again after those of the other.
  return lines.every((line) => line !== undefined) ? lines.slice(0, 1).map((line) => ({ commit, line })) : [];
});
for (const { commit, line } of broken) {
  const where = commit === '' ? 'not committed yet' : `commit ${commit}`;
  console.error(`${HISTORY_FILE}:${line} (${where}): this row of the past was changed, moved or removed.`);
}
for (const gap of gaps) console.error(`Warning: ${HISTORY_FILE} was not compared with every earlier version: ${gap}`);
console.log(
  versions.length === 0
    ? `${HISTORY_FILE} was not compared with earlier versions, because Git has none for ${folder}.`
    : `${HISTORY_FILE} was compared with its last commit, and each of its versions in Git (${versions.length}) with the one before it.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

/** The file as it was in a commit, or as it is now. Empty if it was not there. */
function versionOf(commit: string): string {
  const source = known.get(commit) ?? (ask('ls-tree', commit, '--', HISTORY_FILE) === '' ? '' : ask('show', `${commit}:./${HISTORY_FILE}`));
  known.set(commit, source);
  return source;
}

/** What Git answers. Empty, and a gap, if it cannot. */
function ask(...args: readonly string[]): string {
  const { status, stdout, stderr } = git(folder, ...args);
  if (status === 0) return stdout;
  gaps.add(stderr);
  return '';
}

/** Whether Git should know a folder, whatever Git itself says. */
function isInRepository(inside: string): boolean {
  return existsSync(join(inside, '.git')) || (dirname(inside) !== inside && isInRepository(dirname(inside)));
}
