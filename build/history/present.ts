import type { HistoryEvent } from '#src/history/event.ts';
import type { PageAddress } from '#src/routes.ts';
import type { CollectionData, LocatedRecords } from '../content/collections.ts';
import { LIST_SEPARATOR } from '../content/schemas/values.ts';
import type { PresentRecord } from './compare.ts';

/** A reference without its version: `GUID-AML-004` for `GUID-AML-004-v3.1`. */
const VERSION = /-v\d+\.\d+$/;

/** The id of a document in the history: its reference without the version. */
export const withoutVersion = (reference: string) => reference.replace(VERSION, '');

/** The page that shows a firm or a warning, or the page for documents that are no longer published. */
export function pageOf({ about, id }: Pick<HistoryEvent, 'about' | 'id'>): PageAddress {
  if (about === 'document') return '/publications';
  return about === 'firm' ? `/regulated-companies?firm=${encodeURIComponent(id)}` : `/warnings#${id}`;
}

/** The records of today that have a history: firms, warnings and documents, with their fields as text. */
export function presentRecords(found: LocatedRecords): PresentRecord[] {
  const { firms, warnedFirms } = found;
  return [
    ...firms.map(({ data: { licenseId, ...fields } }): PresentRecord => ({ about: 'firm', id: licenseId, fields: textsOf(fields) })),
    ...warnedFirms.map(({ data: { id, ...fields } }): PresentRecord => ({ about: 'warning', id, fields: textsOf(fields) })),
    ...citedDocuments(found).map((document): PresentRecord => {
      return { about: 'document', id: withoutVersion(document.reference), fields: textsOf(document) };
    }),
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

/** The rows of `history.csv` as events. The reasons are in the language of the content. */
export function historyOf(rows: CollectionData['history']): HistoryEvent[] {
  return rows.map((row) => ({ ...row, reason: row.reason ?? '' }));
}
