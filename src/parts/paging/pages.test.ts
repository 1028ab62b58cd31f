import { describe, expect, test } from 'vitest';
import { pageAddress, pageAt, pageOf } from './pages.ts';

describe('the requested page', () => {
  test('has its records, and the last page has the rest', () => {
    expect(pageAt('1', 250, 100)).toEqual({ page: 1, pages: 3, begin: 0, end: 100 });
    expect(pageAt('3', 250, 100)).toEqual({ page: 3, pages: 3, begin: 200, end: 250 });
    expect(pageAt('3', 300, 100)).toMatchObject({ pages: 3, end: 300 });
  });

  test.each([null, undefined, '', '0', '-1', '01', '1.5', '1e2', 'two', '９', '9'.repeat(20)])('is the first page for %j', (wanted) => {
    expect(pageAt(wanted, 250, 100).page).toBe(1);
  });

  test('is the last page if there are fewer', () => {
    expect(pageAt('999999', 250, 100)).toMatchObject({ page: 3, begin: 200, end: 250 });
  });

  test('is one empty page if there are no records', () => {
    expect(pageAt('7', 0, 100)).toEqual({ page: 1, pages: 1, begin: 0, end: 0 });
  });
});

test('a position is on the page that begins before it', () => {
  expect([0, 99, 100, 249].map((position) => pageOf(position, 100))).toEqual([1, 1, 2, 3]);
  for (const position of [0, 99, 100, 249]) {
    const { begin, end } = pageAt(String(pageOf(position, 100)), 250, 100);
    expect(position >= begin && position < end).toBe(true);
  }
});

test('the address of a page keeps the search, and has no number for the first page', () => {
  expect(pageAddress('/warnings', '', 1)).toBe('/warnings');
  expect(pageAddress('/warnings', '', 3)).toBe('/warnings?page=3');
  expect(pageAddress('/warnings', 'a & b', 1)).toBe('/warnings?q=a+%26+b');
  expect(pageAddress('/warnings', 'a', 2, { order: 'newest', tier: '' })).toBe('/warnings?q=a&order=newest&page=2');
  expect(pageAddress('/warnings', '\ud83d', 2)).toBe('/warnings?q=%EF%BF%BD&page=2');
});

test('the address of a page has no search that may not be in an address', () => {
  expect(pageAddress('/warnings', 'Call me now! 0044 20 7946 0001', 2)).toBe('/warnings?page=2');
  expect(pageAddress('/warnings', 'x'.repeat(101), 2)).toBe('/warnings?page=2');
});
