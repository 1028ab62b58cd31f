import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { DataFile, FieldKind, PublishedDataset } from '#src/content/open-data.ts';
import type { Content } from '#src/content/build-time/load.ts';
import { type Cell, toCsv } from './csv.ts';
import { propertyOf, toJson, toJsonSchema } from './json.ts';

/** A file and what is in it. */
type WrittenFile = DataFile & { source: string };

/** A data set, what the catalogue says of it, and its files as they are written. */
export interface WrittenDataset extends PublishedDataset {
  summary: string;
  keywords: readonly string[];
  /** The day of the last change, where the content has it (yyyy-mm-dd). */
  modified: string | undefined;
  files: WrittenFile[];
}

/** Writes one data set as CSV and as JSON, and the schema of the latter. */
export function writeDataset(
  content: Content,
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

/** The authority's name, and behind it, while the site is fictional, the mark that says so. */
export function markedName({ site, openData }: Content): string {
  return site.fictional ? `${site.name} ${openData.mark}` : site.name;
}

/** The text that is enough to name the source. */
export function attributionOf(content: Content): string {
  return `${markedName(content)}, ${content.openData.licence.attribution}`;
}

function writeFile(address: string, format: DataFile['format'], source: string): WrittenFile {
  return { address, format, bytes: Buffer.byteLength(source), sha256: sha256(source), source };
}

/** A field's kind in the words of the page. */
function kindOf({ type, format }: z.core.JSONSchema.JSONSchema): FieldKind {
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer') return 'number';
  return format === 'date' ? 'day' : 'text';
}

export function sha256(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
