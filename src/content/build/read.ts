import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { LineCounter, type YAMLError, isNode, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import type { ContentProblem } from './problems.ts';

/** Reads one file of the content folder, record by record; each finding lands in `problems`. */
export interface Reader {
  /** A CSV file with a header row (RFC 4180). */
  csv<T extends z.ZodObject>(file: string, schema: T): Located<z.output<T>>[];
  /** A YAML file that is a list of records. */
  list<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>>[];
  /** A YAML file that is one record; undefined when it breaks a rule. */
  record<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>> | undefined;
  problems: ContentProblem[];
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

/** Creates a reader of `folder`. Nothing is thrown: what cannot be read is a problem like any other. */
export function createReader(folder: string): Reader {
  const problems: ContentProblem[] = [];

  function open(file: string): string | undefined {
    try {
      const bytes = readFileSync(join(folder, file));
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch (error) {
      const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      problems.push({ file, value: missing ? undefined : 'bytes', rule: missing ? 'must exist' : 'must be readable UTF-8' });
      return undefined;
    }
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
    for (const issue of result.error.issues) {
      const at: Path[] = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      for (const path of at) {
        const missing = issue.code === 'invalid_type' && valueAt(value, path) === undefined;
        problems.push({
          file,
          line: nearest(path),
          key: path.join('.') || undefined,
          value: valueAt(value, path),
          rule: missing ? 'must be given' : ruleOf(issue),
        });
      }
    }
    return undefined;
  }

  function yaml(file: string) {
    const source = open(file);
    if (source === undefined) return undefined;
    const lines = new LineCounter();
    // Whatever the parser would warn of on the terminal is a problem below.
    const document = parseDocument(source, { lineCounter: lines, logLevel: 'error' });
    for (const error of [...withoutEchoes(document.errors), ...document.warnings]) {
      const { line } = lines.linePos(error.pos[0]);
      problems.push({ file, line, value: source.split('\n')[line - 1]?.trim(), rule: firstLine(error.message) });
    }
    if (document.errors.length > 0) return undefined;
    // An alias can repeat itself without end; content has no use for one.
    let aliased = false;
    visit(document, {
      Alias(_key, { source: name, range }) {
        problems.push({ file, line: range ? lines.linePos(range[0]).line : undefined, value: `*${name}`, rule: 'must not use aliases' });
        aliased = true;
        return visit.BREAK;
      },
    });
    if (aliased) return undefined;
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    const lineOf = (path: Path): number | undefined => {
      const node = path.length === 0 ? document.contents : document.getIn(path, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    };
    return { value, lineOf };
  }

  return {
    problems,

    csv(file, schema) {
      const source = open(file);
      if (source === undefined) return [];
      let rows: CsvRow[];
      try {
        // oxlint-disable-next-line no-unsafe-type-assertion -- with `info`, csv-parse gives rows of this shape; its types do not say so
        rows = parseCsv(source, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }) as unknown as CsvRow[];
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
      return body.flatMap(({ record, info }) => {
        if (record.length !== columns.length) {
          problems.push({
            file,
            line: info.lines,
            value: record.join(','),
            rule: `must have ${columns.length} columns, has ${record.length}`,
          });
          return [];
        }
        const value = Object.fromEntries(columns.map((column, index) => [column, record[index]]));
        const checked = check(schema, file, value, () => info.lines);
        return checked ? [checked] : [];
      });
    },

    list(file, schema) {
      const document = yaml(file);
      if (!document) return [];
      if (!Array.isArray(document.value)) {
        problems.push({ file, line: 1, value: document.value, rule: 'must be a list of records' });
        return [];
      }
      return document.value.flatMap((value: unknown, index) => {
        const checked = check(schema, file, value, document.lineOf, [index]);
        return checked ? [checked] : [];
      });
    },

    record(file, schema) {
      const document = yaml(file);
      return document && check(schema, file, document.value, document.lineOf);
    },
  };
}

/** What is wrong with the columns, once and not once a row. */
function checkHeader(file: string, columns: readonly string[], schema: z.ZodObject): ContentProblem[] {
  const wrong = (key: string, value: string | undefined, rule: string): ContentProblem => ({ file, line: 1, key, value, rule });
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

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a known key';
  return issue.code === 'invalid_type' && issue.expected === 'object' ? 'must be a record of keys and values' : issue.message;
}

/** The errors up to the first that leaves the parser astray: what follows is its echo, a thousand times at worst. */
function withoutEchoes(errors: readonly YAMLError[]): readonly YAMLError[] {
  const astray = errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return astray === -1 ? errors : errors.slice(0, astray + 1);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value);
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.replace(/ at line .*$/, '') ?? message;
}
