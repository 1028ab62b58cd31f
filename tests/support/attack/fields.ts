import { parse as parseCsv } from 'csv-parse/sync';
import { type Scalar, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';

/** A value in a file of the content folder, with the details to replace it. */
export interface Field {
  file: string;
  /** As in a problem: without the position of its record in a list. */
  key: string;
  /** The format of the file. */
  form: 'yaml' | 'csv' | 'po';
  /** As in the file. The text of a catalogue is still escaped. */
  value: unknown;
  /** Its range in the file, including quotation marks. */
  from: number;
  to: number;
  /** Text that a parser needs after it. */
  tail: string;
}

/** Every field of a file once. In a list it is the field of the last record, so that a wrong line number is noticed. */
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

/** Only the last text of a catalogue, because all are of the same kind. */
function fieldsOfPo(file: string, source: string): Field[] {
  const last = [...source.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].at(-1);
  if (!last) return [];
  const [whole, id = '', value = ''] = last;
  const to = last.index + whole.length;
  return [{ file, form: 'po', key: id, value, from: to - value.length - 2, to, tail: '' }];
}

/** Writes a value for a file, escaped as in YAML or PO, or unescaped if `raw`. */
export function literalOf({ form, tail }: Field, value: unknown, raw = false): string {
  if (form === 'csv') return `"${String(value).replaceAll('"', '""')}"`;
  const json = JSON.stringify(value);
  return `${raw && typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : json.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}${tail}`;
}

function escaped(text: string): string {
  return [...Array(text.length).keys()].map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}

/** Replaces values in a file. */
export function withValues(source: string, changes: readonly { field: Field; literal: string }[]): string {
  let changed = source;
  for (const { field, literal } of changes.toSorted((a, b) => b.field.from - a.field.from)) {
    changed = changed.slice(0, field.from) + literal + changed.slice(field.to);
  }
  return changed;
}
