import type { LocatedRecords } from '../content/collections.ts';
import { LIST_SEPARATOR } from '../content/schemas/values.ts';
import type { About } from './event.ts';

/** A record of today that has a history: the fields that are not empty, as text. */
export interface PresentRecord {
  about: About;
  id: string;
  fields: ReadonlyMap<string, string>;
}

/** The id of a document in the history: its reference without the version, `GUID-AML-004` for `GUID-AML-004-v3.1`. */
export const withoutVersion = (reference: string) => reference.replace(/-v\d+\.\d+$/, '');

/** The firms, the warnings and the documents of today. */
export function presentRecords(found: LocatedRecords): PresentRecord[] {
  const recordOf = (about: About, id: string, fields: object): PresentRecord => ({ about, id, fields: textsOf(fields) });
  return [
    ...found.firms.map(({ data: { licenseId, ...fields } }) => recordOf('firm', licenseId, fields)),
    ...found.warnedFirms.map(({ data: { id, ...fields } }) => recordOf('warning', id, fields)),
    ...citedDocuments(found).map((document) => recordOf('document', withoutVersion(document.reference), document)),
  ];
}

/** Every document with a reference, and the day of its version. An advisory keeps the time at which it was issued, and has another day for its last change. */
function citedDocuments(found: LocatedRecords): { reference: string; date: string }[] {
  const { guidance, filingChecklist, legalDocuments, advisories, publications, downloadTexts, checklists } = found;
  const checklistsToFile = filingChecklist ? [filingChecklist] : [];
  return [
    ...[...guidance, ...checklistsToFile, ...legalDocuments, ...publications, ...downloadTexts, ...checklists].map(({ data }) => ({
      reference: data.ref,
      date: data.date,
    })),
    ...advisories.map(({ data: { id, issued, updated } }) => ({ reference: id, date: updated ?? issued.slice(0, 10) })),
  ];
}

function textsOf(fields: object): Map<string, string> {
  const texts = Object.entries(fields).map(([field, value]: [string, unknown]): [string, string] => [field, textOf(value)]);
  return new Map(texts.filter(([, value]) => value !== ''));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(LIST_SEPARATOR);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
