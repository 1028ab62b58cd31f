import type { CollectionData } from '../collections.ts';
import { changeSchema, type Change } from '../schemas/open-data.ts';
import type { PageAddress } from '#src/routes.ts';
import { envelopeOf, type DatedContent } from './dataset.ts';
import { toJson, toJsonSchema } from './json.ts';
import { compare } from './records.ts';

export const NEWS = '/data/changes.json';
const SCHEMA = '/data/changes.schema.json';

/** Writes the list of changes and its JSON Schema. The content has these days only: nobody recorded when a field of a firm changed. */
export function writeNews(content: DatedContent): { files: Map<string, string>; jsonSchema: ReturnType<typeof toJsonSchema> } {
  const { site, openData } = content;
  const { title, summary, fields } = openData.news;
  const jsonSchema = toJsonSchema(changeSchema, {
    id: site.baseUrl + SCHEMA,
    title,
    description: summary,
    envelope: openData.envelope,
    fields,
  });
  const changes = changesOf(content);
  const json = toJson(envelopeOf(content, { title, schemaAddress: SCHEMA, asOf: content.asOf, modified: changes[0]?.date }, changes));
  return {
    files: new Map([
      [NEWS, json],
      [SCHEMA, `${JSON.stringify(jsonSchema, null, 2)}\n`],
    ]),
    jsonSchema,
  };
}

/** Every dated event, newest first. */
function changesOf({ site, firms, warnedFirms, alerts, publications }: CollectionData): Change[] {
  const change = (kind: Change['kind'], date: string, id: string, page: PageAddress): Change => {
    return { date, kind, id, address: site.baseUrl + page, fictional: site.fictional };
  };
  return [
    ...firms.flatMap(({ licenseId, registration, lastAudit }) => {
      const page: PageAddress = `/regulated-companies?firm=${encodeURIComponent(licenseId)}`;
      return [change('licence', registration, licenseId, page), change('audit', lastAudit, licenseId, page)];
    }),
    ...warnedFirms.map(({ id, added }) => change('warning', added, id, `/warnings#${id}`)),
    ...alerts.map(({ id, timestamp, link }) => change('alert', timestamp.slice(0, 10), id, link)),
    ...publications.map(({ id, date }) => change('publication', date, id, `/publications#${id}`)),
  ].toSorted((a, b) => compare(b.date, a.date) || compare(a.kind, b.kind) || compare(a.id, b.id));
}
