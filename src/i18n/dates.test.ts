import { expect, test } from 'vitest';
import { writeDate, writeTime } from './dates.ts';

test.for([
  ['en', '10 November 2025', '14 July 2025, 09:30 UTC'],
  ['es', '10 de noviembre de 2025', '14 de julio de 2025 a las 09:30 UTC'],
  ['zh', '2025年11月10日', '2025年7月14日09:30（UTC）'],
  ['ar', '10 نوفمبر 2025', '14 يوليو 2025، 09:30 UTC'],
  ['fr', '10 novembre 2025', '14 juillet 2025 à 9\u00a0h\u00a030 UTC'],
] as const)('in %s, dates and times are written in words, with Western digits', ([language, day, minute]) => {
  expect(writeDate('2025-11-10', language)).toBe(day);
  expect(writeDate('2025-07-14 09:30 UTC', language)).toBe(minute);
});

test('the first of a month is an ordinal number in French only', () => {
  expect(writeDate('2025-07-01', 'fr')).toBe('1er juillet 2025');
  expect(writeDate('2025-07-11', 'fr')).toBe('11 juillet 2025');
  expect(writeDate('2025-07-01', 'es')).toBe('1 de julio de 2025');
});

test('French writes a full hour without minutes', () => {
  expect([writeTime('09:00', 'fr'), writeTime('09:00', 'es')]).toEqual(['9\u00a0h', '09:00']);
});
