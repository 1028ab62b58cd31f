import type { z } from 'zod';
import { mediaTypeOf } from '#src/content/media-types.ts';
import type { CollectionData } from '../collections.ts';
import type { FeedId } from '../schemas/open-data.ts';
import { LANGUAGES, TRANSLATED, prefixOf } from '#src/i18n/languages.ts';
import { MAX_WATCHED_FIRMS } from '#src/register/sizes.ts';
import { BLOCK_LISTS, blockListIds } from './block-lists.ts';
import type { WrittenDataset } from './dataset.ts';
import { propertyOf } from './json.ts';
import { addressOfFirm, addressOfFirmHistory, addressOfWarning } from './single-records.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export const OPENAPI = '/data/openapi.json';

/** A file that programs can request, or many files with one parameter. */
interface Operation {
  path: string;
  id: string;
  summary: string;
  /** The name of its schema among the components, if it has one. */
  schema?: string;
  parameters?: readonly { name: string; schema: JsonSchema }[];
}

/** What is described besides the content. */
interface Described {
  datasets: readonly WrittenDataset[];
  news: { address: string; jsonSchema: JsonSchema };
  /** The catalogue and the checksums. */
  catalogue: string;
  checksums: string;
  /** True if firms, or warnings, or the histories of firms have a file each. */
  singles: Record<'firms' | 'warnings' | 'history', boolean>;
}

/** Describes every file for programs in OpenAPI 3.1, with the JSON Schemas that are published beside the files. */
export function toOpenApi(content: CollectionData, described: Described): string {
  const { site, openData } = content;
  const { lead, notice, licence, changes } = openData;
  const schemas = [
    ...described.datasets.map(({ id, jsonSchema }) => [id, jsonSchema] as const),
    ['changes', described.news.jsonSchema] as const,
  ];
  const document = {
    openapi: '3.1.0',
    info: {
      title: `${site.name}: open data`,
      description: site.fictional ? `${lead} ${notice}` : lead,
      version: changes[0]?.version,
      license: { name: licence.name, url: licence.link },
      contact: { name: site.name, url: `${site.baseUrl}/open-data`, email: site.supportEmail },
    },
    servers: [{ url: site.baseUrl }],
    // Nothing requires a key.
    security: [],
    paths: Object.fromEntries(operationsOf(content, described).map((operation) => [operation.path, describe(operation)])),
    components: { schemas: Object.fromEntries(schemas.flatMap(([id, schema]) => componentsOf(id, schema))) },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The schema of a file refers to that of its records, which is a component too. */
function componentsOf(id: string, { $schema: _dialect, $id: _address, $defs, ...file }: JsonSchema): [string, JsonSchema][] {
  const records = { ...propertyOf(file, 'records'), items: { $ref: `#/components/schemas/${id}-record` } };
  return [
    [id, { ...file, properties: { ...file.properties, records } }],
    [`${id}-record`, $defs?.['record'] ?? {}],
  ];
}

function operationsOf(content: CollectionData, described: Described): Operation[] {
  const { openData } = content;
  const { datasets, news } = described;
  const files = openData.blockLists.files;
  return [
    ...datasets.flatMap((dataset) =>
      dataset.files.map(({ address, format }) => ({
        path: address,
        id: `${dataset.id}-${format.toLowerCase().replace(' ', '-')}`,
        summary: `${dataset.title} (${format})`,
        ...(format === 'JSON' && { schema: dataset.id }),
      })),
    ),
    ...singlesOf(content, described),
    { path: news.address, id: 'changes', summary: openData.news.summary, schema: 'changes' },
    { path: news.address.replace('.json', '.schema.json'), id: 'changes-schema', summary: `${openData.news.title} (JSON Schema)` },
    ...blockListIds.map((id) => ({ path: BLOCK_LISTS[id], id: `block-list-${id}`, summary: files[id] })),
    { path: described.catalogue, id: 'catalogue', summary: openData.catalogue },
    { path: described.checksums, id: 'checksums', summary: openData.checksums },
    ...feedsOf(content, datasets),
  ];
}

function singlesOf({ openData }: CollectionData, { datasets, singles }: Described): Operation[] {
  const parameters = [parameterOf(datasets, 'firms', 'licenseId')];
  const ofWarning = [parameterOf(datasets, 'warnings', 'id')];
  const all = [
    { schema: 'firms', id: 'firm', path: addressOfFirm('{licenseId}'), parameters },
    { schema: 'warnings', id: 'warning', path: addressOfWarning('{id}'), parameters: ofWarning },
    { schema: 'history', id: 'firm-history', path: addressOfFirmHistory('{licenseId}'), parameters },
  ] as const;
  return all.filter(({ schema }) => singles[schema]).map((one) => ({ ...one, summary: openData.singles[one.schema] }));
}

/** A field by which addresses name a record. */
function parameterOf(datasets: readonly WrittenDataset[], id: WrittenDataset['id'], name: string): { name: string; schema: JsonSchema } {
  const record = datasets.find((dataset) => dataset.id === id)?.jsonSchema.$defs?.['record'];
  return { name, schema: propertyOf(record ?? {}, name) };
}

/** The feeds in English, and those of the other languages as one path. */
function feedsOf({ feeds, firms, changes }: CollectionData, datasets: readonly WrittenDataset[]): Operation[] {
  const licenseId = parameterOf(datasets, 'firms', 'licenseId');
  const language = { name: 'language', schema: { type: 'string', enum: TRANSLATED } } as const;
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of the schema
  const ids = Object.keys(feeds.feeds) as FeedId[];
  const [english] = LANGUAGES;
  const ofFirms = [
    { path: '/feeds/firms/{licenseId}.atom', id: 'feed-of-firm', summary: changes.firmFeed, parameters: [licenseId] },
    {
      path: '/{language}/feeds/firms/{licenseId}.atom',
      id: 'feed-of-firm-in-language',
      summary: 'The same feed in the other languages.',
      parameters: [language, licenseId],
    },
  ];
  return [
    ...ids.map((id) => ({
      path: `${prefixOf(english.code)}/feeds/${id}.atom`,
      id: `feed-${id}`,
      summary: `${feeds.feeds[id].title}: ${feeds.feeds[id].subtitle}`,
    })),
    {
      path: '/{language}/feeds/{feed}.atom',
      id: 'feed-in-language',
      summary: 'The same feeds in the other languages.',
      parameters: [language, { name: 'feed', schema: { type: 'string', enum: ids } }],
    },
    ...(firms.length > MAX_WATCHED_FIRMS ? [] : ofFirms),
  ];
}

const NOT_FOUND: JsonSchema = {
  type: 'object',
  properties: { error: { const: 'not-found' }, message: { type: 'string' }, description: { type: 'string', format: 'uri' } },
};

function describe({ path, id, summary, schema, parameters = [] }: Operation) {
  const content = {
    [mediaTypeOf(path)]: { schema: schema === undefined ? { type: 'string' } : { $ref: `#/components/schemas/${schema}` } },
  };
  return {
    get: {
      operationId: id,
      summary,
      ...(parameters.length > 0 && { parameters: parameters.map((parameter) => ({ ...parameter, in: 'path', required: true })) }),
      responses: {
        200: { description: 'The file.', content },
        304: { description: 'The file has not changed since the request that ETag or Last-Modified came from.' },
        ...(parameters.length > 0 && {
          404: {
            description: 'There is no such file. Some hosts answer with a page for people instead.',
            content: { 'application/json': { schema: NOT_FOUND } },
          },
        }),
      },
    },
  };
}
