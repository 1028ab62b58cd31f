import { expect, test } from 'vitest';
import { located, problemsAcross } from '../../tests/support/content-problems.ts';
import { SYNONYM } from '../../tests/support/records.ts';
import type { Synonym } from './schemas/records.ts';

const OTHER: Synonym = { ...SYNONYM, en: ['tip-off'], es: ['aviso'], zh: ['线索'], ar: ['بلاغ'], fr: ['tuyau'] };
const charter = {
  legalDocuments: [
    located('legal/charter.yaml', {
      id: 'charter',
      title: 'Charter',
      ref: 'LEG-CHARTER-v1.0',
      date: '2025-01-02',
      summary: 'Rules.',
      sections: [{ id: 'funding', heading: 'Funding', blocks: [{ text: 'Fees.' }] }],
    }),
  ],
};
/** A valid record in six lines, and another one from line 7. */
const synonyms = (change: Partial<Synonym>) => ({
  ...charter,
  synonyms: [located('synonyms.yaml', SYNONYM), located('synonyms.yaml', { ...OTHER, ...change }, 7)],
});

test('words may lead to a page, a document, and a section of one', () => {
  expect(problemsAcross(synonyms({ means: ['/report-abuse', '/legal-documents#charter', '/legal-documents#funding'] }))).toEqual([]);
});

test('words may not lead to a section that does not exist, unless the file that could have it is broken', () => {
  const change = synonyms({ means: ['/warnings', '/legal-documents#fees'] });
  expect(problemsAcross(change)).toEqual([
    'synonyms.yaml:7 means.1 "/legal-documents#fees": must be the address of a document, a section, a question or a term on /legal-documents; see legal/charter.yaml, legal/bylaws.yaml, legal/code-of-conduct.yaml',
  ]);
  expect(problemsAcross(change, [{ file: 'legal/bylaws.yaml', rule: 'must exist' }])).toEqual([]);
});

test('a phrase has one meaning, whatever its case', () => {
  expect(problemsAcross(synonyms({ en: ['SCAM'] }))).toEqual([
    'synonyms.yaml:8 en.0 "SCAM": must appear only once in a language; line 2 already has it',
  ]);
});

test('a language has words in every record or in none', () => {
  const { fr: _french, ...without } = OTHER;
  const list = (...records: Synonym[]) => records.map((record, index) => located('synonyms.yaml', record, index * 6 + 1));
  expect(problemsAcross({ synonyms: list(SYNONYM, without) })).toEqual(['synonyms.yaml:7 fr nothing: must be given']);
  const { fr: _other, ...first } = SYNONYM;
  expect(problemsAcross({ synonyms: list(first, without) })).toEqual([]);
});
