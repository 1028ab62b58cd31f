import { expect, test } from 'vitest';
import { HEADER_BUDGET, RECORDS_BUDGET, REQUEST_BUDGET, SCRIPT_WIRE_BUDGET } from './budgets.ts';
import { overWireBudget } from './wire.ts';

const full = {
  path: '/warnings',
  requests: REQUEST_BUDGET,
  headers: HEADER_BUDGET,
  scripts: SCRIPT_WIRE_BUDGET,
  records: RECORDS_BUDGET,
};

test('a first load may use its whole budget', () => {
  expect(overWireBudget([full])).toEqual([]);
});

test.for([
  [{ requests: REQUEST_BUDGET + 1 }, `/warnings: ${REQUEST_BUDGET + 1} requests`],
  [{ headers: HEADER_BUDGET + 1 }, `/warnings: ${HEADER_BUDGET + 1} bytes of headers`],
  [{ scripts: SCRIPT_WIRE_BUDGET + 1 }, '/warnings: scripts with their headers'],
] as const)('anything beyond the budget is reported: %o', ([more, named]) => {
  expect(overWireBudget([{ ...full, ...more }])).toEqual([expect.stringContaining(named)]);
});

test('a growing list of firms is not a fault', () => {
  expect(overWireBudget([{ ...full, records: RECORDS_BUDGET + 500_000, scripts: SCRIPT_WIRE_BUDGET + 500_000 }])).toEqual([]);
});
