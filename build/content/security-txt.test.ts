import { expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { securityTxt } from './security-txt.ts';

test('security.txt of a real authority does not say that it is fictional', () => {
  const { site, security } = content;
  expect(securityTxt(site, security, '2026-03-01')).toMatch(/^# .*fictional/);
  expect(securityTxt({ ...site, fictional: false }, security, '2026-03-01')).not.toContain('#');
});
