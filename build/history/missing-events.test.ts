import { describe, expect, test } from 'vitest';
import { missingEvents, type MissingEvent } from './missing-events.ts';
import type { About, HistoryEvent } from './event.ts';
import { pastOf } from './past.ts';
import type { Present } from './present.ts';

const ID = 'X-1';

/** The records of today, with one record. */
const oneRecord = (about: About, ...fields: [field: string, value: string][]): Present => {
  return { firm: new Map(), warning: new Map(), document: new Map(), [about]: new Map([[ID, new Map(fields)]]) };
};

const recorded = (missing: readonly MissingEvent[]): HistoryEvent[] =>
  missing.map((event) => ({ ...event, day: '2026-11-26', reason: 'A reason.' }));

/** The events of a record that began with one value and is now written in another way. */
function eventsAfter(about: About, field: string, before: string, after: string) {
  const began = recorded(missingEvents(pastOf([]), oneRecord(about, [field, before])));
  const missing = missingEvents(pastOf(began), oneRecord(about, [field, after]));
  return { missing, past: pastOf([...began, ...recorded(missing)]) };
}

/** Two ways to write one value, and a value that means something else. A hand or a program may put spaces around it. */
const WRITINGS: readonly [about: About, field: string, value: string, same: string, other: string][] = [
  ['firm', 'name', 'Nederhaven Bank N.V.', ' Nederhaven Bank N.V. ', 'nederhaven Bank N.V.'],
  ['firm', 'registration', '1998-01-12', '1998-01-12 ', '1998-12-01'],
  ['firm', 'activities', 'Lending; Custody', 'Custody; Lending', 'Custody; lending'],
  ['firm', 'jurisdictions', 'Global; Benelux', 'Benelux; Global', 'Global'],
  ['firm', 'tradingNames', 'Alder; Cedar', 'Cedar; Alder', 'Cedar; Alder; Elm'],
  ['firm', 'capitalRatio', '20%', '20.00 %', '20.01%'],
  ['firm', 'capitalRatio', '20.5% (SST)', '20.50% (SST)', '20.5%'],
  ['firm', 'capitalRatio', 'N/A', ' N/A', '0.0%'],
  ['firm', 'investigations', '3', '003', '4'],
  [
    'firm',
    'websites',
    'https://a.example; https://b.example/',
    'https://B.EXAMPLE; https://a.example/',
    'http://a.example; https://b.example',
  ],
  ['firm', 'websites', 'https://a.example/Path', 'https://A.example/Path/', 'https://www.a.example/Path'],
  ['firm', 'emailDomains', 'a.example; b.example', 'B.example; a.example', 'a.test; b.example'],
  ['firm', 'phones', '+442079460123; +3521', '+3521; +44 (20) 7946-0123', '+442079460124; +3521'],
  ['warning', 'aliases', 'Alder; Cedar', 'Cedar; Alder', 'Cedar; alder'],
  ['warning', 'wholeHost', 'https://a.example', 'https://A.example/', 'https://b.example'],
  ['warning', 'emails', 'A.b@a.example; @b.example', '@B.example; A.b@A.example', 'a.b@a.example; @b.example'],
  ['warning', 'reason', 'Lending; Custody', ' Lending; Custody', 'Custody; Lending'],
];

describe('values are compared by what they mean (HISTORY-7)', () => {
  test.each(WRITINGS)('another writing is no change, and another value is one: %s %s %s', (about, field, value, same, other) => {
    for (const [before, after] of [
      [value, same],
      [same, value],
    ] as const) {
      expect(eventsAfter(about, field, before, after).missing).toEqual([]);
      const { missing, past } = eventsAfter(about, field, before, other);
      expect(missing).toEqual([expect.objectContaining({ field, before, after: other })]);
      expect(past.faults).toEqual([]);
      expect(missingEvents(past, oneRecord(about, [field, other]))).toEqual([]);
    }
  });

  test('a value that is new or gone is a change', () => {
    expect(eventsAfter('firm', 'phones', '+3521', '').missing).toHaveLength(1);
    expect(eventsAfter('firm', 'capitalRatio', '0%', 'N/A').missing).toHaveLength(1);
  });

  test('a document is compared letter by letter', () => {
    expect(eventsAfter('document', 'reference', 'CHK-AML-01', 'CHK-AML-1').missing).toHaveLength(1);
  });

  test('a field that documents no longer have stays in the past', () => {
    const began = recorded(missingEvents(pastOf([]), oneRecord('document', ['reference', 'CHK-AML-01'], ['sha256', '0012'])));
    expect(missingEvents(pastOf(began), oneRecord('document', ['reference', 'CHK-AML-01']))).toEqual([]);
  });
});

test('a quotation mark that becomes typographic is no change of a warning, another word is', () => {
  const event: HistoryEvent = {
    day: '2025-01-01',
    kind: 'issued',
    about: 'warning',
    id: ID,
    field: 'reason',
    before: '',
    after: "A 'senior analyst' takes the client's money.",
    reason: '',
  };
  const past = pastOf([event]);
  const missing = (reason: string) => missingEvents(past, oneRecord('warning', ['reason', reason]));
  expect(missing('A “senior analyst” takes the client’s money.')).toEqual([]);
  expect(missing('A “junior analyst” takes the client’s money.')).toMatchObject([{ kind: 'changed', field: 'reason' }]);
});
