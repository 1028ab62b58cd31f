import type { LocatedRecords } from '../content/collections.ts';
import { LIST_SEPARATOR } from '../content/schemas/values.ts';
import type { About } from './event.ts';

/** The records of today that have a history, by their ids there: the fields that are not empty, as text. */
export type Present = Readonly<Record<About, ReadonlyMap<string, ReadonlyMap<string, string>>>>;

/** The id of a document in the history: its reference without the version, `GUID-AML-004` for `GUID-AML-004-v3.1`. */
export const withoutVersion = (reference: string) => reference.replace(/-v\d+\.\d+$/, '');

/** The firms, the warnings and the documents of today. */
export function presentRecords(found: LocatedRecords): Present {
  return {
    firm: new Map(found.firms.map(({ data: { licenseId, ...fields } }) => [licenseId, textsOf(fields)])),
    warning: new Map(found.warnedFirms.map(({ data: { id, ...fields } }) => [id, textsOf(fields)])),
    document: new Map(citedDocuments(found).map((document) => [withoutVersion(document.reference), textsOf(document)])),
  };
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
