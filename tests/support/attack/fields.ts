import { parse as parseCsv } from 'csv-parse/sync';
import { type Scalar, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';

/** One value in a file of the content folder, and what it takes to break it there. */
export interface Field {
  file: string;
  /** As a problem would name it: without the place of its record in a list. */
  key: string;
  /** What kind of text can stand there. */
  form: 'yaml' | 'csv' | 'po';
  /** As the file has it; a catalogue's text still in its escapes. */
  value: unknown;
  /** Where it stands in the file, with its quotes. */
  from: number;
  to: number;
  /** What a parser would need behind it. */
  tail: string;
}

/** Every field of a file once: of a list, the field of its last record, so that a wrong line shows. */
export function fieldsOf(file: string, source: string): Field[] {
  if (file.endsWith('.csv')) return fieldsOfCsv(file, source);
  if (file.endsWith('.po')) return fieldsOfPo(file, source);
  return fieldsOfYaml(file, source);
}

function fieldsOfYaml(file: string, source: string): Field[] {
  const document = parseDocument(source);
  const isList = isSeq(document.contents);
  const fields = new Map<string, Field>();
  visit(document, {
    Scalar(role, node: Scalar, ancestors) {
      if (role === 'key' || !node.range) return;
      const path = ancestors.flatMap((ancestor, depth): (string | number)[] => {
        const below: unknown = ancestors[depth + 1] ?? node;
        if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
        return isSeq(ancestor) ? [ancestor.items.indexOf(below)] : [];
      });
      const shape = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
      const [from, to] = node.range;
      const tail = source.slice(from, to).endsWith('\n') ? '\n' : '';
      fields.set(shape, { file, form: 'yaml', key: (isList ? path.slice(1) : path).join('.'), value: node.value, from, to, tail });
    },
  });
  return [...fields.values()];
}

function fieldsOfCsv(file: string, source: string): Field[] {
  const lines = source.trimEnd().split('\n');
  const [header = ''] = lines;
  const row = lines.at(-1) ?? '';
  const cells = parseCsv(row)[0] ?? [];
  const start = source.trimEnd().length - row.length;
  let from = start;
  return header.split(',').map((key, index): Field => {
    const value = cells[index] ?? '';
    const quoted = row[from - start] === '"';
    const to = from + value.length + (quoted ? 2 : 0);
    const field: Field = { file, form: 'csv', key, value, from, to, tail: '' };
    from = to + 1;
    return field;
  });
}

/** Of a catalogue, its last text alone: all of them are of one kind. */
function fieldsOfPo(file: string, source: string): Field[] {
  const last = [...source.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].at(-1);
  if (!last) return [];
  const [whole, id = '', value = ''] = last;
  const to = last.index + whole.length;
  return [{ file, form: 'po', key: id, value, from: to - value.length - 2, to, tail: '' }];
}

/** How a value is written into a file: as YAML and PO escape it, or, `raw`, with its characters as they are. */
export function literalOf({ form, tail }: Field, value: unknown, raw = false): string {
  if (form === 'csv') return `"${String(value).replaceAll('"', '""')}"`;
  const json = JSON.stringify(value);
  return `${raw && typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : json.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}${tail}`;
}

function escaped(text: string): string {
  return [...Array(text.length).keys()].map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}

/** A file with other values in it. */
export function withValues(source: string, changes: readonly { field: Field; literal: string }[]): string {
  let changed = source;
  for (const { field, literal } of changes.toSorted((a, b) => b.field.from - a.field.from)) {
    changed = changed.slice(0, field.from) + literal + changed.slice(field.to);
  }
  return changed;
}
