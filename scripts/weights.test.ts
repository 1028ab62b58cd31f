import { expect, test } from 'vitest';
import { PAGING_BUDGET, RECORDS_BUDGET, SCRIPT_BUDGET, TRANSLATION_BUDGET, copyBudgetOf, markupBudgetOf } from './budgets.ts';
import { copyOverLimits, overBudget, type Weight } from './weights.ts';

const full: Weight = {
  path: '/regulated-companies',
  language: 'en',
  html: markupBudgetOf('/regulated-companies') - 5_000,
  css: 5_000,
  js: SCRIPT_BUDGET,
  records: RECORDS_BUDGET,
  isPaged: false,
};
const named = [expect.stringContaining('/regulated-companies: JavaScript')];

test('a page may use its whole budget (SPEED-1)', () => {
  expect(overBudget([full])).toEqual([]);
});

test('one byte too many of HTML, CSS or code is reported', () => {
  const markup = [expect.stringContaining('/regulated-companies: HTML + CSS')];
  expect(overBudget([{ ...full, html: full.html + 1 }])).toEqual(markup);
  expect(overBudget([{ ...full, css: full.css + 1 }])).toEqual(markup);
  expect(overBudget([{ ...full, js: full.js + 1 }])).toEqual(named);
});

test('a growing list of firms is not a fault, and does not hide code', () => {
  const grown = { ...full, records: RECORDS_BUDGET + 700_000, js: full.js + 700_000 };
  expect(overBudget([grown])).toEqual([]);
  expect(overBudget([{ ...grown, js: grown.js + 1 }])).toEqual(named);
});

test('a short list leaves no more room for code', () => {
  expect(overBudget([{ ...full, records: 2_000 }])).toEqual([]);
  expect(overBudget([{ ...full, records: 2_000, js: full.js + 1 }])).toEqual(named);
});

test('the code for the pages of a long list may weigh 1.5 kB', () => {
  const paged: Weight = { ...full, isPaged: true, js: full.js + PAGING_BUDGET };
  expect(overBudget([paged])).toEqual([]);
  expect(overBudget([{ ...paged, js: paged.js + 1 }])).toEqual(named);
});

test('a page in another language may weigh 3 kB more in all', () => {
  const translated: Weight = { ...full, language: 'ar', html: full.html + TRANSLATION_BUDGET };
  expect(overBudget([translated])).toEqual([]);
  expect(overBudget([{ ...translated, js: translated.js + 1 }])).toEqual([expect.stringContaining('/ar/regulated-companies: ')]);
});

test('another document or part of a list is not a fault of the offline copy, but another file of code is', () => {
  const { files, contentFiles, bytes, contentBytes } = copyBudgetOf('zh');
  const copy = { language: 'zh', files, contentFiles, bytes, contentBytes } as const;
  const grown = { ...copy, files: files + 9, contentFiles: contentFiles + 9, bytes: bytes + 700_000, contentBytes: contentBytes + 700_000 };
  expect(copyOverLimits([grown])).toEqual([]);
  expect(copyOverLimits([{ ...grown, bytes: grown.bytes + 1 }])).toEqual([expect.stringContaining(`${grown.bytes + 1} bytes`)]);
  expect(copyOverLimits([{ ...copy, files: files + 1 }])).toEqual([
    `The copy for offline use (zh): ${files + 1} requests, at most ${files}`,
  ]);
});
