import { showUnseen } from '#src/content/build-time/unseen.ts';

/** One thing that is wrong in the content folder, said so that an editor can find and mend it. */
export interface ContentProblem {
  /** Path relative to the content folder, e.g. `firms.csv`. */
  file: string;
  /** 1-based line, where it is known. */
  line?: number | undefined;
  /** Column or key path within the record, e.g. `licenseId` or `websites.0`. */
  key?: string | undefined;
  /** The offending value as it was read. */
  value?: unknown;
  /** What must hold. */
  rule: string;
}

const LONGEST_VALUE = 80;
/** A name or a rule may repeat a value, too. */
const LONGEST_NAME = 120;
const LONGEST_RULE = 600;
/** As many as an editor can read in one run. */
const MOST_SHOWN = 200;

function show(value: unknown): string {
  return cut(value === undefined || value === null ? 'nothing' : JSON.stringify(value), LONGEST_VALUE);
}

/** No message repeats ten megabytes. */
function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
}

/** One line a problem: `firms.csv:17 licenseId "FCA-17": must match …`. */
export function formatProblem({ file, line, key, value, rule }: ContentProblem): string {
  const place = line === undefined ? cut(file, LONGEST_NAME) : `${cut(file, LONGEST_NAME)}:${line}`;
  const name = key === undefined ? '' : `${cut(key, LONGEST_NAME)} `;
  return showUnseen(`${place} ${name}${show(value)}: ${cut(rule, LONGEST_RULE)}`);
}

/** What was found, a line each, under how many there are. */
function listOf(problems: readonly ContentProblem[], what: 'problem' | 'notice', where: string): string {
  const lines = problems.slice(0, MOST_SHOWN).map((problem) => `  ${formatProblem(problem)}`);
  if (problems.length > MOST_SHOWN) lines.push(`  and ${problems.length - MOST_SHOWN} more`);
  return [`${problems.length} ${what}${problems.length === 1 ? '' : 's'} ${where}`, ...lines].join('\n');
}

/** What stops nothing, but may be a mistake. */
export function formatNotices(notices: readonly ContentProblem[]): string {
  return listOf(notices, 'notice', 'about the content; the build continues');
}

/** Thrown when the content folder breaks a rule; carries every problem of the run (DATA-5). */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];
  constructor(folder: string, problems: readonly ContentProblem[]) {
    super(listOf(problems, 'problem', `in the content folder ${folder}`));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
