import { describe, expect, test } from 'vitest';
import { isThorough, sampleOf } from '../../../tests/support/sample.ts';
import { createCheck, recordsOf } from '../src/check.ts';
import { generateBankNames } from './bank-names.ts';
import { generateFirms } from './firms.ts';
import { generateOrdinary } from './ordinary-names.ts';
import { ourLists } from './our-content.ts';
import { formatRemembered, generateRemembered, measureRemembered } from './remembered-names.ts';

/*
 * The check finds a firm by its name as people remember it (CHECK-6). Only its whole name leads to the verdict of its licence. Ordinary names
 * find no firm.
 */

const EACH = sampleOf(500);
const ORDINARY = sampleOf(2_000);
const SIZE = 31_000;
const SEED = 20_252;
const MIN_FOUND = 0.95;
const MAX_RAISED = 0.005;

const { firms: own, warnings } = ourLists();
const REGISTERS = {
  'our register': () => own.map(({ name }) => name),
  'a register of American banks': () => generateBankNames(SIZE, SEED),
  // Its names are easier to tell apart than those of banks.
  ...(isThorough && { 'a generated register': () => generateFirms(SIZE).map(({ name }) => name) }),
};

describe.for(Object.entries(REGISTERS))('with %s', ([register, list]) => {
  const names = list();
  const index = createCheck({ firms: names.map((name, position) => ({ name, licenseId: `FCA-${position}` })), warnings });

  test(`at least 95 % of ${EACH} names of each kind are among the first ten, and only a whole name leads to the verdict of the licence (CHECK-6)`, () => {
    const measured = measureRemembered(index, generateRemembered(names, EACH, SEED));
    console.log(`${register}, seed ${SEED}: ${formatRemembered(measured)}`);
    for (const { kind, rate, missed, judged } of measured) {
      expect(rate, `${kind}: ${JSON.stringify(missed.slice(0, 10))}`).toBeGreaterThanOrEqual(MIN_FOUND);
      expect(judged, kind).toEqual([]);
    }
  }, 120_000);

  test('at most 0.5 % of ordinary names find a firm so', () => {
    const raised = generateOrdinary(ORDINARY, SEED).filter((text) =>
      recordsOf(index.check(text)).firms.records.some(({ rank }) => rank === 'remembered'),
    );
    console.log(`${register}, seed ${SEED}: ${raised.length} of ${ORDINARY} ordinary names and domains find a firm`);
    expect(raised.length / ORDINARY, JSON.stringify(raised)).toBeLessThanOrEqual(MAX_RAISED);
  }, 120_000);
});
