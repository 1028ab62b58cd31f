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

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}… (${text.length} characters)` : text;
}

/** One line a problem: `firms.csv:17 licenseId "FCA-17": must match …`. */
export function formatProblem({ file, line, key, value, rule }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return escapeInvisible(`${place} ${key === undefined ? '' : `${key} `}${show(value)}: ${rule}`);
}

/** What shows nothing, turns the line round or steers a terminal, as an editor can see it. */
function escapeInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}

/** Thrown when the content folder breaks a rule; carries every problem of the run (decision 24). */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];
  constructor(folder: string, problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the content folder ${folder}\n${problems.map((p) => `  ${formatProblem(p)}`).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
