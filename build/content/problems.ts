import { showUnseen } from './reading/unseen.ts';

/** A mistake in the content folder, described so that an editor can find and correct it. */
export interface ContentProblem {
  /** Path relative to the content folder, e.g. `firms.csv`. */
  file: string;
  /** The line from 1, if it is known. */
  line?: number | undefined;
  /** Column, or path of keys in the record, e.g. `licenseId` or `websites.0`. */
  key?: string | undefined;
  /** The wrong value as it was read. */
  value?: unknown;
  rule: string;
}

/** True if a file, or the folder in which it should be, has a problem. Its records are then missing, and nothing that names them is wrong. */
export function isBroken(problems: readonly ContentProblem[], file: string): boolean {
  return problems.some((problem) => problem.file === file || file.startsWith(`${problem.file}/`));
}

const MAX_VALUE_LENGTH = 80;
/** Names and rules are cut too, because they may repeat a value. */
const MAX_NAME_LENGTH = 120;
const MAX_RULE_LENGTH = 600;
/** More would be too many for an editor to read in one run. */
const MAX_SHOWN = 200;

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const json = JSON.stringify(value);
  const isLong = json.length > MAX_VALUE_LENGTH;
  // The beginning of a long list would not be the part that is wrong.
  if (isLong && Array.isArray(value)) return `(a list of ${value.length} values)`;
  if (isLong && typeof value === 'object') return cut(`(a record with ${Object.keys(value).join(', ')})`, MAX_NAME_LENGTH);
  return cut(json, MAX_VALUE_LENGTH);
}

/** Shortens a text, because a broken file may contain a value of several megabytes. */
function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
}

/** Writes a problem on one line: `firms.csv:17 licenseId "FCA-17": must match …`. */
export function formatProblem({ file, line, key, value, rule }: ContentProblem): string {
  const place = line === undefined ? cut(file, MAX_NAME_LENGTH) : `${cut(file, MAX_NAME_LENGTH)}:${line}`;
  const name = key === undefined ? '' : `${cut(key, MAX_NAME_LENGTH)} `;
  // A rule about a whole file, such as that it must exist, has no value.
  const what = key === undefined && value === undefined ? '' : ` ${name}${show(value)}`;
  return showUnseen(`${place}${what}: ${cut(rule, MAX_RULE_LENGTH)}`);
}

/** The number of problems, and each on a line. */
function listOf(problems: readonly ContentProblem[], what: 'problem' | 'notice', where: string): string {
  const lines = problems.slice(0, MAX_SHOWN).map((problem) => `  ${formatProblem(problem)}`);
  if (problems.length > MAX_SHOWN) lines.push(`  and ${problems.length - MAX_SHOWN} more`);
  return [`${problems.length} ${what}${problems.length === 1 ? '' : 's'} ${where}`, ...lines].join('\n');
}

/** Lists possible mistakes that do not stop the build. */
export function formatNotices(notices: readonly ContentProblem[]): string {
  return listOf(together(notices), 'notice', 'about the content; the build continues');
}

/** The most other lines that a message lists. */
const MAX_LINES = 5;

/** One mistake in many rows, such as a country that was renamed, is one problem with the lines. */
export function together(problems: readonly ContentProblem[]): ContentProblem[] {
  const equal = Map.groupBy(problems, ({ file, key, value, rule }) => JSON.stringify([file, key, value, rule]));
  return [...equal.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== undefined && line !== first.line);
    if (lines.length === 0) return [first];
    const rest = lines.length > MAX_LINES ? ` and ${lines.length - MAX_LINES} more` : '';
    const where = `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, MAX_LINES).join(', ')}${rest}`;
    return [{ ...first, rule: `${first.rule}; also on ${where}` }];
  });
}

/** Thrown if the content folder breaks a rule. It has every problem of the run (DATA-5). */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];
  constructor(folder: string, problems: readonly ContentProblem[]) {
    super(listOf(together(problems), 'problem', `in the content folder ${folder}`));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
