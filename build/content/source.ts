import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compareCodeUnits } from './code-units.ts';
import { DIRECTION_MARKS, unseenInFile } from './unseen.ts';
import type { ContentProblem } from './problems.ts';

/** Opens the files of the content folder. Each must be undamaged text and small enough to check. */

/** The largest size of a file, and advice for a file that is larger. */
interface Limit {
  /** In bytes. */
  bytes: number;
  /** In UTF-16 code units. */
  line: number;
  instead: (file: string) => string;
}

/** YAML also has a limit on tokens, because each takes 500 bytes of memory once parsed. */
export interface Limits {
  table: Limit;
  list: Limit & { tokens: number };
  record: Limit & { tokens: number };
}

const RAISE = 'if it must be larger, raise LIMITS in build/content/source.ts';

/**
 * A damaged or hostile file must not exhaust the memory. A table with a million rows has about 200 MB, and a string in V8 at
 * most 536 million characters. In YAML, 50,000 warnings have three million tokens. The longest document has 10 kB.
 */
export const LIMITS: Limits = {
  table: { bytes: 512_000_000, line: 1_000_000, instead: () => RAISE },
  list: {
    bytes: 64_000_000,
    line: 20_000,
    tokens: 4_000_000,
    instead: (file) => `move the records to ${file.replace(/yaml$/, 'csv')}, which may have a million rows (docs/content-guide.md)`,
  },
  record: { bytes: 1_000_000, line: 20_000, tokens: 200_000, instead: () => RAISE },
};

/** Editors correct the first problems and run the check again. */
export const MAX_PER_FILE = 100;

export const THE_REST = 'has not been checked: first correct the problems above';

/** The problem that says that a file has more problems than are listed. */
export const theRest = (file: string, line: number | undefined): ContentProblem => ({
  file,
  line: line ?? 1,
  value: 'the rest',
  rule: THE_REST,
});

/**
 * The text of a file without a byte order mark; undefined if it cannot be read, which is then added to `problems`. Symbolic
 * links are refused, because their content would come from outside the folder.
 */
export function openSource(folder: string, file: string, limit: Limit, problems: ContentProblem[]): string | undefined {
  if (!isFolder(dirname(join(folder, file)))) return reportNoFolder(folder, dirname(file), problems);
  const path = join(folder, file);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const wrong = (rule: string, value?: unknown, line?: number) => {
    problems.push({ file, line, value, rule });
    return undefined;
  };
  if (!stat) {
    const other = renamedFrom(folder, file);
    return other === undefined ? wrong('must exist') : wrong(`must exist: ${renaming(other, file)}`, other);
  }
  if (!stat.isFile()) return wrong('must be a file', stat.isDirectory() ? 'a folder' : stat.isSymbolicLink() ? 'a link' : 'no file');
  if (stat.size > limit.bytes) {
    return wrong(`must be at most ${limit.bytes / 1e6} MB: ${limit.instead(file)}`, `${(stat.size / 1e6).toFixed(1)} MB`);
  }
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return wrong('must be readable', error instanceof Error ? error.message : String(error));
  }
  if (!isUtf8(bytes)) {
    const { line, shown } = firstDamagedLine(bytes);
    const is = isUtf16(bytes) ? 'is UTF-16' : 'is probably Windows-1252';
    return wrong(`must be UTF-8 but ${is}: save the file again with the encoding UTF-8`, shown, line);
  }
  const source = new TextDecoder().decode(bytes);
  if (source.includes('\r') && !source.includes('\n')) {
    const rule = 'must have Windows or Unix line ends, not those of an old Macintosh: save the file again with one of them';
    return wrong(rule, source.split('\r', 1)[0], 1);
  }
  const long = lineLongerThan(limit.line, source);
  if (long) {
    const rule = `must have at most ${limit.line.toLocaleString('en')} characters: divide the line; ${RAISE}`;
    return wrong(rule, long.start, long.line);
  }
  return source;
}

/** True for a folder, and false for a file or if there is nothing. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Reports a missing or wrong folder once, instead of each of its files. */
function reportNoFolder(folder: string, name: string, problems: ContentProblem[]): undefined {
  const exists = lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
  const problem = exists ? { file: name, value: 'a file', rule: 'must be a folder' } : { file: name, rule: 'must exist' };
  if (!problems.some((known) => known.file === name)) problems.push(problem);
}

/** The name of a file up to its first dot, in lower case. */
const stemOf = (name: string) => name.split('.', 1)[0]?.toLowerCase();

/** A file in the same folder whose name differs only in case or ending: `Firms.csv`, `firms.csv.txt`, `firms.xlsx`. */
function renamedFrom(folder: string, file: string): string | undefined {
  const name = basename(file);
  const entries = readdirSync(dirname(join(folder, file)), { withFileTypes: true });
  return entries.find((other) => other.isFile() && stemOf(other.name) === stemOf(name) && !isLeftByTools(other.name))?.name;
}

function renaming(other: string, file: string): string {
  const name = basename(file);
  return /\.(xlsx?|ods|numbers|docx?|odt)$/i.test(other) ? `save ${other} as ${name}, in UTF-8` : `rename ${other} to ${name}`;
}

/** Finds invisible characters in a file, except in lines with another problem. */
export function unseenProblems(file: string, source: string, known: readonly ContentProblem[], rightToLeft = false): ContentProblem[] {
  const reported = new Set(known.filter((problem) => problem.file === file).map(({ line }) => line));
  const found: ContentProblem[] = [];
  let line = 1;
  let from = 0;
  for (const { index, rule } of unseenInFile(source, rightToLeft ? DIRECTION_MARKS : '')) {
    for (let end = source.indexOf('\n', from); end !== -1 && end < index; end = source.indexOf('\n', from)) {
      line += 1;
      from = end + 1;
    }
    if (reported.has(line)) continue;
    reported.add(line);
    if (found.length === MAX_PER_FILE) {
      found.push(theRest(file, line));
      break;
    }
    found.push({ file, line, value: source.slice(from, from + 200).split('\n', 1)[0], rule });
  }
  return found;
}

/** Files of version control, operating systems and office programs, and a README. They are not content. */
export function isLeftByTools(name: string): boolean {
  return /^(?:\.git|\.gitignore|\.gitattributes|\.DS_Store|Thumbs\.db|desktop\.ini|README\.md|\.~lock\..*#|~\$.*|\._.*)$/i.test(name);
}

/**
 * Finds the files that no collection reads. They would not be published, and their author would not notice.
 * @param known the other problems; a file that they name already, by its own name or as a renamed one, is not reported again
 */
export function findStrays(folder: string, wanted: ReadonlySet<string>, known: readonly ContentProblem[], below = ''): ContentProblem[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .toSorted((a, b) => compareCodeUnits(a.name, b.name))
    .flatMap((entry): ContentProblem[] => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      // `catalogues.ts` checks the catalogues of the interface.
      if (isLeftByTools(entry.name) || file === 'locales' || wanted.has(file)) return [];
      if (entry.isDirectory()) return findStrays(folder, wanted, known, file);
      const isKnown = known.some(
        (problem) => problem.file === file || problem.rule === `must exist: ${renaming(entry.name, problem.file)}`,
      );
      return isKnown ? [] : [{ file, value: entry.name, rule: 'is not a file that the site uses: remove it' }];
    });
}

function lineLongerThan(most: number, source: string): { line: number; start: string } | undefined {
  let line = 1;
  for (let from = 0; from < source.length; line += 1) {
    const end = source.indexOf('\n', from);
    const next = end === -1 ? source.length : end;
    if (next - from > most) return { line, start: source.slice(from, from + 200) };
    from = next + 1;
  }
  return undefined;
}

function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** The first line that is not UTF-8, shown as Latin-1, which it often is. */
function firstDamagedLine(bytes: Buffer): { line: number; shown: string } {
  if (isUtf16(bytes)) {
    const start = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, 400));
    return { line: 1, shown: start.split('\n', 1)[0]?.trim() ?? '' };
  }
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const part = bytes.subarray(from, end === -1 ? bytes.length : end);
    if (!isUtf8(part)) return { line, shown: part.subarray(0, 200).toString('latin1') };
    from = end === -1 ? bytes.length : end + 1;
  }
  return { line: 1, shown: '' };
}
