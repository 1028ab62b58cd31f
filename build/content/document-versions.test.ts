import { describe, expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
import { content } from '../../tests/support/content.ts';
import { type CitedDocument, citedDocuments, compareVersions, updateVersions } from './document-versions.ts';
import { documentVersionSchema } from './schemas/texts.ts';

const document = (change: Partial<CitedDocument> = {}): CitedDocument => ({
  reference: 'GUID-AML-004-v3.1',
  date: '2025-06-15',
  sha256: 'a',
  place: { file: 'a.yaml', line: 3, key: 'ref' },
  dateField: 'date',
  ...change,
});
const publication = (change: Partial<CitedDocument> = {}) => document({ reference: 'PUB-AR-2024-01', ...change });

/** What is said of a document if the file has the version without the change. */
const compare = (before: CitedDocument, after: CitedDocument) => {
  const { changed, unrecorded } = compareVersions([after], [before]);
  return { changed: changed.map(({ rule }) => rule), unrecorded: unrecorded.map(({ rule }) => rule) };
};
const SAME = { changed: [], unrecorded: [] };
const NEW = { changed: [], unrecorded: ['is not in document-versions.csv yet: run npm run extract'] };

describe('a document', () => {
  test('with the same text is the same version', () => {
    expect(compare(document(), document())).toEqual(SAME);
  });

  test('with another text needs a new version, and a new date is not enough', () => {
    const rule =
      'must not stand for another text than before: give it a new version and date, or, if you only correct a mistake in writing, delete its line in document-versions.csv and run npm run extract';
    expect(compare(document(), document({ sha256: 'b' }))).toEqual({ changed: [rule], unrecorded: [] });
    expect(compare(document(), document({ sha256: 'b', date: '2025-07-01' }))).toEqual({ changed: [rule], unrecorded: [] });
    expect(compare(document(), document({ sha256: 'b', reference: 'GUID-AML-004-v3.2' }))).toEqual(NEW);
  });

  test('whose reference has no version needs a later date', () => {
    expect(compare(publication(), publication({ sha256: 'b' })).changed).toEqual([expect.stringContaining('set a later day in date')]);
    expect(compare(publication(), publication({ sha256: 'b', date: '2025-06-14' })).changed).toHaveLength(1);
    expect(compare(publication(), publication({ sha256: 'b', date: '2025-06-16' }))).toEqual(NEW);
    const advisory = (change = {}) => publication({ dateField: 'updated', ...change });
    expect(compare(advisory(), advisory({ sha256: 'b' })).changed).toEqual([expect.stringContaining('set a later day in updated')]);
  });

  test('is named with its file, line and reference', () => {
    expect(compareVersions([document({ sha256: 'b' })], [document()]).changed).toMatchObject([
      { file: 'a.yaml', line: 3, key: 'ref', value: 'GUID-AML-004-v3.1' },
    ]);
  });
});

describe('document-versions.csv', () => {
  const rowsAfter = (documents: readonly CitedDocument[], versions: readonly CitedDocument[]) =>
    updateVersions(documents, versions).trim().split('\n').slice(1);

  test('gets new versions, and loses those that are no longer published', () => {
    const next = document({ reference: 'GUID-AML-004-v3.2', date: '2025-07-01', sha256: 'b' });
    expect(rowsAfter([next], [document()])).toEqual(['GUID-AML-004-v3.2,2025-07-01,b']);
  });

  test('keeps the hash of a version whose text has changed, until an editor deletes its line', () => {
    const changed = document({ sha256: 'b' });
    expect(rowsAfter([changed], [document(), publication()])).toEqual(['GUID-AML-004-v3.1,2025-06-15,a']);
    expect(rowsAfter([changed], [publication()])).toEqual(['GUID-AML-004-v3.1,2025-06-15,b']);
  });

  test('is missing in a folder that has never been extracted, which is one notice', () => {
    expect(compareVersions([document(), publication()], [])).toEqual({
      changed: [],
      unrecorded: [{ file: 'document-versions.csv', rule: 'must exist, so that a changed text is noticed: run npm run extract' }],
    });
  });

  test('can be read again', () => {
    const rows: unknown[] = parse(updateVersions([document({ sha256: '0'.repeat(64) })], []), { columns: true });
    expect(documentVersionSchema.array().parse(rows)).toEqual([
      { reference: 'GUID-AML-004-v3.1', date: '2025-06-15', sha256: '0'.repeat(64) },
    ]);
  });
});

describe('our documents', () => {
  test('have the texts of their versions', () => {
    const { changed, unrecorded } = compareVersions(content.citedDocuments, content.documentVersions);
    expect([...changed, ...unrecorded]).toEqual([]);
  });

  test('of every kind are compared, and each has a text of its own', () => {
    const { citedDocuments: documents, publishedDocuments, checklists } = content;
    const references = [...publishedDocuments.map(({ document: { reference } }) => reference), ...checklists.map(({ ref }) => ref)];
    expect(documents.map(({ reference }) => reference)).toEqual(references);
    expect(new Set(documents.map(({ sha256 }) => sha256)).size).toBe(documents.length);
  });

  test('have a hash that depends on the words, and neither on how the lines are wrapped nor on the form of the quotation marks', () => {
    const [first] = content.publishedDocuments;
    const source = { data: {}, file: 'a.yaml', line: 1, lineOf: () => 1 };
    if (!first) throw new Error('There are no documents');
    const hash = (change: object) =>
      citedDocuments([{ published: { ...first, document: { ...first.document, ...change } }, source }], [])[0]?.sha256;
    const { title, meta, sections } = first.document;
    expect(hash({ meta: `${meta}!` })).toBe(hash({}));
    expect(hash({ title: '“Tier” and a firm’s own' })).toBe(hash({ title: "'Tier' and a firm's own" }));
    for (const change of [{ title: `${title}!` }, { lead: 'Other' }, { sections: sections.slice(1) }])
      expect(hash(change)).not.toBe(hash({}));
  });
});
