import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/content-problems.ts';
import { FIRM, WARNED_FIRM } from '../../../tests/support/sound-records.ts';
import { firmSchema, warnedFirmSchema } from './records.ts';

/* What records may be. `tests/content/editors-mistakes.test.ts` has what they may not be. */

/** A firm's cells in `firms.csv`. */
const CELLS = { ...FIRM, activities: 'Lending; Custody', jurisdictions: 'Global', investigations: '0' };

test.for([
  { websites: ['https://apex.pages.dev', 'https://apex.github.io/', 'https://apex.co.uk'] },
  { websites: ['https://github.io/apex', 'https://www.facebook.com/apex.club', 'https://t.me:443/apex', 'https://apex.example:8443'] },
  { websites: ['https://zürich-भारत.example:8443/a%20b;jsessionid=1.node1'] },
  { websites: ['https://t.me', 'https://apex.pages.dev'], wholeHost: ['https://t.me'] },
  { emails: ['brim@gmail.example'], phones: ['+39 06 9480 0001'] },
])('a warned firm may have these values: %j', (change) => {
  expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, ...change })).toEqual([]);
});

describe('a row of cells', () => {
  test('is a firm, whose optional cells may be empty or missing', () => {
    expect(firmSchema.parse(CELLS)).toEqual({ ...FIRM, activities: ['Lending', 'Custody'] });
    const empty = { id: '', websites: '', emailDomains: '', phones: '', contactsConfirmed: '', successor: '' };
    expect(firmSchema.parse({ ...CELLS, ...empty, id: 'ned-2' })).toEqual({ ...FIRM, activities: ['Lending', 'Custody'], id: 'ned-2' });
  });
});
