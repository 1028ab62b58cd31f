import { expect, test } from 'vitest';
import { RECORDS_BUDGET, SCRIPT_BUDGET, markupBudgetOf } from './budgets.ts';
import { overBudget, type Weight } from './weights.ts';

const full: Weight = {
  path: '/regulated-companies',
  html: markupBudgetOf('/regulated-companies') - 5_000,
  css: 5_000,
  js: SCRIPT_BUDGET,
  records: RECORDS_BUDGET,
};
const named = [expect.stringContaining('/regulated-companies: JavaScript')];

test('a page may use its whole budget (SPEED-1)', () => {
  expect(overBudget([full])).toEqual([]);
});

test('one byte too many of markup, style or code is reported', () => {
  const markup = [expect.stringContaining('/regulated-companies: HTML + CSS')];
  expect(overBudget([{ ...full, html: full.html + 1 }])).toEqual(markup);
  expect(overBudget([{ ...full, css: full.css + 1 }])).toEqual(markup);
  expect(overBudget([{ ...full, js: full.js + 1 }])).toEqual(named);
});

test('a growing list of firms is no fault, and hides no code', () => {
  const grown = { ...full, records: RECORDS_BUDGET + 700_000, js: full.js + 700_000 };
  expect(overBudget([grown])).toEqual([]);
  expect(overBudget([{ ...grown, js: grown.js + 1 }])).toEqual(named);
});

test('the room that a short list leaves is for nothing but the page', () => {
  expect(overBudget([{ ...full, records: 2_000 }])).toEqual([]);
  expect(overBudget([{ ...full, records: 2_000, js: full.js + 1 }])).toEqual(named);
});
