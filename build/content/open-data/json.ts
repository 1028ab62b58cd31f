import { z } from 'zod';
import { writeJson } from '../../formats.ts';
import { envelopeSchema, type Envelope } from '../schemas/open-data.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Explained = readonly { name: string; description: string }[];

/** Writes a description of the file, then each record on a line, so that a diff of two versions shows which records changed. */
export function toJson({ records, ...head }: Envelope): string {
  const lines = records.map((record) => `    ${JSON.stringify(record)}`).join(',\n');
  return writeJson(head).replace(/\n}\n$/, () => `,\n  "records": [\n${lines}\n  ]\n}\n`);
}

/** The texts of a JSON Schema: its own description, and the explanations of fields from the content. */
interface SchemaTexts {
  /** The address of the schema. */
  id: string;
  title: string;
  description: string;
  /** The fields of a file besides its records; undefined if there is no such file. */
  envelope: Explained | undefined;
  fields: Explained;
}

/** Makes the JSON Schema (2020-12) of a JSON file with records of the schema `record`, or of one record if there is no such file. */
export function toJsonSchema(record: z.ZodObject, { id, title, description, envelope, fields }: SchemaTexts): JsonSchema {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema' as const, $id: id, title, description };
  const ofRecord = explain(record, fields);
  if (!envelope) return { ...head, ...ofRecord };
  const file = explain(envelopeSchema, envelope);
  return {
    ...head,
    ...file,
    properties: { ...file.properties, records: { ...propertyOf(file, 'records'), items: { $ref: '#/$defs/record' } } },
    $defs: { record: ofRecord },
  };
}

/** The JSON Schema of an object, with the explanation of each of its fields. */
function explain(schema: z.ZodObject, texts: Explained): JsonSchema {
  const { $schema: _file, ...made } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      // We may add a field. Programs with an older schema must still accept the data.
      delete jsonSchema.additionalProperties;
    },
  });
  return {
    ...made,
    properties: Object.fromEntries(texts.map(({ name, description }) => [name, { ...propertyOf(made, name), description }])),
  };
}

/** The JSON Schema of a field. @throws if there is no such field. */
export function propertyOf({ properties }: JsonSchema, name: string): JsonSchema {
  const property = properties?.[name];
  // A JSON Schema may also be `true` or `false`, but ours never are.
  if (typeof property !== 'object') throw new Error(`The schema has no field ${name}`);
  return property;
}
