import { expect, test } from 'vitest';
import { z } from 'zod';
import { collections } from '../collections.ts';
import { translated } from '../schemas/values.ts';
import { STAYS_ENGLISH } from './stays-english.ts';

/** The fields of a schema that hold text and are not translated. */
function fieldsOf(schema: z.core.$ZodType, path: string): string[] {
  const field = translated.get(schema);
  // Of a value with a few translated words, the rest stays.
  if (field && !field.words) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path));
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out, path);
  const isText =
    (schema instanceof z.ZodString && schema.meta()?.['format'] !== 'date') || schema instanceof z.ZodEnum || schema instanceof z.ZodCustom;
  return isText ? [path] : [];
}

const fields = [...new Set(Object.entries(collections).flatMap(([name, { schema }]) => fieldsOf(schema, name)))];
const patterns = STAYS_ENGLISH.flatMap((group) => group.fields);
const covers = (pattern: string, field: string) => (pattern.startsWith('*.') ? field.endsWith(pattern.slice(1)) : field === pattern);

test('a field of the content is translated, or the list says why it stays the same', () => {
  expect(fields.filter((field) => !patterns.some((pattern) => covers(pattern, field)))).toEqual([]);
});

test('the list names only fields that exist and that are not translated', () => {
  expect(patterns.filter((pattern) => !fields.some((field) => covers(pattern, field)))).toEqual([]);
});
