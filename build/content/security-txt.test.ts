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

describe('security.txt', () => {
  const { site, security: page } = content;
  const lines = securityTxt(site, page, '2026-03-01').trimEnd().split('\n');
  const fields = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(': '));

  test('has the fields of RFC 9116, each once, and says that it is fictional', () => {
    expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
    expect(lines[0]).toMatch(/^# .*fictional/);
    expect(Object.fromEntries(fields)).toMatchObject({
      Contact: `mailto:${site.supportEmail}`,
      Canonical: `${site.baseUrl}/.well-known/security.txt`,
      Policy: `${site.baseUrl}/security`,
      'Preferred-Languages': 'en, fr',
    });
  });

  test('expires less than a year after the day of the build', () => {
    expect(Object.fromEntries(fields)).toMatchObject({ Expires: '2027-02-28T00:00:00Z' });
  });

  test('of a real authority does not say that it is fictional', () => {
    expect(securityTxt({ ...site, fictional: false }, page, '2026-03-01')).not.toContain('#');
  });
});
