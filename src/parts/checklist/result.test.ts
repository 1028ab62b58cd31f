import { expect, test } from 'vitest';
import { resultAsText, textFileName } from './result.ts';

const checklist = {
  title: 'AML/CTF Compliance Checklist',
  ref: 'CHK-AML-01',
  date: '2025-07-11',
  lead: 'Tick what is true.',
  sections: [
    { name: 'Governance', items: [{ id: 'c1', text: 'We have an MLRO.', todo: 'Appoint one.', source: 'AML-004' }] },
    { name: 'Training', items: [{ id: 'c2', text: 'Staff are trained.', todo: 'Train them.', source: 'AML-004' }] },
  ],
};
const words = { done: 'Done', open: 'Open', todo: 'To do', of: '1 of 2 completed' };

test('a result lists the items done, the open items and what to do about them', () => {
  expect(resultAsText(checklist, new Set(['c1']), words)).toBe(
    [
      'AML/CTF Compliance Checklist',
      '1 of 2 completed',
      '',
      'Governance',
      '[x] Done: We have an MLRO. (AML-004)',
      '',
      'Training',
      '[ ] Open: Staff are trained. (AML-004)',
      '    To do: Train them.',
      '',
    ].join('\n'),
  );
});

test('its file is named like the document', () => {
  expect(textFileName({ title: 'AML/CTF Compliance Checklist', ref: 'CHK-AML-01' })).toBe('aml_ctf_compliance_checklist.txt');
});
