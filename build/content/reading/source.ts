import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { LANGUAGES, directionOf } from '#src/i18n/languages.ts';
import { compareCodeUnits } from '../code-units.ts';
import type { ContentProblem } from '../problems.ts';
import { wrongSeparator } from './read-csv.ts';
import { DIRECTION_MARKS, findUnseen } from './unseen.ts';

/** Opens the files of the content folder. Each must be undamaged text, without invisible characters, and small enough to check. */

/** The largest size of a file in bytes, by its ending. A damaged or hostile file must not exhaust the memory: 2 MB of YAML can take 1 GB. */
const LIMITS: Readonly<Record<string, number>> = { '.csv': 100_000_000, '.po': 8_000_000, '.yaml': 2_000_000 };

/**
 * The text of a file without a byte order mark. Undefined if it is not text that a parser can read, which is then added to `problems`.
 * Symbolic links are refused, because their content would come from outside the folder.
 */
export function openSource(folder: string, file: string, problems: ContentProblem[]): string | undefined {
  if (!isFolder(dirname(join(folder, file)))) return reportNoFolder(folder, dirname(file), problems);
  const path = join(folder, file);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const wrong = (rule: string, value?: unknown, line?: number) => {
    problems.push({ file, line, value, rule });
    return undefined;
  };
  if (!stat) return wrong('must exist');
  if (!stat.isFile()) return wrong('must be a file', stat.isDirectory() ? 'a folder' : stat.isSymbolicLink() ? 'a link' : 'no file');
  const limit = LIMITS[extname(file)] ?? 0;
  if (stat.size > limit)
    return wrong(
      `must be at most ${limit / 1e6} MB, or raise LIMITS in build/content/reading/source.ts`,
      `${(stat.size / 1e6).toFixed(1)} MB`,
    );
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
  const faults = faultsIn(file, source);
  problems.push(...faults);
  return faults.length === 0 ? source : undefined;
}

/** Left by version control in a file that two people have changed. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
const conflictRule = (file: string) =>
  `must not contain conflict markers from version control: ${
    file === 'history.csv'
      ? 'take the file of the main branch, and run npm run record again'
      : 'keep what is right of both texts, and delete the markers'
  }`;

/** What would confuse a parser, or would be lost in it, in each line of a file. */
function faultsIn(file: string, source: string): ContentProblem[] {
  const separator = file.endsWith('.csv') ? wrongSeparator(source) : undefined;
  if (separator) return [{ file, ...separator }];
  const allowed = RIGHT_TO_LEFT.some((folder) => file.startsWith(folder)) ? DIRECTION_MARKS : '';
  const faults: ContentProblem[] = [];
  for (const [index, ended] of source.split('\n').entries()) {
    const value = ended.replace(/\r$/, '');
    const found = CONFLICT.test(value) ? { index: 0, rule: conflictRule(file) } : findUnseen(value, allowed);
    if (!found) continue;
    // The part of a long line that shows the character.
    faults.push({ file, line: index + 1, value: value.slice(Math.max(0, found.index - 40), found.index + 40), rule: found.rule });
  }
  return faults;
}

const RIGHT_TO_LEFT = LANGUAGES.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => `locales/${code}/`);

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

/** Files of version control, operating systems and office programs, and a README. They are not content. */
function isLeftByTools(name: string): boolean {
  return /^(?:\.git|\.gitignore|\.gitattributes|\.DS_Store|Thumbs\.db|desktop\.ini|README\.md|\.~lock\..*#|~\$.*|\._.*)$/i.test(name);
}

/**
 * Finds the files that no collection reads. They would not be published, and their author would not notice.
 * @param known the other problems; a file that they name already is not reported again
 */
export function findStrays(folder: string, wanted: ReadonlySet<string>, known: readonly ContentProblem[], below = ''): ContentProblem[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .toSorted((a, b) => compareCodeUnits(a.name, b.name))
    .flatMap((entry): ContentProblem[] => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      // `catalogue-rules.ts` checks the catalogues of the interface.
      if (isLeftByTools(entry.name) || file === 'locales' || wanted.has(file)) return [];
      if (entry.isDirectory()) return findStrays(folder, wanted, known, file);
      if (known.some((problem) => problem.file === file)) return [];
      return [{ file, value: entry.name, rule: 'is not a file that the site uses: remove it, or give it the name of one that is missing' }];
    });
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
