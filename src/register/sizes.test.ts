import { expect, test } from 'vitest';
import {
  FIRMS_PER_FILE,
  FIRMS_PER_PAGE,
  LIST_FILE,
  MAX_WHOLE_LIST,
  RECORDS_PER_FILE,
  RECORD_FILE,
  WARNINGS_PER_FILE,
  WARNINGS_PER_PAGE,
  offlineListScope,
} from './sizes.ts';

test('a page of a long list needs one file', () => {
  expect(FIRMS_PER_FILE % FIRMS_PER_PAGE).toBe(0);
  expect(WARNINGS_PER_FILE % WARNINGS_PER_PAGE).toBe(0);
});

test('the offline copy contains as much of the lists as its limits on files allow', () => {
  expect(offlineListScope(3, 2)).toBe('everything');
  // The longest lists that are shown as a whole.
  expect(offlineListScope(3, 2 * Math.ceil(MAX_WHOLE_LIST / RECORDS_PER_FILE))).toBe('everything');
  // 60,000 firms and as many warnings.
  const files = 2 * Math.ceil(60_000 / FIRMS_PER_FILE) + Math.ceil(60_000 / WARNINGS_PER_FILE);
  expect(offlineListScope(files, 2 * Math.ceil(60_000 / RECORDS_PER_FILE))).toBe('lists');
  expect(offlineListScope(61, 470)).toBe('first-pages');
});

test('the files of the lists are recognised by their names', () => {
  expect(
    ['/assets/firms-12-a1b2c3d4.json', '/assets/warnings-0-x.json', '/assets/check-rows-3-x.json'].every((file) => LIST_FILE.test(file)),
  ).toBe(true);
  expect(
    ['details-0-a1b2c3d', 'reasons-1031-x', 'history-2-x', 'changes-0-x', 'past-0-x'].every((name) =>
      RECORD_FILE.test(`/assets/${name}.json`),
    ),
  ).toBe(true);
});
