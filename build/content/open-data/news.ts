import { pageOf } from '../../history/present.ts';
import type { CollectionData } from '../collections.ts';
import { changeSchema, type Change, type OpenEvent } from '../schemas/open-data.ts';
import type { PageAddress } from '#src/routes.ts';
import { envelopeOf, type DatedContent } from './dataset.ts';
import { toJson, toJsonSchema } from './json.ts';
import { compareCodeUnits } from '../code-units.ts';

export const NEWS = '/data/changes.json';
const SCHEMA = '/data/changes.schema.json';

/** The list of changes has the events of this many months before the last one, because a program may have been off for a year. */
const MONTHS_OF_EVENTS = 24;

/**
 * Writes the list of changes and its JSON Schema: every dated record of the content, and the latest `events` of the history. These are enough to bring
 * an older copy of the records up to date. What was there when the history began is no change.
 */
export function writeNews(
  content: DatedContent,
  events: readonly OpenEvent[],
): { files: Map<string, string>; jsonSchema: ReturnType<typeof toJsonSchema> } {
  const { site, openData } = content;
  const { title, summary, fields } = openData.news;
  const jsonSchema = toJsonSchema(changeSchema, {
    id: site.baseUrl + SCHEMA,
    title,
    description: summary,
    envelope: openData.envelope,
    fields,
  });
  const changes = [...datedRecords(content), ...latestOf(events, content)].toSorted(newestFirst);
  const json = toJson(envelopeOf(content, { title, schemaAddress: SCHEMA, asOf: content.asOf, modified: changes[0]?.date }, changes));
  return {
    files: new Map([
      [NEWS, json],
      [SCHEMA, `${JSON.stringify(jsonSchema, null, 2)}\n`],
    ]),
    jsonSchema,
  };
}

/** A day that the content has in a record. */
function datedRecords({ site, firms, warnedFirms, alerts, publications }: CollectionData): Change[] {
  const change = (kind: Change['kind'], date: string, id: string, page: PageAddress): Change => {
    return { date, kind, id, address: site.baseUrl + page, fictional: site.fictional };
  };
  return [
    ...firms.flatMap(({ licenseId, registration, lastAudit }) => {
      const page = pageOf({ about: 'firm', id: licenseId });
      return [change('licence', registration, licenseId, page), change('audit', lastAudit, licenseId, page)];
    }),
    ...warnedFirms.map(({ id, added }) => change('warning', added, id, pageOf({ about: 'warning', id }))),
    ...alerts.map(({ id, timestamp, link }) => change('alert', timestamp.slice(0, 10), id, link)),
    ...publications.map(({ id, date }) => change('publication', date, id, `/publications#${id}`)),
  ];
}

function latestOf(events: readonly OpenEvent[], { site }: CollectionData): Change[] {
  const last = events.at(-1)?.date;
  if (last === undefined) return [];
  const begin = new Date(last);
  begin.setUTCMonth(begin.getUTCMonth() - MONTHS_OF_EVENTS);
  const since = begin.toISOString().slice(0, 10);
  return events
    .filter(({ date, kind }) => date >= since && kind !== 'recorded')
    .map(({ number, date, kind, about, id, field, before, after, reason, fictional }) => {
      return { date, kind, id, address: site.baseUrl + pageOf({ about, id }), number, about, field, before, after, reason, fictional };
    });
}

/** The latest day comes first. Within a day, changes outside the history come first, then the events, the last one first. */
function newestFirst(a: Change, b: Change): number {
  return (
    compareCodeUnits(b.date, a.date) ||
    (b.number ?? Number.MAX_SAFE_INTEGER) - (a.number ?? Number.MAX_SAFE_INTEGER) ||
    compareCodeUnits(a.kind, b.kind) ||
    compareCodeUnits(a.id, b.id)
  );
}
