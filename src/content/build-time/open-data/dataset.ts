import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { DataFile, FieldKind, PublishedDataset } from '#src/content/open-data.ts';
import type { CollectionData } from '#src/content/build-time/collections.ts';
import { type Cell, toCsv } from './csv.ts';
import { propertyOf, toJson, toJsonSchema } from './json.ts';

/** A file with its text. */
type WrittenFile = DataFile & { source: string };

/** A data set with its description in the catalogue and the text of its files. */
export interface WrittenDataset extends PublishedDataset {
  summary: string;
  keywords: readonly string[];
  /** The day of the last change (yyyy-mm-dd), if the content has it. */
  modified: string | undefined;
  files: WrittenFile[];
}

/** Writes a data set as CSV and JSON, with a JSON Schema. */
export function writeDataset(
  content: CollectionData,
  id: PublishedDataset['id'],
  schema: z.ZodObject,
  records: readonly Readonly<Record<string, Cell>>[],
  modified?: string,
): WrittenDataset {
  const { site, openData } = content;
  const { envelope, licence, changes, notice } = openData;
  const { title, summary, blocks, keywords, fields } = openData.datasets[id];
  const schemaAddress = `/data/${id}.schema.json`;
  const columns = fields.map(({ name }) => name);
  const jsonSchema = toJsonSchema(schema, { id: site.baseUrl + schemaAddress, title, description: summary, envelope, fields });
  const json = toJson({
    $schema: site.baseUrl + schemaAddress,
    title,
    publisher: site.name,
    fictional: site.fictional,
    notice: site.fictional ? notice : undefined,
    licence: { name: licence.name, link: licence.link, attribution: attributionOf(content) },
    landingPage: `${site.baseUrl}/open-data`,
    version: changes[0]?.version ?? '',
    modified,
    records: [...records],
  });
  return {
    id,
    title,
    summary,
    blocks,
    keywords,
    modified,
    records: records.length,
    fields: fields.map(({ name, description }) => ({
      name,
      description,
      kind: kindOf(propertyOf(jsonSchema.$defs?.['record'] ?? {}, name)),
    })),
    files: [
      writeFile(`/data/${id}.csv`, 'CSV', toCsv(columns, records)),
      writeFile(`/data/${id}.json`, 'JSON', json),
      writeFile(schemaAddress, 'JSON Schema', `${JSON.stringify(jsonSchema, null, 2)}\n`),
    ],
  };
}

/** The name of the authority, marked as fictional while the site is. */
export function markedName({ site, openData }: Pick<CollectionData, 'site' | 'openData'>): string {
  return site.fictional ? `${site.name} ${openData.mark}` : site.name;
}

/** The text that a user of the data must show to name the source. */
export function attributionOf(content: Pick<CollectionData, 'site' | 'openData'>): string {
  return `${markedName(content)}, ${content.openData.licence.attribution}`;
}

function writeFile(address: string, format: DataFile['format'], source: string): WrittenFile {
  return { address, format, bytes: Buffer.byteLength(source), sha256: sha256(source), source };
}

/** The kind of a field, as the page names it. */
function kindOf({ type, format }: z.core.JSONSchema.JSONSchema): FieldKind {
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer') return 'number';
  return format === 'date' ? 'day' : 'text';
}

export function sha256(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
