import { z } from 'zod';
import { type Located, checkRecord } from './check-record.ts';
import type { ContentProblem } from '../problems.ts';
import { type Row, checkHeader, checkRow, parseCsv } from './read-csv.ts';
import { type ParsedYaml, parseYaml } from './read-yaml.ts';
import { openSource } from './source.ts';

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
    const source = this.#open(file);
    if (source === undefined) return [];
    const rows = parseCsv(source);
    if (!Array.isArray(rows)) {
      this.problems.push({ file, ...rows });
      return [];
    }
    const [header, ...records] = rows;
    const wrong = header
      ? checkHeader(file, header, schema)
      : [{ file, line: 1, value: '', rule: 'must begin with a header row: the file is empty' }];
    this.problems.push(...wrong);
    if (!header || wrong.length > 0) return [];
    return records.flatMap((row) => this.#checkCells(file, header.cells, row, schema) ?? []);
  }

  /** Reads a YAML file with a list of records. */
  list<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>>[] {
    const document = this.#yaml(file, schema);
    if (!document) return [];
    const { value, lineOf } = document;
    if (!Array.isArray(value)) {
      const rule = `must be a list of records${value === null ? '; write [] for an empty list' : ''}`;
      this.problems.push({ file, line: 1, value, rule });
      return [];
    }
    return value.flatMap((item, index) => checkRecord(schema, item, { file, lineOf, prefix: [index] }, this.problems) ?? []);
  }

  /** Reads a YAML file with one record; undefined if it breaks a rule. */
  record<T extends z.ZodType>(file: string, schema: T): Located<z.output<T>> | undefined {
    const document = this.#yaml(file, schema);
    return document && checkRecord(schema, document.value, { file, lineOf: document.lineOf }, this.problems);
  }

  #open(file: string): string | undefined {
    this.#files.add(file);
    return openSource(this.folder, file, this.problems);
  }

  #yaml(file: string, schema: z.ZodType): ParsedYaml | undefined {
    const source = this.#open(file);
    if (source === undefined) return undefined;
    try {
      return parseYaml(file, source, this.problems, schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
    } catch (error) {
      // The parser is recursive, so thousands of nested lists exhaust the stack.
      if (!(error instanceof RangeError)) throw error;
      this.problems.push({ file, line: 1, value: source.slice(0, 200), rule: 'must not be nested so deeply' });
      return undefined;
    }
  }

  /** Checks a row of a table as a record with the columns as keys. */
  #checkCells<T extends z.ZodObject>(file: string, columns: readonly string[], row: Row, schema: T) {
    const wrong = checkRow(row, columns);
    if (wrong) {
      this.problems.push({ file, line: row.line, ...wrong });
      return undefined;
    }
    const value = Object.fromEntries(columns.map((column, index) => [column, row.cells[index]]));
    return checkRecord(schema, value, { file, lineOf: () => row.line }, this.problems);
  }
}
