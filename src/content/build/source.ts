import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTION_MARKS, unseenInFile } from '../unseen.ts';
import type { ContentProblem } from './problems.ts';

/** What a file of the content folder must be before anything in it is read: text, whole, and of a size that can be checked. */

/** In bytes. A register of 50,000 firms is about 10 MB, as many warnings 25 MB; the longest document has 10 kB. */
export const MOST_BYTES = { table: 64_000_000, list: 32_000_000, record: 1_000_000 } as const;
/** More than that is not even looked at. */
const MOST_OF_ALL = 64_000_000;
/** In UTF-16 code units; the longest paragraph has a tenth of it. */
const LONGEST_LINE = 20_000;

/** Whatever the number, an editor mends the first ones and asks again. */
export const MOST_PER_FILE = 100;

/**
 * The text of one file, without a byte order mark; undefined when it cannot be read, which is a problem then. A link is
 * no file: what it leads to would be content that nobody sees in the folder.
 */
export function openSource(folder: string, file: string, mostBytes: number, problems: ContentProblem[]): string | undefined {
  const path = join(folder, file);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const wrong = (rule: string, value?: unknown, line?: number) => {
    problems.push({ file, line, value, rule });
    return undefined;
  };
  if (!stat) return wrong('must exist');
  if (!stat.isFile()) return wrong('must be a file', stat.isDirectory() ? 'a folder' : stat.isSymbolicLink() ? 'a link' : 'no file');
  const tooLarge = (line?: number) => wrong(`must be at most ${mostBytes / 1e6} MB`, `${(stat.size / 1e6).toFixed(1)} MB`, line);
  if (stat.size > MOST_OF_ALL) return tooLarge();
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return wrong('must be readable', error instanceof Error ? error.message : String(error));
  }
  if (!isUtf8(bytes)) {
    const { line, shown } = firstDamagedLine(bytes);
    return wrong(`must be UTF-8${isUtf16(bytes) ? ', is UTF-16' : ''}`, shown, line);
  }
  const source = new TextDecoder().decode(bytes);
  const long = lineLongerThan(LONGEST_LINE, source);
  if (long) return wrong(`must have no line of more than ${LONGEST_LINE} characters`, long.start, long.line);
  if (bytes.length > mostBytes) return tooLarge(bytes.subarray(0, mostBytes).toString('latin1').split('\n').length);
  return source;
}

/** What stands in a text and cannot be seen, but for the lines that something else is wrong with already. */
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
    found.push({ file, line, value: source.slice(from, from + 200).split('\n', 1)[0], rule });
    if (found.length === MOST_PER_FILE) break;
  }
  return found;
}

/** What systems, editors and version control leave in a folder; a README explains it. None is content. */
const LEFT_BY_TOOLS = new Set(['.git', '.gitignore', '.gitattributes', '.DS_Store', 'Thumbs.db', 'README.md']);

/** Every file of the folder that nobody has asked for: it would be published nowhere, and its author would not know. */
export function findStrays(folder: string, wanted: ReadonlySet<string>, below = ''): ContentProblem[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): ContentProblem[] => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      // The interface's catalogues have rules of their own (`catalogues.ts`).
      if (LEFT_BY_TOOLS.has(entry.name) || file === 'locales' || wanted.has(file)) return [];
      if (entry.isDirectory()) return findStrays(folder, wanted, file);
      return [{ file, value: entry.name, rule: 'is not a file of the content folder: nothing reads it' }];
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

/** The first line that is not UTF-8, shown as Latin-1, which is what it often is. */
function firstDamagedLine(bytes: Buffer): { line: number; shown: string } {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const part = bytes.subarray(from, end === -1 ? bytes.length : end);
    if (!isUtf8(part)) return { line, shown: part.subarray(0, 200).toString('latin1') };
    from = end === -1 ? bytes.length : end + 1;
  }
  return { line: 1, shown: '' };
}
