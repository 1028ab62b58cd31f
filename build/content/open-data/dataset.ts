import type { z } from 'zod';
import type { DataFile, FieldKind, PublishedDataset } from '#src/content/open-data-page.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { marksOf } from '#src/i18n/marks.ts';
import { writeJson } from '../../formats.ts';
import type { CollectionData } from '../collections.ts';
import { envelopeSchema, openEventSchema, openFirmSchema, openWarningSchema } from '../schemas/open-data.ts';
import type { WarnedFirm } from '../schemas/records.ts';
import { type Cell, toCsv } from './csv.ts';
import { propertyOf, toJson, toJsonSchema } from './json.ts';

type WrittenFile = DataFile & { source: string };

/** A data set with the text of its files. */
export interface WrittenDataset extends PublishedDataset {
  files: WrittenFile[];
}

/** The content, and the day whose state its files have (yyyy-mm-dd). */
export type DatedContent = CollectionData & { asOf: string };

/** A data set whose files are to be written. */
interface Source {
  records: readonly Readonly<Record<string, Cell>>[];
  /** The day of the last change (yyyy-mm-dd), if the content has it. */
  modified?: string | undefined;
}

/** Data sets without a JSON file: the history of a register with 50,000 firms would have more than 100 MB. */
const CSV_ONLY: ReadonlySet<PublishedDataset['id']> = new Set(['history']);

const SCHEMAS = { firms: openFirmSchema, warnings: openWarningSchema, history: openEventSchema, file: envelopeSchema };

/** The published fields in the order of the columns, each with its explanation. */
export function explainedFields(texts: CollectionData['recordFields'], id: keyof typeof SCHEMAS): { name: string; description: string }[] {
  const textOf = (name: string) => (id === 'firms' || id === 'warnings' ? texts[id][name]?.['published'] : texts[id][name]);
  return Object.keys(SCHEMAS[id].shape).map((name) => ({ name, description: textOf(name) ?? '' }));
}

/** Writes a data set as CSV and JSON, with a JSON Schema. */
export function writeDataset(
  { site, openData, recordFields, asOf }: DatedContent,
  id: PublishedDataset['id'],
  { records, modified }: Source,
): WrittenDataset {
  const { datasets, licence, notice, changes } = openData;
  const { title, summary, blocks } = datasets[id];
  const fields = explainedFields(recordFields, id);
  const schemaAddress = `/data/${id}.schema.json`;
  const $id = site.baseUrl + schemaAddress;
  const columns = fields.map(({ name }) => name);
  const hasJson = !CSV_ONLY.has(id);
  const texts = { id: $id, title, description: summary, envelope: hasJson ? explainedFields(recordFields, 'file') : undefined, fields };
  const jsonSchema = toJsonSchema(SCHEMAS[id], texts);
  const head = {
    $schema: $id,
    title,
    publisher: site.name,
    fictional: site.fictional,
    notice: site.fictional ? notice : undefined,
    licence: { name: licence.name, link: licence.link, attribution: attributionOf({ site, openData }) },
    landingPage: `${site.baseUrl}/open-data`,
    version: changes[0]?.version ?? '',
    asOf,
    modified,
  };
  return {
    id,
    title,
    blocks,
    records: records.length,
    fields: fields.map(({ name, description }) => ({
      name,
      description,
      kind: kindOf(propertyOf(jsonSchema.$defs?.['record'] ?? jsonSchema, name)),
    })),
    files: [
      writeFile(`/data/${id}.csv`, 'CSV', toCsv(columns, records)),
      ...(hasJson ? [writeFile(`/data/${id}.json`, 'JSON', toJson({ ...head, records: [...records] }))] : []),
      writeFile(schemaAddress, 'JSON Schema', writeJson(jsonSchema)),
    ],
  };
}

/** The day of the latest warning, if there is one. */
export function latestWarning(warnedFirms: readonly Pick<WarnedFirm, 'added'>[]): string | undefined {
  return warnedFirms.reduce<string | undefined>(
    (latest, { added }) => (latest !== undefined && latest > added ? latest : added),
    undefined,
  );
}

type Named = Pick<CollectionData, 'site' | 'openData'>;

/** The name of the authority, marked as fictional while the site is. */
export function markedName({ site, openData }: Named, language: LanguageCode = DEFAULT_LANGUAGE): string {
  return site.fictional ? site.name + marksOf(language).space + openData.mark : site.name;
}

/** The text that a user of the data must show to name the source. */
export function attributionOf(content: Named, language: LanguageCode = DEFAULT_LANGUAGE): string {
  return markedName(content, language) + marksOf(language).comma + content.openData.licence.attribution;
}

function writeFile(address: string, format: DataFile['format'], source: string): WrittenFile {
  return { address, format, bytes: Buffer.byteLength(source), source };
}

/** The kind of a field, as the page names it. */
function kindOf({ type, format, anyOf: [first] = [] }: z.core.JSONSchema.JSONSchema): FieldKind {
  // A kind that may be empty too.
  if (typeof first === 'object') return kindOf(first);
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'boolean';
  if (type === 'integer') return 'number';
  return format === 'date' ? 'day' : 'text';
}
