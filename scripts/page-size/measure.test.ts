import { expect, test } from 'vitest';
import { markupBudgetOf, scriptBudgetOf } from './budgets.ts';
import { pagesOverBudget, type PageSize } from './measure.ts';

const full: PageSize = {
  path: '/regulated-companies',
  language: 'en',
  html: markupBudgetOf('/regulated-companies') - 5_000,
  css: 5_000,
  js: scriptBudgetOf(),
  records: 700_000,
};

test('a page may use its whole budget, and its list does not count (SPEED-1)', () => {
  expect(pagesOverBudget([full])).toEqual([]);
});

test('one byte too many of HTML, CSS or code is reported', () => {
  const markup = [expect.stringContaining('/regulated-companies: HTML and CSS')];
  expect(pagesOverBudget([{ ...full, html: full.html + 1 }])).toEqual(markup);
  expect(pagesOverBudget([{ ...full, css: full.css + 1 }])).toEqual(markup);
  expect(pagesOverBudget([{ ...full, js: full.js + 1 }])).toEqual([expect.stringContaining('/regulated-companies: JavaScript')]);
});
