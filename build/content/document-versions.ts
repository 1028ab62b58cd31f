import type { SectionModel } from '@frontier/documents';
import { sha256Of, writeCsv } from '../formats.ts';
import { withStraightQuotes, withoutVersion } from '../history/present.ts';
import type { Located } from './check-record.ts';
import type { LocatedRecords } from './collections.ts';
import type { ContentProblem } from './problems.ts';
import type { DocumentWithSource } from './publish-documents.ts';
import type { DocumentVersion } from './schemas/texts.ts';

/*
 * People cite a document by its reference, and verify a file by its hash. So a text must not change under the same version.
 * `document-versions.csv` has a hash of the English text of each document. `npm run extract` adds versions to it, and never replaces the hash of
 * a version that is there.
 */

export const VERSIONS_FILE = 'document-versions.csv';

/** A document whose text people may cite, with the hash of that text. */
export interface CitedDocument extends DocumentVersion {
  /** Where its reference is. */
  place: { file: string; line: number | undefined; key: string };
  /** The field with the day of its version. */
  dateField: 'date' | 'updated';
}

/** Every document that has a reference and a date. The hash is of the words only, so wrapping the lines of a file does not change it. */
export function citedDocuments(documents: readonly DocumentWithSource[], checklists: LocatedRecords['checklists']): CitedDocument[] {
  const published = documents.map(({ published: { document }, source }) => ({
    ...placeOf(source),
    reference: document.reference,
    date: dateOf(source.data, document.date),
    sha256: hashOf([document.title, document.lead, ...document.sections.map(wordsOf)]),
  }));
  const selfAssessments = checklists.map((source) => {
    const { ref, date, title, lead, sections } = source.data;
    return { ...placeOf(source), reference: ref, date, sha256: hashOf([title, lead, sections]) };
  });
  return [...published, ...selfAssessments];
}

function placeOf({ data, file, lineOf }: Located<object>): Pick<CitedDocument, 'place' | 'dateField'> {
  const key = 'ref' in data ? 'ref' : 'id';
  return { place: { file, line: lineOf(key), key }, dateField: 'issued' in data ? 'updated' : 'date' };
}

/** The day of a version. An advisory keeps the time at which it was issued, and has another day for its last change. */
function dateOf(record: object, issued: string): string {
  const day: unknown = 'updated' in record ? record.updated : undefined;
  return typeof day === 'string' ? day : issued.slice(0, 10);
}

const wordsOf = ({ heading, blocks }: SectionModel) => [heading, blocks];

const hashOf = (words: unknown) => sha256Of(withStraightQuotes(JSON.stringify(words)));

/** True for a reference such as `GUID-AML-004-v3.1`. The others stay the same, and the date tells their versions apart. */
const hasVersion = (reference: string) => withoutVersion(reference) !== reference;

type State = 'same' | 'changed' | 'new';

function stateOf({ reference, date, sha256 }: CitedDocument, recorded: ReadonlyMap<string, DocumentVersion>): State {
  const known = recorded.get(reference);
  if (known === undefined) return 'new';
  if (known.sha256 === sha256) return known.date === date ? 'same' : 'new';
  return !hasVersion(reference) && date > known.date ? 'new' : 'changed';
}

const byReference = (versions: readonly DocumentVersion[]) => new Map(versions.map((version) => [version.reference, version]));

/** The documents whose text has changed under the same version, and those whose version is not in the file yet. */
export function compareVersions(
  documents: readonly CitedDocument[],
  versions: readonly DocumentVersion[],
): { changed: ContentProblem[]; unrecorded: ContentProblem[] } {
  const rule = 'must exist, so that a changed text is noticed: run npm run extract';
  if (versions.length === 0) return { changed: [], unrecorded: documents.length > 0 ? [{ file: VERSIONS_FILE, rule }] : [] };
  const recorded = byReference(versions);
  const inState = (state: State) => documents.filter((document) => stateOf(document, recorded) === state);
  return {
    changed: inState('changed').map((document) => problemWith(document, ruleFor(document))),
    unrecorded: inState('new').map((document) => problemWith(document, `is not in ${VERSIONS_FILE} yet: run npm run extract`)),
  };
}

function problemWith({ reference, place }: CitedDocument, rule: string): ContentProblem {
  return { ...place, value: reference, rule };
}

function ruleFor({ reference, dateField }: CitedDocument): string {
  const change = hasVersion(reference) ? 'give it a new version and date' : `set a later day in ${dateField}`;
  const correct = `delete its line in ${VERSIONS_FILE} and run npm run extract`;
  return `must not stand for another text than before: ${change}, or, if you only correct a mistake in writing, ${correct}`;
}

/** The file after `npm run extract`. The hash of a text that has changed stays, so that the check continues to find the change. */
export function updateVersions(documents: readonly CitedDocument[], versions: readonly DocumentVersion[]): string {
  const recorded = byReference(versions);
  const rows = documents.map(
    (document) => (stateOf(document, recorded) === 'changed' ? recorded.get(document.reference) : undefined) ?? document,
  );
  return writeCsv(['reference', 'date', 'sha256'], rows);
}
