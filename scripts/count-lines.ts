import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '../build/built-files.ts';
import { git } from '../build/git.ts';

/**
 * `node scripts/run.mjs count-lines`: prints how many lines of code there are in each folder, in each folder of `src/` and in each package.
 * It counts every line of the files that Git tracks, with comments and empty lines.
 */

const CODE = /^(?:src|build|packages|scripts|deploy|tests)\/.*\.(?:ts|tsx|mjs)$/;
const TESTS = /\.(?:test|spec)\.|\/(?:corpus|tests?|testing)\/|^tests\//;
const STYLES = /\.css$/;
const GENERATED = 'src/content/modules.d.ts';

function kindOf(file: string): 'production' | 'tests' | 'styles' | undefined {
  if (STYLES.test(file)) return 'styles';
  if (!CODE.test(file) || file === GENERATED) return undefined;
  return TESTS.test(file) ? 'tests' : 'production';
}

const tracked = git('.', 'ls-files', '-z');
if (tracked.status !== 0) throw new Error(`Git cannot list the files. ${tracked.stderr}`);
const files = tracked.stdout
  .split('\0')
  .filter((file) => kindOf(file) && existsSync(file))
  .map((file) => ({ file, kind: kindOf(file), lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
const folders = new Set(
  files.flatMap(({ file }) => [/^[^/]+\//, /^(?:src|packages)\/[^/]+\//].flatMap((folder) => folder.exec(file) ?? [])),
);
// Every path begins with the empty one.
const rows = [...[...folders].toSorted(), ''].map((folder) => {
  const inside = files.filter(({ file }) => file.startsWith(folder));
  const linesOf = (kind: string) => inside.reduce((sum, file) => sum + (file.kind === kind ? file.lines : 0), 0);
  return {
    folder: folder === '' ? 'all' : folder,
    'production files': inside.filter(({ kind }) => kind === 'production').length,
    'production lines': linesOf('production'),
    styles: linesOf('styles'),
    'tests and corpora': linesOf('tests'),
  };
});
console.table(rows);
if (existsSync('dist')) console.log(`dist/ has ${filesIn('dist').length} files.`);
