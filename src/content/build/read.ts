import { parse as parseCsv } from 'csv-parse/sync';
import { type Document, Lexer, LineCounter, type Node, isNode, isScalar, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import type { ContentProblem } from './problems.ts';
import { MOST_BYTES, MOST_PER_FILE, openSource, unseenProblems } from './source.ts';

/** Reads one file of the content folder, record by record; each finding lands in `problems`. */
export interface Reader {
  /** A CSV file with a header row (RFC 4180). */
  csv<T extends z.ZodObject>(file: string, schema: T): Located<z.output<T>>[];
  /** A YAML file that is a list of records; `large` when it grows with the register. */
  list<T extends z.ZodType>(file: string, schema: T, large?: boolean): Located<z.output<T>>[];
  /** A YAML file that is one record; undefined when it breaks a rule. */
  record<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>> | undefined;
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

/** A row as csv-parse gives it with the option `info`. */
interface CsvRow {
  record: string[];
  info: { lines: number };
}

/**
 * The words and signs of a YAML file; what they become takes 500 bytes each. 50,000 warnings have three million, a
 * document a few thousand.
 */
const MOST_TOKENS = { list: 4_000_000, record: 200_000 } as const;

/** More columns than these are no table of ours. */
const MOST_COLUMNS = 100;
/** In bytes; our longest row has 300. */
const LONGEST_ROW = 20_000;

/** Creates a reader of `folder`. Nothing is thrown: what cannot be read is a problem like any other. */
export function createReader(folder: string): Reader {
  const problems: ContentProblem[] = [];
  const files = new Set<string>();

  /** Reads a file by `parse`, and says what in it cannot be seen, unless something else is wrong in the same line. */
  function read<T>(file: string, mostBytes: number, parse: (source: string) => T, otherwise: T): T {
    files.add(file);
    const source = openSource(folder, file, mostBytes, problems);
    if (source === undefined) return otherwise;
    let parsed = otherwise;
    try {
      parsed = parse(source);
    } catch (error) {
      // Lists within lists without end: the parsers call themselves for each.
      if (!(error instanceof RangeError)) throw error;
      problems.push({ file, line: 1, value: source.slice(0, 200), rule: 'must not be nested so deep' });
    }
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
    const result = schema.safeParse(value);
    if (result.success) {
      return { data: result.data, file, line: lineOf(prefix), lineOf: (key) => nearest([key]) };
    }
    const places = result.error.issues.flatMap(meantIssues).flatMap((issue) =>
      (issue.code === 'unrecognized_keys' ? issue.keys.map((key): Path => [...issue.path, key]) : [issue.path]).map((path) => ({
        issue,
        path,
      })),
    );
    for (const { issue, path } of places.slice(0, MOST_PER_FILE)) {
      const missing = issue.code === 'invalid_type' && valueAt(value, path) === undefined;
      problems.push({
        file,
        line: nearest(path),
        key: path.join('.') || undefined,
        value: valueAt(value, path),
        rule: missing ? 'must be given' : ruleOf(issue),
      });
    }
    return undefined;
  }

  /** Checks record after record, until so many are wrong that the rest can wait. */
  function checkAll<T extends z.ZodType, R>(rows: readonly R[], of: (row: R, index: number) => Located<z.output<T>> | undefined) {
    const most = problems.length + MOST_PER_FILE;
    const valid: Located<z.output<T>>[] = [];
    for (const [index, row] of rows.entries()) {
      const checked = of(row, index);
      if (checked) valid.push(checked);
      else if (problems.length >= most) break;
    }
    return valid;
  }

  function yaml(file: string, source: string, mostTokens: number) {
    const lines = new LineCounter();
    const report = (offset: number, value: string | undefined, rule: string) => {
      const { line } = lines.linePos(offset);
      problems.push({ file, line, value: value ?? source.split('\n')[line - 1]?.trim(), rule });
    };
    if (hasMoreTokens(source, mostTokens)) {
      problems.push({ file, line: 1, value: source.slice(0, 200), rule: `must have fewer than ${mostTokens} words and signs` });
      return undefined;
    }
    // `prettyErrors` would copy a part of the source for each of ten thousand errors; `uniqueKeys` would compare each key
    // with all others, where `checkSyntax` has a set. What the parser would warn of on the terminal is a problem below.
    const document = parseDocument(source, { lineCounter: lines, logLevel: 'error', prettyErrors: false, uniqueKeys: false });
    // What follows the first error is its echo, a thousand times at worst. An unknown tag is reported as a tag below.
    const warnings = document.warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED').slice(0, MOST_PER_FILE);
    for (const error of [...document.errors.slice(0, 1), ...warnings]) report(error.pos[0], undefined, firstLine(error.message));
    if (document.errors.length > 0) return undefined;
    const before = problems.length;
    checkSyntax(document, report);
    if (problems.length > before) return undefined;
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    const lineOf = (path: Path): number | undefined => {
      const node = path.length === 0 ? document.contents : document.getIn(path, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    };
    return { value, lineOf };
  }

  return {
    problems,
    files,

    csv: (file, schema) =>
      read(
        file,
        MOST_BYTES.table,
        (source) => {
          let rows: CsvRow[];
          try {
            // oxlint-disable-next-line no-unsafe-type-assertion -- with `info`, csv-parse gives rows of this shape; its types do not say so
            rows = parseCsv(source, {
              info: true,
              relax_column_count: true,
              skip_empty_lines: true,
              max_record_size: LONGEST_ROW,
            }) as unknown as CsvRow[];
          } catch (error) {
            const line = error instanceof Error && 'lines' in error ? Number(error.lines) : undefined;
            problems.push({ file, line, value: 'row', rule: error instanceof Error ? error.message : 'must be valid CSV' });
            return [];
          }
          const [header, ...body] = rows;
          if (!header) {
            problems.push({ file, line: 1, value: '', rule: 'must begin with a header row' });
            return [];
          }
          const columns = header.record;
          const wrong = checkHeader(file, columns, schema);
          if (wrong.length > 0) {
            problems.push(...wrong);
            return [];
          }
          return checkAll(body, ({ record, info }) => {
            if (record.length !== columns.length) {
              problems.push({
                file,
                line: info.lines,
                value: record.join(','),
                rule: `must have ${columns.length} columns, has ${record.length}`,
              });
              return undefined;
            }
            const value = Object.fromEntries(columns.map((column, index) => [column, record[index]]));
            return check(schema, file, value, () => info.lines);
          });
        },
        [],
      ),

    list: (file, schema, large = false) =>
      read(
        file,
        large ? MOST_BYTES.list : MOST_BYTES.record,
        (source) => {
          const document = yaml(file, source, large ? MOST_TOKENS.list : MOST_TOKENS.record);
          if (!document) return [];
          if (!Array.isArray(document.value)) {
            problems.push({ file, line: 1, value: document.value, rule: 'must be a list of records' });
            return [];
          }
          return checkAll(document.value, (value: unknown, index) => check(schema, file, value, document.lineOf, [index]));
        },
        [],
      ),

    record(file, schema) {
      const before = problems.length;
      const parse = (source: string) => {
        const document = yaml(file, source, MOST_TOKENS.record);
        return document && check(schema, file, document.value, document.lineOf);
      };
      const located = read(file, MOST_BYTES.record, parse, undefined);
      return problems.length === before ? located : undefined;
    },
  };
}

/** Counts without building anything, and no further than it must. */
function hasMoreTokens(source: string, most: number): boolean {
  // A token has a character at least.
  if (source.length < most) return false;
  const tokens = new Lexer().lex(source);
  for (let count = 0; count <= most; count += 1) {
    if (tokens.next().done === true) return false;
  }
  return true;
}

/**
 * What YAML allows and content has no use for: a key given twice; an alias, which can repeat itself without end, and the
 * anchor it needs; a tag or a directive, which make another value of what stands there.
 */
function checkSyntax(document: Document.Parsed, report: (offset: number, value: string | undefined, rule: string) => void) {
  let found = 0;
  const wrong = (offset: number | undefined, value: string | undefined, rule: string) => {
    report(offset ?? 0, value, rule);
    return visit.BREAK;
  };
  const checkNode = ({ anchor, tag, range }: Pick<Node, 'tag' | 'range'> & { anchor?: string | undefined }) => {
    if (anchor !== undefined) return wrong(range?.[0], `&${anchor}`, 'must not use anchors');
    // What has no tag of its own is given one of these by the parser.
    return tag === undefined ? undefined : wrong(range?.[0], tag, 'must not use tags');
  };
  if (document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1) {
    wrong(0, undefined, 'must not use directives');
  }
  visit(document, {
    Alias: (_key, { source, range }) => wrong(range?.[0], `*${source}`, 'must not use aliases'),
    Scalar: (_key, node) => checkNode(node),
    Seq: (_key, node) => checkNode(node),
    Map(_key, node) {
      const seen = new Set<unknown>();
      for (const { key } of node.items) {
        if (!isScalar(key)) continue;
        // Two keys that are written alike in an object are one.
        const name = String(key.value);
        if (seen.has(name)) {
          wrong(key.range?.[0], undefined, 'Map keys must be unique');
          found += 1;
          if (found === MOST_PER_FILE) return visit.BREAK;
        }
        seen.add(name);
      }
      return checkNode(node);
    },
  });
}

/** What is wrong with the columns, once and not once a row. */
function checkHeader(file: string, columns: readonly string[], schema: z.ZodObject): ContentProblem[] {
  const wrong = (key: string | undefined, value: string | undefined, rule: string): ContentProblem => ({ file, line: 1, key, value, rule });
  if (columns.length > MOST_COLUMNS) return [wrong(undefined, columns.join(','), `must have at most ${MOST_COLUMNS} columns`)];
  const known = Object.entries(schema.shape);
  return [
    ...columns.flatMap((column, index) => {
      if (!known.some(([key]) => key === column)) return [wrong(column, column, 'is not a known column')];
      return columns.indexOf(column) < index ? [wrong(column, column, 'must be a column only once')] : [];
    }),
    ...known.flatMap(([key, cell]) => {
      const needed = !columns.includes(key) && !z.safeParse(cell, undefined).success;
      return needed ? [wrong(key, undefined, 'must be a column')] : [];
    }),
  ];
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

function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.replace(/ at line .*$/, '') ?? message;
}
