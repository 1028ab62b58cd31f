import type { z } from 'zod';
import type { ContentProblem } from '../problems.ts';
import { inTable } from './unseen.ts';

/** A valid record with its file and lines, for the rules across records. */
export interface Located<T> {
  data: T;
  file: string;
  line: number | undefined;
  /** Its position in a YAML list, from 0. */
  index?: PropertyKey | undefined;
  /** The line of a value by the keys that lead to it, or of the nearest value around it that has a line. */
  lineOf: (...path: PropertyKey[]) => number | undefined;
}

/** The keys and indexes that lead to a value inside a record. */
type Path = readonly PropertyKey[];

/** Where an unchecked value was read. */
interface Origin {
  file: string;
  /** The line of the value at a path; undefined if there is none. */
  lineOf: (path: Path) => number | undefined;
  /** The path of the record in its file. */
  prefix?: Path;
}

/** Checks a value against its schema. @returns undefined if it breaks a rule, which is then added to `problems` */
export function checkRecord<T extends z.ZodType>(
  schema: T,
  value: unknown,
  { file, lineOf, prefix = [] }: Origin,
  problems: ContentProblem[],
): Located<z.output<T>> | undefined {
  // A missing value has the line of the value that should contain it.
  const nearest = (path: Path) =>
    [...path.keys(), path.length]
      .toReversed()
      .map((length) => lineOf([...prefix, ...path.slice(0, length)]))
      .find((line) => line !== undefined) ?? 1;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, file, line: lineOf(prefix), index: prefix[0], lineOf: (...path) => nearest(path) };
  problems.push(
    ...mistakesIn(value, result.error).map(({ path, key, value: wrong, rule }) => ({
      file,
      line: nearest(path),
      key,
      value: wrong,
      rule: file.endsWith('.csv') ? inTable(rule) : rule,
    })),
  );
  return undefined;
}

/** The mistakes of a value, as an editor is told about them. */
function mistakesIn(value: unknown, error: z.ZodError) {
  // Only the first broken rule of each value, because the others mostly repeat it in other words.
  const first = new Map<string, { issue: z.core.$ZodIssue; path: Path }>();
  for (const issue of error.issues.flatMap(meantIssues)) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key): Path => [...issue.path, key]) : [issue.path];
    for (const path of paths) if (!first.has(path.join('.'))) first.set(path.join('.'), { issue, path });
  }
  const unknown = [...first.keys()].filter((key) => first.get(key)?.issue.code === 'unrecognized_keys');
  const lacking = [...first].filter(([, { issue, path }]) => issue.code === 'invalid_type' && valueAt(value, path) === undefined);
  // A misspelt key is one mistake, not an unknown key and a missing one.
  const [misspelt, lackingKey] = unknown.length === 1 && lacking.length === 1 ? [unknown[0], lacking[0]?.[0]] : [];
  if (lackingKey !== undefined) first.delete(lackingKey);
  return [...first].map(([key, { issue, path }]) => {
    // If a cell holds a list, only the issue has the wrong value itself.
    const given = valueAt(value, path);
    const wrong = given === undefined && typeof issue.input === 'string' && issue.input !== '' ? issue.input : given;
    const missing = issue.code === 'invalid_type' && wrong === undefined;
    const rule = missing ? 'must be given' : ruleOf(issue) + (key === misspelt ? `: ${lackingKey} is missing` : '');
    return { path, key: key || undefined, value: wrong, rule };
  });
}

/** If a value may have one of several shapes, returns the mistakes of the shape whose keys it has. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.filter((issues) => issues.every(({ code, path }) => code !== 'unrecognized_keys' && path.length > 0));
  const [only, ...others] = fitting;
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
