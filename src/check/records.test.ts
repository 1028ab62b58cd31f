import { afterEach, expect, test, vi } from 'vitest';
import type { Facts } from '@frontier/check';
import { answerOf, candidate, firmMatch, itemOf, resemblance, warningMatch } from '../../tests/support/sample-answers.ts';
import { recordFinder } from './records.ts';

afterEach(() => vi.unstubAllGlobals());

const firms = ['A Bank', 'B Bank', 'C Bank'].map((name, row) => ({
  name,
  licenseId: `L-${row}`,
  status: 'Active' as const,
}));
const warnings = ['Apex', 'Bpex', 'Cpex'].map((name) => ({
  name,
  id: 'apex',
  aliases: [],
  websites: [],
  emails: [],
  phones: [],
  issued: '2026-01-01',
}));
const FILES: Record<string, object> = {
  '/details': firms.map(({ name }) => ({ headquarters: name })),
  '/reasons': [{ text: 'It lies.' }, { text: 'It imitates.' }],
};

/** The records of an answer about items with these facts. `gone` cannot be loaded. */
function find(facts: Partial<Facts>, gone?: string) {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === gone ? new Response('', { status: 404 }) : Response.json(FILES[address])),
  );
  const open = recordFinder({ firms, warnings }, { details: ['/details'], reasons: ['/reasons'] });
  return open(answerOf('nothing', itemOf({ kind: 'name' }, { facts })));
}

test('an answer has each record that it names, in full those of the firms in the text and of the warnings that match', async () => {
  const found = await find({
    firms: [firmMatch({ firm: 1 })],
    candidates: [candidate({ position: 2 }), candidate({ list: 'warnings', position: 1 })],
    resembles: [resemblance({ position: 0 }), resemblance({ list: 'ours', position: 7 })],
    listedBelow: [{ warning: 2, name: 'Cpex', value: 'https://c.example/x' }],
  });
  expect([...found.firms.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(found.firms.get(1)).toEqual({ ...firms[1], details: { headquarters: 'B Bank' } });
  expect(found.warnings.get(1)).toEqual({ ...warnings[1], reason: { text: 'It imitates.' } });
  expect(found.warnings.get(2)?.name).toBe('Cpex');
});

test.for(['/details', '/reasons'])('without %s, the records are there', async (gone) => {
  const found = await find({ firms: [firmMatch({ firm: 0 })], warnings: [warningMatch({ warning: 0 })] }, gone);
  expect(found.firms.get(0)?.details === undefined).toBe(gone === '/details');
  expect(found.warnings.get(0)?.reason === undefined).toBe(gone === '/reasons');
});
