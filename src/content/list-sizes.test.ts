import { expect, test } from 'vitest';
import {
  FIRMS_PER_PAGE,
  FIRMS_PER_SHARD,
  MOST_WHOLE,
  RECORD_FILE,
  SHARD_FILE,
  WARNINGS_PER_PAGE,
  WARNINGS_PER_SHARD,
  offlineListScope,
} from './list-sizes.ts';

test('a page of a long list needs one shard', () => {
  expect(FIRMS_PER_SHARD % FIRMS_PER_PAGE).toBe(0);
  expect(WARNINGS_PER_SHARD % WARNINGS_PER_PAGE).toBe(0);
});

test('the offline copy contains as much of the lists as its limit on files allows', () => {
  expect(offlineListScope(0, 2)).toBe('everything');
  // The longest lists that are shown as a whole.
  expect(offlineListScope(0, Math.ceil(MOST_WHOLE / 512) + Math.ceil(MOST_WHOLE / 64))).toBe('everything');
  // 66,000 firms and as many warnings.
  expect(offlineListScope(Math.ceil(66_000 / FIRMS_PER_SHARD) + Math.ceil(66_000 / WARNINGS_PER_SHARD), 1161)).toBe('lists');
  expect(offlineListScope(61, 1161)).toBe('first-pages');
});

test('the files of the lists are recognised by their names', () => {
  expect(
    ['/assets/firms-12-a1b2c3d4.txt', '/assets/warnings-0-x.txt', '/assets/contacts-3-x.txt'].every((file) => SHARD_FILE.test(file)),
  ).toBe(true);
  expect(['/assets/details-0-a1b2c3d.js', '/assets/reason-chunks-1031-x.js'].every((file) => RECORD_FILE.test(file))).toBe(true);
  // The file that names the others.
  expect(RECORD_FILE.test('/assets/reason-chunks-a1b2c3d.js')).toBe(false);
});
