import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAPITAL_REGIMES } from '../content/schemas/firm-fields.ts';
import { LIST_SEPARATOR } from '../content/schemas/values.ts';
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

/** Two ways to write one value, and a value that means something else. */
interface Writings {
  value: string;
  same: string;
  other: string;
}
type Column = fc.Arbitrary<Writings>;

/** A value that has one form. A hand or a program may put spaces around it. */
const verbatim = (...values: string[]): Column =>
  fc.shuffledSubarray(values, { minLength: 2, maxLength: 2 }).map(([value = '', other = '']) => ({ value, same: ` ${value} `, other }));

/** A list whose values can be written in several ways, in any order. */
function listOf(values: readonly string[], rewrite: (value: string, choice: number) => string = (value) => value): Column {
  const some = fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: values.length - 1 });
  return some.chain((chosen) => {
    const rest = values.filter((value) => !chosen.includes(value));
    const others = [...rest.map((value) => [...chosen, value]), ...rest.map((value) => [...chosen.slice(1), value])];
    return fc
      .tuple(
        fc.shuffledSubarray(chosen, { minLength: chosen.length }),
        fc.array(fc.nat(3), { minLength: chosen.length, maxLength: chosen.length }),
        fc.constantFrom(...others),
      )
      .map(([shuffled, choices, other]) => ({
        value: chosen.join(LIST_SEPARATOR),
        same: shuffled.map((value, at) => rewrite(value, choices[at] ?? 0)).join(LIST_SEPARATOR),
        other: other.join(LIST_SEPARATOR),
      }));
  });
}

const percentages: Column = fc
  .record({
    hundredths: fc.oneof(
      fc.integer({ min: 1, max: 9999 }).map((whole) => whole * 100),
      fc.integer({ min: 1, max: 999_999 }),
    ),
    more: fc.tuple(fc.nat(3), fc.nat(3)),
    regime: fc.constantFrom('', ...CAPITAL_REGIMES.map((name) => ` (${name})`)),
    space: fc.constantFrom('', ' '),
    isOtherRegime: fc.boolean(),
  })
  .map(({ hundredths, more: [more, otherwise], regime, space, isOtherRegime }) => {
    const needed = hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2;
    const write = (figure: number, decimals: number) => (figure / 100).toFixed(decimals);
    const otherRegime = regime === '' ? ' (SST)' : '';
    return {
      value: `${write(hundredths, needed + more)}%${regime}`,
      same: `${write(hundredths, needed + otherwise)}${space}%${regime}`,
      other: isOtherRegime ? `${write(hundredths, 2)}%${otherRegime}` : `${write(hundredths + 1, 2)}%${regime}`,
    };
  });

const counts: Column = fc.tuple(fc.nat(99), fc.nat(2)).map(([count, zeros]) => ({
  value: String(count),
  same: '0'.repeat(zeros) + String(count),
  other: String(count + 1),
}));

const websites = listOf(
  [
    'https://a.example',
    'https://b.example/',
    'https://a.example/Path',
    'http://a.example',
    'https://www.a.example',
    'https://a.example/?q=A/',
  ],
  (address, choice) =>
    [
      address.replace(/^(https?:\/\/[^/]+)\/?$/, '$1/'),
      address.replace(/^(https?:\/\/[^/]+)\/?$/, '$1'),
      address.replace(/^(https?:\/\/)([^/]+)/, (_all, scheme: string, host: string) => scheme + host.toUpperCase()),
      address.replace(/(\/Path)$/, '$1/'),
    ][choice] ?? address,
);
const phones = listOf(['+442079460123', '+442079460124', '+3521', '+13125550175'], (number, choice) => {
  const [, code = '', rest = ''] = /^(\+\d)(\d+)$/.exec(number) ?? [];
  return (
    [number, `${code} ${rest}`, `${code} (${rest.slice(0, 1)})${rest.slice(1)}`, `${code}-${rest.slice(0, 1)}-${rest.slice(1)}`][choice] ??
    number
  );
});
const texts = listOf(['Lending', 'Custody', 'lending', 'Trade finance']);
const lines = verbatim('Nederhaven Bank N.V.', 'nederhaven Bank N.V.', 'Lending; Custody', 'Custody; Lending', '20.0%', '20%', '00', '0');

const COLUMNS: [about: About, field: string, column: Column][] = [
  ['firm', 'name', lines],
  ['firm', 'registration', verbatim('1998-01-12', '1998-12-01', '1999-01-12')],
  ['firm', 'activities', texts],
  ['firm', 'jurisdictions', texts],
  ['firm', 'tradingNames', texts],
  ['firm', 'capitalRatio', fc.oneof(percentages, verbatim('N/A', '0.0%'))],
  ['firm', 'investigations', counts],
  ['firm', 'websites', websites],
  [
    'firm',
    'emailDomains',
    listOf(['a.example', 'b.example', 'a.test'], (domain, choice) => (choice === 0 ? domain.toUpperCase() : domain)),
  ],
  ['firm', 'phones', phones],
  ['warning', 'aliases', texts],
  ['warning', 'wholeHost', websites],
  [
    'warning',
    'emails',
    listOf(['A.b@a.example', 'a.b@a.example', '@a.example', '@b.example'], (email, choice) =>
      choice === 0 ? email.replace(/@.*/, (domain) => domain.toUpperCase()) : email,
    ),
  ],
  ['warning', 'reason', lines],
];

describe('values are compared by what they mean (HISTORY-7)', () => {
  test.each(COLUMNS)('another writing is no change: %s %s', (about, field, column) => {
    fc.assert(
      fc.property(column, ({ value, same }) => {
        // Either may be in the history.
        expect(eventsAfter(about, field, value, same).missing).toEqual([]);
        expect(eventsAfter(about, field, same, value).missing).toEqual([]);
      }),
    );
  });

  test.each(COLUMNS)('another value is one change, from the value in the history: %s %s', (about, field, column) => {
    fc.assert(
      fc.property(column, ({ value, same, other }) => {
        for (const before of [value, same]) {
          const { missing, past } = eventsAfter(about, field, before, other);
          expect(missing).toEqual([expect.objectContaining({ field, before, after: other })]);
          expect(past.faults).toEqual([]);
          expect(missingEvents(past, oneRecord(about, [field, other]))).toEqual([]);
        }
      }),
    );
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
