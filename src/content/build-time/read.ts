import type { z } from 'zod';
import type { ContentProblem } from './problems.ts';
import { type Mistake, type Row, checkHeader, checkRow, rowsOf } from './read-csv.ts';
import { hasMoreTokens, parseYaml } from './read-yaml.ts';
import { type Limits, LIMITS, MOST_PER_FILE, openSource, theRest, unseenProblems } from './source.ts';

/** Reads one file of the content folder, record by record; each finding lands in `problems`. */
export interface Reader {
  /** A CSV file with a header row (RFC 4180). */
  csv<T extends z.ZodObject>(file: string, schema: T): Located<z.output<T>>[];
  /** A YAML file that is a list of records; `large` when it grows with the register. */
  list<T extends z.ZodType>(file: string, schema: T, large?: boolean): Located<z.output<T>>[];
  /** A YAML file that is one record; undefined when it breaks a rule. */
  record<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>> | undefined;
  /** The content folder. */
  folder: string;
  problems: ContentProblem[];
  /** Every file that was asked for. */
  files: ReadonlySet<string>;
}

/** A valid record and the place it was read from, for the rules that look across records. */
export interface Located<T> {
  data: T;
  file: string;
  line: number | undefined;
  /** The line of one of its values; the record's own where the value has none. */
  lineOf: (key: string) => number | undefined;
}

type Path = readonly PropertyKey[];

/** A table without its header: what else is wrong in it is an echo of that. */
const UNREADABLE = Symbol('unreadable');

/** Creates a reader of `folder`. Nothing is thrown: what cannot be read is a problem like any other. */
export function createReader(folder: string): Reader {
  const problems: ContentProblem[] = [];
  const files = new Set<string>();

  /** Reads a file by `parse`, and says what in it cannot be seen, unless something else is wrong in the same line. */
  function read<T>(file: string, limits: Limits[keyof Limits], parse: (source: string) => T | typeof UNREADABLE, otherwise: T): T {
    files.add(file);
    const source = openSource(folder, file, limits, problems);
    if (source === undefined) return otherwise;
    let parsed: T | typeof UNREADABLE = otherwise;
    try {
      parsed = parse(source);
    } catch (error) {
      // Lists within lists without end: the parsers call themselves for each.
      if (!(error instanceof RangeError)) throw error;
      problems.push({ file, line: 1, value: source.slice(0, 200), rule: 'must not be nested so deeply' });
    }
    if (parsed === UNREADABLE) return otherwise;
    problems.push(...unseenProblems(file, source, problems));
    return parsed;
  }

  function check<T extends z.ZodType>(
    schema: T,
    file: string,
    value: unknown,
    lineOf: (path: Path) => number | undefined,
    prefix: Path = [],
  ): Located<z.output<T>> | undefined {
    // Of a value that is missing, the line of what it is missing from.
    const nearest = (path: Path) =>
      [...path.keys(), path.length]
        .toReversed()
        .map((length) => lineOf([...prefix, ...path.slice(0, length)]))
        .find((line) => line !== undefined) ?? 1;
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) {
      return { data: result.data, file, line: lineOf(prefix), lineOf: (key) => nearest([key]) };
    }
    // Of one value, the first rule that it breaks: the others mostly say the same in other words.
    const first = new Map<string, { issue: z.core.$ZodIssue; path: Path }>();
    for (const issue of result.error.issues.flatMap(meantIssues)) {
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key): Path => [...issue.path, key]) : [issue.path];
      for (const path of paths) if (!first.has(path.join('.'))) first.set(path.join('.'), { issue, path });
    }
    const unknown = [...first.keys()].filter((key) => first.get(key)?.issue.code === 'unrecognized_keys');
    const lacking = [...first].filter(([, { issue, path }]) => issue.code === 'invalid_type' && valueAt(value, path) === undefined);
    // A key that is misspelt is told once, and not as one too many and one too few.
    const [misspelt, meant] = unknown.length === 1 && lacking.length === 1 ? [unknown[0], lacking[0]?.[0]] : [];
    if (meant !== undefined) first.delete(meant);
    const found = [...first].map(([key, { issue, path }]): ContentProblem => {
      // A value of a list in one cell is known to the rule alone.
      const own = valueAt(value, path);
      const wrong = own === undefined && typeof issue.input === 'string' && issue.input !== '' ? issue.input : own;
      const missing = issue.code === 'invalid_type' && wrong === undefined;
      return {
        file,
        line: nearest(path),
        key: key || undefined,
        value: wrong,
        rule: missing ? 'must be given' : ruleOf(issue) + (key === misspelt ? `: ${meant} is missing` : ''),
      };
    });
    problems.push(...found.slice(0, MOST_PER_FILE));
    if (found.length > MOST_PER_FILE) problems.push(theRest(file, lineOf(prefix)));
    return undefined;
  }

  /** Checks record after record, until so many are wrong that the rest can wait. */
  function checkAll<T extends z.ZodType, R>(
    file: string,
    rows: Iterable<R>,
    lineOf: (row: R) => number | undefined,
    of: (row: R) => Located<z.output<T>> | undefined,
  ) {
    const most = problems.length + MOST_PER_FILE;
    const valid: Located<z.output<T>>[] = [];
    for (const row of rows) {
      if (problems.length >= most) {
        problems.push(theRest(file, lineOf(row)));
        break;
      }
      const checked = of(row);
      if (checked) valid.push(checked);
    }
    return valid;
  }

  /** A row of a table as a record, each cell under the name of its column. */
  function checkCells<T extends z.ZodObject>(file: string, columns: readonly string[], row: Row | Mistake, schema: T) {
    const wrong = 'rule' in row ? row : checkRow(row, columns);
    if (wrong) problems.push({ file, line: row.line, key: undefined, ...wrong });
    if (wrong || 'rule' in row) return undefined;
    const value = Object.fromEntries(columns.map((column, index) => [column, row.cells[index]]));
    return check(schema, file, value, () => row.line);
  }

  /** The value of a YAML file, unless it is larger than any that we mean. */
  function yaml(file: string, source: string, { tokens, instead }: Limits['list' | 'record']) {
    if (!hasMoreTokens(source, tokens)) return parseYaml(file, source, problems);
    const rule = `must have at most ${tokens.toLocaleString('en')} words and symbols: ${instead(file)}`;
    problems.push({ file, line: 1, value: source.slice(0, 200), rule });
    return undefined;
  }

  return {
    folder,
    problems,
    files,

    csv: (file, schema) =>
      read(
        file,
        LIMITS.table,
        (source) => {
          const rows = rowsOf(source);
          const header = rows.next().value ?? { line: 1, value: '', rule: 'must begin with a header row: the file is empty' };
          const wrong = 'rule' in header ? [{ file, ...header }] : checkHeader(file, header, schema);
          problems.push(...wrong);
          if ('rule' in header || wrong.length > 0) return UNREADABLE;
          return checkAll(
            file,
            rows,
            ({ line }) => line,
            (row) => checkCells(file, header.cells, row, schema),
          );
        },
        [],
      ),

    list: (file, schema, large = false) =>
      read(
        file,
        large ? LIMITS.list : LIMITS.record,
        (source) => {
          const document = yaml(file, source, large ? LIMITS.list : LIMITS.record);
          if (!document) return [];
          const { value, lineOf } = document;
          if (!Array.isArray(value)) {
            const rule = `must be a list of records${value === null ? '; write [] for an empty list' : ''}`;
            problems.push({ file, line: 1, value, rule });
            return [];
          }
          return checkAll(
            file,
            value.entries(),
            ([index]) => lineOf([index]),
            ([index, item]) => check(schema, file, item, lineOf, [index]),
          );
        },
        [],
      ),

    record(file, schema) {
      const before = problems.length;
      const parse = (source: string) => {
        const document = yaml(file, source, LIMITS.record);
        return document && check(schema, file, document.value, document.lineOf);
      };
      const located = read(file, LIMITS.record, parse, undefined);
      return problems.length === before ? located : undefined;
    },
  };
}

/** Of a value that may have one of several shapes, what is wrong with the one that it has: the others only say so. */
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
