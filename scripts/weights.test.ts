import { expect, test } from 'vitest';
import { MARKUP_BUDGET, RECORDS_BUDGET, SCRIPT_BUDGET } from '../src/routes.ts';
import { overBudget, type Weight } from './weights.ts';

const full: Weight = {
  path: '/regulated-companies',
  html: MARKUP_BUDGET - 5_000,
  css: 5_000,
  js: SCRIPT_BUDGET,
  records: RECORDS_BUDGET,
  markupBudget: MARKUP_BUDGET,
  scriptBudget: SCRIPT_BUDGET,
};
const named = [expect.stringContaining('/regulated-companies: JavaScript')];

test('a page may fill its budgets', () => {
  expect(overBudget([full])).toEqual([]);
});

test('a byte more of markup, of style or of code is named', () => {
  const markup = [expect.stringContaining('/regulated-companies: HTML + CSS')];
  expect(overBudget([{ ...full, html: full.html + 1 }])).toEqual(markup);
  expect(overBudget([{ ...full, css: full.css + 1 }])).toEqual(markup);
  expect(overBudget([{ ...full, js: full.js + 1 }])).toEqual(named);
});

test('a list of firms that grows is no fault, and hides none of the code', () => {
  const grown = { ...full, records: RECORDS_BUDGET + 700_000, js: full.js + 700_000 };
  expect(overBudget([grown])).toEqual([]);
  expect(overBudget([{ ...grown, js: grown.js + 1 }])).toEqual(named);
});

test('a short list gives its room to nothing but the page', () => {
  expect(overBudget([{ ...full, records: 2_000 }])).toEqual([]);
  expect(overBudget([{ ...full, records: 2_000, js: full.js + 1 }])).toEqual(named);
});
