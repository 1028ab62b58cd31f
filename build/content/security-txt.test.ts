import { afterEach, describe, expect, test, vi } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { buildDate } from './build-date.ts';
import { securityTxt } from './security-txt.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the day of a build', () => {
  test('is that of SOURCE_DATE_EPOCH', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1750000000');
    expect(buildDate()).toBe('2025-06-15');
  });

  test('is an error if that is not a time', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', 'tomorrow');
    expect(() => buildDate()).toThrow('SOURCE_DATE_EPOCH is tomorrow: it must be a number of seconds');
  });

  test('is otherwise a real day, and always the same', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
    expect(buildDate()).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(buildDate()).toBe(buildDate());
  });
});

test('security.txt of a real authority does not say that it is fictional', () => {
  const { site, security } = content;
  expect(securityTxt(site, security, '2026-03-01')).toMatch(/^# .*fictional/);
  expect(securityTxt({ ...site, fictional: false }, security, '2026-03-01')).not.toContain('#');
});
