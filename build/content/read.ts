import { z } from 'zod';
import { type Located, checkRecord } from './check-record.ts';
import type { ContentProblem } from './problems.ts';
import { type Mistake, type Row, checkHeader, checkRow, rowsOf, wrongSeparator } from './read-csv.ts';
import { hasMoreTokens, parseYaml } from './read-yaml.ts';
import { type Limits, LIMITS, MAX_PER_FILE, openSource, theRest, unseenProblems } from './source.ts';
import { unseenIn } from './unseen.ts';

/** The result for a file with a mistake that would cause many others. */
const UNREADABLE = Symbol('unreadable');

/** Reads the files of a content folder, record by record. It does not throw: an unreadable file is a problem like any other. */
export class Reader {
  readonly problems: ContentProblem[] = [];
  readonly #files = new Set<string>();
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Every file that was requested. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** Reads a CSV file with a header row (RFC 4180). */
  csv<T extends z.ZodObject>(file: string, schema: T): Located<z.output<T>>[] {
    const parse = (source: string) => {
      const rows = rowsOf(source);
      const header = wrongSeparator(source) ??
        rows.next().value ?? { line: 1, value: '', rule: 'must begin with a header row: the file is empty' };
      const wrong = 'rule' in header ? [{ file, ...header }] : checkHeader(file, header, schema);
      this.problems.push(...wrong);
      if ('rule' in header || wrong.length > 0) return UNREADABLE;
      const lineOf = ({ line }: Row | Mistake) => line;
      return this.#checkAll(file, rows, lineOf, (row) => this.#checkCells(file, header.cells, row, schema));
    };
    return this.#read(file, LIMITS.table, parse, []);
  }

  /** Reads a YAML file with a list of records. `large` if it grows with the register. */
  list<T extends z.ZodType>(file: string, schema: T, large = false): Located<z.output<T>>[] {
    const limits = large ? LIMITS.list : LIMITS.record;
    const parse = (source: string) => {
      const document = this.#yaml(file, source, limits, schema);
      if (!document) return [];
      const { value, lineOf } = document;
      if (!Array.isArray(value)) {
        const rule = `must be a list of records${value === null ? '; write [] for an empty list' : ''}`;
        this.problems.push({ file, line: 1, value, rule });
        return [];
      }
      return this.#checkAll(
        file,
        value.entries(),
        ([index]) => lineOf([index]),
        ([index, item]) => checkRecord(schema, item, { file, lineOf, prefix: [index] }, this.problems),
      );
    };
    return this.#read(file, limits, parse, []);
  }

  /** Reads a YAML file with one record; undefined if it breaks a rule. */
  record<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>> | undefined {
    const before = this.problems.length;
    const parse = (source: string) => {
      const document = this.#yaml(file, source, LIMITS.record, schema);
      return document && checkRecord(schema, document.value, { file, lineOf: document.lineOf }, this.problems);
    };
    const located = this.#read(file, LIMITS.record, parse, undefined);
    return this.problems.length === before ? located : undefined;
  }

  /** Parses a file. Invisible characters are problems too, unless the same line already has another problem. */
  #read<T>(file: string, limits: Limits[keyof Limits], parse: (source: string) => T | typeof UNREADABLE, otherwise: T): T {
    this.#files.add(file);
    const source = openSource(this.folder, file, limits, this.problems);
    if (source === undefined) return otherwise;
    let parsed: T | typeof UNREADABLE = otherwise;
    try {
      parsed = parse(source);
    } catch (error) {
      // The parsers are recursive, so thousands of nested lists exhaust the stack.
      if (!(error instanceof RangeError)) throw error;
      this.problems.push({ file, line: 1, value: source.slice(0, 200), rule: 'must not be nested so deeply' });
    }
    if (parsed === UNREADABLE) return otherwise;
    this.#addUnseen(file, source);
    return parsed;
  }

  /** Adds the invisible characters of a file. A text on several lines is reported at the line of the character, not at its key too. */
  #addUnseen(file: string, source: string) {
    const unseen = unseenProblems(file, source, this.problems);
    const rules = new Set(unseen.map(({ rule }) => rule));
    const lines = unseen.length > 0 ? source.split('\n') : [];
    const isAbove = ({ line = 0, rule, ...problem }: ContentProblem) =>
      problem.file === file && rules.has(rule) && unseenIn((lines[line - 1] ?? '').replace(/\r$/, '')) === undefined;
    const kept = this.problems.filter((problem) => !isAbove(problem));
    this.problems.splice(0, this.problems.length, ...kept, ...unseen);
  }

  /** Checks the records one after another, and stops after too many wrong ones. */
  #checkAll<T, R>(
    file: string,
    rows: Iterable<R>,
    lineOf: (row: R) => number | undefined,
    of: (row: R) => Located<T> | undefined,
  ): Located<T>[] {
    const most = this.problems.length + MAX_PER_FILE;
    const valid: Located<T>[] = [];
    for (const row of rows) {
      if (this.problems.length >= most) {
        this.problems.push(theRest(file, lineOf(row)));
        break;
      }
      const checked = of(row);
      if (checked) valid.push(checked);
    }
    return valid;
  }

  /** Checks a row of a table as a record with the columns as keys. */
  #checkCells<T extends z.ZodObject>(file: string, columns: readonly string[], row: Row | Mistake, schema: T) {
    const wrong = 'rule' in row ? row : checkRow(row, columns);
    if (wrong) this.problems.push({ file, line: row.line, key: undefined, ...wrong });
    if (wrong || 'rule' in row) return undefined;
    const value = Object.fromEntries(columns.map((column, index) => [column, row.cells[index]]));
    return checkRecord(schema, value, { file, lineOf: () => row.line }, this.problems);
  }

  /** Parses a YAML file unless it has more tokens than any real one. */
  #yaml(file: string, source: string, { tokens, instead }: Limits['list' | 'record'], schema: z.ZodType) {
    const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    if (!hasMoreTokens(source, tokens)) return parseYaml(file, source, this.problems, keys);
    const rule = `must have at most ${tokens.toLocaleString('en')} words and symbols: ${instead(file)}`;
    this.problems.push({ file, line: 1, value: source.slice(0, 200), rule });
    return undefined;
  }
}
