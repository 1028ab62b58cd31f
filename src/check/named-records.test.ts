import { expect, test } from 'vitest';
import { answerOf, candidate, firmMatch, itemOf, resemblance } from '../../tests/support/sample-answers.ts';
import { recordsIn } from './named-records.ts';

const firms = ['A Bank', 'B Bank', 'C Bank', 'D Bank'].map((name, row) => ({ name, licenseId: `L-${row}`, status: 'Active' as const }));
const warnings = ['Apex', 'Bpex', 'Cpex'].map((name) => ({
  name,
  id: 'apex',
  aliases: [],
  websites: [],
  emails: [],
  phones: [],
  issued: '2026-01-01',
}));

test('an answer has each record that it names, and the firm with which a text is compared', () => {
  const facts = {
    firms: [firmMatch({ firm: 1 })],
    candidates: [candidate({ position: 2 }), candidate({ list: 'warnings', position: 1 })],
    resembles: [resemblance({ position: 0 }), resemblance({ list: 'ours', position: 7 })],
    listedBelow: [{ warning: 2, name: 'Cpex', value: 'https://c.example/x' }],
  };
  const found = recordsIn({ ...answerOf('nothing', itemOf({ kind: 'name' }, { facts })), firm: 3 }, { firms, warnings });
  expect([...found.firms.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(found.firms.get(1)).toBe(firms[1]);
  expect([...found.warnings.keys()].toSorted((a, b) => a - b)).toEqual([1, 2]);
});
