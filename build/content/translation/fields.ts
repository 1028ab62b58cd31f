import { z } from 'zod';
import { type ForTranslators, translated } from '../schemas/values.ts';

/** Finds the texts of a record that are translated, by its schema. */

/** Replaces a text. `key` is its place in the record, such as `sections.mandate.heading`. */
type Replace = (text: string, field: ForTranslators, key: string) => string;

type ReplaceIn = (value: unknown, key: string, replace: Replace) => unknown;

const made = new WeakMap<z.core.$ZodType, { replaceIn: ReplaceIn | undefined }>();

/**
 * Returns a function that copies a value of this schema and replaces its texts for visitors. Undefined if it has none, so that
 * the records of a long register are not copied for nothing.
 */
export function replacerOf(schema: z.core.$ZodType): ReplaceIn | undefined {
  const known = made.get(schema);
  if (known) return known.replaceIn;
  const replaceIn = makeReplacer(schema);
  made.set(schema, { replaceIn });
  return replaceIn;
}

function makeReplacer(schema: z.core.$ZodType): ReplaceIn | undefined {
  const field = translated.get(schema);
  if (field) return (value, key, replace) => replaceWords(String(value), field, key, replace);
  if (schema instanceof z.ZodObject) return ofObject(schema.shape);
  if (schema instanceof z.ZodArray) return ofArray(schema.element);
  if (schema instanceof z.ZodUnion) return ofUnion(schema.options);
  if (schema instanceof z.ZodOptional) return replacerOf(schema.unwrap());
  // A pipe changes a cell of a table into the value that the record has.
  if (schema instanceof z.ZodPipe) return replacerOf(schema.out);
  return undefined;
}

function replaceWords(value: string, field: ForTranslators, key: string, replace: Replace): string {
  if (!field.words) return replace(value, field, key);
  return field.words
    .filter((words) => value.includes(words))
    .reduce((text, words) => text.replace(words, () => replace(words, field, key)), value);
}

function ofObject(shape: z.core.$ZodShape): ReplaceIn | undefined {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const replaceIn = replacerOf(schema);
    return replaceIn ? [{ name, replaceIn }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, key, replace) => {
    const copy: Record<string, unknown> = Object.assign({}, value);
    for (const { name, replaceIn } of fields) {
      if (copy[name] !== undefined) copy[name] = replaceIn(copy[name], key === '' ? name : `${key}.${name}`, replace);
    }
    return copy;
  };
}

function ofArray(element: z.core.$ZodType): ReplaceIn | undefined {
  const replaceIn = replacerOf(element);
  return (
    replaceIn &&
    ((value, key, replace) =>
      listOf(value).map((item) => {
        const name = nameOf(element, item);
        return replaceIn(item, name === undefined ? key : `${key}.${name}`, replace);
      }))
  );
}

/** A value that may have one of several shapes. */
function ofUnion(options: readonly z.core.$ZodType[]): ReplaceIn | undefined {
  const shapes = options.map((option) => ({ fits: (value: unknown) => z.safeParse(option, value).success, replaceIn: replacerOf(option) }));
  if (shapes.every(({ replaceIn }) => replaceIn === undefined)) return undefined;
  return (value, key, replace) => shapes.find(({ fits }) => fits(value))?.replaceIn?.(value, key, replace) ?? value;
}

/** The fields that identify a record among others, unless they are translated. */
const IDENTIFIERS = ['id', 'name', 'version', 'status', 'tier'];

/**
 * What identifies a record of a list, as a part of a key. Undefined for a text and for a record without such a field: all of these in a list
 * have the same key. It has no positions, so a new item changes no other key.
 */
export function nameOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return undefined;
  const shape: z.core.$ZodShape = schema.shape;
  const field = IDENTIFIERS.find((name) => shape[name] !== undefined && !translated.has(shape[name]));
  const name: unknown = field === undefined ? undefined : Reflect.get(value, field);
  // In a catalogue, spaces separate references.
  return typeof name === 'string' ? name.replaceAll(' ', '-') : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
