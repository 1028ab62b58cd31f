import type { z } from 'zod';
import type { ContentProblem } from './problems.ts';
import { MOST_PER_FILE, theRest } from './source.ts';

/** A valid record and the place it was read from, for the rules that look across records. */
export interface Located<T> {
  data: T;
  file: string;
  line: number | undefined;
  /** The line of one of its values; the record's own where the value has none. */
  lineOf: (key: string) => number | undefined;
}

/** The keys and indexes that lead to a value in a record. */
type Path = readonly PropertyKey[];

/** A value as it was read, and where it is in its file. */
interface Origin {
  file: string;
  /** The line of the value at a path; undefined if there is none. */
  lineOf: (path: Path) => number | undefined;
  /** What leads to the record in its file. */
  prefix?: Path;
}

/** Checks a value by its schema. @returns undefined if it breaks a rule; what is wrong is then in `problems` */
export function checkRecord<T extends z.ZodType>(
  schema: T,
  value: unknown,
  { file, lineOf, prefix = [] }: Origin,
  problems: ContentProblem[],
): Located<z.output<T>> | undefined {
  // The line of a value that is missing is the line of what it is missing from.
  const nearest = (path: Path) =>
    [...path.keys(), path.length]
      .toReversed()
      .map((length) => lineOf([...prefix, ...path.slice(0, length)]))
      .find((line) => line !== undefined) ?? 1;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, file, line: lineOf(prefix), lineOf: (key) => nearest([key]) };
  const found = mistakesIn(value, result.error).map(({ path, key, value: wrong, rule }) => ({
    file,
    line: nearest(path),
    key,
    value: wrong,
    rule,
  }));
  problems.push(...found.slice(0, MOST_PER_FILE));
  if (found.length > MOST_PER_FILE) problems.push(theRest(file, lineOf(prefix)));
  return undefined;
}

/** What an editor is told of a value that breaks rules. */
function mistakesIn(value: unknown, error: z.ZodError) {
  // Only the first rule that each value breaks: the others mostly say the same in other words.
  const first = new Map<string, { issue: z.core.$ZodIssue; path: Path }>();
  for (const issue of error.issues.flatMap(meantIssues)) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key): Path => [...issue.path, key]) : [issue.path];
    for (const path of paths) if (!first.has(path.join('.'))) first.set(path.join('.'), { issue, path });
  }
  const unknown = [...first.keys()].filter((key) => first.get(key)?.issue.code === 'unrecognized_keys');
  const lacking = [...first].filter(([, { issue, path }]) => issue.code === 'invalid_type' && valueAt(value, path) === undefined);
  // A misspelt key is one mistake, not an unknown key and a missing one.
  const [misspelt, meant] = unknown.length === 1 && lacking.length === 1 ? [unknown[0], lacking[0]?.[0]] : [];
  if (meant !== undefined) first.delete(meant);
  return [...first].map(([key, { issue, path }]) => {
    // Only the rule knows a value of a list that is in one cell.
    const own = valueAt(value, path);
    const wrong = own === undefined && typeof issue.input === 'string' && issue.input !== '' ? issue.input : own;
    const missing = issue.code === 'invalid_type' && wrong === undefined;
    const rule = missing ? 'must be given' : ruleOf(issue) + (key === misspelt ? `: ${meant} is missing` : '');
    return { path, key: key || undefined, value: wrong, rule };
  });
}

/** If a value may have one of several shapes, only the mistakes in the shape that it has: the other shapes just do not fit. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter((issues) => issues.every(({ code, path }) => code !== 'unrecognized_keys' && path.length > 0));
  const [only, ...others] = meant;
  if (!only || others.length > 0) return [issue];
  return only.map((inner) => Object.assign({}, inner, { path: issue.path.concat(inner.path) }));
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a known key';
  return issue.code === 'invalid_type' && issue.expected === 'object' ? 'must be a record of keys and values' : issue.message;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value);
}
